import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { both, shared, storyWords } from '@resonanz/stories/words';
import { useHeld } from '@resonanz/testing/held';
import { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx';

const words = storyWords({
  category: ['Kategorie', 'Category'],
  beautyCare: ['Beauty & Pflege', 'Beauty & care'],
  nutrition: ['Ernährung', 'Nutrition'],
  family: ['Familie', 'Family'],
  fashion: ['Mode', 'Fashion'],
  travel: ['Reisen', 'Travel'],
  living: ['Wohnen', 'Living'],
  addCategory: ['Kategorie hinzufügen', 'Add category'],
  showCategories: ['Kategorien zeigen', 'Show categories'],
  removeBeautyCare: ['Beauty & Pflege entfernen', 'Remove Beauty & care'],
  twoOfAtMost: ['2 von höchstens 3', '2 of at most 3'],
  tra: ['rei{Enter}', 'tra{Enter}'],
  threeOfAtMost: ['3 von höchstens 3', '3 of at most 3'],
  pleaseChooseAtLeast: ['Bitte mindestens eine Kategorie wählen.', 'Please choose at least one category.'],
  overviewOfTheCampaign: ['Kampagnenzusammenfassungsübersichtsdarstellung', 'Overview of the campaign summaries'],
});

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
    label: words.category,
    items: [
      words.beautyCare,
      words.nutrition,
      words.family,
      'Fitness',
      'Gaming',
      words.fashion,
      words.travel,
      words.living,
    ].map((label, at) => ({ id: at + 1, label })),
    selectedIds: [1, 2],
    onSelectionChange: fn(),
    placeholder: words.addCategory,
    removeLabel: (label) => both(`${label} entfernen`, `Remove ${label}`),
    openLabel: words.showCategories,
    emptyMessage: shared.noData,
  },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithChips: Story = {};
export const ReadOnly: Story = { args: { isReadOnly: true } };

/** The list stays open while choosing; Backspace takes the last one away. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: words.category });
    await userEvent.click(field);
    await userEvent.type(field, 'rei');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith([1, 2, 7]);
    await expect(screen.getByRole('listbox', { name: words.category })).toHaveAttribute('aria-multiselectable', 'true');
    await userEvent.keyboard('{Backspace}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith([1, 2]);
    await userEvent.click(screen.getByRole('option', { name: words.nutrition }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith([1]);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: words.removeBeautyCare }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith([]);
    await expect(field).toHaveFocus();
  },
};

export const Open: Story = {
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('combobox', { name: words.category })),
};

/** At the limit nothing more can be chosen, and the line below says so before anybody tries. */
export const Limited: Story = {
  args: {
    selectedIds: [1, 2],
    maxSelected: 3,
    countLabel: (chosen: number, max: number) => both(`${chosen} von höchstens ${max}`, `${chosen} of at most ${max}`),
  },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: words.category });
    await expect(field).toHaveAccessibleDescription(words.twoOfAtMost);
    await userEvent.type(field, words.tra);
    await expect(canvas.getByRole('status')).toHaveTextContent(words.threeOfAtMost);
    await expect(screen.getByRole('option', { name: words.living })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('option', { name: words.living }));
    await expect(args.onSelectionChange).toHaveBeenCalledOnce();
  },
};

export const Disabled: Story = { args: { isDisabled: true } };
export const Invalid: Story = { args: { selectedIds: [], errorMessage: words.pleaseChooseAtLeast } };

export const LongWords: Story = {
  args: {
    label: shared.settingsForManagers,
    description: shared.appliesToSummaries,
    items: [
      { id: 1, label: words.overviewOfTheCampaign },
      { id: 2, label: shared.settings },
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
