import '@resonanz/tokens/styles';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectConformance } from '@resonanz/testing/conformance';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { Calendar } from './Calendar.tsx';
import { RangeCalendar } from './RangeCalendar.tsx';

test('both calendars conform', async () => {
  await expectConformance(
    <LocaleProvider language="de">
      <Calendar label="Drehtermin" defaultValue="2026-10-12" weekLabel="KW" />
    </LocaleProvider>,
    { role: 'application', name: /Drehtermin/ },
  );
  await expectConformance(
    <LocaleProvider language="de">
      <RangeCalendar label="Kampagne" defaultValue={{ start: '2026-10-06', end: '2026-10-21' }} />
    </LocaleProvider>,
    { role: 'application', name: /Kampagne/ },
  );
});

const firstHead = (container: Element) => container.querySelector('thead th')?.textContent;

test('the week begins as the language says', async () => {
  const german = await render(
    <LocaleProvider language="de">
      <Calendar label="Drehtermin" defaultValue="2026-10-12" />
    </LocaleProvider>,
  );
  expect(firstHead(german.container)).toBe('Mo');
  await german.unmount();
  const english = await render(
    <LocaleProvider language="en">
      <Calendar label="Shooting" defaultValue="2026-10-12" weekLabel="Wk" />
    </LocaleProvider>,
  );
  expect(english.container.querySelectorAll('thead th')[1]?.textContent).toBe('Sun');
  // The row from Sunday 11 October belongs to the week of its Thursday.
  const row = english.getByRole('rowheader', { name: 'Wk 42' }).element().closest('tr');
  expect(row?.textContent).toBe('4211121314151617');
});

test('a controlled calendar asks and stays', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const screen = await render(
    <LocaleProvider language="de">
      <Calendar label="Drehtermin" value="2026-10-12" onChange={onChange} />
    </LocaleProvider>,
  );
  await screen.getByRole('button', { name: /15\. Oktober/ }).click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-10-15');
  await expect.element(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('12');
});

test('a range is reported when both ends are chosen', async () => {
  const onChange = vi.fn<(value: { start: string; end: string }) => void>();
  const screen = await render(
    <LocaleProvider language="de">
      <RangeCalendar label="Kampagne" defaultValue={{ start: '2026-10-01', end: '2026-10-02' }} onChange={onChange} />
    </LocaleProvider>,
  );
  await screen.getByRole('button', { name: /21\. Oktober/ }).click();
  expect(onChange).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: /\D6\. Oktober/ }).click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ start: '2026-10-06', end: '2026-10-21' });
});
