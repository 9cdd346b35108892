import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { shared, storyWords } from '@resonanz/stories/words';
import { Meter } from '../Meter/Meter.tsx';
import { Kpi } from './Kpi.tsx';
import { KpiStrip } from './KpiStrip.tsx';

const words = storyWords({
  risenBetter: ['gestiegen, besser', 'risen, better'],
  fallenBetter: ['gefallen, besser', 'fallen, better'],
  risenWorse: ['gestiegen, schlechter', 'risen, worse'],
  fallenWorse: ['gefallen, schlechter', 'fallen, worse'],
  fromTheWeekBefore: ['zur Vorwoche', 'from the week before'],
  clicks: ['Klicks', 'Clicks'],
  noChannelsBooked: ['keine Kanäle gebucht', 'no channels booked'],
  budgetUsed: ['Budget verbraucht', 'Budget used'],
  loadingKeyFigures: ['Kennzahlen werden geladen', 'Loading key figures'],
  runningCampaigns: ['Laufende Kampagnen', 'Running campaigns'],
  oneEndsOn30: ['1 endet am 30.11.2026', '1 ends on 30 Nov 2026'],
  openApprovals: ['Offene Freigaben', 'Open approvals'],
  oldestFor2Days: ['älteste seit 2 Tagen', 'oldest for 2 days'],
  reachInOctober: ['Reichweite im Oktober', 'Reach in October'],
  over12Channels: ['über 12 Kanäle', 'over 12 channels'],
  cpc034: ['CPC 0,34 €', 'CPC €0.34'],
  budgetSpent: ['Eingesetztes Budget', 'Budget spent'],
  of4800000: ['von 48.000,00 €', 'of €48,000.00'],
  averageInteractionRate: ['Durchschnittliche Interaktionsrate', 'Average interaction rate'],
  confirmationsOfPublication: ['Veröffentlichungs\u00adbestätigungen', 'Confirmations of publication'],
  againstTheSamePeriod: ['gegenüber dem Vorjahreszeitraum', 'against the same period of the year before'],
  mediaBudget: ['Mediabudget', 'Media budget'],
  unchanged: ['gleich geblieben', 'unchanged'],
  unknown: ['unbekannt', 'unknown'],
});

const meta = {
  title: 'UI/Content/KpiStrip',
  component: KpiStrip,
  subcomponents: { Kpi },
  args: { children: null },
} satisfies Meta<typeof KpiStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

const better = (direction: 'up' | 'down', text: string) =>
  ({
    direction,
    tone: 'positive',
    text,
    label: direction === 'up' ? words.risenBetter : words.fallenBetter,
  }) as const;
const worse = (direction: 'up' | 'down', text: string) =>
  ({
    direction,
    tone: 'negative',
    text,
    label: direction === 'up' ? words.risenWorse : words.fallenWorse,
  }) as const;

const campaign = (
  <>
    <Kpi label={shared.reach} value="1,4M" trend={better('up', '+12,4\u00a0%')} note={words.fromTheWeekBefore} />
    <Kpi label="Views" value="982.310" trend={better('up', '+8,1\u00a0%')} />
    <Kpi label={words.clicks} value="31.876" trend={worse('down', '−3,9\u00a0%')} />
    <Kpi label="CPC" value="0,34" unit="€" trend={better('down', '−0,03\u00a0€')} />
    <Kpi
      label="CPV"
      value="0,011"
      unit="€"
      trend={{ direction: 'level', tone: 'neutral', text: '±0\u00a0€', label: words.unchanged }}
    />
    <Kpi label="CPO" value="18,72" unit="€" trend={worse('up', '+1,15\u00a0€')} />
    <Kpi label="TKP" value={null} unknownLabel={words.unknown} note={words.noChannelsBooked} />
    <Kpi label={words.budgetUsed} value={'68\u00a0%'}>
      <Meter value={68} label={words.budgetUsed} valueText={'68\u00a0%'} />
    </Kpi>
  </>
);

/** The arrow shows the direction, the colour the judgement: a cheaper click falls and is good news. */
export const Campaign: Story = {
  args: { children: campaign },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: words.fallenBetter })).toBeVisible();
    await expect(canvas.getByRole('img', { name: words.risenWorse })).toBeVisible();
    await expect(canvas.getByText(words.unknown)).toBeInTheDocument();
  },
};

export const Phone: Story = { ...Campaign, globals: { viewport: { value: 'phone' } } };

/** Names stay, everything else keeps its place until it is there. */
export const Loading: Story = {
  args: { children: campaign, isLoading: true, loadingLabel: words.loadingKeyFigures },
};

export const Brand: Story = {
  globals: { audience: 'brand', density: 'comfortable' },
  args: {
    children: (
      <>
        <Kpi label={words.runningCampaigns} value="2" note={words.oneEndsOn30} />
        <Kpi label={words.openApprovals} value="7" note={words.oldestFor2Days} />
        <Kpi label={words.reachInOctober} value="1,4M" note={words.over12Channels} />
        <Kpi label={words.clicks} value="31.876" note={words.cpc034} />
        <Kpi label={words.budgetSpent} value="31.180,00" unit="€" note={words.of4800000} />
      </>
    ),
  },
};

/** Names and notes break; a long figure is drawn smaller, and its unit may stand below it. */
export const LongWords: Story = {
  args: {
    children: (
      <>
        <Kpi label={words.averageInteractionRate} value={'4,82\u00a0%'} note={shared.settings} />
        <Kpi
          label={words.confirmationsOfPublication}
          value="1.248"
          trend={better('up', '+312')}
          note={words.againstTheSamePeriod}
        />
        <Kpi label={words.mediaBudget} value="1.248.000,00" unit="€" />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};
