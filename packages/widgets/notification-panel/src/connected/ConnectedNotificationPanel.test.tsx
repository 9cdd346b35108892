import '@resonanz/tokens/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { createApiClient } from '@resonanz/api-client/client';
import { applyNotificationEvent, type NotificationList } from '@resonanz/api-client/notifications';
import { ApiProvider } from '@resonanz/api-client/react';
import { LanguageProvider } from '@resonanz/i18n/react';
import { answerSuccess, createEnvelopeFetch, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { buildNotification } from '@resonanz/testing/notifications';
import { createToastQueue, type ToastQueue } from '@resonanz/ui/toastQueue';
import { Bell, bell, items, panel, PATH, rows, serveList } from './bell.fixture.tsx';
import { ConnectedNotificationList } from './ConnectedNotificationList.tsx';
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

describe.each(['agency', 'brand'] as const)('the %s panel', (whose) => {
  test('opening marks all as old and sets the counter to 0; rows stay unread [R-NOTIF-018] [R-NOTIF-019]', async () => {
    await show({ panel: whose });
    await bell('Notifications, 2 new').click();
    await expect.poll(() => server.received(`POST ${PATH[whose]}/markAllAsOld`)).toHaveLength(1);
    await expect.element(bell('Notifications')).toHaveTextContent('');
    await expect.element(panel().getByText('Unread').nth(2)).toBeInTheDocument();
    await bell().click();
    await expect.element(bell('Notifications')).toBeVisible();
    expect(server.received(`POST ${PATH[whose]}/markAllAsOld`)).toHaveLength(1);
  });

  test('the list of all of them sets the counter to 0 as well; its rows stay unread [R-NOTIF-018]', async () => {
    server.on(`POST ${PATH[whose]}/getWithPagination`, () => answerSuccess(held));
    const client = createApiClient({ baseUrl: server.baseUrl, fetch: server.fetch });
    await render(
      <>
        <Bell client={client} queryClient={queryClient} toasts={toasts} onNavigate={onNavigate} panel={whose} />
        <LanguageProvider language="en">
          <QueryClientProvider client={queryClient}>
            <ApiProvider client={client}>
              <ConnectedNotificationList
                panel={whose}
                label="All notifications"
                denied={null}
                onNavigate={() => {}}
                toasts={toasts}
              />
            </ApiProvider>
          </QueryClientProvider>
        </LanguageProvider>
      </>,
    );
    await expect.poll(() => server.received(`POST ${PATH[whose]}/markAllAsOld`)).toHaveLength(1);
    await expect.element(bell('Notifications')).toHaveTextContent('');
    await expect
      .element(page.getByRole('region', { name: 'All notifications' }).getByText('Unread').nth(2))
      .toBeInTheDocument();
  });

  test('reads ten at a time [R-NOTIF-027]', async () => {
    held = { data: items(12), unread: 0, totalElements: 12 };
    await show({ panel: whose });
    await bell().click();
    await expect.element(rows().nth(9)).toBeInTheDocument();
    expect(rows().elements()).toHaveLength(10);
    await panel().getByRole('button', { name: 'Show older ones' }).click();
    await expect.element(rows().nth(11)).toBeInTheDocument();
    await expect
      .poll(() =>
        server
          .received(`GET ${PATH[whose]}/recent`)
          .map(({ query }) => `${query.get('pageNumber')} of ${query.get('pageSize')}`),
      )
      .toEqual(['0 of 10', '1 of 10']);
    await expect.element(panel().getByRole('button', { name: 'Show older ones' })).not.toBeInTheDocument();
  });

  test('a click marks read and then navigates [R-NOTIF-017] [R-NOTIF-028]', async () => {
    await show({ panel: whose });
    await bell().click();
    onNavigate.mockImplementation(() => {
      expect(server.calls).toContain(`POST ${PATH[whose]}/markAsRead`);
    });
    await panel()
      .getByRole('button', { name: /^Betreff 2/ })
      .click();
    await expect.poll(() => onNavigate).toHaveBeenCalledOnce();
    expect(onNavigate).toHaveBeenCalledWith(
      whose === 'agency' ? '/campaign/request/5/view' : '/campaign-self-service/campaign-request/5/view',
    );
    await expect
      .poll(() => server.received(`POST ${PATH[whose]}/markAsRead`))
      .toMatchObject([{ body: { notificationId: 2, refId: 5 } }]);
    await expect.element(panel()).not.toBeInTheDocument();
    await bell().click();
    await expect.element(rows().nth(2)).toBeInTheDocument();
    expect(
      rows()
        .elements()
        .map((row) => row.textContent?.includes('Unread')),
    ).toEqual([true, false, true]);
  });

  test('more come while the reader scrolls, once for each length, and nothing jumps [R-NOTIF-027]', async () => {
    held = { data: items(35), unread: 0, totalElements: 35 };
    await show({ panel: whose });
    await bell().click();
    await expect.element(rows().nth(9)).toBeInTheDocument();
    const list = panel().getByRole('list').element();
    for (const count of [20, 30, 35]) {
      const top = list.scrollHeight - list.clientHeight;
      list.scrollTop = top;
      await expect.poll(() => rows().elements().length).toBe(count);
      expect(Math.abs(list.scrollTop - top)).toBeLessThan(2);
    }
    expect(server.received(`GET ${PATH[whose]}/recent`).map(({ query }) => query.get('pageNumber'))).toEqual([
      '0',
      '1',
      '2',
      '3',
    ]);
  });

  test('a target the reader may not open is marked read, and the reader stays', async () => {
    await show({ panel: whose, allowsPath: (path) => path === '/elsewhere' });
    await bell().click();
    await panel()
      .getByRole('button', { name: /^Betreff 2/ })
      .click();
    await expect
      .poll(() => shownToasts())
      .toEqual([{ tone: 'bad', title: 'No permission for this module', text: undefined }]);
    expect(server.received(`POST ${PATH[whose]}/markAsRead`)).toHaveLength(1);
    expect(onNavigate).not.toHaveBeenCalled();
    await expect.element(panel()).toBeVisible();
  });

  test('one whose page does not exist shows no way to it: a click marks it read, and nothing is said', async () => {
    await show({ panel: whose, hasPage: () => false });
    await bell().click();
    const row = panel().getByRole('button', { name: /^Betreff 2/ });
    await expect.element(row).toHaveStyle({ cursor: 'default' });
    await row.click();
    await expect.poll(() => server.received(`POST ${PATH[whose]}/markAsRead`)).toHaveLength(1);
    await expect.element(row).toHaveAttribute('aria-disabled', 'true');
    await expect.element(row).toHaveFocus();
    expect(onNavigate).not.toHaveBeenCalled();
    expect(shownToasts()).toEqual([]);
    await expect.element(panel()).toBeVisible();
  });

  test('comments on one object are one row: read, and removed, together', async () => {
    const comment = {
      type: 5,
      subType: 5,
      message: 'notificationText.agency.5',
      notificationText: '{"campaign":"Herbst","user":"Lena"}',
      subject: null,
    };
    held = {
      data: items(4).map((item, at) => (at === 1 ? item : { ...item, ...comment })),
      unread: 0,
      totalElements: 4,
    };
    await show({ panel: whose });
    await bell().click();
    await expect
      .element(rows().nth(0))
      .toMatchTextContent(/3 comments on the campaign request Herbst, most recently from Lena/);
    expect(rows().elements()).toHaveLength(2);
    await rows().nth(0).getByRole('button').first().click();
    await expect
      .poll(() => server.received(`POST ${PATH[whose]}/markAsRead`))
      .toMatchObject([{ body: { notificationId: 1, groupedIds: [3, 4] } }]);
    await bell().click();
    await rows()
      .nth(0)
      .getByRole('button', { name: /^Delete notification: 3 comments/ })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => server.received(`POST ${PATH[whose]}/deleteMultiple`)[0]?.body).toEqual([1, 3, 4]);
    await expect.poll(() => rows().elements().length).toBe(1);
  });

  test('deletes after the confirmation and says so [R-NOTIF-020] [R-NOTIF-021] [R-ERR-025]', async () => {
    await show({ panel: whose });
    await bell().click();
    await rows()
      .nth(1)
      .getByRole('button', { name: /^Delete notification/ })
      .click();
    expect(server.received(`POST ${PATH[whose]}/deleteMultiple`)).toHaveLength(0);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => shownToasts()).toEqual([{ tone: 'ok', title: 'Notification deleted', text: undefined }]);
    await expect.poll(() => server.received(`POST ${PATH[whose]}/deleteMultiple`)[0]?.body).toEqual([2]);
    await expect.element(rows().nth(1)).toMatchTextContent(/^Betreff 3/);
    expect(rows().elements()).toHaveLength(2);
  });
});

describe('live events', () => {
  const event = (id: number) => ({
    subEventName: 'add' as const,
    data: buildNotification({ notificationId: id, subject: 'Neu', read: false }),
  });

  test('an addition stands on top and raises the count by one [R-NOTIF-022] [R-NOTIF-023]', async () => {
    await show({ panel: 'brand' });
    await expect.element(bell('Notifications, 2 new')).toBeVisible();
    applyNotificationEvent(queryClient, 'brand', event(77));
    await expect.element(bell('Notifications, 3 new')).toBeVisible();
    held = { ...held, data: [event(77).data, ...held.data], unread: 3, totalElements: 4 };
    await bell().click();
    await expect.element(rows().nth(0)).toMatchTextContent(/^Neu/);
    expect(rows().elements()).toHaveLength(4);
  });

  test('what arrives in the open panel has been seen at once', async () => {
    await show({ panel: 'brand' });
    await bell().click();
    await expect.poll(() => server.received('POST /brandNotification/markAllAsOld')).toHaveLength(1);
    await expect.poll(() => queryClient.isMutating()).toBe(0);
    held = { ...held, data: [event(78).data, ...held.data], unread: 1, totalElements: 4 };
    applyNotificationEvent(queryClient, 'brand', event(78));
    await expect.element(rows().nth(0)).toMatchTextContent(/^Neu/);
    await expect.poll(() => server.received('POST /brandNotification/markAllAsOld')).toHaveLength(2);
  });

  test('a deletion removes the rows it names [R-NOTIF-024]', async () => {
    await show({ panel: 'brand' });
    await bell().click();
    await expect.element(rows().nth(2)).toBeInTheDocument();
    held = { ...held, data: held.data.slice(1, 2), totalElements: 1 };
    applyNotificationEvent(queryClient, 'brand', { subEventName: 'delete', data: { notificationIds: [1, 3] } });
    await expect.element(rows().nth(1)).not.toBeInTheDocument();
    await expect.element(rows().nth(0)).toMatchTextContent(/^Betreff 2/);
  });
});

test('without live events the bell asks every minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    await show({ isLive: false });
    await expect.element(bell('Notifications, 2 new')).toBeVisible();
    held = { ...held, unread: 5 };
    await vi.advanceTimersByTimeAsync(60_000);
    await expect.element(bell('Notifications, 5 new')).toBeVisible();
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  ['agency', '/notifications', '[R-NOTIF-012]'],
  ['brand', '/campaign-self-service/notifications', '[R-NOTIF-013]'],
] as const)('the footer of the %s panel leads to %s when its page is there %s', async (whose, href, _id) => {
  await show({ panel: whose, showAllHref: href });
  await bell().click();
  await expect.element(panel().getByRole('link', { name: 'Show all notifications' })).toHaveAttribute('href', href);
});
