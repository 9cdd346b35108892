import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { vars } from '@resonanz/tokens/contract';
import { useLook } from '../page/useLook.ts';
import { ContrastOfLook } from './ContrastTable.tsx';
import { Swatches } from './Swatches.tsx';

const meta = {
  title: 'Foundations/Colour',
  component: Swatches,
  parameters: { docs: { canvas: { sourceState: 'none' } } },
} satisfies Meta<typeof Swatches>;

export default meta;
type Story = StoryObj<typeof meta>;

const { surface, text, border, accent, bookmark, rating, skeleton, status, platform, chart } = vars;
const below = (name: string, tree: Readonly<Record<string, object>>) =>
  Object.fromEntries(Object.entries(tree).map(([key, colours]) => [`${name}.${key}`, { ...colours }]));

/** Neutral slate carries the page. */
export const Neutral: Story = {
  args: { groups: { surface: { ...surface }, text: { ...text }, border: { ...border } } },
};

/** Whose area this is: switch the audience in the toolbar. */
export const Accent: Story = {
  args: { groups: { accent: { ...accent } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('accent.solid')).toBeVisible();
    await expect(canvas.getByText('--rz-accent-solid')).toBeVisible();
    await expect(canvas.getAllByText('#07646e').length).toBeGreaterThan(0);
  },
};

export const Status: Story = { args: { groups: below('status', status) } };

/** Only on marks and chips of platforms. */
export const Platforms: Story = { args: { groups: below('platform', platform) } };

/** In this order, so that neighbours stay apart for colour-blind readers too. */
export const Charts: Story = { args: { groups: { chart: { ...chart } } } };

export const Parts: Story = {
  args: { groups: { bookmark: { ...bookmark }, rating: { ...rating }, skeleton: { ...skeleton } } },
};

/** The pairs of the theme and the audience of the toolbar. */
export const Contrast: Story = {
  args: { groups: {} },
  render: function Pairs() {
    return <ContrastOfLook look={useLook()} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row').length).toBeGreaterThan(100);
    await expect(canvas.getAllByText(/audience\.staff\.light\.ink/).length).toBeGreaterThan(6);
  },
};
