import type { Meta, StoryObj } from '@storybook/react-vite';
import { RingDrawing } from './RingDrawing.tsx';

const meta = {
  title: 'UI/Layout/RingDrawing',
  component: RingDrawing,
} satisfies Meta<typeof RingDrawing>;

export default meta;
type Story = StoryObj<typeof meta>;

const dot = (
  <span style={{ display: 'block', inlineSize: 58, blockSize: 58, borderRadius: '50%', background: 'gray' }} />
);

export const Small: Story = { args: { variant: 'small' } };

export const Panel: Story = {
  args: {
    variant: 'panel',
    satellites: [
      { ring: 2, angle: 346, content: dot },
      { ring: 3, angle: 76, content: dot },
    ],
  },
  render: (args) => (
    <div style={{ position: 'relative', inlineSize: 660, blockSize: 700, background: 'var(--rz-accent-shell)' }}>
      <RingDrawing {...args} />
    </div>
  ),
};

export const Stage: Story = {
  args: {
    variant: 'stage',
    satellites: [
      { ring: 0, angle: 0, content: dot },
      { ring: 2, angle: 38, content: dot },
    ],
  },
  render: (args) => (
    <div style={{ position: 'relative', inlineSize: 720, blockSize: 640, background: 'var(--rz-accent-tint)' }}>
      <RingDrawing {...args} />
    </div>
  ),
};
