import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { shared, storyWords } from '@resonanz/stories/words';
import { Stack } from '../Stack/Stack.tsx';
import type { TableColumn } from '../Table/columns.ts';
import { Table } from '../Table/Table.tsx';
import { ColumnChoice } from './ColumnChoice.tsx';

const words = storyWords({
  interactionRate: ['Interaktionsrate', 'Interaction rate'],
  columns: ['Spalten', 'Columns'],
  showAll: ['Alle anzeigen', 'Show all'],
  columnsOfTheNotification: [
    'Spalten der Benachrichtigungs\u00adeinstellungen',
    'Columns of the notification settings',
  ],
  showAllNotificationSettings: ['Alle Benachrichtigungs\u00adeinstellungen anzeigen', 'Show all notification settings'],
  estimateOfTheAverage: ['Durchschnittliche Interaktionsrateneinschätzung', 'Estimate of the average interaction rate'],
});

interface Channel {
  id: number;
  name: string;
  city: string;
  followers: string;
  rate: string;
}

const channels: readonly Channel[] = [
  { id: 1, name: 'Lena Hartwig', city: 'Hamburg', followers: '128.400', rate: '4,82 %' },
  { id: 2, name: 'Can Öztürk', city: shared.cologne, followers: '86.150', rate: '6,10 %' },
];
const columns: readonly TableColumn<Channel>[] = [
  { id: 'name', header: 'Creator', cell: ({ name }) => name },
  { id: 'city', header: shared.city, cell: ({ city }) => city },
  { id: 'followers', header: 'Follower', cell: ({ followers }) => followers, align: 'end' },
  { id: 'rate', header: words.interactionRate, cell: ({ rate }) => rate, align: 'end' },
];

interface DemoProps {
  columns: readonly TableColumn<Channel>[];
  label: string;
  showAllLabel: string;
  firstHiddenIds: readonly string[];
  onHide: (ids: string[]) => void;
}

function Demo({ columns: given, label, showAllLabel, firstHiddenIds, onHide }: DemoProps) {
  const [hiddenIds, setHiddenIds] = useState<ReadonlySet<string>>(new Set(firstHiddenIds));
  return (
    <Stack space={5}>
      <div>
        <ColumnChoice
          columns={given}
          hiddenColumnIds={hiddenIds}
          onHiddenColumnIdsChange={(ids) => {
            setHiddenIds(ids);
            onHide([...ids]);
          }}
          label={label}
          showAllLabel={showAllLabel}
        />
      </div>
      <Table
        caption={shared.channels}
        columns={given}
        rows={channels}
        getRowId={({ id }) => id}
        hiddenColumnIds={hiddenIds}
      />
    </Stack>
  );
}

const meta = {
  title: 'UI/Content/ColumnChoice',
  component: Demo,
  args: { columns, label: words.columns, showAllLabel: words.showAll, firstHiddenIds: [], onHide: fn() },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Hidden columns leave the table at once; the one that names the rows can't be hidden. */
export const Open: Story = {
  args: { firstHiddenIds: ['city'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('columnheader', { name: shared.city })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: words.columns }));
    await expect(await screen.findByRole('checkbox', { name: 'Creator' })).toBeDisabled();
    await expect(screen.getByRole('checkbox', { name: shared.city })).not.toBeChecked();
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: words.columns });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: words.columns });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement));
    const city = screen.getByRole('checkbox', { name: shared.city });
    for (let stops = 0; stops < 3 && document.activeElement !== city; stops += 1) await userEvent.tab();
    await expect(city).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onHide).toHaveBeenLastCalledWith(['city']);
    await expect(city).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: words.showAll })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onHide).toHaveBeenLastCalledWith([]);
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(button).toHaveFocus());
  },
};

export const LongWords: Story = {
  args: {
    label: words.columnsOfTheNotification,
    showAllLabel: words.showAllNotificationSettings,
    columns: columns.map((column) =>
      column.id === 'rate' ? { ...column, header: words.estimateOfTheAverage } : column,
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Spalten/ }));
    const panel = await screen.findByRole('dialog');
    await expect(panel.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
};
