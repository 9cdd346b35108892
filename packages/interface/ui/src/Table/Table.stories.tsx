import { DotsThreeVerticalIcon } from '@phosphor-icons/react';
import { useHeld } from '@resonanz/testing/held';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { StatusTag } from '../StatusTag/StatusTag.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { Table } from './Table.tsx';
import type { TableProps } from './TableProps.ts';
import type { TableColumn, TableSort } from './columns.ts';

interface Creator {
  id: number;
  name: string;
  city: string;
  deadline: string;
  budget: number;
  isPublished: boolean;
}

const names = ['Lena Hartwig', 'Amara Okafor-Lindner', 'Sophie Brandstätter', 'Aylin Demir', 'Theresa von Aufseß-Rautenberg', 'Can Öztürk'];
const creators: Creator[] = names.map((name, at) => ({
  id: at + 1,
  name,
  city: ['Hamburg', 'Köln', 'Wien'][at % 3] ?? '',
  deadline: `${10 + at}.10.2026`,
  budget: 1850 + at * 420,
  isPublished: at % 2 === 0,
}));

const money = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
const columns: TableColumn<Creator>[] = [
  { id: 'name', header: 'Creator', cell: ({ name }) => name, isSortable: true, isSticky: true, width: 220 },
  { id: 'city', header: 'Stadt', cell: ({ city }) => city, isSortable: true },
  { id: 'status', header: 'Freigabestatus', cell: () => <StatusTag tone="blue" label="Freigegeben" mark="dot" /> },
  { id: 'deadline', header: 'Content-Deadline', cell: ({ deadline }) => deadline },
  { id: 'budget', header: 'Finales Budget', cell: ({ budget }) => money.format(budget), align: 'end', isSortable: true },
  {
    id: 'published',
    header: 'Veröffentlicht',
    cell: ({ name, isPublished }) => <Switch aria-label={`${name} veröffentlicht`} defaultSelected={isPublished} />,
    align: 'center',
  },
];

type DemoProps = Pick<TableProps<Creator, number>, 'rows' | 'columns' | 'isLoading' | 'density' | 'isFlush' | 'empty' | 'showsCaption' | 'isGrowing'> & {
  onSortChange: (sort: TableSort) => void;
  onSelect: (ids: number[]) => void;
  firstIds?: number[];
};

function Demo({ onSortChange, onSelect, firstIds = [], ...props }: DemoProps) {
  const [sort, setSort] = useHeld<TableSort>({ columnId: 'name', direction: 'ascending' }, onSortChange);
  const [ids, setIds] = useHeld<ReadonlySet<number>>(new Set(firstIds), (next) => onSelect([...next]));
  return (
    <Table
      {...props}
      caption="Creator der Kampagne"
      getRowId={({ id }) => id}
      sort={sort}
      onSortChange={setSort}
      selectedIds={ids}
      onSelectionChange={setIds}
      selectAllLabel="Alle auswählen"
      selectRowLabel={({ name }) => `${name} auswählen`}
      rowAction={({ name }) => <IconButton icon={DotsThreeVerticalIcon} label={`Aktionen für ${name}`} />}
      rowActionLabel="Aktionen"
      loadingLabel="Creator werden geladen …"
    />
  );
}

const meta = {
  title: 'UI/Table',
  component: Demo,
  args: { rows: creators, columns, onSortChange: fn(), onSelect: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Selected: Story = { args: { firstIds: [2, 4], isFlush: true } };
export const Comfortable: Story = { args: { density: 'comfortable', showsCaption: true } };
export const Loading: Story = { args: { rows: [], isLoading: true } };
export const Empty: Story = {
  args: { rows: [], empty: <EmptyState title="Keine Daten vorhanden">Lockern Sie die Filter.</EmptyState> },
};

/** Head and name stay in sight; the box is a stop of the keyboard because it scrolls. */
export const Scrolled: Story = {
  args: { firstIds: [2] },
  render: (args) => (
    <div style={{ inlineSize: 620, blockSize: 200, display: 'flex' }}>
      <Demo {...args} isGrowing />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('region', { name: 'Creator der Kampagne' });
    await expect(box).toHaveAttribute('tabindex', '0');
    const head = canvas.getByRole('columnheader', { name: 'Creator' });
    const { left, top } = head.getBoundingClientRect();
    box.scrollTo(200, 60);
    await expect(head.getBoundingClientRect().left).toBe(left);
    await expect(head.getBoundingClientRect().top).toBe(top);
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'Alle auswählen' });
    await userEvent.tab();
    await expect(all).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Creator' })).toHaveFocus();
    await expect(canvas.getByRole('columnheader', { name: 'Creator' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ columnId: 'name', direction: 'descending' });
    await expect(canvas.getByRole('columnheader', { name: 'Creator' })).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Can Öztürk auswählen' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith([6]);
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(args.onSelect).toHaveBeenLastCalledWith([6, 1, 2, 3, 4, 5]);
    await expect(all).toBeChecked();
    await userEvent.click(all);
    await expect(args.onSelect).toHaveBeenLastCalledWith([]);
  },
};
