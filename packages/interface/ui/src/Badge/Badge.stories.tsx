import { EnvelopeSimpleIcon } from '@phosphor-icons/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../Box/Box.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'UI/Content/Badge',
  component: Badge,
  args: { count: 12, label: '12 ungelesene E-Mails', children: <Icon icon={EnvelopeSimpleIcon} size="large" /> },
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

export const Many: Story = { args: { count: 240, label: '240 ungelesene E-Mails' } };

/** For 0 only the icon is drawn. */
export const Nothing: Story = { args: { count: 0 } };
