import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { storyWords } from '@resonanz/stories/words';
import { inGerman } from '../page/inGerman.ts';
import { Ages } from './Ages.tsx';
import { Amounts as AmountTable } from './Amounts.tsx';
import { Moments as MomentTable } from './Moments.tsx';
import { Names as NameExample } from './Names.tsx';
import { OddDates as OddDateTable, OddNumbers as OddNumberTable } from './OddInputs.tsx';
import { Parts as PartExample } from './Parts.tsx';
import { Ranges as RangeTables } from './Ranges.tsx';
import { Reading as ReadingTable } from './Reading.tsx';

const words = storyWords({
  numbersAndAmounts: ['Zahlen und Beträge', 'Numbers and amounts'],
  number: ['Zahl', 'Number'],
  pointsInTime: ['Zeitpunkte', 'Points in time'],
  pointInTime: ['Zeitpunkt', 'Point in time'],
  rangesOfNumbers: ['Spannen von Zahlen', 'Ranges of numbers'],
  from: ['Von', 'From'],
  periods: ['Zeiträume', 'Periods'],
  lastDay: ['Letzter Tag', 'Last day'],
  textsAsRead: ['Gelesene Texte', 'Texts as read'],
  typedText: ['Getippter Text', 'Typed text'],
  fullName: ['Vollständiger Name', 'Full name'],
});

const meta = {
  title: 'Foundations/Formatters',
  parameters: { docs: { canvas: { sourceState: 'none' } } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = (table: HTMLElement, call: string): readonly (string | null)[] => {
  const row = within(table).getByText(call).closest('tr');
  return row ? [...row.cells].map((cell) => cell.textContent).slice(1) : [];
};

export const Amounts: Story = {
  render: () => <AmountTable />,
  play: inGerman(async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table', { name: words.numbersAndAmounts });
    await expect(rowOf(table, 'formatMoney(value, language)')).toEqual(['1.284,5\u00A0€', '$1,284.5']);
    await userEvent.click(canvas.getByRole('combobox', { name: /Währung/ }));
    await userEvent.click(await screen.findByRole('option', { name: /GBP/ }));
    await expect(rowOf(table, "formatMoney(value, language, { currency: 'GBP' })")).toEqual([
      '1,284.5\u00A0£',
      '1,284.5\u00A0£',
    ]);
    const value = canvas.getByRole('textbox', { name: words.number });
    await userEvent.clear(value);
    await expect(rowOf(table, 'formatShortNumber(value, language)')).toEqual(['0', '0']);
    await userEvent.type(value, '128412');
    await expect(rowOf(table, 'formatShortNumber(value, language)')).toEqual(['128,4K', '128.4K']);
  }),
};

export const Moments: Story = {
  render: () => <MomentTable />,
  play: inGerman(async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table', { name: words.pointsInTime });
    await expect(rowOf(table, 'formatRelative(value, language, now)')).toEqual(['vor 2 Stunden', '2 hours ago']);
    const value = canvas.getByRole('textbox', { name: words.pointInTime });
    await userEvent.clear(value);
    await userEvent.type(value, '2026-10-12T13:05');
    await expect(rowOf(table, 'toLocal(value)')).toEqual(["'2026-10-12T15:05:00'", "'2026-10-12T15:05:00'"]);
    await userEvent.clear(value);
    await userEvent.type(value, '2026-02-31');
    await expect(rowOf(table, 'formatDate(value, language)')).toEqual(['', '']);
  }),
};

export const Ranges: Story = {
  render: () => <RangeTables />,
  play: inGerman(async ({ canvas, userEvent }) => {
    const numbers = canvas.getByRole('table', { name: words.rangesOfNumbers });
    await expect(rowOf(numbers, 'formatNumberRange(from, to, language)')).toEqual(['500 – 1.000', '500 – 1,000']);
    await userEvent.clear(canvas.getByRole('textbox', { name: words.from }));
    await expect(rowOf(numbers, 'formatNumberRange(from, to, language)')).toEqual(['bis 1.000', 'up to 1,000']);
    const days = canvas.getByRole('table', { name: words.periods });
    await expect(rowOf(days, 'formatDateRange(from, to, language)')).toEqual([
      '01.10.2026 – 05.10.2026',
      '2026-10-01 – 2026-10-05',
    ]);
    await userEvent.clear(canvas.getByRole('textbox', { name: words.lastDay }));
    await expect(rowOf(days, 'formatDateRange(from, to, language)')).toEqual(['ab 01.10.2026', 'from 2026-10-01']);
  }),
};

export const Reading: Story = {
  render: () => <ReadingTable />,
  play: inGerman(async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table', { name: words.textsAsRead });
    await expect(rowOf(table, 'parseMoney(text, language)')[0]).toBe("{ amount: 1284.5, currency: 'EUR' }");
    const text = canvas.getByRole('textbox', { name: words.typedText });
    await userEvent.clear(text);
    await userEvent.type(text, '1.2.2026');
    await expect(rowOf(table, 'parseDate(text, language)')).toEqual(["'2026-02-01'", 'undefined']);
    await expect(rowOf(table, 'digits(text)')).toEqual(["'122026'", "'122026'"]);
  }),
};

export const Parts: Story = {
  render: () => <PartExample />,
  play: inGerman(async ({ canvas }) => {
    await expect(canvas.getByText('formatMoneyToParts').nextElementSibling).toHaveTextContent('128.412,50 €');
  }),
};

export const Names: Story = {
  render: () => <NameExample />,
  play: inGerman(async ({ canvas, userEvent }) => {
    const read = canvas.getByRole('status');
    await expect(read).toHaveTextContent("shortName'Lena H.'initials'LH'");
    await userEvent.clear(canvas.getByRole('textbox', { name: words.fullName }));
    await expect(read).toHaveTextContent("shortName''initials''");
  }),
};

export const Boundaries: Story = { render: () => <Ages /> };
export const OddNumbers: Story = {
  render: () => <OddNumberTable />,
  // Wider than the page: it becomes a stop for the keyboard once it has been measured.
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region')).toHaveAttribute('tabindex', '0');
  },
};
export const OddDates: Story = { render: () => <OddDateTable /> };
