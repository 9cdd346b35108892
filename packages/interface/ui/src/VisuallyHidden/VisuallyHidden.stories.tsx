import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'UI/Layout/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'erfüllt' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText('erfüllt').getBoundingClientRect();
    await expect(width * height).toBeLessThanOrEqual(1);
  },
};
