import { DotsThreeVerticalIcon } from '@phosphor-icons/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { both, shared, storyWords } from '@resonanz/stories/words';
import { useHeld } from '@resonanz/testing/held';
import { Button } from '@resonanz/ui/Button';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { IconButton } from '@resonanz/ui/IconButton';
import { Inline } from '@resonanz/ui/Inline';
import { sortRows, type ColumnWidths, type TableSort } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import { TextField } from '@resonanz/ui/TextField';
import type { CellChange, PasteReport } from './CellChange.ts';
import { DataGrid } from './DataGrid.tsx';
import type { GridColumn } from './GridColumn.ts';
import { answer, columns, entries, type Entry, labels, useEntries } from './gridStage.fixture.tsx';

const texts = storyWords({
  creatorsOfTheCampaign: ['Creator der Kampagne', 'Creators of the campaign'],
  selectAll: ['Alle auswählen', 'Select all'],
  noCreatorsInThis: ['Noch keine Creator in dieser Kampagne', 'No creators in this campaign yet'],
  actions: ['Aktionen', 'Actions'],
  creatorNameOrAddress: ['Creator, Name oder Adresse', 'Creator, name or address'],
  nameOrAddressOf: ['Name oder Adresse des Kanals', 'Name or address of the channel'],
  addCreator: ['Creator hinzufügen', 'Add creator'],
  sumOfFinalBudgets: ['Summe finales Budget', 'Sum of final budgets'],
  finalBudget: ['Finales Budget', 'Final budget'],
  theAmountExceedsThe: [
    'Betrag übersteigt das Restbudget von 6.000,00 €.',
    'The amount exceeds the remaining budget of €6,000.00.',
  ],
  notAValidValue: ['Kein gültiger Wert.', 'Not a valid value.'],
  check3Cells: ['3 Zellen prüfen', 'Check 3 cells'],
  moreThanPlanned: ['Mehr als geplant.', 'More than planned.'],
  sixCellsSaved: ['6 Zellen gespeichert', '6 cells saved'],
  comments: ['Kommentare', 'Comments'],
  impressions: ['Impressionen', 'Impressions'],
  readers: ['Leser', 'Readers'],
  orders: ['Bestellungen', 'Orders'],
  stickers: ['Sticker', 'Stickers'],
  contactPersonsOfThe: [
    'Ansprechpersonen der auftraggebenden Unternehmen',
    'Contact persons of the commissioning companies',
  ],
  agreementOnRemunerationFor: ['Nutzungsrechtevergütungsvereinbarung', 'Agreement on remuneration for rights of use'],
  changeTheNotificationSettings: [
    'Benachrichtigungseinstellungen der Ansprechperson ändern',
    'Change the notification settings of the contact person',
  ],
  thisCellCannotBe: ['Diese Zelle kann nicht geändert werden.', 'This cell cannot be changed.'],
});

const euro = new Intl.NumberFormat(both('de-DE', 'en-GB'), { style: 'currency', currency: 'EUR' });
const sortable = columns.map(({ id, header }) => ({
  id,
  header,
  cell: () => null,
  sortValue: (row: Entry) => (id === 'name' || id === 'deadline' || id === 'budget' ? row[id] : null),
}));

interface DemoProps {
  rows: readonly Entry[];
  columns: readonly GridColumn<Entry>[];
  selectedIds: readonly number[];
  isLoading: boolean;
  isFlush: boolean;
  isReadOnly: boolean;
  /** Adds a line that adds a creator, sums and actions. */
  isWhole: boolean;
  onSave: typeof answer;
  onPasteReport: (report: PasteReport<number>) => void;
}

function Demo({
  rows: first,
  columns: shown,
  selectedIds,
  isLoading,
  isFlush,
  isReadOnly,
  isWhole,
  onSave,
  onPasteReport,
}: DemoProps) {
  const { rows, onSave: save } = useEntries(first, onSave);
  const [sort, setSort] = useState<TableSort>({ columnId: 'name', direction: 'ascending' });
  const [isSorted, setSorted] = useState(false);
  const [ids, setIds] = useHeld<ReadonlySet<number>>(new Set(selectedIds), () => {});
  const [widths, setWidths] = useState<ColumnWidths>({});
  const ordered = isSorted ? sortRows(rows, sortable, sort, 'de-DE') : rows;
  return (
    <DataGrid<Entry, number>
      caption={texts.creatorsOfTheCampaign}
      columns={shown}
      rows={ordered}
      getRowId={({ id }) => id}
      labels={labels}
      {...(isReadOnly ? {} : { onSave: save, onPasteReport })}
      sort={isSorted ? sort : undefined}
      onSortChange={(next) => {
        setSorted(true);
        setSort(next);
      }}
      selection={{
        selectedIds: ids,
        onSelectionChange: setIds,
        selectAllLabel: texts.selectAll,
        selectRowLabel: ({ name }) => both(`${name} auswählen`, `Select ${name}`),
        message: (count) => both(`${count} ausgewählt`, `${count} selected`),
      }}
      resizing={{
        widths,
        onWidthsChange: setWidths,
        edgeLabel: (header) => both(`Breite von ${header}`, `Width of ${header}`),
      }}
      isLoading={isLoading}
      isFlush={isFlush}
      empty={<EmptyState title={texts.noCreatorsInThis} />}
      {...(isWhole
        ? {
            rowAction: ({ name }: Entry) => (
              <IconButton icon={DotsThreeVerticalIcon} label={both(`Aktionen für ${name}`, `Actions for ${name}`)} />
            ),
            rowActionLabel: texts.actions,
            addRow: (
              <Inline isNowrap>
                <TextField label={texts.creatorNameOrAddress} hidesLabel placeholder={texts.nameOrAddressOf} />
                <Button variant="solid">{texts.addCreator}</Button>
              </Inline>
            ),
            footer: (
              <Inline space={7}>
                <Text variant="dense" tone="muted">
                  1–{rows.length} von {rows.length}
                </Text>
                <Text variant="dense" isTabular>
                  {texts.sumOfFinalBudgets} {euro.format(rows.reduce((sum, { budget }) => sum + (budget ?? 0), 0))}
                </Text>
              </Inline>
            ),
          }
        : {})}
    />
  );
}

const meta = {
  title: 'UI/Grid/DataGrid',
  component: Demo,
  parameters: { layout: 'fullscreen' },
  args: {
    rows: entries(12),
    columns,
    selectedIds: [],
    isLoading: false,
    isFlush: true,
    isReadOnly: false,
    isWhole: true,
    onSave: fn(answer),
    onPasteReport: fn(),
  },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Creators of a campaign: three are ticked, a line adds one, the foot sums up. */
export const Playground: Story = {
  args: { selectedIds: [1, 2, 4] },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid', { name: texts.creatorsOfTheCampaign });
    await expect(grid).toHaveAttribute('aria-rowcount', '14');
    await expect(within(grid).getByRole('row', { name: /Lena Hartwig/ })).toHaveAttribute('aria-selected', 'true');
    await expect(within(grid).getByRole('columnheader', { name: texts.finalBudget })).toHaveAttribute(
      'aria-sort',
      'none',
    );
  },
};

const cellOf = (grid: HTMLElement, row: RegExp, column: number) => {
  const cell = within(grid).getByRole('row', { name: row }).querySelector<HTMLElement>(`[aria-colindex="${column}"]`);
  if (!cell) throw new Error(`There is no column ${column}.`);
  return cell;
};
const BUDGET = 6;
/** Until the checks of saved cells have gone, so that nothing changes after the story. */
const atRest = (grid: HTMLElement) =>
  waitFor(() => expect(grid.querySelector('[data-mark=saved]')).toBeNull(), { timeout: 5000 });

const [PLANNED, FINAL, CLICKS, NOTE] = [3, 4, 5, 6];

/** One budget was saved, one rejected by the server, one is not a number, one got no response. */
export const States: Story = {
  args: {
    // As many as fit into a narrow window: what is out of sight is not drawn.
    columns: columns.filter(({ id }) => ['name', 'planned', 'budget', 'clicks', 'note'].includes(id)),
    onSave: fn(async (change: CellChange<Entry, number>) =>
      change.columnId === 'planned' ? new Promise<never>(() => {}) : answer(change),
    ),
  },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    const enter = async (row: RegExp, column: number, text: string) => {
      await userEvent.click(cellOf(grid, row, column));
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard(`${text}{Enter}`);
    };
    await enter(/Marlene/, FINAL, '7000');
    await enter(/Sophie/, CLICKS, 'viele');
    await enter(/Theresa/, NOTE, 'offline');
    await enter(/Amara/, PLANNED, '3100');
    await waitFor(() => expect(cellOf(grid, /Marlene/, FINAL)).toHaveAccessibleErrorMessage(texts.theAmountExceedsThe));
    await expect(cellOf(grid, /Marlene/, FINAL)).toBeInvalid();
    await expect(cellOf(grid, /Marlene/, FINAL)).toHaveTextContent('7.000,00 €');
    await expect(cellOf(grid, /Sophie/, CLICKS)).toHaveAccessibleErrorMessage(texts.notAValidValue);
    await waitFor(() => expect(cellOf(grid, /Theresa/, NOTE)).toHaveAccessibleErrorMessage(/Keine Verbindung/));
    await expect(cellOf(grid, /Amara/, PLANNED)).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('list', { name: texts.check3Cells })).toBeVisible();
    await enter(/Aylin/, FINAL, '5500');
    await waitFor(() => expect(cellOf(grid, /Aylin/, FINAL)).toHaveTextContent('5.500,00 €'));
    await userEvent.click(cellOf(grid, /Marlene/, FINAL));
    await atRest(grid);
  },
};

/** A saved amount that a column doubts: it stays, and says why under the pointer and to assistive technology. */
export const Doubtful: Story = {
  args: {
    columns: columns
      .filter(({ id }) => ['name', 'budget', 'note'].includes(id))
      .map((column) =>
        column.kind === 'money'
          ? { ...column, doubt: (value: number | null) => ((value ?? 0) > 2_000 ? texts.moreThanPlanned : undefined) }
          : column,
      ),
  },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    await waitFor(() => expect(grid.querySelector('[data-doubtful]')).not.toBeNull());
    await expect(grid.querySelector('[data-doubtful]')).toHaveAccessibleDescription(texts.moreThanPlanned);
    await expect(grid.querySelector('[data-doubtful]')).not.toHaveAttribute('aria-invalid');
  },
};

/** A block is drawn with Shift and the arrow keys, then filled down with Ctrl+D. */
export const BlockAndFill: Story = {
  play: async ({ canvas, args }) => {
    const grid = canvas.getByRole('grid');
    await userEvent.click(cellOf(grid, /Amara/, 5));
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowRight}{/Shift}');
    await expect(within(grid).getAllByRole('gridcell', { selected: true })).toHaveLength(8);
    await userEvent.keyboard('{Control>}d{/Control}');
    await expect(args.onSave).toHaveBeenCalledTimes(6);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(texts.sixCellsSaved));
    await expect(cellOf(grid, /Theresa/, BUDGET)).toHaveTextContent('860,00 €');
    await atRest(grid);
  },
};

/** Typing replaces, Enter moves down, Tab moves on, Escape cancels, Ctrl+Z undoes. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    await userEvent.click(cellOf(grid, /Lena/, 5));
    await userEvent.keyboard('1700{Tab}1850,5{Enter}');
    await waitFor(() => expect(cellOf(grid, /Lena/, BUDGET)).toHaveTextContent('1.850,50 €'));
    await expect(cellOf(grid, /Amara/, 5)).toHaveFocus();
    await userEvent.keyboard('{F2}9{Escape}{Delete}');
    await waitFor(() => expect(cellOf(grid, /Amara/, 5)).toHaveTextContent('–'));
    await userEvent.keyboard('{Control>}zz{/Control}');
    await waitFor(() => expect(cellOf(grid, /Lena/, BUDGET)).toHaveTextContent('450,00 €'));
    await expect(cellOf(grid, /Amara/, 5)).toHaveTextContent('770,00 €');
    await userEvent.keyboard('{Control>}{ArrowLeft}{/Control} ');
    await expect(canvas.getByRole('checkbox', { name: 'Amara Okafor-Lindner auswählen' })).toBeChecked();
    await atRest(grid);
  },
};

const more = Array.from({ length: 9 }, (_, at): GridColumn<Entry> => ({
  id: `figure${at}`,
  header:
    ['Views', 'Likes', 'Shares', texts.comments, texts.impressions, texts.readers, texts.orders, texts.stickers, 'CPV'][
      at
    ] ?? '',
  kind: 'number',
  width: 110,
  isEditable: true,
  read: ({ clicks, id }) => (clicks === null ? null : (clicks * (at + 1) + id) % 90_000),
}));

/** Five hundred creators and twenty columns: only those in sight are drawn. */
export const FiveHundred: Story = {
  args: { rows: entries(500), columns: [...columns, ...more] },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '502');
    await expect(grid).toHaveAttribute('aria-colcount', '22');
    await expect(grid.querySelectorAll('[role=row]').length).toBeLessThan(60);
  },
};

/** Rows are on their way. */
export const Loading: Story = { args: { rows: [], isLoading: true } };

/** No rows; the line that adds one stays. */
export const Empty: Story = { args: { rows: [] } };

const long = [
  { ...(columns[0] as GridColumn<Entry>), header: texts.contactPersonsOfThe },
  { ...(columns[4] as GridColumn<Entry>), header: texts.agreementOnRemunerationFor },
  { ...(columns[8] as GridColumn<Entry>), header: shared.unbreakableSettings },
];

/** Long words are cut off in the grid and read in full under the pointer; figures never are. */
export const LongWords: Story = {
  args: {
    columns: long,
    rows: entries(3).map((row) => ({
      ...row,
      name: 'Theresa von Aufseß-Rautenberg-Hohenlohe',
      note: texts.changeTheNotificationSettings,
    })),
  },
};

/** Without the right to change: cells can be read and copied. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, isWhole: false, isFlush: false },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    await expect(grid).toHaveAttribute('aria-readonly', 'true');
    await userEvent.click(cellOf(grid, /Lena/, 5));
    await userEvent.keyboard('5');
    await expect(within(grid).queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.thisCellCannotBe);
  },
};
