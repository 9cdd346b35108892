import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Motions } from './Motions.tsx';

const meta = {
  title: 'Foundations/Motion',
  component: Motions,
  args: { playLabel: 'Bewegen' },
  parameters: { docs: { canvas: { sourceState: 'none' } } },
} satisfies Meta<typeof Motions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Durations: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/duration\.slow: 240 ms/)).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Bewegen' })).toHaveFocus();
  },
};
