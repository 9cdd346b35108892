import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Fact, FactList } from '@resonanz/ui/FactList';
import { Section } from '../Section/Section.tsx';
import { Activity, type ActivityEntry } from './Activity.tsx';
import { NextSteps, type NextStep } from './NextSteps.tsx';
import { RecordOverview } from './RecordOverview.tsx';

const NOW = new Date('2026-10-13T10:00:00.000Z');
const steps: readonly NextStep[] = [
  { id: 'c', title: 'NDA Adventskalender vorbereiten', dueDate: '2026-10-16', note: 'Tobias Reuter' },
  { id: 'a', title: 'Rechnung anmahnen', href: '/todo', dueDate: '2026-10-06', note: 'Katharina Bergmann' },
  { id: 'b', title: 'Angebot Adventskalender senden', href: '/todo', dueDate: '2026-10-13' },
  { id: 'd', title: 'Gegenzeichnen', dueDate: null },
];
const entries: readonly ActivityEntry[] = [
  {
    id: '1',
    at: '2026-10-09T08:00:00.000Z',
    who: 'Katharina Bergmann',
    what: 'Telefonat',
    quote: 'Der Adventskalender soll 24 Creator haben, je ein Türchen.',
  },
  { id: '2', at: '2026-10-13T08:00:00.000Z', who: null, what: 'hat Status geändert' },
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
      <Section title="Stammdaten">
        <FactList layout="grid">
          <Fact label="Anschrift">Hildastraße 14, 79102 Freiburg</Fact>
          <Fact label="USt-IdNr.">DE123456789</Fact>
          <Fact label="Zahlungsziel">30 Tage</Fact>
          <Fact label="Währung">Euro</Fact>
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
    await expect(newest).toHaveTextContent('hat Status geändert');
  },
};

export const Empty: Story = { args: { steps: [], entries: [] } };

export const Loading: Story = { args: { steps: undefined, entries: undefined } };

export const LongWords: Story = {
  args: {
    steps: [
      {
        id: 'a',
        title: 'Nutzungsrechtevergütungsvereinbarungsentwurf vorbereiten und abstimmen',
        href: '/todo',
        dueDate: '2026-10-06',
        note: 'Haushaltsgeräteversicherungsvergleichsgesellschaft',
      },
    ],
    entries: [
      {
        id: '1',
        at: '2026-10-09T08:00:00.000Z',
        who: 'Annemarie Freifrau von Hohenstein-Wittgenstein',
        what: 'hat Benachrichtigungseinstellungen, Rechnungsadresse geändert',
      },
    ],
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
