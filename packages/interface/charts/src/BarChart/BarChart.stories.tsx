import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '@resonanz/ui/Button';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import type { ChartSummary } from '../values/seriesFacts.ts';
import { BarChart } from './BarChart.tsx';

const named = (labels: readonly string[]) => labels.map((label) => ({ id: label, label }));
const months = named(['Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober']);

const budget = [
  { id: 'planned', label: 'Geplant', values: [8000, 12_000, 12_000, 18_500, 24_000, 31_000] },
  { id: 'spent', label: 'Ausgegeben', values: [7420, 12_640, 10_980, 18_100, 22_300, 21_180] },
];

const highest = (([one]) =>
  one ? `${one.label}: am meisten ${one.highest.text} (${one.highest.label})` : '') as ChartSummary;

const meta = {
  title: 'UI/Charts/BarChart',
  component: BarChart,
  args: {
    title: 'Budget je Monat',
    categoryLabel: 'Monat',
    tableLabel: 'Als Tabelle',
    emptyLabel: 'Für diesen Zeitraum liegen keine Werte vor.',
    summary: highest,
    categories: months,
    series: budget,
    format: { currency: 'EUR' },
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two series beside each other. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Budget je Monat' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Geplant: am meisten 31.000\u00a0€ (Oktober)' })).toBeVisible();
  },
};

/** Lying bars say their values at their ends and need no axis. */
export const Horizontal: Story = {
  args: {
    title: 'Alter der Community',
    categoryLabel: 'Alter',
    orientation: 'horizontal',
    height: 180,
    format: 'percent',
    categories: named(['bis 18', '18–24', '25–34', '35–44', '45–54', 'über 54']),
    series: [{ id: 'share', label: 'Anteil', values: [6, 31, 44, 14, 4, 1] }],
  },
};

const content = [
  { id: 'online', label: 'Online', values: [12, 18, 20, 26, 31, 22] },
  { id: 'approved', label: 'Freigegeben', values: [2, 4, 3, 6, 8, 14] },
  { id: 'open', label: 'Offen', values: [1, 0, 2, 3, 4, 19] },
];

export const Stacked: Story = {
  args: { title: 'Beiträge je Monat', series: content, arrangement: 'stacked', format: 'number' },
};

/** The parts of a whole; parts stand apart by a gap, too. */
export const Shares: Story = {
  args: { title: 'Beiträge nach Stand', series: content, arrangement: 'shares', format: 'number' },
};

/** A single whole: the legend carries its parts. */
export const OneWhole: Story = {
  args: {
    title: 'Geschlecht der Community',
    categoryLabel: 'Community',
    orientation: 'horizontal',
    arrangement: 'shares',
    format: 'percent',
    height: 56,
    categories: named(['Follower']),
    series: [
      { id: 'female', label: 'weiblich', values: [78] },
      { id: 'male', label: 'männlich', values: [20] },
      { id: 'diverse', label: 'divers', values: [2] },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveTextContent('weiblich 78 %');
  },
};

/** Bars below zero, and a month without a value. */
export const Negative: Story = {
  args: {
    title: 'Veränderung der Follower',
    format: 'number',
    series: [{ id: 'change', label: 'Veränderung', values: [420, -180, null, 910, -640, 1280] }],
  },
};

export const NegativeHorizontal: Story = {
  args: { ...Negative.args, title: 'Veränderung der Follower', orientation: 'horizontal' },
};

export const SixSeries: Story = {
  args: {
    title: 'Klicks je Kanal',
    format: 'number',
    categories: named(['Juli', 'August', 'September']),
    series: ['Instagram', 'TikTok', 'YouTube', 'Twitch', 'Podcast', 'Sonstige'].map((label, index) => ({
      id: label,
      label,
      values: [0, 1, 2].map((month) => 900 + month * 140 - index * 110),
    })),
    allowsHiding: true,
  },
  play: async ({ canvas, userEvent }) => {
    const reader = canvas.getByRole('slider');
    await expect(reader).toHaveAttribute('aria-valuetext', expect.stringContaining('YouTube 680'));
    await userEvent.click(canvas.getByRole('button', { name: 'YouTube', pressed: true }));
    await expect(canvas.getByRole('button', { name: 'YouTube', pressed: false })).toBeVisible();
    await expect(reader).not.toHaveAttribute('aria-valuetext', expect.stringContaining('YouTube'));
  },
};

export const AllZeros: Story = {
  args: {
    series: [{ id: 'orders', label: 'Bestellungen', values: [0, 0, 0, 0, 0, 0] }],
    title: 'Bestellungen',
    format: 'number',
  },
};

export const HugeValues: Story = {
  args: {
    series: [{ id: 'reach', label: 'Reichweite', values: [1.2e12, 3.4e12, 8.9e13, 2.3e14, 7.7e14, 9e14] }],
    title: 'Reichweite',
    format: 'number',
  },
};

/** Tab reaches the plot, where the values of the first category are said; Escape puts the card away. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    const reader = canvas.getByRole('slider', { name: 'Budget je Monat' });
    await expect(reader).toHaveFocus();
    await expect(reader).toHaveAttribute('aria-valuetext', 'Mai: Geplant 8.000\u00a0€; Ausgegeben 7.420\u00a0€');
    await expect(canvas.getByText('7.420 €')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('7.420 €')).toBeNull();
  },
};

export const AsTable: Story = {
  args: { title: 'Beiträge nach Stand', series: content, arrangement: 'shares', format: 'number' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Als Tabelle' }));
    await expect(canvas.getByRole('table', { name: 'Beiträge nach Stand' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '12 (80\u00a0%)' })).toBeVisible();
  },
};

/** A skeleton as high as the chart. */
export const Loading: Story = { args: { isLoading: true, loadingLabel: 'Budgets werden geladen …' } };

export const Empty: Story = {
  args: { series: [{ id: 'spent', label: 'Ausgegeben', values: [null, null] }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Für diesen Zeitraum liegen keine Werte vor.')).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    error: (
      <InlineAlert tone="error" action={<Button>Erneut laden</Button>}>
        Die Budgets konnten nicht geladen werden.
      </InlineAlert>
    ),
  },
};

const longNames = named([
  'Benachrichtigungs\u00adeinstellungen',
  'Kampagnen\u00adbudget\u00adauslastung',
  'Nahrungs\u00adergänzungs\u00admittel',
  'Haushalts- und Reinigungs\u00admittel',
  'Durchschnittsinteraktionswahrscheinlichkeit',
]);
const longArgs = {
  title: 'Kampagnen nach Themen\u00adschwerpunkt',
  categoryLabel: 'Themenschwerpunkt',
  format: 'number' as const,
  categories: longNames.slice(0, 4),
  series: [{ id: 'campaigns', label: 'Kampagnen', values: [14, 9, 22, 5, 7] }],
};

/** Names break at spaces and soft hyphens. */
export const WrappingNames: Story = { args: longArgs };

/** Where names find no room below them, upright bars lie down. */
export const LongWords: Story = {
  args: { ...longArgs, categories: longNames },
  render: (args) => (
    <div style={{ inlineSize: '320px' }}>
      <BarChart {...args} />
    </div>
  ),
};
