import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlatformMark } from '../PlatformMark/PlatformMark.tsx';
import { Chip } from './Chip.tsx';

const meta = { title: 'UI/Content/Chip', component: Chip, args: { children: 'Ernährung' } } satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WithIcon: Story = {
  args: { children: 'Instagram', icon: <PlatformMark platform="instagram" size={16} /> },
};

export const LongWords: Story = {
  render: () => (
    <div style={{ inlineSize: 140 }}>
      <Chip>Benachrichtigungs&shy;einstellungen und Freigabestatus</Chip>
    </div>
  ),
};
