import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { shared, storyWords } from '@resonanz/stories/words';
import { Columns } from '../Columns/Columns.tsx';
import { DateRangePicker } from './DateRangePicker.tsx';

const words = storyWords({
  theEndIsBefore: [
    'Das Ende liegt vor dem Start. Bitte einen späteren Tag wählen.',
    'The end is before the start. Please choose a later day.',
  ],
  last7Days: ['Letzte 7 Tage', 'Last 7 days'],
  last30Days: ['Letzte 30 Tage', 'Last 30 days'],
  thirdQuarter: ['Drittes Quartal', 'Third quarter'],
  clearPeriod: ['Zeitraum leeren', 'Clear period'],
  atMost60Days: ['Höchstens 60 Tage.', 'At most 60 days.'],
  bothDaysCount: ['Beide Tage zählen mit', 'Both days count'],
  frequentPeriods: ['Häufige Zeiträume', 'Frequent periods'],
  theEndIsBefore2: ['Das Ende liegt vor dem Start.', 'The end is before the start.'],
  periodOfPublicationOf: [
    'Veröffentlichungs\u00adzeitraum der Kampagnenabschluss\u00adauswertung',
    'Period of publication of the evaluation of the finished campaign',
  ],
});

const reversedMessage = words.theEndIsBefore;
const presets = [
  { label: words.last7Days, value: { start: '2026-11-24', end: '2026-11-30' } },
  { label: words.last30Days, value: { start: '2026-11-01', end: '2026-11-30' } },
  { label: words.thirdQuarter, value: { start: '2026-07-01', end: '2026-09-30' } },
];

// The limits are a union: `satisfies` would narrow the stories to one half of it.
const meta: Meta<typeof DateRangePicker> = {
  title: 'UI/Forms/DateRangePicker',
  component: DateRangePicker,
  args: { label: shared.period, reversedMessage, onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 860 }}>{Story()}</div>],
};

export default meta;
type Story = StoryObj<typeof DateRangePicker>;

const whole = { start: '2026-09-01', end: '2026-11-30' };

export const Playground: Story = { args: { defaultValue: whole } };

export const States: Story = {
  render: () => (
    <Columns template={3}>
      <DateRangePicker label={shared.empty} reversedMessage={reversedMessage} />
      <DateRangePicker
        label={shared.withAValue}
        reversedMessage={reversedMessage}
        defaultValue={whole}
        clearLabel={words.clearPeriod}
      />
      <DateRangePicker
        label={shared.error}
        reversedMessage={reversedMessage}
        defaultValue={whole}
        errorMessage={words.atMost60Days}
      />
      <DateRangePicker label={shared.withAHint} reversedMessage={reversedMessage} description={words.bothDaysCount} />
      <DateRangePicker label={shared.readOnly} reversedMessage={reversedMessage} defaultValue={whole} isReadOnly />
      <DateRangePicker label={shared.disabled} reversedMessage={reversedMessage} defaultValue={whole} isDisabled />
    </Columns>
  ),
};

/** One press on a preset chooses its range and closes. */
export const Presets: Story = {
  args: {
    label: shared.period,
    reversedMessage,
    defaultValue: { start: '2026-11-01', end: '2026-11-30' },
    presets,
    presetsLabel: words.frequentPeriods,
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Kalender/ }));
    const group = within(await screen.findByRole('group', { name: words.frequentPeriods }));
    await expect(group.getByRole('button', { name: words.last30Days })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(group.getByRole('button', { name: words.last7Days }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-24', end: '2026-11-30' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: /Kalender/ }));
    await screen.findByRole('group', { name: words.frequentPeriods });
  },
};

/** Two presses in the calendar choose the ends. */
export const Open: Story = {
  args: { defaultValue: { start: '2026-10-06', end: '2026-10-21' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Kalender/ }));
    await screen.findByRole('dialog', { name: /Zeitraum/ });
    await userEvent.click(screen.getByRole('button', { name: /12\. Oktober/ }));
    await userEvent.click(screen.getByRole('button', { name: /16\. Oktober/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-10-12', end: '2026-10-16' });
  },
};

export const Reversed: Story = {
  args: { defaultValue: { start: '2026-11-30', end: '2026-09-01' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: shared.period })).toHaveAccessibleDescription(
      expect.stringContaining(words.theEndIsBefore2),
    );
  },
};

/** Digits run through both dates; the calendar takes its ends with Enter. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('spinbutton', { name: /Tag, Startdatum/ })).toHaveFocus();
    await userEvent.keyboard('0109202630112026');
    await expect(args.onChange).toHaveBeenLastCalledWith(whole);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await screen.findByRole('dialog', { name: /Zeitraum/ });
    await waitFor(() => expect(screen.getByRole('button', { name: /\D1\. September 2026 ausgewählt/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { calls } = (args.onChange as ReturnType<typeof fn>).mock;
    await expect(calls.at(-1)).toEqual([expect.objectContaining({ start: '2026-09-02' })]);
  },
};

export const LongWords: Story = {
  render: () => (
    <div style={{ inlineSize: 170 }}>
      <DateRangePicker
        label={words.periodOfPublicationOf}
        reversedMessage={reversedMessage}
        defaultValue={whole}
        clearLabel={words.clearPeriod}
      />
    </div>
  ),
};
