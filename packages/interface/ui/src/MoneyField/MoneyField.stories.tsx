import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { shared, storyWords } from '@resonanz/stories/words';
import { Columns } from '../Columns/Columns.tsx';
import { MoneyField } from './MoneyField.tsx';

const words = storyWords({
  withoutVat: ['Ohne Umsatzsteuer', 'Without VAT'],
  theBudgetOfThe: [
    'Das Budget der Kampagne lässt höchstens 5.000 € zu.',
    'The budget of the campaign allows at most €5,000.',
  ],
  alignedAtTheEnd: ['Am Ende ausgerichtet', 'Aligned at the end'],
  francs: ['Franken', 'Francs'],
  creditNote: ['Gutschrift', 'Credit note'],
  upperLimitOfTotal: ['Gesamtproduktions\u00adkostenobergrenze', 'Upper limit of total production costs'],
  theUpperLimitOf: [
    'Die Produktions\u00adkostenobergrenze ist überschritten.',
    'The upper limit of production costs is exceeded.',
  ],
});

const meta = {
  title: 'UI/Forms/MoneyField',
  component: MoneyField,
  args: { label: 'Budget', onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 720 }}>{Story()}</div>],
} satisfies Meta<typeof MoneyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { defaultValue: 1234.56, description: words.withoutVat } };

export const States: Story = {
  render: () => (
    <Columns template={3}>
      <MoneyField label={shared.empty} placeholder="z. B. 1.500" />
      <MoneyField label={shared.withAValue} defaultValue={3100} />
      <MoneyField label={shared.error} defaultValue={9999} errorMessage={words.theBudgetOfThe} />
      <MoneyField label={words.alignedAtTheEnd} defaultValue={1120} isAlignedEnd />
      <MoneyField label={shared.readOnly} defaultValue={450} isReadOnly />
      <MoneyField label={shared.disabled} defaultValue={450} isDisabled />
      <MoneyField label={words.francs} defaultValue={450} currency="CHF" />
      <MoneyField label={words.creditNote} defaultValue={-80.5} allowsNegative />
    </Columns>
  ),
};

/** English has the point as decimal mark and the sign before the figure. */
export const English: Story = {
  args: { defaultValue: 1234.5 },
  globals: { language: 'en' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Budget' });
    await expect(field).toHaveValue('1,234.5');
    await userEvent.clear(field);
    await userEvent.type(field, '99.95');
    await expect(args.onChange).toHaveBeenLastCalledWith(99.95);
  },
};

/** Digits and one decimal comma are typed; what else there is stays out. Arrows step by one. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Budget' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('3100,5');
    await expect(args.onChange).toHaveBeenLastCalledWith(3100.5);
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(3101.5);
    await userEvent.tab();
    await expect(field).toHaveValue('3.101,5');
    await expect(field).toHaveAccessibleDescription('€');
  },
};

export const LongWords: Story = {
  render: () => (
    <div style={{ inlineSize: 150 }}>
      <MoneyField
        label={words.upperLimitOfTotal}
        defaultValue={9_999_999_999.99}
        errorMessage={words.theUpperLimitOf}
      />
    </div>
  ),
};
