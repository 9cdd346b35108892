import '@resonanz/tokens/styles';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { expectConformance } from '@resonanz/testing/conformance';
import type { DateRange } from '../Calendar/CalendarProps.ts';
import { Form } from '../Form/Form.tsx';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { DateRangePicker, type DateRangePickerProps } from './DateRangePicker.tsx';

const words = { label: 'Zeitraum', reversedMessage: 'Das Ende liegt vor dem Start.' };
const autumn = { start: '2026-09-01', end: '2026-11-30' };

async function picker(props: Partial<DateRangePickerProps> = {}) {
  const onChange = vi.fn<(value: DateRange | null) => void>();
  const given = { ...words, startName: 'from', endName: 'to', onChange, ...props } as DateRangePickerProps;
  const screen = await render(
    <LocaleProvider language="de">
      <form>
        <DateRangePicker {...given} />
      </form>
    </LocaleProvider>,
  );
  const day = (part: 'Startdatum' | 'Enddatum') => screen.getByRole('spinbutton', { name: new RegExp(`Tag, ${part}`) });
  return {
    screen,
    onChange,
    day,
    sent: () => Object.fromEntries(new FormData(document.querySelector('form') as HTMLFormElement)),
    paste(part: 'Startdatum' | 'Enddatum', text: string) {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      day(part)
        .element()
        .dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
    },
  };
}

test('the range picker conforms', async () => {
  await expectConformance(
    <LocaleProvider language="de">
      <DateRangePicker {...words} defaultValue={autumn} clearLabel="Zeitraum leeren" />
    </LocaleProvider>,
    { role: 'group', name: 'Zeitraum' },
  );
});

test('the form carries both days as ISO text', async () => {
  const { sent, screen } = await picker({ defaultValue: autumn, clearLabel: 'Zeitraum leeren' });
  expect(sent()).toEqual({ from: '2026-09-01', to: '2026-11-30' });
  await screen.getByRole('button', { name: 'Zeitraum leeren' }).click();
  expect(sent()).toEqual({ from: '', to: '' });
});

test('a pasted range fills both days, a pasted day its own', async () => {
  const { onChange, paste } = await picker();
  paste('Startdatum', '01.09.2026 – 30.11.2026');
  await expect.poll(() => onChange.mock.lastCall).toEqual([autumn]);
  paste('Enddatum', '2026-12-24');
  await expect.poll(() => onChange.mock.lastCall).toEqual([{ start: '2026-09-01', end: '2026-12-24' }]);
  paste('Startdatum', '31.02.2026');
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('one typed day is no range yet', async () => {
  const { onChange, day, screen } = await picker({ incompleteMessage: 'Bitte beide Tage angeben.' });
  await day('Startdatum').click();
  await userEvent.keyboard('01092026');
  await userEvent.click(document.body);
  await expect.element(screen.getByText('Bitte beide Tage angeben.')).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();
});

test('an end before the start is explained and reported as it is', async () => {
  const { onChange, day, screen } = await picker({ defaultValue: autumn });
  await day('Enddatum').click();
  await userEvent.keyboard('30082026');
  await expect.element(screen.getByText('Das Ende liegt vor dem Start.')).toBeVisible();
  expect(onChange).toHaveBeenLastCalledWith({ start: '2026-09-01', end: '2026-08-30' });
});

test('errors of the server for either day stand at the field until it changes', async () => {
  const screen = await render(
    <LocaleProvider language="de">
      <Form validationErrors={{ to: 'Höchstens 60 Tage.' }}>
        <DateRangePicker {...words} startName="from" endName="to" defaultValue={autumn} />
      </Form>
    </LocaleProvider>,
  );
  await expect.element(screen.getByText('Höchstens 60 Tage.')).toBeVisible();
  await screen.getByRole('spinbutton', { name: /Tag, Enddatum/ }).click();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByText('Höchstens 60 Tage.')).not.toBeInTheDocument();
});

test('a preset outside of the limits can not be pressed', async () => {
  const { screen } = await picker({
    minValue: '2026-09-01',
    unavailableMessage: 'Bitte einen Tag ab dem 01.09.2026 wählen.',
    presets: [
      { label: 'Herbst', value: autumn },
      { label: 'Sommer', value: { start: '2026-06-01', end: '2026-08-31' } },
    ],
    presetsLabel: 'Häufige Zeiträume',
  });
  await screen.getByRole('button', { name: /Kalender/ }).click();
  await expect.element(screen.getByRole('button', { name: 'Sommer' })).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: 'Herbst' })).toBeEnabled();
});
