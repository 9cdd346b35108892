import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { both, shared, storyWords } from '@resonanz/stories/words';
import { Button } from '@resonanz/ui/Button';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import type { ChartSummary } from '../values/seriesFacts.ts';
import { BarChart } from './BarChart.tsx';

const words = storyWords({
  may: ['Mai', 'May'],
  june: ['Juni', 'June'],
  july: ['Juli', 'July'],
  october: ['Oktober', 'October'],
  planned: ['Geplant', 'Planned'],
  spent: ['Ausgegeben', 'Spent'],
  budgetPerMonth: ['Budget je Monat', 'Budget per month'],
  month: ['Monat', 'Month'],
  asATable: ['Als Tabelle', 'As a table'],
  thereAreNoValues: ['Für diesen Zeitraum liegen keine Werte vor.', 'There are no values for this period.'],
  ageOfTheCommunity: ['Alter der Community', 'Age of the community'],
  age: ['Alter', 'Age'],
  over54: ['über 54', 'over 54'],
  share: ['Anteil', 'Share'],
  approved: ['Freigegeben', 'Approved'],
  postsPerMonth: ['Beiträge je Monat', 'Posts per month'],
  postsByState: ['Beiträge nach Stand', 'Posts by state'],
  genderOfTheCommunity: ['Geschlecht der Community', 'Gender of the community'],
  male: ['männlich', 'male'],
  changeOfFollowers: ['Veränderung der Follower', 'Change of followers'],
  change: ['Veränderung', 'Change'],
  clicksPerChannel: ['Klicks je Kanal', 'Clicks per channel'],
  other: ['Sonstige', 'Other'],
  orders: ['Bestellungen', 'Orders'],
  loadingBudgets: ['Budgets werden geladen …', 'Loading budgets …'],
  theBudgetsCouldNot: ['Die Budgets konnten nicht geladen werden.', 'The budgets could not be loaded.'],
  campaignBudgetUtilisation: ['Kampagnen\u00adbudget\u00adauslastung', 'Campaign budget utilisation'],
  dietarySupplements: ['Nahrungs\u00adergänzungs\u00admittel', 'Dietary supplements'],
  householdAndCleaningProducts: ['Haushalts- und Reinigungs\u00admittel', 'Household and cleaning products'],
  averageProbabilityOfInteraction: [
    'Durchschnittsinteraktionswahrscheinlichkeit',
    'Average probability of interaction',
  ],
  campaignsByThematicFocus: ['Kampagnen nach Themen\u00adschwerpunkt', 'Campaigns by thematic focus'],
  thematicFocus: ['Themenschwerpunkt', 'Thematic focus'],
  upTo18: ['bis 18', 'up to 18'],
  female: ['weiblich', 'female'],
});

const named = (labels: readonly string[]) => labels.map((label) => ({ id: label, label }));
const months = named([words.may, words.june, words.july, 'August', 'September', words.october]);

const budget = [
  { id: 'planned', label: words.planned, values: [8000, 12_000, 12_000, 18_500, 24_000, 31_000] },
  { id: 'spent', label: words.spent, values: [7420, 12_640, 10_980, 18_100, 22_300, 21_180] },
];

const highest = (([one]) =>
  one
    ? both(
        `${one.label}: am meisten ${one.highest.text} (${one.highest.label})`,
        `${one.label}: most ${one.highest.text} (${one.highest.label})`,
      )
    : '') as ChartSummary;

const meta = {
  title: 'UI/Charts/BarChart',
  component: BarChart,
  args: {
    title: words.budgetPerMonth,
    categoryLabel: words.month,
    tableLabel: words.asATable,
    emptyLabel: words.thereAreNoValues,
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
    await expect(canvas.getByRole('figure', { name: words.budgetPerMonth })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Geplant: am meisten 31.000\u00a0€ (Oktober)' })).toBeVisible();
  },
};

/** Lying bars say their values at their ends and need no axis. */
export const Horizontal: Story = {
  args: {
    title: words.ageOfTheCommunity,
    categoryLabel: words.age,
    orientation: 'horizontal',
    height: 180,
    format: 'percent',
    categories: named([words.upTo18, '18–24', '25–34', '35–44', '45–54', words.over54]),
    series: [{ id: 'share', label: words.share, values: [6, 31, 44, 14, 4, 1] }],
  },
};

const content = [
  { id: 'online', label: 'Online', values: [12, 18, 20, 26, 31, 22] },
  { id: 'approved', label: words.approved, values: [2, 4, 3, 6, 8, 14] },
  { id: 'open', label: shared.open, values: [1, 0, 2, 3, 4, 19] },
];

export const Stacked: Story = {
  args: { title: words.postsPerMonth, series: content, arrangement: 'stacked', format: 'number' },
};

/** The parts of a whole; parts stand apart by a gap, too. */
export const Shares: Story = {
  args: { title: words.postsByState, series: content, arrangement: 'shares', format: 'number' },
};

/** A single whole: the legend carries its parts. */
export const OneWhole: Story = {
  args: {
    title: words.genderOfTheCommunity,
    categoryLabel: 'Community',
    orientation: 'horizontal',
    arrangement: 'shares',
    format: 'percent',
    height: 56,
    categories: named(['Follower']),
    series: [
      { id: 'female', label: words.female, values: [78] },
      { id: 'male', label: words.male, values: [20] },
      { id: 'diverse', label: both('divers', 'diverse'), values: [2] },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveTextContent(both('weiblich 78 %', 'female 78%'));
  },
};

/** Bars below zero, and a month without a value. */
export const Negative: Story = {
  args: {
    title: words.changeOfFollowers,
    format: 'number',
    series: [{ id: 'change', label: words.change, values: [420, -180, null, 910, -640, 1280] }],
  },
};

export const NegativeHorizontal: Story = {
  args: { ...Negative.args, title: words.changeOfFollowers, orientation: 'horizontal' },
};

export const SixSeries: Story = {
  args: {
    title: words.clicksPerChannel,
    format: 'number',
    categories: named([words.july, 'August', 'September']),
    series: ['Instagram', 'TikTok', 'YouTube', 'Twitch', 'Podcast', words.other].map((label, index) => ({
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
    series: [{ id: 'orders', label: words.orders, values: [0, 0, 0, 0, 0, 0] }],
    title: words.orders,
    format: 'number',
  },
};

export const HugeValues: Story = {
  args: {
    series: [{ id: 'reach', label: shared.reach, values: [1.2e12, 3.4e12, 8.9e13, 2.3e14, 7.7e14, 9e14] }],
    title: shared.reach,
    format: 'number',
  },
};

/** Tab reaches the plot, where the values of the first category are said; Escape puts the card away. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    const reader = canvas.getByRole('slider', { name: words.budgetPerMonth });
    await expect(reader).toHaveFocus();
    await expect(reader).toHaveAttribute('aria-valuetext', 'Mai: Geplant 8.000\u00a0€; Ausgegeben 7.420\u00a0€');
    await expect(canvas.getByText('7.420 €')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('7.420 €')).toBeNull();
  },
};

export const AsTable: Story = {
  args: { title: words.postsByState, series: content, arrangement: 'shares', format: 'number' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.asATable }));
    await expect(canvas.getByRole('table', { name: words.postsByState })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '12 (80\u00a0%)' })).toBeVisible();
  },
};

/** A skeleton as high as the chart. */
export const Loading: Story = { args: { isLoading: true, loadingLabel: words.loadingBudgets } };

export const Empty: Story = {
  args: { series: [{ id: 'spent', label: words.spent, values: [null, null] }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.thereAreNoValues)).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    error: (
      <InlineAlert tone="error" action={<Button>{shared.reload}</Button>}>
        {words.theBudgetsCouldNot}
      </InlineAlert>
    ),
  },
};

const longNames = named([
  shared.settings,
  words.campaignBudgetUtilisation,
  words.dietarySupplements,
  words.householdAndCleaningProducts,
  words.averageProbabilityOfInteraction,
]);
const longArgs = {
  title: words.campaignsByThematicFocus,
  categoryLabel: words.thematicFocus,
  format: 'number' as const,
  categories: longNames.slice(0, 4),
  series: [{ id: 'campaigns', label: shared.campaigns, values: [14, 9, 22, 5, 7] }],
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
