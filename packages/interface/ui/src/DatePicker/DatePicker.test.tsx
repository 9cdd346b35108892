import '@resonanz/tokens/styles';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { expectConformance } from '@resonanz/testing/conformance';
import { Button } from '../Button/Button.tsx';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { DatePicker, type DatePickerProps } from './DatePicker.tsx';

async function picker(props: Partial<DatePickerProps> = {}) {
  const onChange = vi.fn<(value: string | null) => void>();
  const given = { label: 'Kampagnenstart', name: 'start', onChange, ...props } as DatePickerProps;
  const screen = await render(
    <LocaleProvider language="de">
      <form>
        <DatePicker {...given} />
      </form>
    </LocaleProvider>,
  );
  const day = screen.getByRole('spinbutton', { name: /Tag/ });
  const group = screen.getByRole('group', { name: 'Kampagnenstart' });
  return {
    screen,
    onChange,
    day,
    text: () => group.element().textContent?.replace(/[^\d.]/g, ''),
    sent: () => new FormData(document.querySelector('form') as HTMLFormElement).get('start'),
    paste(text: string) {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      day.element().dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
    },
  };
}

test('the date picker conforms', async () => {
  await expectConformance(
    <LocaleProvider language="de">
      <DatePicker label="Kampagnenstart" defaultValue="2026-10-12" clearLabel="Datum leeren" />
    </LocaleProvider>,
    { role: 'group', name: 'Kampagnenstart' },
  );
});

test('the form carries the day as ISO text, or nothing', async () => {
  const { sent, screen } = await picker({ defaultValue: '2026-10-12', clearLabel: 'Datum leeren' });
  expect(sent()).toBe('2026-10-12');
  await screen.getByRole('button', { name: 'Datum leeren' }).click();
  expect(sent()).toBe('');
});

test('a disabled picker sends nothing', async () => {
  const { sent } = await picker({ defaultValue: '2026-10-12', isDisabled: true });
  expect(sent()).toBeNull();
});

test('a whole date is pasted, in German or ISO notation', async () => {
  const { onChange, paste, text } = await picker();
  paste('2026-11-30');
  await expect.poll(text).toBe('30.11.2026');
  paste('01.09.26');
  await expect.poll(text).toBe('01.09.2026');
  expect(onChange.mock.calls).toEqual([['2026-11-30'], ['2026-09-01']]);
});

test('a pasted day that does not exist changes nothing', async () => {
  const { onChange, paste, text } = await picker({ defaultValue: '2026-10-12' });
  paste('31.02.2026');
  paste('bald');
  expect(text()).toBe('12.10.2026');
  expect(onChange).not.toHaveBeenCalled();
});

test('nothing is pasted into a read-only picker', async () => {
  const { onChange, paste } = await picker({ defaultValue: '2026-10-12', isReadOnly: true });
  paste('2026-11-30');
  expect(onChange).not.toHaveBeenCalled();
});

test('a day that the month lacks becomes its last one when focus leaves', async () => {
  const { onChange, day, text } = await picker();
  await day.click();
  await userEvent.keyboard('31022026{Tab}');
  await expect.poll(text).toBe('28.02.2026');
  expect(onChange).toHaveBeenLastCalledWith('2026-02-28');
});

test('29 February stays in a leap year', async () => {
  const { onChange, day } = await picker();
  await day.click();
  await userEvent.keyboard('29022028{Tab}');
  expect(onChange).toHaveBeenLastCalledWith('2028-02-29');
});

test('a year of two digits is completed when focus leaves', async () => {
  const { onChange, day, text } = await picker();
  await day.click();
  await userEvent.keyboard('301126{Tab}');
  await expect.poll(text).toBe('30.11.2026');
  expect(onChange).toHaveBeenLastCalledWith('2026-11-30');
});

test('the greatest year is 9999', async () => {
  const { onChange, day } = await picker();
  await day.click();
  await userEvent.keyboard('31129999');
  expect(onChange).toHaveBeenLastCalledWith('9999-12-31');
});

test('half a date never replaces a whole one', async () => {
  const { day, text, sent } = await picker({ defaultValue: '2026-10-12' });
  await day.click();
  await userEvent.keyboard('{Backspace}{Backspace}');
  await expect.poll(text).toBe('.10.2026');
  await userEvent.click(document.body);
  await expect.poll(text).toBe('12.10.2026');
  expect(sent()).toBe('2026-10-12');
});

test('a value that names no day is none', async () => {
  const { text, sent } = await picker({ value: '2026-02-31' });
  expect(text()).toBe('..');
  expect(sent()).toBe('');
});

test('the value can be controlled', async () => {
  function Controlled() {
    const [value, setValue] = useState<string | null>('2026-10-12');
    return (
      <LocaleProvider language="de">
        <DatePicker label="Kampagnenstart" value={value} onChange={setValue} />
        <output>{value}</output>
      </LocaleProvider>
    );
  }
  const screen = await render(<Controlled />);
  await screen.getByRole('spinbutton', { name: /Monat/ }).click();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(screen.getByRole('status')).toHaveTextContent('2026-11-12');
});

test('a press on the label leads to the first part', async () => {
  const { screen, day } = await picker();
  await screen.getByText('Kampagnenstart').click();
  await expect.element(day).toHaveFocus();
});

test('after a typed date with a short year the next control reacts at its first press', async () => {
  const onPress = vi.fn<() => void>();
  const screen = await render(
    <LocaleProvider language="de">
      <DatePicker label="Kampagnenstart" minValue="2026-05-01" unavailableMessage="Dieser Tag ist schon vorbei." />
      <Button onPress={onPress}>Dauer</Button>
    </LocaleProvider>,
  );
  await screen.getByRole('spinbutton', { name: /Tag/ }).click();
  await userEvent.keyboard('12102');
  await userEvent.keyboard('6');
  expect(screen.getByText('Dieser Tag ist schon vorbei.').elements()).toHaveLength(0);
  await screen.getByRole('button', { name: 'Dauer' }).click();
  expect(onPress).toHaveBeenCalledOnce();
  await expect.element(screen.getByRole('spinbutton', { name: /Jahr/ })).toHaveTextContent('2026');
  await screen.getByRole('spinbutton', { name: /Jahr/ }).click();
  await userEvent.keyboard('2020');
  await expect.element(screen.getByText('Dieser Tag ist schon vorbei.')).toBeVisible();
});
