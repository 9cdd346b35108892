import type { Meta, StoryObj } from '@storybook/react-vite';
import { Meter } from '../Meter/Meter.tsx';
import { Kpi, KpiStrip } from './KpiStrip.tsx';

const meta = { title: 'UI/KpiStrip', component: KpiStrip, args: { children: null } } satisfies Meta<typeof KpiStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

const risen = (text: string, tone: 'positive' | 'negative' = 'positive') => ({ direction: 'up', tone, text, label: 'gestiegen um' }) as const;
const fallen = (text: string) => ({ direction: 'down', tone: 'positive', text, label: 'gefallen um' }) as const;

export const Campaign: Story = {
  render: () => (
    <KpiStrip>
      <Kpi label="Reichweite" value="1,4M" trend={risen('12,4\u00a0%')} note="zur Vorwoche" />
      <Kpi label="Views" value="982.310" trend={risen('8,1\u00a0%')} />
      <Kpi label="Klicks" value="31.876" trend={risen('3,9\u00a0%')} />
      <Kpi label="CPC" value="0,34" unit="€" trend={fallen('0,03\u00a0€')} />
      <Kpi label="CPV" value="0,011" unit="€" trend={fallen('0,002\u00a0€')} />
      <Kpi label="CPO" value="18,72" unit="€" trend={risen('1,15\u00a0€', 'negative')} />
      <Kpi label="TKP" value="9,84" unit="€" trend={fallen('0,60\u00a0€')} />
      <Kpi label="Budget verbraucht" value={'68\u00a0%'}>
        <Meter value={68} label="Budget verbraucht" valueText={'68\u00a0%'} />
      </Kpi>
    </KpiStrip>
  ),
};

export const Brand: Story = {
  globals: { audience: 'brand', density: 'comfortable' },
  render: () => (
    <KpiStrip>
      <Kpi label="Laufende Kampagnen" value="2" note="1 endet am 30.11.2026" />
      <Kpi label="Offene Freigaben" value="7" note="älteste seit 2 Tagen" />
      <Kpi label="Reichweite im Oktober" value="1,4M" note="über 12 Kanäle" />
      <Kpi label="Klicks" value="31.876" note="CPC 0,34 €" />
      <Kpi label="Eingesetztes Budget" value="31.180,00" unit="€" note="von 48.000,00 €" />
    </KpiStrip>
  ),
};
