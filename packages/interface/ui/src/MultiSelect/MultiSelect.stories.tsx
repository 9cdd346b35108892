import { useHeld } from '@resonanz/testing/held';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx';

function Demo({ onSelectionChange, selectedIds: first, ...props }: MultiSelectProps<number>) {
  const [selectedIds, setSelectedIds] = useHeld(first, onSelectionChange);
  return (
    <div style={{ maxInlineSize: 275, minBlockSize: 320 }}>
      <MultiSelect {...props} selectedIds={selectedIds} onSelectionChange={setSelectedIds} />
    </div>
  );
}

const meta = {
  title: 'UI/MultiSelect',
  component: Demo,
  args: {
    label: 'Kategorie',
    items: ['Beauty & Pflege', 'Ernährung', 'Familie', 'Fitness', 'Gaming', 'Mode', 'Reisen', 'Wohnen'].map((label, at) => ({ id: at + 1, label })),
    selectedIds: [1, 2],
    onSelectionChange: fn(),
    placeholder: 'Kategorie hinzufügen',
    removeLabel: (label) => `${label} entfernen`,
    openLabel: 'Kategorien zeigen',
    emptyMessage: 'Keine Daten vorhanden',
  },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithChips: Story = {};
export const ReadOnly: Story = { args: { isReadOnly: true } };

/** The list stays open while choosing; Backspace takes the last one away. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Kategorie' });
    await userEvent.click(field);
    await userEvent.type(field, 'rei');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith([1, 2, 7]);
    await expect(screen.getByRole('listbox', { name: 'Kategorie' })).toHaveAttribute('aria-multiselectable', 'true');
    await userEvent.keyboard('{Backspace}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith([1, 2]);
    await userEvent.click(screen.getByRole('option', { name: 'Ernährung' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith([1]);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Beauty & Pflege entfernen' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith([]);
    await expect(field).toHaveFocus();
  },
};

export const Open: Story = {
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('combobox', { name: 'Kategorie' })),
};
