import '@resonanz/tokens/styles';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import type { Language } from '@resonanz/i18n/language';
import { LanguageProvider } from '@resonanz/i18n/react';
import { expectConformance } from '@resonanz/testing/conformance';
import { buildNotification } from '@resonanz/testing/notifications';
import { NotificationList, type NotificationListProps } from './NotificationList.tsx';

const now = new Date('2026-05-04T13:00:00Z');
const row = (notificationId: number, createdAt: string, type = 13, refId = notificationId) =>
  buildNotification({ notificationId, type, refId, message: `Nachricht ${notificationId}`, createdAt });
const items = [
  row(9, '2026-05-04T12:00:00Z'),
  row(8, '2026-05-03T22:30:00Z'),
  row(7, '2026-05-03T12:00:00Z'),
  row(6, '2026-05-01T12:00:00Z'),
];

// A server takes longer than a question to close.
const ANSWER_MS = 300;

function Page({ notifications: first, ...props }: Partial<NotificationListProps>) {
  const [notifications, setNotifications] = useState(first);
  return (
    <NotificationList
      panel="agency"
      label="Notifications"
      now={now}
      onOpen={() => {}}
      {...props}
      notifications={notifications}
      onRemove={(gone) =>
        setTimeout(() => setNotifications((shown) => shown?.filter((each) => !gone.includes(each))), ANSWER_MS)
      }
    />
  );
}
const show = (props: Partial<NotificationListProps> = {}, language: Language = 'en') =>
  render(
    <LanguageProvider language={language}>
      <Page notifications={items} {...props} />
    </LanguageProvider>,
  );
const rows = () => page.getByRole('listitem');

beforeEach(() => page.viewport(1440, 900));

test('keeps the laws of the kit', () =>
  expectConformance(
    <LanguageProvider language="en">
      <Page notifications={items} />
    </LanguageProvider>,
    { role: 'region', name: 'Notifications', isFocusable: false },
  ));

test.each<[Language, string[]]>([
  ['en', ['Today', 'Yesterday', '2026-05-01']],
  ['de', ['Heute', 'Gestern', '01.05.2026']],
])('a heading stands where a day of Berlin begins (%s)', async (language, days) => {
  await show({}, language);
  expect(
    page
      .getByRole('heading', { level: 2 })
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(days);
  expect(
    rows()
      .elements()
      .map((item) => item.querySelector('h2') !== null),
  ).toEqual([true, false, true, true]);
});

test('a removed row hands the focus to the next one, also across days, and the last one to the list', async () => {
  await show();
  for (const next of [7, 6, 9]) {
    await rows()
      .nth(1)
      .getByRole('button', { name: /^Delete notification/ })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => document.activeElement?.closest('li')?.textContent).toContain(`Nachricht ${next}`);
    await expect.poll(() => document.querySelector('[role=alertdialog]')).toBeNull();
  }
  await rows()
    .first()
    .getByRole('button', { name: /^Delete notification/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('region', { name: 'Notifications' })).toHaveFocus();
  await expect.element(page.getByText("You don't have any notifications")).toBeVisible();
});

test('older ones come by the button, which says when they are on their way', async () => {
  const onShowOlder = vi.fn<() => void>();
  const screen = await show({ onShowOlder });
  await page.getByRole('button', { name: 'Show older ones' }).click();
  expect(onShowOlder).toHaveBeenCalledOnce();
  await screen.unmount();
  await show({ onShowOlder, isLoadingOlder: true });
  await expect.element(page.getByRole('button', { name: 'Older ones are being loaded' })).toBeVisible();
});

test('with the last of them the button goes, though not from under the focus', async () => {
  const list = (older: Pick<NotificationListProps, 'onShowOlder'>) => (
    <LanguageProvider language="en">
      <NotificationList
        panel="agency"
        label="Notifications"
        notifications={items}
        now={now}
        onOpen={() => {}}
        onRemove={() => {}}
        {...older}
      />
    </LanguageProvider>
  );
  const screen = await render(list({ onShowOlder: () => {} }));
  await page.getByRole('button', { name: 'Show older ones' }).click();
  await screen.rerender(list({}));
  const last = page.getByRole('button', { name: 'There are no older ones' });
  await expect.element(last).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect
    .element(
      rows()
        .last()
        .getByRole('button', { name: /^Delete notification/ }),
    )
    .toHaveFocus();
  await expect.element(last).not.toBeInTheDocument();
});

test('loading, failing and an emptiness with words of its own', async () => {
  const onReload = vi.fn<() => void>();
  const loading = await show({ notifications: undefined });
  await expect.element(page.getByRole('status')).toHaveTextContent('Notifications are being loaded');
  await loading.unmount();
  const failing = await show({ notifications: undefined, isFailed: true, onReload });
  await page.getByRole('button', { name: 'Load again' }).click();
  expect(onReload).toHaveBeenCalledOnce();
  await failing.unmount();
  await show({ notifications: [], emptyTitle: 'Nothing unread' });
  await expect.element(page.getByText('Nothing unread')).toBeVisible();
});
