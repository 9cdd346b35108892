import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { both, shared, storyWords } from '@resonanz/stories/words';
import { Button } from '@resonanz/ui/Button';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { SegmentedControl } from '@resonanz/ui/SegmentedControl';
import type { ChartSummary } from '../values/seriesFacts.ts';
import { LineChart } from './LineChart.tsx';

const words = storyWords({
  today: ['Heute', 'Today'],
  forecast1Week: ['Prognose 1 Woche', 'Forecast 1 week'],
  uncertainty: ['Unsicherheit', 'Uncertainty'],
  other: ['Sonstige', 'Other'],
  followerGrowth: ['Follower-Wachstum', 'Follower growth'],
  date: ['Datum', 'Date'],
  asATable: ['Als Tabelle', 'As a table'],
  thereAreNoValues: ['Für diesen Zeitraum liegen keine Werte vor.', 'There are no values for this period.'],
  days7: ['7 Tage', '7 days'],
  days90: ['90 Tage', '90 days'],
  interactionsPerChannel: ['Interaktionen je Kanal', 'Interactions per channel'],
  interactionsPerChannelIn: [
    'Interaktionen je Kanal in 30 Tagen; TikTok holt Instagram ein',
    'Interactions per channel in 30 days; TikTok catches up with Instagram',
  ],
  clicks: ['Klicks', 'Clicks'],
  orders: ['Bestellungen', 'Orders'],
  clicksAndOrders: ['Klicks und Bestellungen', 'Clicks and orders'],
  clicksAndOrdersIn: [
    'Klicks und Bestellungen in zwei Wochen, an fünf Tagen ohne Wert',
    'Clicks and orders in two weeks, on five days without a value',
  ],
  oneValue982310: ['Ein Wert: 982.310 Views', 'One value: 982,310 views'],
  fiveDaysWithoutViews: ['Fünf Tage ohne Views', 'Five days without views'],
  margin: ['Marge', 'Margin'],
  marginPerDay: ['Marge je Tag', 'Margin per day'],
  reachInFiveDays: ['Reichweite in fünf Tagen', 'Reach in five days'],
  followersSinceJanuary2024: ['Follower seit Januar 2024', 'Followers since January 2024'],
  followersOfTwoCreators: ['Follower zweier Creator über 1.000 Tage', 'Followers of two creators over 1,000 days'],
  loadingFollowers: ['Follower werden geladen …', 'Loading followers …'],
  theFollowersCouldNot: ['Die Follower konnten nicht geladen werden.', 'The followers could not be loaded.'],
  notificationSettingsByProbability: [
    'Benachrichtigungs\u00adeinstellungen nach Interaktions\u00adwahrscheinlichkeit',
    'Notification settings by probability of interaction',
  ],
  averageProbabilityOfInteraction: [
    'Durchschnittsinteraktionswahrscheinlichkeit',
    'Average probability of interaction',
  ],
  campaignBudgetUtilisation: ['Kampagnenbudgetauslastung', 'Campaign budget utilisation'],
  twoRatesOver30: ['Zwei Quoten über 30 Tage', 'Two rates over 30 days'],
  measured: ['gemessen', 'measured'],
});

const dayAfter = (first: string, days: number) =>
  new Date(Date.parse(first) + days * 86_400_000).toISOString().slice(0, 10);
const daily = (first: string, values: readonly (number | null)[]) =>
  values.map((value, day) => ({ date: dayAfter(first, day), value }));

const followers = [
  121_880, 122_180, 122_530, 122_705, 123_015, 123_125, 123_290, 123_505, 123_715, 124_030, 124_420, 124_350, 124_130,
  124_270, 124_445, 124_745, 124_945, 125_040, 125_430, 125_625, 126_262, 126_505, 126_905, 127_205, 127_365, 127_660,
  127_895, 128_065, 128_175, 128_412,
];
const growth = {
  id: 'followers',
  label: 'Follower',
  points: daily('2026-09-13', followers),
  forecast: [1, 2, 3, 4, 5, 6, 7].map((day) => ({
    date: dayAfter('2026-10-12', day),
    value: 128_412 + day * 239,
    low: 128_412 + day * 38,
    high: 128_412 + day * 397,
  })),
};
const forecast = {
  from: '2026-10-12',
  fromLabel: words.today,
  label: words.forecast1Week,
  measuredLabel: words.measured,
  rangeLabel: words.uncertainty,
};

const wave = (base: number, slope: number, swing: number) =>
  Array.from({ length: 30 }, (_, day) => Math.round(base + slope * day + swing * Math.sin(day / 2.3 + base)));
const channels = [
  { id: 'instagram', label: 'Instagram', points: daily('2026-09-13', wave(5200, 40, 320)) },
  { id: 'tiktok', label: 'TikTok', points: daily('2026-09-13', wave(3100, 95, 260)) },
  { id: 'youtube', label: 'YouTube', points: daily('2026-09-13', wave(4100, -20, 180)) },
  { id: 'twitch', label: 'Twitch', points: daily('2026-09-13', wave(2200, 12, 140)) },
  { id: 'podcast', label: 'Podcast', points: daily('2026-09-13', wave(1300, 22, 90)) },
  { id: 'other', label: words.other, points: daily('2026-09-13', wave(500, 4, 60)) },
];

const course = (([one]) =>
  one
    ? both(
        `Follower der letzten 30 Tage: von ${one.first.text} am ${one.first.label} `,
        `Followers of the last 30 days: from ${one.first.text} on ${one.first.label} `,
      ) + both(`auf ${one.last.text} am ${one.last.label}`, `to ${one.last.text} on ${one.last.label}`)
    : '') as ChartSummary;

const meta = {
  title: 'UI/Charts/LineChart',
  component: LineChart,
  args: {
    title: words.followerGrowth,
    dateLabel: words.date,
    tableLabel: words.asATable,
    emptyLabel: words.thereAreNoValues,
    summary: course,
    series: [growth],
  },
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What was measured is solid, what is expected is dashed with its band, from today on. */
export const Playground: Story = {
  args: {
    forecast,
    actions: (
      <SegmentedControl
        label={shared.period}
        defaultValue="30"
        items={[
          { value: '7', label: words.days7 },
          { value: '30', label: shared.thirtyDays },
          { value: '90', label: words.days90 },
        ]}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: words.followerGrowth })).toBeVisible();
    await expect(
      canvas.getByRole('img', {
        name: 'Follower der letzten 30 Tage: von 121.880 am 13.09.2026 auf 128.412 am 12.10.2026',
      }),
    ).toBeVisible();
  },
};

const several = {
  title: words.interactionsPerChannel,
  series: channels,
  summary: words.interactionsPerChannelIn,
};

/** Names stand at the lines; each line has its colour, its dash and its marker. */
export const SixSeries: Story = { args: several };

/** The legend hides and shows lines; what is left keeps its colour. */
export const HidingSeries: Story = {
  args: { ...several, allowsHiding: true },
  play: async ({ canvas, userEvent }) => {
    const tiktok = canvas.getByRole('button', { name: 'TikTok', pressed: true });
    const reader = canvas.getByRole('slider');
    await userEvent.click(tiktok);
    await expect(tiktok).toHaveAttribute('aria-pressed', 'false');
    await expect(reader).not.toHaveAttribute('aria-valuetext', expect.stringContaining('TikTok'));
    await expect(reader).toHaveAttribute('aria-valuetext', expect.stringContaining('YouTube'));
    await userEvent.click(tiktok);
    await expect(reader).toHaveAttribute('aria-valuetext', expect.stringContaining('TikTok'));
  },
};

/** Tab reaches the plot; arrows move from day to day, Home and End to its ends, Escape puts the card away. */
export const Keyboard: Story = {
  args: { forecast },
  play: async ({ canvas, userEvent }) => {
    const reader = canvas.getByRole('slider', { name: words.followerGrowth });
    for (let tabs = 0; tabs < 6 && document.activeElement !== reader; tabs += 1) await userEvent.tab();
    await expect(reader).toHaveFocus();
    await expect(reader).toHaveAttribute('aria-valuetext', '12.10.2026: Follower 128.412');
    reader.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await waitFor(() => expect(canvas.queryByText('12.10.2026')).toBeNull());
  },
};

/** The same data as a table, in the same place. */
export const AsTable: Story = {
  args: { forecast },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.asATable }));
    const table = canvas.getByRole('table', { name: words.followerGrowth });
    await expect(table).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: '13.09.2026' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '130.085 (128.678 – 131.191)' })).toBeInTheDocument();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** Days without a value are gaps; a day between two gaps is a dot. */
export const Gaps: Story = {
  args: {
    series: [
      {
        id: 'clicks',
        label: words.clicks,
        points: daily('2026-09-28', [310, 320, null, null, 350, null, 340, 372, null, 390, 402, 399, 420, 431]),
      },
      { id: 'orders', label: words.orders, points: daily('2026-10-02', [22, 31, 40, 38, 60, null, 71, 80]) },
    ],
    title: words.clicksAndOrders,
    summary: words.clicksAndOrdersIn,
  },
};

export const OnePoint: Story = {
  args: {
    series: [{ id: 'views', label: 'Views', points: daily('2026-10-12', [982_310]) }],
    title: 'Views',
    summary: words.oneValue982310,
  },
};

export const AllZeros: Story = {
  args: {
    series: [{ id: 'views', label: 'Views', points: daily('2026-10-01', [0, 0, 0, 0, 0]) }],
    title: 'Views',
    summary: words.fiveDaysWithoutViews,
  },
};

/** Profit and loss: zero is drawn stronger. */
export const Negative: Story = {
  args: {
    series: [{ id: 'margin', label: words.margin, points: daily('2026-09-13', wave(200, -60, 900)) }],
    title: words.marginPerDay,
    format: { currency: 'EUR' },
    summary: ([one]) =>
      one
        ? both(
            `Marge zwischen ${one.lowest.text} und ${one.highest.text}`,
            `Margin between ${one.lowest.text} and ${one.highest.text}`,
          )
        : '',
  },
};

export const HugeValues: Story = {
  args: {
    series: [
      { id: 'reach', label: shared.reach, points: daily('2026-09-13', [1.2e12, 3.4e12, 8.9e13, 2.3e14, 7.7e14]) },
    ],
    title: shared.reach,
    summary: words.reachInFiveDays,
  },
};

/** Almost three years, day by day. */
export const ThousandPoints: Story = {
  args: {
    series: [
      {
        id: 'a',
        label: 'Lena Hartwig',
        points: daily(
          '2024-01-16',
          Array.from({ length: 1000 }, (_, day) => Math.round(40_000 + day * 88 + 3000 * Math.sin(day / 40))),
        ),
      },
      {
        id: 'b',
        label: 'Mehmet Yıldırım',
        points: daily(
          '2024-01-16',
          Array.from({ length: 1000 }, (_, day) => Math.round(60_000 + day * 31 + 2500 * Math.cos(day / 23))),
        ),
      },
    ],
    title: words.followersSinceJanuary2024,
    summary: words.followersOfTwoCreators,
  },
};

/** A skeleton as high as the chart. */
export const Loading: Story = {
  args: { isLoading: true, loadingLabel: words.loadingFollowers },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(words.loadingFollowers);
    await expect(canvas.getByRole('figure')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: Story = {
  args: { series: [{ id: 'followers', label: 'Follower', points: [] }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.thereAreNoValues)).toBeVisible();
    await expect(canvas.getByRole('button', { name: words.asATable })).toBeDisabled();
  },
};

export const Failed: Story = {
  args: {
    error: (
      <InlineAlert tone="error" action={<Button>{shared.reload}</Button>}>
        {words.theFollowersCouldNot}
      </InlineAlert>
    ),
  },
};

/** On a phone the legend takes over from names that find no room. */
export const Phone: Story = {
  args: several,
  render: (args) => (
    <div style={{ inlineSize: '358px' }}>
      <LineChart {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list')).toHaveTextContent('Instagram');
  },
};

export const LongWords: Story = {
  args: {
    title: words.notificationSettingsByProbability,
    series: [
      { id: 'a', label: words.averageProbabilityOfInteraction, points: daily('2026-09-13', wave(50, 1, 8)) },
      { id: 'b', label: words.campaignBudgetUtilisation, points: daily('2026-09-13', wave(20, 2, 5)) },
    ],
    format: 'percent',
    summary: words.twoRatesOver30,
    allowsHiding: true,
  },
  render: (args) => (
    <div style={{ inlineSize: '320px' }}>
      <LineChart {...args} />
    </div>
  ),
};
