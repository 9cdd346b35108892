import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { shared, storyWords } from '@resonanz/stories/words';
import { Fact, FactList } from '@resonanz/ui/FactList';
import { Section } from '../Section/Section.tsx';
import { Activity, type ActivityEntry } from './Activity.tsx';
import { NextSteps, type NextStep } from './NextSteps.tsx';
import { RecordOverview } from './RecordOverview.tsx';

const words = storyWords({
  prepareTheNdaFor: ['NDA Adventskalender vorbereiten', 'Prepare the NDA for Adventskalender'],
  remindOfTheInvoice: ['Rechnung anmahnen', 'Remind of the invoice'],
  sendTheOfferFor: ['Angebot Adventskalender senden', 'Send the offer for Adventskalender'],
  countersign: ['Gegenzeichnen', 'Countersign'],
  phoneCall: ['Telefonat', 'Phone call'],
  theAdventCalendarIs: [
    'Der Adventskalender soll 24 Creator haben, je ein Türchen.',
    'The Advent calendar is to have 24 creators, one for each door.',
  ],
  changedStatus: ['hat Status geändert', 'changed status'],
  masterData: ['Stammdaten', 'Master data'],
  address: ['Anschrift', 'Address'],
  vatId: ['USt-IdNr.', 'VAT ID'],
  paymentTerm: ['Zahlungsziel', 'Payment term'],
  currency: ['Währung', 'Currency'],
  prepareAndAgreeThe: [
    'Nutzungsrechtevergütungsvereinbarungsentwurf vorbereiten und abstimmen',
    'Prepare and agree the draft of the agreement on remuneration for rights of use',
  ],
  comparisonOfHouseholdAppliance: [
    'Haushaltsgeräteversicherungsvergleichsgesellschaft',
    'Comparison of household appliance insurance',
  ],
  changedNotificationSettingsBilling: [
    'hat Benachrichtigungseinstellungen, Rechnungsadresse geändert',
    'changed notification settings, billing address',
  ],
});

const NOW = new Date('2026-10-13T10:00:00.000Z');
const steps: readonly NextStep[] = [
  { id: 'c', title: words.prepareTheNdaFor, dueDate: '2026-10-16', note: 'Tobias Reuter' },
  { id: 'a', title: words.remindOfTheInvoice, href: '/todo', dueDate: '2026-10-06', note: 'Katharina Bergmann' },
  { id: 'b', title: words.sendTheOfferFor, href: '/todo', dueDate: '2026-10-13' },
  { id: 'd', title: words.countersign, dueDate: null },
];
const entries: readonly ActivityEntry[] = [
  {
    id: '1',
    at: '2026-10-09T08:00:00.000Z',
    who: 'Katharina Bergmann',
    what: words.phoneCall,
    quote: words.theAdventCalendarIs,
  },
  { id: '2', at: '2026-10-13T08:00:00.000Z', who: null, what: words.changedStatus },
];

function Overview({
  steps,
  entries,
}: {
  steps: readonly NextStep[] | undefined;
  entries: readonly ActivityEntry[] | undefined;
}) {
  return (
    <RecordOverview
      aside={
        <>
          <NextSteps steps={steps} now={NOW} />
          <Activity entries={entries} allHref="?tab=history" now={NOW} />
        </>
      }
    >
      <Section title={words.masterData}>
        <FactList layout="grid">
          <Fact label={words.address}>Hildastraße 14, 79102 Freiburg</Fact>
          <Fact label={words.vatId}>DE123456789</Fact>
          <Fact label={words.paymentTerm}>{shared.thirtyDays}</Fact>
          <Fact label={words.currency}>Euro</Fact>
        </FactList>
      </Section>
    </RecordOverview>
  );
}

/** Beside the facts of a record: what has to be done next, and what happened lately. */
const meta = {
  title: 'Patterns/Records/RecordAside',
  component: Overview,
  parameters: { layout: 'fullscreen' },
  args: { steps, entries },
} satisfies Meta<typeof Overview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is due first stands first; the newest stands first. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const [first, second] = within(
      canvas.getByRole('region', { name: /^(Nächste Schritte|Next steps)$/ }),
    ).getAllByRole('listitem');
    await expect(first).toHaveTextContent(/Rechnung anmahnen(Überfällig|Overdue)/);
    await expect(second).toHaveTextContent(/Angebot Adventskalender senden(Heute|Today)/);
    const [newest] = within(canvas.getByRole('region', { name: /^(Aktivität|Activity)$/ })).getAllByRole('listitem');
    await expect(newest).toHaveTextContent(words.changedStatus);
  },
};

export const Empty: Story = { args: { steps: [], entries: [] } };

export const Loading: Story = { args: { steps: undefined, entries: undefined } };

export const LongWords: Story = {
  args: {
    steps: [
      {
        id: 'a',
        title: words.prepareAndAgreeThe,
        href: '/todo',
        dueDate: '2026-10-06',
        note: words.comparisonOfHouseholdAppliance,
      },
    ],
    entries: [
      {
        id: '1',
        at: '2026-10-09T08:00:00.000Z',
        who: 'Annemarie Freifrau von Hohenstein-Wittgenstein',
        what: words.changedNotificationSettingsBilling,
      },
    ],
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
