import '@resonanz/tokens/styles';
import { useEffect, useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { LanguageProvider } from '@resonanz/i18n/react';
import { buildNotification } from '@resonanz/testing/notifications';
import type { NotificationGroup, NotificationItem } from './notificationGroup.ts';
import { NotificationPanel } from './NotificationPanel.tsx';

const now = new Date('2026-05-04T13:00:00Z');
/** Rows of one to three lines: the higher the number, the newer. */
const item = (id: number): NotificationItem =>
  buildNotification({
    notificationId: id,
    type: 13,
    subject: id % 3 === 0 ? `Betreff ${id}` : null,
    message:
      id % 2 === 0
        ? `Nachricht ${id}`
        : `Nachricht ${id}: <b>Frühjahrskollektion</b> für nachhaltige Familienwanderbekleidung und Wanderrucksäcke`,
    read: id % 5 !== 0,
  });
const newest = (count: number) => Array.from({ length: count }, (_, at) => item(count - at));

/** What happens elsewhere while the panel is open. */
const elsewhere: { change: (change: (items: readonly NotificationItem[]) => readonly NotificationItem[]) => void } = {
  change: () => {},
};
const add = (notification: NotificationItem) => elsewhere.change((shown) => [notification, ...shown]);
const drop = (id: number) => elsewhere.change((shown) => shown.filter(({ notificationId }) => notificationId !== id));
// A server takes longer than a question to close.
const ANSWER_MS = 300;
const onShowOlder = vi.fn<() => void>();

function Bell({ first }: { first: readonly NotificationItem[] }) {
  const [items, setItems] = useState(first);
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    elsewhere.change = setItems;
  }, []);
  const without = (row: NotificationGroup) =>
    setTimeout(() => setItems((shown) => shown.filter((each) => !row.includes(each))), ANSWER_MS);
  return (
    <NotificationPanel
      panel="agency"
      notifications={items}
      unread={0}
      isOpen={isOpen}
      onOpenChange={setOpen}
      onOpen={() => {}}
      onRemove={without}
      onShowOlder={onShowOlder}
      now={now}
    />
  );
}

const show = (count: number) =>
  render(
    <LanguageProvider language="en">
      <Bell first={newest(count)} />
    </LanguageProvider>,
  );
const panel = () => page.getByRole('dialog', { name: 'Notifications' });
const list = () => panel().getByRole('list').element();
const rows = () => panel().getByRole('listitem').elements() as HTMLElement[];
const settled = () =>
  new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 20))));
/** What stands in sight, with its distance from the top of the list. */
const inSight = () => {
  const { top, bottom } = list().getBoundingClientRect();
  return rows()
    .map((row) => ({
      text: /Nachricht (\d+)/.exec(row.textContent ?? '')?.[1],
      at: Math.round(row.getBoundingClientRect().top - top),
      end: row.getBoundingClientRect().bottom,
    }))
    .filter(({ at, end }) => end > top + 1 && at < bottom - top - 1)
    .map(({ text, at }) => `${text}@${at}`);
};
const scrollTo = async (top: number) => {
  list().scrollTop = top;
  await settled();
};
const open = (row: HTMLElement | undefined) => row?.querySelector<HTMLElement>('button') ?? document.body;

beforeEach(async () => {
  await page.viewport(1440, 900);
  onShowOlder.mockReset();
});

describe('ten thousand rows', () => {
  test('are there for the reader, while only those in sight are drawn', async () => {
    await show(10_000);
    await expect.element(panel().getByRole('listitem').first()).toHaveAttribute('aria-setsize', '10000');
    expect(rows().length).toBeLessThan(25);
    expect(list().scrollHeight).toBeGreaterThan(500_000);
    await scrollTo(300_000);
    const [first] = rows();
    expect(rows().length).toBeLessThan(40);
    expect(Number(first?.getAttribute('aria-posinset'))).toBeGreaterThan(2_000);
    await scrollTo(list().scrollHeight);
    await scrollTo(list().scrollHeight);
    expect(rows().at(-1)).toHaveAttribute('aria-posinset', '10000');
    expect(inSight().at(-1)).toMatch(/^1@/);
  });

  test('leave no gap in sight, wherever the list is scrolled to', async () => {
    await show(10_000);
    for (const top of [0, 137, 5_000, 123_456, 400_000]) {
      await scrollTo(top);
      const box = list().getBoundingClientRect();
      for (let y = box.top + 5; y < box.bottom - 5; y += 20)
        expect(document.elementFromPoint(box.left + 100, y)?.closest('li'), `${top}: ${y}`).not.toBeNull();
    }
  });

  test('are walked through with the Tab key', async () => {
    await show(10_000);
    await settled();
    open(rows()[0]).focus();
    for (let step = 0; step < 60; step += 1) await userEvent.keyboard('{Tab}');
    expect(document.activeElement?.closest('li')).toHaveAttribute('aria-posinset', '31');
  });
});

describe.each([20, 10_000])('an event that arrives in an open list of %i', (count) => {
  test('comes into sight at the top', async () => {
    await show(count);
    await settled();
    add(item(20_001));
    await settled();
    expect(inSight()[0]).toBe('20001@0');
    expect(list().scrollTop).toBe(0);
  });

  test('leaves who has scrolled with the same rows in sight', async () => {
    await show(count);
    await scrollTo(count === 20 ? 333 : 33_333);
    await settled();
    const before = inSight();
    for (const id of [20_001, 20_002, 20_003]) {
      add(item(id));
      await settled();
      expect(inSight()).toEqual(before);
    }
  });

  test('takes the focus from no one, though the row be out of sight', async () => {
    await show(count);
    await settled();
    const focused = rows()[3];
    open(focused).focus();
    add(item(20_001));
    await settled();
    expect(document.activeElement).toBe(open(focused));
    await scrollTo(count === 20 ? 500 : 50_000);
    add(item(20_002));
    await settled();
    expect(document.activeElement).toBe(open(focused));
  });
});

describe('a row that is removed', () => {
  test('elsewhere hands the focus to the one that takes its place, after the last one to the one before it', async () => {
    await show(200);
    await settled();
    open(rows()[4]).focus();
    drop(196);
    await expect.poll(() => document.activeElement?.textContent).toContain('Nachricht 195');
    await scrollTo(list().scrollHeight);
    await scrollTo(list().scrollHeight);
    open(rows().at(-1)).focus();
    drop(1);
    await expect.poll(() => document.activeElement?.textContent).toContain('Nachricht 2');
  });

  test('out of sight hands the focus to the one that takes its place all the same', async () => {
    await show(2_000);
    await settled();
    open(rows()[4]).focus();
    await scrollTo(60_000);
    drop(1_996);
    await expect.poll(() => document.activeElement?.textContent).toContain('Nachricht 1995');
  });

  test('after the question the focus is on the next one; after the last it is on the cross of the panel', async () => {
    await show(2);
    for (const next of ['Nachricht 1', '']) {
      await panel()
        .getByRole('button', { name: /^Delete notification/ })
        .first()
        .click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Save' }).click();
      if (next) await expect.poll(() => document.activeElement?.closest('li')?.textContent).toContain(next);
      await expect.poll(() => document.querySelector('[role=alertdialog]')).toBeNull();
    }
    await expect.element(panel().getByRole('button', { name: 'Close' })).toHaveFocus();
  });
});

test('near the end older ones are asked for, once for each length', async () => {
  await show(30);
  await settled();
  expect(onShowOlder).not.toHaveBeenCalled();
  for (const top of [list().scrollHeight - 600, list().scrollHeight - 500, list().scrollHeight]) await scrollTo(top);
  expect(onShowOlder).toHaveBeenCalledOnce();
});
