import { useState } from 'react';
import { both, shared, storyWords } from '@resonanz/stories/words';
import { numberEdit, selectEdit, textEdit } from '../cellEdits/cellEdits.tsx';
import type { TableColumn } from './columns.ts';
import { Table } from './Table.tsx';

const words = storyWords({
  reelAndStory: ['Reel und Story', 'Reel and story'],
  shootingInCologne: ['Dreh in Köln', 'Shooting in Cologne'],
  submitted: ['Eingereicht', 'Submitted'],
  correction: ['Korrektur', 'Correction'],
  approved: ['Freigegeben', 'Approved'],
  theAmountExceedsThe: [
    'Betrag übersteigt das Restbudget von 5.000,00 €.',
    'The amount exceeds the remaining budget of €5,000.00.',
  ],
  stateOfApproval: ['Freigabestatus', 'State of approval'],
  note: ['Notiz', 'Note'],
  finalBudget: ['Finales Budget', 'Final budget'],
  enterAnAmount: ['Geben Sie einen Betrag ein.', 'Enter an amount.'],
  creatorsOfTheCampaign: ['Creator der Kampagne', 'Creators of the campaign'],
  saved: ['Gespeichert', 'Saved'],
});

interface Booking {
  id: number;
  name: string;
  content: string;
  note: string;
  budget: number;
}

const first: readonly Booking[] = [
  { id: 1, name: 'Lena Hartwig', content: 'approved', note: words.reelAndStory, budget: 1850 },
  { id: 2, name: 'Amara Okafor-Lindner', content: 'correction', note: '', budget: 3100 },
  { id: 3, name: 'Marlene Oberhuber', content: 'submitted', note: words.shootingInCologne, budget: 900 },
];
const contents = [
  { id: 'open', label: shared.open },
  { id: 'submitted', label: words.submitted },
  { id: 'correction', label: words.correction },
  { id: 'approved', label: words.approved },
];
const money = new Intl.NumberFormat(both('de-DE', 'en-GB'), { style: 'currency', currency: 'EUR' });
const REST = 5000;

interface EditingDemoProps {
  /** Called with the name of the creator and the new value. */
  onSave: (name: string, value: string | number | null) => void;
  /** How long the server takes, in milliseconds. */
  delay: number;
}

/** A campaign with editable cells; the server rejects budgets above the rest. */
export function EditingDemo({ onSave, delay }: EditingDemoProps) {
  const [rows, setRows] = useState(first);
  const save = async (row: Booking, change: Partial<Booking>, value: string | number | null) => {
    onSave(row.name, value);
    if (delay > 0) await new Promise((done) => setTimeout(done, delay));
    if (typeof change.budget === 'number' && change.budget > REST) return words.theAmountExceedsThe;
    setRows((now) => now.map((each) => (each.id === row.id ? { ...each, ...change } : each)));
    return undefined;
  };
  const columns: readonly TableColumn<Booking>[] = [
    { id: 'name', header: 'Creator', cell: ({ name }) => name, isSticky: true, width: 220 },
    {
      id: 'content',
      header: words.stateOfApproval,
      cell: ({ content }) => contents.find(({ id }) => id === content)?.label,
      edit: selectEdit({
        options: contents,
        value: ({ content }) => content,
        onSave: (row, content) => save(row, { content: String(content) }, content),
      }),
    },
    {
      id: 'note',
      header: words.note,
      cell: ({ note }) => note || '–',
      edit: textEdit({ value: ({ note }) => note, onSave: (row, note) => save(row, { note }, note) }),
    },
    {
      id: 'budget',
      header: words.finalBudget,
      align: 'end',
      cell: ({ budget }) => money.format(budget),
      edit: numberEdit({
        unit: '€',
        fractionDigits: 2,
        value: ({ budget }) => budget,
        validate: (budget) => (budget === null ? words.enterAnAmount : undefined),
        onSave: (row, budget) => save(row, { budget: budget ?? 0 }, budget),
      }),
    },
  ];
  return (
    <Table
      caption={words.creatorsOfTheCampaign}
      columns={columns}
      rows={rows}
      getRowId={({ id }) => id}
      savedLabel={words.saved}
    />
  );
}
