import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Audience } from './Audience.tsx';
import { shares, unknownShares } from './channels.fixture.ts';

const meta = {
  title: 'Widgets/Audience',
  component: Audience,
  args: { shares },
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
} satisfies Meta<typeof Audience>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: /^(Deutschland|Germany)$/ })).toBeVisible();
  },
};

export const Brand: Story = { globals: { audience: 'brand', density: 'comfortable' } };

/** Parts of which nothing is known are left out. */
export const CountriesAlone: Story = { args: { shares: { ...unknownShares, germany: 72.4, austria: 11.2 } } };

export const NothingKnown: Story = { args: { shares: unknownShares } };

export const Narrow: Story = { decorators: [(Story) => <div style={{ maxInlineSize: 240 }}>{Story()}</div>] };
