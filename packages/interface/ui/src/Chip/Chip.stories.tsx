import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyWords } from '@resonanz/stories/words';
import { PlatformMark } from '../PlatformMark/PlatformMark.tsx';
import { Chip } from './Chip.tsx';

const words = storyWords({
  nutrition: ['Ernährung', 'Nutrition'],
  notificationSettingsAndState: [
    'Benachrichtigungs\u00adeinstellungen und Freigabestatus',
    'Notification settings and state of approval',
  ],
});

const meta = { title: 'UI/Content/Chip', component: Chip, args: { children: words.nutrition } } satisfies Meta<
  typeof Chip
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WithIcon: Story = {
  args: { children: 'Instagram', icon: <PlatformMark platform="instagram" size={16} /> },
};

export const LongWords: Story = {
  render: () => (
    <div style={{ inlineSize: 140 }}>
      <Chip>{words.notificationSettingsAndState}</Chip>
    </div>
  ),
};
