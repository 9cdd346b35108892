import { useState } from 'react';
import { numberEdit, selectEdit, textEdit } from '../cellEdits/cellEdits.tsx';
import type { TableColumn } from './columns.ts';
import { Table } from './Table.tsx';

interface Booking {
  id: number;
  name: string;
  content: string;
  note: string;
  budget: number;
}

const first: readonly Booking[] = [
  { id: 1, name: 'Lena Hartwig', content: 'approved', note: 'Reel und Story', budget: 1850 },
  { id: 2, name: 'Amara Okafor-Lindner', content: 'correction', note: '', budget: 3100 },
  { id: 3, name: 'Marlene Oberhuber', content: 'submitted', note: 'Dreh in Köln', budget: 900 },
];
const contents = [
  { id: 'open', label: 'Offen' },
  { id: 'submitted', label: 'Eingereicht' },
  { id: 'correction', label: 'Korrektur' },
  { id: 'approved', label: 'Freigegeben' },
];
const money = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
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
    if (typeof change.budget === 'number' && change.budget > REST)
      return 'Betrag übersteigt das Restbudget von 5.000,00 €.';
    setRows((now) => now.map((each) => (each.id === row.id ? { ...each, ...change } : each)));
    return undefined;
  };
  const columns: readonly TableColumn<Booking>[] = [
    { id: 'name', header: 'Creator', cell: ({ name }) => name, isSticky: true, width: 220 },
    {
      id: 'content',
      header: 'Freigabestatus',
      cell: ({ content }) => contents.find(({ id }) => id === content)?.label,
      edit: selectEdit({
        options: contents,
        value: ({ content }) => content,
        onSave: (row, content) => save(row, { content: String(content) }, content),
      }),
    },
    {
      id: 'note',
      header: 'Notiz',
      cell: ({ note }) => note || '–',
      edit: textEdit({ value: ({ note }) => note, onSave: (row, note) => save(row, { note }, note) }),
    },
    {
      id: 'budget',
      header: 'Finales Budget',
      align: 'end',
      cell: ({ budget }) => money.format(budget),
      edit: numberEdit({
        unit: '€',
        fractionDigits: 2,
        value: ({ budget }) => budget,
        validate: (budget) => (budget === null ? 'Geben Sie einen Betrag ein.' : undefined),
        onSave: (row, budget) => save(row, { budget: budget ?? 0 }, budget),
      }),
    },
  ];
  return (
    <Table
      caption="Creator der Kampagne"
      columns={columns}
      rows={rows}
      getRowId={({ id }) => id}
      savedLabel="Gespeichert"
    />
  );
}
