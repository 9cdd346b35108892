import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Calendar } from './Calendar.tsx';
import { RangeCalendar } from './RangeCalendar.tsx';

const meta = {
  title: 'UI/Forms/Calendar',
  component: Calendar,
  args: { label: 'Drehtermin', defaultValue: '2026-10-12', onChange: fn() },
} satisfies Meta<typeof Calendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** A first and a last day; the days between carry the tint. */
export const Range: Story = {
  render: () => <RangeCalendar label="Kampagnenzeitraum" defaultValue={{ start: '2026-10-06', end: '2026-10-21' }} />,
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
    await expect(canvas.getByRole('rowheader', { name: 'KW 42' })).toBeVisible();
  },
};

/** Days outside of the limits can't be focused, unavailable ones can but are not chosen. */
export const Limits: Story = {
  args: { minValue: '2026-10-05', maxValue: '2026-10-23', isDateUnavailable: (day: string) => day === '2026-10-14' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /14\. Oktober/ }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Zurück' })).toBeDisabled();
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
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Monat' }), 'Februar');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Jahr' }), '2028');
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
      <Calendar
        label={'Veröffentlichungs\u00adtermin der Kampagnenabschluss\u00adauswertung'}
        defaultValue="2026-09-30"
        weekLabel="Woche"
      />
    </Inline>
  ),
};
