import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PlacesMeter } from './PlacesMeter.tsx';

/** Places of a product test that are taken, in a table or below a figure. */
const meta = {
  title: 'Patterns/Records/PlacesMeter',
  component: PlacesMeter,
  args: { taken: 28, places: 40, showsWords: true },
} satisfies Meta<typeof PlacesMeter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '28');
  },
};

/** All places are taken. */
export const Full: Story = { args: { taken: 1_200, places: 1_200 } };

/** Below a figure that says it already. */
export const BarAlone: Story = { args: { showsWords: false } };
