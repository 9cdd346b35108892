import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BudgetMeter } from './BudgetMeter.tsx';

const meta = {
  title: 'Patterns/Records/BudgetMeter',
  component: BudgetMeter,
  args: { used: 18_250, budget: 28_000, label: 'Budget', words: '18.250 € / 28.000 €', showsWords: true },
} satisfies Meta<typeof BudgetMeter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Budget' })).toHaveAttribute('aria-valuetext', args.words);
  },
};

/** More than nine tenths are used. */
export const Close: Story = { args: { used: 27_900, words: '27.900 € / 28.000 €' } };

export const Exceeded: Story = { args: { used: 31_000, words: '31.000 € / 28.000 €' } };

/** Below a figure that says it already. */
export const BarAlone: Story = { args: { showsWords: false } };
