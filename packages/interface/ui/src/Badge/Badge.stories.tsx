import { EnvelopeSimpleIcon } from '@phosphor-icons/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyWords } from '@resonanz/stories/words';
import { Box } from '../Box/Box.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Badge } from './Badge.tsx';

const words = storyWords({
  twelveUnreadEMails: ['12 ungelesene E-Mails', '12 unread e-mails'],
  unreadEMails240: ['240 ungelesene E-Mails', '240 unread e-mails'],
});

const meta = {
  title: 'UI/Content/Badge',
  component: Badge,
  args: { count: 12, label: words.twelveUnreadEMails, children: <Icon icon={EnvelopeSimpleIcon} size="large" /> },
  decorators: [
    (Story) => (
      <Box padding={5}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Many: Story = { args: { count: 240, label: words.unreadEMails240 } };

/** For 0 only the icon is drawn. */
export const Nothing: Story = { args: { count: 0 } };
