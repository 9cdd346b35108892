import { DotsThreeVerticalIcon } from '@phosphor-icons/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { both, shared } from '@resonanz/stories/words';
import { useHeld } from '@resonanz/testing/held';
import { Button } from '../Button/Button.tsx';
import { columnResizing } from '../columnResizing/columnResizing.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { InlineAlert } from '../InlineAlert/InlineAlert.tsx';
import { StatusTag } from '../StatusTag/StatusTag.tsx';
import { Switch } from '../Switch/Switch.tsx';
import type { TableColumn, TableSort } from './columns.ts';
import type { ColumnWidths } from './columnWidths.ts';
import { EditingDemo } from './EditingDemo.fixture.tsx';
import { channels, LongTableDemo } from './LongTableDemo.fixture.tsx';
import { ServerTableDemo } from './ServerTableDemo.fixture.tsx';
import { Table } from './Table.tsx';
import type { TableProps } from './TableProps.ts';
import { texts } from './tableWords.fixture.ts';

interface Creator {
  id: number;
  name: string;
  city: string;
  deadline: string;
  budget: number;
  isPublished: boolean;
}

const names = [
  'Lena Hartwig',
  'Amara Okafor-Lindner',
  'Sophie Brandstätter',
  'Aylin Demir',
  'Theresa von Aufseß-Rautenberg',
  'Can Öztürk',
];
const creators: Creator[] = names.map((name, at) => ({
  id: at + 1,
  name,
  city: ['Hamburg', shared.cologne, texts.vienna][at % 3] ?? '',
  deadline: both(`${10 + at}.10.2026`, `${10 + at} Oct 2026`),
  budget: 1850 + at * 420,
  isPublished: at % 2 === 0,
}));

const money = new Intl.NumberFormat(both('de-DE', 'en-GB'), { style: 'currency', currency: 'EUR' });
const columns: TableColumn<Creator>[] = [
  { id: 'name', header: 'Creator', cell: ({ name }) => name, isSortable: true, isSticky: true, width: 220 },
  { id: 'city', header: shared.city, cell: ({ city }) => city, isSortable: true },
  {
    id: 'status',
    header: texts.stateOfApproval,
    cell: () => <StatusTag tone="blue" label={texts.approved} mark="dot" />,
  },
  { id: 'deadline', header: 'Content-Deadline', cell: ({ deadline }) => deadline },
  {
    id: 'budget',
    header: texts.finalBudget,
    cell: ({ budget }) => money.format(budget),
    align: 'end',
    isSortable: true,
  },
  {
    id: 'published',
    header: texts.published,
    cell: ({ name, isPublished }) => (
      <Switch aria-label={both(`${name} veröffentlicht`, `${name} published`)} defaultSelected={isPublished} />
    ),
    align: 'center',
  },
];

type DemoProps = Pick<
  TableProps<Creator, number>,
  'rowLines' | 'rows' | 'columns' | 'isLoading' | 'density' | 'isFlush' | 'empty' | 'showsCaption' | 'isGrowing'
> & {
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
      caption={texts.creatorsOfTheCampaign}
      getRowId={({ id }) => id}
      sort={sort}
      onSortChange={setSort}
      selectedIds={ids}
      onSelectionChange={setIds}
      selectAllLabel={texts.selectAll}
      selectRowLabel={({ name }) => both(`${name} auswählen`, `Select ${name}`)}
      rowAction={({ name }) => (
        <IconButton icon={DotsThreeVerticalIcon} label={both(`Aktionen für ${name}`, `Actions for ${name}`)} />
      )}
      rowActionLabel={texts.actions}
      loadingLabel={texts.loadingCreators}
    />
  );
}

const meta = {
  title: 'UI/Content/Table',
  component: Demo,
  args: { rows: creators, columns, onSortChange: fn(), onSelect: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Selected: Story = { args: { firstIds: [2, 4], isFlush: true } };
export const OneRow: Story = {
  args: { rows: creators.slice(0, 1) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: texts.selectAll }));
    await expect(args.onSelect).toHaveBeenLastCalledWith([1]);
    await expect(canvas.getByRole('checkbox', { name: texts.selectAll })).toBeChecked();
  },
};
export const Comfortable: Story = { args: { density: 'comfortable', showsCaption: true } };
export const Loading: Story = { args: { rows: [], isLoading: true } };
export const Empty: Story = {
  args: { rows: [], empty: <EmptyState title={shared.noData}>{texts.relaxTheFilters}</EmptyState> },
};

/** What went wrong and how to go on stand in place of the rows; the heads stay. */
export const Failed: Story = {
  args: {
    rows: [],
    empty: (
      <InlineAlert
        tone="error"
        role="alert"
        title={texts.theCreatorsCouldNot}
        action={<Button>{shared.reload}</Button>}
      >
        {texts.checkYourConnection}
      </InlineAlert>
    ),
  },
};

/** The server sorts: until it answers the old rows stay, and the table says that it is busy. */
export const ServerSorted: Story = {
  render: () => <ServerTableDemo />,
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table', { name: shared.campaigns });
    await userEvent.click(canvas.getByRole('button', { name: 'Budget' }));
    await expect(canvas.getByRole('columnheader', { name: 'Budget' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(table).toHaveAttribute('aria-busy', 'true');
    await waitFor(async () => expect(table).toHaveAttribute('aria-busy', 'false'));
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Adventskalender');
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.sortedByBudgetAscending);
    // Two rows with the same words are chosen apart.
    await userEvent.click(canvas.getByRole('checkbox', { name: texts.selectHerbstkollektionOfNordlicht }));
    await expect(canvas.getByRole('checkbox', { name: texts.selectHerbstkollektionOfAlpenglu })).not.toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.oneSelected);
  },
};

/** Up to a hundred rows each is as high as its content. */
export const TallRows: Story = {
  args: {
    rows: creators.slice(0, 4),
    columns: columns.map((column) =>
      column.id === 'city'
        ? {
            ...column,
            header: texts.note,
            width: 200,
            cell: ({ id, city }) =>
              id % 2 === 0
                ? both(
                    `Dreh in ${city}, danach zwei Korrekturschleifen mit der Brand und Freigabe durch das Team`,
                    `Shooting in ${city}, then two rounds of corrections with the brand and approval by the team`,
                  )
                : city,
          }
        : column,
    ),
  },
  play: async ({ canvas }) => {
    const [low, high] = canvas.getAllByRole('rowheader').map(({ offsetHeight }) => offsetHeight);
    await expect(high).toBeGreaterThan(low ?? 0);
  },
};

/** Every row is a card; what the heads say stands above the values. */
export const Phone: Story = { args: { firstIds: [2] }, globals: { viewport: { value: 'phone' } } };

/** Head and name stay in sight; the box is a stop of the keyboard because it scrolls. */
export const Scrolled: Story = {
  args: { firstIds: [2] },
  render: (args) => (
    <div style={{ inlineSize: 620, blockSize: 200, display: 'flex' }}>
      <Demo {...args} isGrowing />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('region', { name: texts.creatorsOfTheCampaign });
    await expect(box).toHaveAttribute('tabindex', '0');
    const head = canvas.getByRole('columnheader', { name: 'Creator' });
    const { left, top } = head.getBoundingClientRect();
    box.scrollTo(200, 60);
    await expect(head.getBoundingClientRect().left).toBe(left);
    await expect(head.getBoundingClientRect().top).toBe(top);
    // What stays covers what is scrolled below it, with the ground of its row.
    const ground = (element: Element | null) => element && getComputedStyle(element).backgroundColor;
    const chosen = canvas.getByRole('rowheader', { name: 'Amara Okafor-Lindner' });
    await expect(ground(chosen)).toBe(ground(chosen.parentElement));
    await expect(ground(canvas.getByRole('rowheader', { name: 'Lena Hartwig' }))).not.toBe('rgba(0, 0, 0, 0)');
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: texts.selectAll });
    await userEvent.tab();
    await expect(all).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Creator' })).toHaveFocus();
    await expect(canvas.getByRole('columnheader', { name: 'Creator' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ columnId: 'name', direction: 'descending' });
    await expect(canvas.getByRole('columnheader', { name: 'Creator' })).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(canvas.getByRole('checkbox', { name: texts.selectCanOZtu }));
    await expect(args.onSelect).toHaveBeenLastCalledWith([6]);
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(args.onSelect).toHaveBeenLastCalledWith([6, 1, 2, 3, 4, 5]);
    await expect(all).toBeChecked();
    await userEvent.click(all);
    await expect(args.onSelect).toHaveBeenLastCalledWith([]);
  },
};

/** A range reaches from the row that was chosen before to the one that is chosen with Shift. */
export const RangeSelection: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Amara Okafor-Lindner auswählen' }));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(canvas.getByRole('checkbox', { name: texts.selectTheresaVonAufse }));
    await userEvent.keyboard('{/Shift}');
    await expect(args.onSelect).toHaveBeenLastCalledWith([2, 3, 4, 5]);
  },
};

function ResizingDemo(props: Pick<DemoProps, 'rows' | 'columns'>) {
  const [widths, setWidths] = useHeld<ColumnWidths>({}, () => {});
  return (
    <Table
      {...props}
      caption={texts.creatorsOfTheCampaign}
      getRowId={({ id }) => id}
      resizing={columnResizing({
        widths,
        onWidthsChange: setWidths,
        edgeLabel: (header) => both(`Breite von ${header}`, `Width of ${header}`),
      })}
    />
  );
}

/** The edge of a head is dragged, moved by arrow keys, and fits the content after a double click or Enter. */
export const Resizing: Story = {
  render: ({ rows, columns: given }) => <ResizingDemo rows={rows} columns={given} />,
  play: async ({ canvas, userEvent }) => {
    const edge = canvas.getByRole('separator', { name: texts.widthOfCreator });
    const head = canvas.getByRole('columnheader', { name: 'Creator' });
    const before = head.offsetWidth;
    edge.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(head.offsetWidth).toBe(before + 16);
    await expect(edge).toHaveAttribute('aria-valuenow', String(before + 16));
    await userEvent.keyboard('{Home}');
    await expect(head.offsetWidth).toBeLessThan(before);
    await expect(head.scrollWidth).toBeLessThanOrEqual(head.offsetWidth + 12);
  },
};

/** Ten thousand rows with only the visible ones rendered; the keyboard reaches all of them. */
export const LongList: Story = {
  render: ({ onSelect }) => <LongTableDemo rows={channels} onSelect={onSelect} />,
  play: async ({ args, canvas, userEvent }) => {
    const grid = canvas.getByRole('grid', { name: texts.allChannels });
    await expect(grid).toHaveAttribute('aria-rowcount', '10001');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: texts.selectAll })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(canvas.getByRole('rowheader', { name: 'Amara Okafor-Lindner 2' })).toHaveFocus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(async () =>
      expect(document.activeElement?.closest('tr')?.getAttribute('aria-rowindex')).toBe('10001'),
    );
    await expect(document.activeElement).toBeVisible();
    await userEvent.keyboard('{Control>}a{/Control}');
    await waitFor(async () => expect(canvas.getByRole('status')).toHaveTextContent(texts.selected10000));
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}{ArrowRight}{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.sortedByCreatorDescending);
  },
};

/** Enter or F2 starts editing, Enter saves, Escape restores, Tab moves to the next cell. */
export const Editing: Story = {
  render: ({ onSelect }) => <EditingDemo delay={60} onSave={(name, value) => onSelect([Number(value), name.length])} />,
};

/** A rejected value stays in the cell with the reason, which is repeated below the table. */
export const Rejected: Story = {
  render: () => <EditingDemo delay={60} onSave={() => {}} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '900,00\u00a0€' }));
    await userEvent.keyboard('9120{Enter}');
    const cell = await canvas.findByRole('button', { name: '9.120\u00a0€' });
    await expect(cell).toHaveFocus();
    await expect(cell).toHaveAccessibleDescription(texts.theAmountExceedsThe);
    await waitFor(async () => expect(cell).toHaveAttribute('aria-describedby'));
    await expect(cell.closest('td')).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.theAmountExceedsThe2);
    await userEvent.tab();
  },
};

export const EditingKeyboard: Story = {
  render: () => <EditingDemo delay={60} onSave={() => {}} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: texts.reelAndStory })).toHaveFocus();
    await userEvent.keyboard('{F2}');
    await expect(canvas.getByRole('textbox', { name: texts.note })).toHaveFocus();
    await userEvent.keyboard(texts.discarded);
    await expect(canvas.getByRole('button', { name: texts.reelAndStory })).toHaveFocus();
    await userEvent.keyboard('{Enter}Nur Reel{Tab}');
    await expect(canvas.getByRole('textbox', { name: texts.finalBudget })).toHaveFocus();
    await expect(await canvas.findByRole('button', { name: texts.reelOnly })).toBeVisible();
    await userEvent.keyboard('2000,50{Enter}');
    await expect(await canvas.findByRole('button', { name: '2.000,50\u00a0€' })).toHaveFocus();
    await waitFor(async () => expect(canvas.getByRole('status')).toHaveTextContent(texts.saved));
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: texts.correction }));
    await waitFor(async () => expect(canvas.getAllByRole('button', { name: texts.correction })[0]).toHaveFocus());
  },
};

/** Heads stay on one line and the table scrolls; words in cells wrap. */
export const LongWords: Story = {
  args: {
    rows: creators.slice(0, 3),
    columns: columns.map((column) =>
      column.id === 'status' ? { ...column, header: shared.unbreakableSettings } : column,
    ),
  },
  render: (args) => (
    <div style={{ inlineSize: 420, display: 'flex' }}>
      <Demo {...args} isGrowing />
    </div>
  ),
  play: async ({ canvas }) => {
    const heads = canvas.getAllByRole('columnheader').map((head) => head.getBoundingClientRect());
    for (const head of heads) await expect(head.height).toBeLessThanOrEqual(44);
  },
};

/** Rows of one height in declared widths; name and actions stay in sight, and a shade says that there is more. */
export const List: Story = {
  args: { rowLines: 1, columns: columns.map((column) => (column.isSticky ? column : { ...column, width: 150 })) },
  decorators: [(Story) => <div style={{ inlineSize: '760px', maxInlineSize: '100%' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const heights = canvas
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.getBoundingClientRect().height);
    await expect(new Set(heights).size).toBe(1);
  },
};
