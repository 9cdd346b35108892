import type { Meta, StoryObj } from '@storybook/react-vite';
import { shared, storyWords } from '@resonanz/stories/words';
import { PlatformMark } from '../PlatformMark/PlatformMark.tsx';
import { StatusTag } from '../StatusTag/StatusTag.tsx';
import { Fact, FactList } from './FactList.tsx';

const words = storyWords({
  customer: ['Kunde', 'Customer'],
  mediaBudget: ['Mediabudget', 'Media budget'],
  brandInvoice: ['Brand-Rechnung', 'Brand invoice'],
  sent: ['Gesendet', 'Sent'],
  address: ['Anschrift', 'Address'],
  industry: ['Branche', 'Industry'],
  beautyAndCare: ['Beauty und Pflege', 'Beauty and care'],
  paymentTerm: ['Zahlungsziel', 'Payment term'],
  vatId: ['USt-IdNr.', 'VAT ID'],
  invoiceTo: ['Rechnung an', 'Invoice to'],
  currency: ['Währung', 'Currency'],
  notificationSettingsAndAverage: [
    'Benachrichtigungs\u00adeinstellungen und Durchschnittsbewertung',
    'Notification settings and average rating',
  ],
  onlyImportantEventsOf: ['Nur wichtige Ereignisse der Kampagne', 'Only important events of the campaign'],
  lindenblattNaturalCosmeticsDistribution: [
    'Naturkosmetikvertriebsgesellschaft Lindenblatt',
    'Lindenblatt Natural Cosmetics Distribution Company',
  ],
  stateOfApproval: ['Freigabestatus', 'State of approval'],
  notificationSettingsOutstanding: [
    'Benachrichtigungs\u00adeinstellungen ausstehend',
    'Notification settings outstanding',
  ],
});

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
      <Fact label={words.customer}>Lindenblatt Naturkosmetik GmbH</Fact>
      <Fact label={shared.period}>01.09.2026 – 30.11.2026</Fact>
      <Fact label="Budget">48.000,00 €</Fact>
      <Fact label={words.mediaBudget}>12.500,00 €</Fact>
      <Fact label={shared.channels}>
        <PlatformMark platform="instagram" label="Instagram" />
        <PlatformMark platform="tiktok" label="TikTok" />
        <PlatformMark platform="blog" label="Blog" />
      </Fact>
      <Fact label={words.brandInvoice}>
        <StatusTag tone="blue" mark="half" label={words.sent} />
      </Fact>
    </FactList>
  ),
};

const company = (
  <>
    <Fact label={words.address}>Hildastraße 14, 79102 Freiburg</Fact>
    <Fact label={words.industry}>{words.beautyAndCare}</Fact>
    <Fact label={words.paymentTerm}>{shared.thirtyDays}</Fact>
    <Fact label={words.vatId}>DE123456789</Fact>
    <Fact label={words.invoiceTo}>buchhaltung@lindenblatt.example</Fact>
    <Fact label={words.currency}>Euro</Fact>
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
        <Fact label={words.notificationSettingsAndAverage}>{words.onlyImportantEventsOf}</Fact>
        <Fact label={words.customer}>{words.lindenblattNaturalCosmeticsDistribution}</Fact>
        <Fact label={words.stateOfApproval}>
          <StatusTag tone="yellow" mark="half" label={words.notificationSettingsOutstanding} />
        </Fact>
      </FactList>
    </div>
  ),
};
