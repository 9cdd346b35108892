import '@resonanz/tokens/styles';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { createApiClient } from '@resonanz/api-client/client';
import type { NotificationList } from '@resonanz/api-client/notifications';
import { type Answer, answerError, createEnvelopeFetch, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { buildNotification } from '@resonanz/testing/notifications';
import { createToastQueue, type ToastQueue } from '@resonanz/ui/toastQueue';
import { Bell, bell, items, panel, PATH, rows, serveList } from './bell.fixture.tsx';
import type { ConnectedNotificationPanelProps } from './ConnectedNotificationPanel.tsx';

let server: EnvelopeFetch;
let queryClient: QueryClient;
let toasts: ToastQueue;
let onNavigate: ReturnType<typeof vi.fn<(path: string) => void>>;
/** What the server holds. */
let held: NotificationList;

const serve = (prefix: string) =>
  serveList(server, prefix, {
    read: () => held,
    write: (next) => {
      held = next;
    },
  });
const show = (props: Partial<ConnectedNotificationPanelProps> = {}) =>
  render(
    <Bell
      client={createApiClient({ baseUrl: server.baseUrl, fetch: server.fetch })}
      queryClient={queryClient}
      toasts={toasts}
      onNavigate={onNavigate}
      {...props}
    />,
  );
const shownToasts = () => toasts.getToasts().map(({ tone, title, text }) => ({ tone, title, text }));

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = createEnvelopeFetch();
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  toasts = createToastQueue();
  onNavigate = vi.fn<(path: string) => void>();
  held = { data: items(3), unread: 2, totalElements: 3 };
  serve(PATH.agency);
  serve(PATH.brand);
});

describe('deletion that fails', () => {
  const removeFirst = async () => {
    await bell().click();
    await rows()
      .nth(0)
      .getByRole('button', { name: /^Delete notification/ })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Save' }).click();
  };

  test.each<[what: string, id: string, answer: Answer]>([
    ['an error', '[R-ERR-026]', () => answerError(500, 'INTERNAL_SERVER_ERROR', 'internal')],
    ['another code than success', '[R-ERR-027]', () => Response.json({ message: 'OTHER', data: null, error: null })],
    ['no answer', '[R-ERR-026]', () => Promise.reject(new TypeError('no network'))],
  ])('after %s the row stays and the toast says so %s', async (_what, _id, answer) => {
    server.on('POST /notification/deleteMultiple', answer);
    await show();
    await removeFirst();
    await expect
      .poll(() => shownToasts())
      .toEqual([{ tone: 'bad', title: 'Notification not deleted', text: undefined }]);
    expect(rows().elements()).toHaveLength(3);
  });

  test('without an id nothing is sent [R-NOTIF-025] [R-ERR-028]', async () => {
    held = { data: [buildNotification({ notificationId: 0 })], unread: 0, totalElements: 1 };
    await show();
    await removeFirst();
    await expect.poll(() => shownToasts()).toEqual([{ tone: 'bad', title: 'Error', text: 'Invalid request' }]);
    expect(server.received('POST /notification/deleteMultiple')).toHaveLength(0);
  });
});

test('a server that cannot mark as old is asked once an opening, and the counter comes back', async () => {
  server.on('POST /notification/markAllAsOld', () => answerError(503, 'UNAVAILABLE', 'unavailable'));
  await show();
  await bell().click();
  await expect.poll(() => server.received('POST /notification/markAllAsOld')).toHaveLength(1);
  await expect.poll(() => server.received('GET /notification/recent')).toHaveLength(2);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(server.received('POST /notification/markAllAsOld')).toHaveLength(1);
  await bell().click();
  await expect.element(bell('Notifications, 2 new')).toBeVisible();
  await bell().click();
  await expect.poll(() => server.received('POST /notification/markAllAsOld')).toHaveLength(2);
});

test('a server that hangs does not hold the reader back', async () => {
  server.on('POST /notification/markAsRead', () => new Promise(() => {}));
  await show();
  await bell().click();
  await panel()
    .getByRole('button', { name: /^Betreff 1/ })
    .click();
  await expect.poll(() => onNavigate).toHaveBeenCalledWith('/campaign/request/5/view');
});

test('a list that cannot be loaded says so and is loaded again; a list that was there stays', async () => {
  server.on('GET /notification/recent', () => answerError(500, 'INTERNAL_SERVER_ERROR', 'internal'));
  await show();
  await bell().click();
  await expect.element(panel().getByRole('alert')).toMatchTextContent(/^The notifications could not be loaded\./);
  serve(PATH.agency);
  await panel().getByRole('button', { name: 'Load again' }).click();
  await expect.element(rows().nth(2)).toBeInTheDocument();
  server.on('GET /notification/recent', () => answerError(500, 'INTERNAL_SERVER_ERROR', 'internal'));
  await queryClient.refetchQueries();
  expect(rows().elements()).toHaveLength(3);
  expect(panel().getByRole('alert').elements()).toHaveLength(0);
});
