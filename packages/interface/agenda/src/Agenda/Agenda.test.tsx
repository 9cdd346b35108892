import '@resonanz/tokens/styles';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { expectConformance } from '@resonanz/testing/conformance';
import { focusOn } from '@resonanz/testing/focusOn';
import { LocaleProvider } from '@resonanz/ui/LocaleProvider';
import { Agenda } from './Agenda.tsx';
import type { AgendaMove, AgendaRange, AgendaSlot } from './model.ts';
import { englishLabels, events, kinds, labels, now } from './sampleAgenda.fixture.ts';

type Kind = keyof typeof kinds;

const ignore = () => {};

function German(props: Partial<ComponentProps<typeof Agenda<Kind>>>) {
  return (
    <LocaleProvider language="de">
      <Agenda<Kind>
        label="Redaktionskalender"
        labels={labels}
        kinds={kinds}
        events={events}
        now={now}
        defaultView="month"
        onEventPress={ignore}
        {...(props as object)}
      />
    </LocaleProvider>
  );
}

test('the agenda conforms', async () => {
  // The theme changes at once: axe would read colours halfway through a transition.
  const still = document.createElement('style');
  still.textContent = '* { transition: none !important; }';
  document.head.append(still);
  await expectConformance(<German />, { role: 'region', name: 'Redaktionskalender' });
  still.remove();
});

test('the range in sight is reported at first and after every step', async () => {
  const onRangeChange = vi.fn<(range: AgendaRange) => void>();
  const screen = await render(<German onRangeChange={onRangeChange} />);
  expect(onRangeChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-10-26', to: '2026-12-06', view: 'month' });
  await screen.getByRole('button', { name: 'Nächster Monat' }).click();
  expect(onRangeChange).toHaveBeenLastCalledWith({ from: '2026-11-30', to: '2027-01-03', view: 'month' });
  await screen.getByText('Woche').click();
  expect(onRangeChange.mock.lastCall?.[0].view).toBe('week');
});

test('a controlled agenda stays where its props say', async () => {
  const onDateChange = vi.fn<(date: string) => void>();
  const screen = await render(<German date="2026-11-25" onDateChange={onDateChange} view="month" />);
  await screen.getByRole('button', { name: 'Vorheriger Monat' }).click();
  expect(onDateChange).toHaveBeenCalledExactlyOnceWith('2026-10-25');
  await expect.element(screen.getByRole('heading', { name: 'November 2026' })).toBeVisible();
});

test('without onEventPress an event is text', async () => {
  const screen = await render(
    <LocaleProvider language="de">
      <Agenda label="Redaktionskalender" labels={labels} kinds={kinds} events={events} now={now} defaultView="list" />
    </LocaleProvider>,
  );
  await expect.element(screen.getByText(/Fotostrecke Lumea, Abgabe/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Fotostrecke/ }).elements()).toHaveLength(0);
});

test('an event moves by half an hour in a week, a fixed one does not', async () => {
  const onEventMove = vi.fn<(move: AgendaMove) => void>();
  const fixed = events.map((event) => (event.id === 'p2' ? { ...event, isFixed: true } : event));
  const screen = await render(<German events={fixed} defaultView="week" onEventMove={onEventMove} />);
  const press = async (name: RegExp) => {
    await expect.element(screen.getByRole('button', { name })).toBeInTheDocument();
    await focusOn(screen.getByRole('button', { name }));
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  };
  await press(/Reel Lena Hoff/);
  expect(onEventMove).not.toHaveBeenCalled();
  await press(/Verträge prüfen/);
  expect(onEventMove).toHaveBeenCalledExactlyOnceWith({
    id: 't1',
    start: '2026-11-24T14:30:00+01:00',
    end: '2026-11-24T15:00:00+01:00',
  });
  await expect
    .element(screen.getByText(/„Verträge prüfen“ liegt jetzt: Dienstag, 24\. November 2026/))
    .toBeInTheDocument();
});

test('an empty day that is pressed is reported', async () => {
  const onSlotPress = vi.fn<(slot: AgendaSlot) => void>();
  const screen = await render(<German onSlotPress={onSlotPress} />);
  await expect.element(screen.getByRole('link', { name: /12\. November 2026 öffnen/ })).toBeVisible();
  const cell = document.querySelector('[data-date="2026-11-12"]');
  if (!cell) throw new Error('the day is missing');
  await userEvent.click(cell, { position: { x: 60, y: 80 } });
  expect(onSlotPress).toHaveBeenCalledExactlyOnceWith({ start: '2026-11-12', isAllDay: true });
});

test('times without an offset are those of the agenda, whatever the zone of the computer', async () => {
  const screen = await render(<German timeZone="America/New_York" defaultView="list" />);
  await expect
    .element(
      screen.getByRole('button', { name: /Verträge prüfen, To-do, Dienstag, 24\. November 2026, 14:00–14:30 Uhr/ }),
    )
    .toBeInTheDocument();
});

test('an English list heads its days as days are written everywhere', async () => {
  const screen = await render(
    <LocaleProvider language="en">
      <Agenda
        label="Editorial calendar"
        labels={englishLabels}
        kinds={kinds}
        events={events}
        now={now}
        defaultView="list"
      />
    </LocaleProvider>,
  );
  await expect.element(screen.getByText('Tuesday, 2026-11-03')).toBeVisible();
});
