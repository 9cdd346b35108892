import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlatformMark } from '../PlatformMark/PlatformMark.tsx';
import { StatusTag } from '../StatusTag/StatusTag.tsx';
import { Fact, FactList } from './FactList.tsx';

const meta = { title: 'UI/FactList', component: FactList, subcomponents: { Fact }, args: { children: null } } satisfies Meta<typeof FactList>;

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

/** Labels and values break; a fact never pushes the page sideways. */
export const LongWords: Story = {
  render: () => (
    <div style={{ inlineSize: 180 }}>
      <FactList>
        <Fact label={'Benachrichtigungs\u00adeinstellungen und Durchschnittsbewertung'}>Nur wichtige Ereignisse der Kampagne</Fact>
        <Fact label="Kunde">Naturkosmetikvertriebsgesellschaft Lindenblatt</Fact>
        <Fact label="Freigabestatus">
          <StatusTag tone="yellow" mark="half" label={'Benachrichtigungs\u00adeinstellungen ausstehend'} />
        </Fact>
      </FactList>
    </div>
  ),
};
