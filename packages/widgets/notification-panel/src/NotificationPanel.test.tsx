import '@resonanz/tokens/styles';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import type { Language } from '@resonanz/i18n/language';
import { LanguageProvider } from '@resonanz/i18n/react';
import { focusOn } from '@resonanz/testing/focusOn';
import { buildNotification } from '@resonanz/testing/notifications';
import type { NotificationGroup, NotificationItem } from './notificationGroup.ts';
import { NotificationPanel, type NotificationPanelProps } from './NotificationPanel.tsx';

const now = new Date('2026-05-04T13:00:00Z');

function Bell(props: Partial<NotificationPanelProps>) {
  const [isOpen, setOpen] = useState(true);
  return (
    <NotificationPanel
      panel="agency"
      notifications={[]}
      unread={0}
      onOpen={() => {}}
      onRemove={() => {}}
      now={now}
      {...props}
      isOpen={isOpen}
      onOpenChange={setOpen}
    />
  );
}

const show = (props: Partial<NotificationPanelProps> = {}, language: Language = 'en') =>
  render(
    <LanguageProvider language={language}>
      <Bell {...props} />
    </LanguageProvider>,
  );
const panel = () => page.getByRole('dialog', { name: 'Notifications' });
const row = (overrides: Partial<NotificationItem> = {}) => buildNotification({ read: true, ...overrides });

beforeEach(() => page.viewport(1440, 900));

test.each(['agency', 'brand'] as const)(
  'the %s bell shows the unread count and opens a panel titled Notifications [R-NOTIF-002] [R-NOTIF-003]',
  async (whose) => {
    await show({ panel: whose, unread: 4 });
    await expect.element(panel()).toBeVisible();
    // Escape closes the panel once the focus is in it; before, it is pressed on the page.
    await expect.poll(() => panel().element().contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.element(panel()).not.toBeInTheDocument();
    const bell = page.getByRole('button', { name: 'Notifications, 4 new' });
    await expect.element(bell).toHaveTextContent('4');
    await bell.click();
    await expect.element(panel().getByRole('heading', { name: 'Notifications' })).toBeVisible();
    await bell.click();
    await expect.element(panel()).not.toBeInTheDocument();
  },
);

test.each(['agency', 'brand'] as const)('the %s bell is a round button [R-NOTIF-001]', async (whose) => {
  await show({ panel: whose, unread: 4 });
  const bell = page.getByRole('button', { name: 'Notifications, 4 new' }).element();
  const { height } = bell.getBoundingClientRect();
  expect(Number.parseFloat(getComputedStyle(bell).borderStartStartRadius)).toBeGreaterThanOrEqual(height / 2);
});

test('a single row stands without empty ground below it', async () => {
  await show({ notifications: [row()] });
  const ground = () =>
    panel().getByRole('list').element().clientHeight -
    panel().getByRole('listitem').element().getBoundingClientRect().height;
  await expect.poll(ground).toBeLessThan(3);
});

test('more than 99 are drawn as 99+', async () => {
  await show({ unread: 120 });
  await expect.element(page.getByRole('button', { name: 'Notifications, 99+ new' })).toHaveTextContent('99+');
});

test('the panel is 350 px wide and its list at most 450 px high [R-LAYOUT-027] [R-LAYOUT-028]', async () => {
  await show({ notifications: Array.from({ length: 12 }, (_, at) => row({ notificationId: at + 1 })) });
  expect(panel().element().parentElement?.getBoundingClientRect().width).toBe(350);
  expect(panel().getByRole('list').element().getBoundingClientRect().height).toBe(450);
});

describe('a row', () => {
  test('has subject, message and time; without a subject nothing stands in its place [R-NOTIF-005] [R-NOTIF-007]', async () => {
    await show({
      notifications: [
        row({ notificationId: 1, subject: 'Angebot', createdAt: '2026-05-04T12:05:00Z' }),
        row({ notificationId: 2, subject: null, createdAt: '2026-05-01T12:05:00Z' }),
      ],
    });
    const [withSubject, without] = panel().getByRole('listitem').elements();
    expect(withSubject?.querySelector('button')?.innerText.split('\n')).toEqual([
      'Angebot',
      expect.stringContaining('Neuer Vorschlag'),
      '2:05 PM',
    ]);
    expect(without?.querySelector('button')?.innerText.split('\n')).toEqual([
      expect.stringContaining('Neuer Vorschlag'),
      '2026-05-01',
    ]);
  });

  test('has the icon of its type: what was written shares one, what happened to a campaign another [R-NOTIF-004] [R-NOTIF-045] [R-NOTIF-046]', async () => {
    const types = [4, 5, 7, 12, 14, 6, 8, 9, 11, 13, 1, 2, 3, 16];
    await show({ notifications: types.map((type) => row({ notificationId: type, type })) });
    const drawings = panel()
      .getByRole('listitem')
      .elements()
      .map((item) => item.querySelector('svg path')?.getAttribute('d'));
    const [speech, campaign] = [drawings.slice(0, 5), drawings.slice(5, 10)];
    expect(new Set(speech).size).toBe(1);
    expect(new Set(campaign).size).toBe(1);
    expect(new Set(drawings).size).toBe(6);
  });

  test('has the campaign icon for 16, 17 and 18 in the brand panel [R-NOTIF-047]', async () => {
    await show({ panel: 'brand', notifications: [6, 16, 17, 18].map((type) => row({ notificationId: type, type })) });
    const drawings = panel()
      .getByRole('listitem')
      .elements()
      .map((item) => item.querySelector('svg path')?.getAttribute('d'));
    expect(new Set(drawings).size).toBe(1);
  });

  test('shows its HTML message in the language of the reader, with values that cannot act [R-NOTIF-006]', async () => {
    const hostile = '<img src=x onerror="document.title=\'owned\'">';
    await show({
      notifications: [
        row({
          message: 'notificationText.agency.8',
          notificationText: JSON.stringify({ campaign: hostile, user: 'Nordlicht' }),
        }),
      ],
    });
    const item = panel().getByRole('listitem');
    await expect.element(item.getByText(hostile)).toBeVisible();
    expect(item.element().querySelectorAll('img')).toHaveLength(0);
    expect(item.element().querySelectorAll('b').length).toBeGreaterThan(0);
    expect(document.title).not.toBe('owned');
  });

  test('shows a message that is no known key as it is', async () => {
    await show({
      notifications: [row({ message: '<i>Wartung</i> um {time} Uhr', notificationText: '{"time":"18"}' })],
    });
    await expect.element(panel().getByText('Wartung um 18 Uhr')).toBeVisible();
  });

  test('that is unread has a highlighted start edge and says so [R-NOTIF-009]', async () => {
    await show({ notifications: [row({ notificationId: 1, read: false }), row({ notificationId: 2, read: true })] });
    const edges = panel()
      .getByRole('listitem')
      .elements()
      .map((item) => getComputedStyle(item, '::before').borderInlineStartWidth);
    expect(edges).toEqual(['3px', '0px']);
    await expect.element(panel().getByRole('button', { name: /Unread/ })).toBeVisible();
  });

  test('shows its remove button on hover and with the focus [R-NOTIF-008]', async () => {
    await show({ notifications: [row()] });
    const remove = panel().getByRole('button', { name: /^Delete notification: Neuer Vorschlag/ });
    const opacity = () => getComputedStyle(remove.element().parentElement ?? document.body).opacity;
    await page.getByRole('heading', { name: 'Notifications' }).hover();
    expect(opacity()).toBe('0');
    await panel().getByRole('listitem').hover();
    expect(opacity()).toBe('1');
    await page.getByRole('heading', { name: 'Notifications' }).hover();
    await focusOn(remove);
    expect(opacity()).toBe('1');
  });
});

describe('without notifications', () => {
  test('it says so [R-NOTIF-010]', async () => {
    await show();
    await expect.element(panel().getByText("You don't have any notifications")).toBeVisible();
  });

  test('it says the same in German', async () => {
    await show({}, 'de');
    await expect.element(page.getByText('Sie haben keine Benachrichtigungen')).toBeVisible();
  });

  test('shows loading and failed differently, and loads again', async () => {
    const onReload = vi.fn<() => void>();
    const screen = await show({ notifications: undefined });
    await expect.element(panel().getByRole('status')).toHaveTextContent('Notifications are being loaded');
    await screen.unmount();
    await show({ notifications: undefined, isFailed: true, onReload });
    await expect.element(panel().getByRole('alert')).toMatchTextContent(/^The notifications could not be loaded\./);
    await panel().getByRole('button', { name: 'Load again' }).click();
    expect(onReload).toHaveBeenCalledOnce();
  });
});

test('the footer leads to all notifications and closes the panel [R-NOTIF-011]', async () => {
  await show({ showAllHref: '#all' });
  const link = panel().getByRole('link', { name: 'Show all notifications' });
  await expect.element(link).toHaveAttribute('href', '#all');
  await link.click();
  await expect.element(panel()).not.toBeInTheDocument();
});

describe('deleting', () => {
  const items = [row({ notificationId: 1 }), row({ notificationId: 2 })];
  const ask = () =>
    panel()
      .getByRole('button', { name: /^Delete notification/ })
      .first()
      .click();
  const question = () => page.getByRole('alertdialog', { name: 'Are you sure?' });

  test('asks first, 20 % of the window wide, and Cancel changes nothing [R-NOTIF-014] [R-NOTIF-015] [R-LAYOUT-026]', async () => {
    const onRemove = vi.fn<(notifications: NotificationGroup) => void>();
    await show({ notifications: items, onRemove });
    await ask();
    await expect.element(question()).toHaveAccessibleDescription('You want to delete this notification.');
    expect(question().element().getBoundingClientRect().width).toBe(1440 * 0.2);
    const cancel = question().getByRole('button', { name: 'Cancel' });
    await expect.element(cancel).toHaveFocus();
    await cancel.click();
    await expect.element(question()).not.toBeInTheDocument();
    await expect.element(panel()).toBeVisible();
    expect(onRemove).not.toHaveBeenCalled();
  });

  test('Save performs it; the panel stays open [R-NOTIF-016] [R-NOTIF-020]', async () => {
    const onRemove = vi.fn<(notifications: NotificationGroup) => void>();
    await show({ notifications: items, onRemove });
    await ask();
    expect(onRemove).not.toHaveBeenCalled();
    await question().getByRole('button', { name: 'Save' }).click();
    expect(onRemove.mock.calls).toEqual([[[items[0]]]]);
    await expect.element(panel()).toBeVisible();
  });
});
