import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlatformMark } from '../PlatformMark/PlatformMark.tsx';
import { StatusTag } from '../StatusTag/StatusTag.tsx';
import { Fact, FactList } from './FactList.tsx';

const meta = {
  title: 'UI/Content/FactList',
  component: FactList,
  subcomponents: { Fact },
  args: { children: null },
} satisfies Meta<typeof FactList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Campaign: Story = {
  render: () => (
    <FactList>
      <Fact label="Kunde">Lindenblatt Naturkosmetik GmbH</Fact>
      <Fact label="Zeitraum">01.09.2026 – 30.11.2026</Fact>
      <Fact label="Budget">48.000,00 €</Fact>
      <Fact label="Mediabudget">12.500,00 €</Fact>
      <Fact label="Kanäle">
        <PlatformMark platform="instagram" label="Instagram" />
        <PlatformMark platform="tiktok" label="TikTok" />
        <PlatformMark platform="blog" label="Blog" />
      </Fact>
      <Fact label="Brand-Rechnung">
        <StatusTag tone="blue" mark="half" label="Gesendet" />
      </Fact>
    </FactList>
  ),
};

const company = (
  <>
    <Fact label="Anschrift">Hildastraße 14, 79102 Freiburg</Fact>
    <Fact label="Branche">Beauty und Pflege</Fact>
    <Fact label="Zahlungsziel">30 Tage</Fact>
    <Fact label="USt-IdNr.">DE123456789</Fact>
    <Fact label="Rechnung an">buchhaltung@lindenblatt.example</Fact>
    <Fact label="Währung">Euro</Fact>
  </>
);

/** In a section or a drawer: aligned columns, as many as there is room for. */
export const Grid: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 40 }}>
      {[880, 600, 360, 240].map((inlineSize) => (
        <div key={inlineSize} style={{ inlineSize, maxInlineSize: '100%' }}>
          <FactList layout="grid">{company}</FactList>
        </div>
      ))}
    </div>
  ),
};

/** Labels and values break; a fact never pushes the page sideways. */
export const LongWords: Story = {
  render: () => (
    <div style={{ inlineSize: 180 }}>
      <FactList>
        <Fact label={'Benachrichtigungs\u00adeinstellungen und Durchschnittsbewertung'}>
          Nur wichtige Ereignisse der Kampagne
        </Fact>
        <Fact label="Kunde">Naturkosmetikvertriebsgesellschaft Lindenblatt</Fact>
        <Fact label="Freigabestatus">
          <StatusTag tone="yellow" mark="half" label={'Benachrichtigungs\u00adeinstellungen ausstehend'} />
        </Fact>
      </FactList>
    </div>
  ),
};
