import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Meter } from '../Meter/Meter.tsx';
import { Kpi } from './Kpi.tsx';
import { KpiStrip } from './KpiStrip.tsx';

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
    label: direction === 'up' ? 'gestiegen, besser' : 'gefallen, besser',
  }) as const;
const worse = (direction: 'up' | 'down', text: string) =>
  ({
    direction,
    tone: 'negative',
    text,
    label: direction === 'up' ? 'gestiegen, schlechter' : 'gefallen, schlechter',
  }) as const;

const campaign = (
  <>
    <Kpi label="Reichweite" value="1,4M" trend={better('up', '+12,4\u00a0%')} note="zur Vorwoche" />
    <Kpi label="Views" value="982.310" trend={better('up', '+8,1\u00a0%')} />
    <Kpi label="Klicks" value="31.876" trend={worse('down', '−3,9\u00a0%')} />
    <Kpi label="CPC" value="0,34" unit="€" trend={better('down', '−0,03\u00a0€')} />
    <Kpi
      label="CPV"
      value="0,011"
      unit="€"
      trend={{ direction: 'level', tone: 'neutral', text: '±0\u00a0€', label: 'gleich geblieben' }}
    />
    <Kpi label="CPO" value="18,72" unit="€" trend={worse('up', '+1,15\u00a0€')} />
    <Kpi label="TKP" value={null} unknownLabel="unbekannt" note="keine Kanäle gebucht" />
    <Kpi label="Budget verbraucht" value={'68\u00a0%'}>
      <Meter value={68} label="Budget verbraucht" valueText={'68\u00a0%'} />
    </Kpi>
  </>
);

/** The arrow shows the direction, the colour the judgement: a cheaper click falls and is good news. */
export const Campaign: Story = {
  args: { children: campaign },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'gefallen, besser' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'gestiegen, schlechter' })).toBeVisible();
    await expect(canvas.getByText('unbekannt')).toBeInTheDocument();
  },
};

export const Phone: Story = { ...Campaign, globals: { viewport: { value: 'phone' } } };

/** Names stay, everything else keeps its place until it is there. */
export const Loading: Story = {
  args: { children: campaign, isLoading: true, loadingLabel: 'Kennzahlen werden geladen' },
};

export const Brand: Story = {
  globals: { audience: 'brand', density: 'comfortable' },
  args: {
    children: (
      <>
        <Kpi label="Laufende Kampagnen" value="2" note="1 endet am 30.11.2026" />
        <Kpi label="Offene Freigaben" value="7" note="älteste seit 2 Tagen" />
        <Kpi label="Reichweite im Oktober" value="1,4M" note="über 12 Kanäle" />
        <Kpi label="Klicks" value="31.876" note="CPC 0,34 €" />
        <Kpi label="Eingesetztes Budget" value="31.180,00" unit="€" note="von 48.000,00 €" />
      </>
    ),
  },
};

/** Names and notes break; a long figure is drawn smaller, and its unit may stand below it. */
export const LongWords: Story = {
  args: {
    children: (
      <>
        <Kpi
          label="Durchschnittliche Interaktionsrate"
          value={'4,82\u00a0%'}
          note="Benachrichtigungs&shy;einstellungen"
        />
        <Kpi
          label="Veröffentlichungs&shy;bestätigungen"
          value="1.248"
          trend={better('up', '+312')}
          note="gegenüber dem Vorjahreszeitraum"
        />
        <Kpi label="Mediabudget" value="1.248.000,00" unit="€" />
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
