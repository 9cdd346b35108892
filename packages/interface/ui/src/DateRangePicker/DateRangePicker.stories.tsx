import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Columns } from '../Columns/Columns.tsx';
import { DateRangePicker } from './DateRangePicker.tsx';

const reversedMessage = 'Das Ende liegt vor dem Start. Bitte einen späteren Tag wählen.';
const presets = [
  { label: 'Letzte 7 Tage', value: { start: '2026-11-24', end: '2026-11-30' } },
  { label: 'Letzte 30 Tage', value: { start: '2026-11-01', end: '2026-11-30' } },
  { label: 'Drittes Quartal', value: { start: '2026-07-01', end: '2026-09-30' } },
];

// The limits are a union: `satisfies` would narrow the stories to one half of it.
const meta: Meta<typeof DateRangePicker> = {
  title: 'UI/Forms/DateRangePicker',
  component: DateRangePicker,
  args: { label: 'Zeitraum', reversedMessage, onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 860 }}>{Story()}</div>],
};

export default meta;
type Story = StoryObj<typeof DateRangePicker>;

const whole = { start: '2026-09-01', end: '2026-11-30' };

export const Playground: Story = { args: { defaultValue: whole } };

export const States: Story = {
  render: () => (
    <Columns template={3}>
      <DateRangePicker label="Leer" reversedMessage={reversedMessage} />
      <DateRangePicker
        label="Mit Wert"
        reversedMessage={reversedMessage}
        defaultValue={whole}
        clearLabel="Zeitraum leeren"
      />
      <DateRangePicker
        label="Fehler"
        reversedMessage={reversedMessage}
        defaultValue={whole}
        errorMessage="Höchstens 60 Tage."
      />
      <DateRangePicker label="Mit Hinweis" reversedMessage={reversedMessage} description="Beide Tage zählen mit" />
      <DateRangePicker label="Nur lesen" reversedMessage={reversedMessage} defaultValue={whole} isReadOnly />
      <DateRangePicker label="Gesperrt" reversedMessage={reversedMessage} defaultValue={whole} isDisabled />
    </Columns>
  ),
};

/** One press on a preset chooses its range and closes. */
export const Presets: Story = {
  args: {
    label: 'Zeitraum',
    reversedMessage,
    defaultValue: { start: '2026-11-01', end: '2026-11-30' },
    presets,
    presetsLabel: 'Häufige Zeiträume',
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Kalender/ }));
    const group = within(await screen.findByRole('group', { name: 'Häufige Zeiträume' }));
    await expect(group.getByRole('button', { name: 'Letzte 30 Tage' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(group.getByRole('button', { name: 'Letzte 7 Tage' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-24', end: '2026-11-30' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: /Kalender/ }));
    await screen.findByRole('group', { name: 'Häufige Zeiträume' });
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
    await expect(canvas.getByRole('group', { name: 'Zeitraum' })).toHaveAccessibleDescription(
      expect.stringContaining('Das Ende liegt vor dem Start.'),
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
        label={'Veröffentlichungs\u00adzeitraum der Kampagnenabschluss\u00adauswertung'}
        reversedMessage={reversedMessage}
        defaultValue={whole}
        clearLabel="Zeitraum leeren"
      />
    </div>
  ),
};
