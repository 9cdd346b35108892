import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { storyWords } from '@resonanz/stories/words';
import { Inline } from '../Inline/Inline.tsx';
import { Calendar } from './Calendar.tsx';
import { RangeCalendar } from './RangeCalendar.tsx';

const words = storyWords({
  dateOfShooting: ['Drehtermin', 'Date of shooting'],
  campaignPeriod: ['Kampagnenzeitraum', 'Campaign period'],
  week42: ['KW 42', 'Week 42'],
  back: ['Zurück', 'Back'],
  month: ['Monat', 'Month'],
  february: ['Februar', 'February'],
  year: ['Jahr', 'Year'],
  dateOfPublicationOf: [
    'Veröffentlichungs\u00adtermin der Kampagnenabschluss\u00adauswertung',
    'Date of publication of the evaluation of the finished campaign',
  ],
  week: ['Woche', 'Week'],
});

const meta = {
  title: 'UI/Forms/Calendar',
  component: Calendar,
  args: { label: words.dateOfShooting, defaultValue: '2026-10-12', onChange: fn() },
} satisfies Meta<typeof Calendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** A first and a last day; the days between carry the tint. */
export const Range: Story = {
  render: () => (
    <RangeCalendar label={words.campaignPeriod} defaultValue={{ start: '2026-10-06', end: '2026-10-21' }} />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /12\. Oktober/ }));
    await userEvent.click(canvas.getByRole('button', { name: /16\. Oktober/ }));
    await expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(5);
  },
};

/** Weeks begin on Monday in German and on Sunday in English; their numbers follow ISO 8601. */
export const WeekNumbers: Story = {
  args: { weekLabel: 'KW' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: words.week42 })).toBeVisible();
  },
};

/** Days outside of the limits can't be focused, unavailable ones can but are not chosen. */
export const Limits: Story = {
  args: { minValue: '2026-10-05', maxValue: '2026-10-23', isDateUnavailable: (day: string) => day === '2026-10-14' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /14\. Oktober/ }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: words.back })).toBeDisabled();
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /15\. Oktober/ }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** The platform's own lists of months and years lead far in two steps. */
export const FarAway: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: words.month }), words.february);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: words.year }), '2028');
    await expect(canvas.getByRole('button', { name: /29\. Februar 2028/ })).toBeVisible();
  },
};

/** Arrows move by days and weeks, Page up and down by months, Home and End to the ends of the month. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const focused = (name: RegExp) => waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus());
    const day = canvas.getByRole('button', { name: /12\. Oktober 2026/ });
    for (let tabs = 0; tabs < 6 && document.activeElement !== day; tabs += 1) await userEvent.tab();
    await expect(day).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await focused(/13\. Oktober 2026/);
    await userEvent.keyboard('{ArrowDown}');
    await focused(/20\. Oktober 2026/);
    await userEvent.keyboard('{PageDown}');
    await focused(/20\. November 2026/);
    await userEvent.keyboard('{End}');
    await focused(/30\. November 2026/);
    await userEvent.keyboard('{Home}');
    await focused(/\D1\. November 2026/);
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
    await focused(/\D1\. November 2025/);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-11-01');
  },
};

/** The name may be long; it is only read out. */
export const LongWords: Story = {
  render: () => (
    <Inline>
      <Calendar label={words.dateOfPublicationOf} defaultValue="2026-09-30" weekLabel={words.week} />
    </Inline>
  ),
};
