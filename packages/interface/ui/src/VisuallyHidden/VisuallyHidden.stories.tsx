import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyWords } from '@resonanz/stories/words';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const words = storyWords({
  met: ['erfüllt', 'met'],
});

const meta = {
  title: 'UI/Layout/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: words.met },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText(words.met).getBoundingClientRect();
    await expect(width * height).toBeLessThanOrEqual(1);
  },
};
