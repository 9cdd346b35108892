import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { useHeld } from '@resonanz/testing/held';
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
  title: 'UI/Forms/MultiSelect',
  component: Demo,
  args: {
    label: 'Kategorie',
    items: ['Beauty & Pflege', 'Ernährung', 'Familie', 'Fitness', 'Gaming', 'Mode', 'Reisen', 'Wohnen'].map(
      (label, at) => ({ id: at + 1, label }),
    ),
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

/** At the limit nothing more can be chosen, and the line below says so before anybody tries. */
export const Limited: Story = {
  args: {
    selectedIds: [1, 2],
    maxSelected: 3,
    countLabel: (chosen: number, max: number) => `${chosen} von höchstens ${max}`,
  },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Kategorie' });
    await expect(field).toHaveAccessibleDescription('2 von höchstens 3');
    await userEvent.type(field, 'rei{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('3 von höchstens 3');
    await expect(screen.getByRole('option', { name: 'Wohnen' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('option', { name: 'Wohnen' }));
    await expect(args.onSelectionChange).toHaveBeenCalledOnce();
  },
};

export const Disabled: Story = { args: { isDisabled: true } };
export const Invalid: Story = { args: { selectedIds: [], errorMessage: 'Bitte mindestens eine Kategorie wählen.' } };

export const LongWords: Story = {
  args: {
    label: 'Benachrichtigungs\u00adeinstellungen für Kampagnen\u00adverantwortliche',
    description: 'Gilt für alle Kampagnen\u00adzusammenfassungen dieser Geschäftsstelle.',
    items: [
      { id: 1, label: 'Kampagnenzusammenfassungsübersichtsdarstellung' },
      { id: 2, label: 'Benachrichtigungs\u00adeinstellungen' },
    ],
    selectedIds: [1, 2],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
};
