import '@resonanz/tokens/styles';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { createApiClient } from '@resonanz/api-client/client';
import type { NotificationList } from '@resonanz/api-client/notifications';
import { createEnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { buildNotification } from '@resonanz/testing/notifications';
import { createToastQueue } from '@resonanz/ui/toastQueue';
import { Bell, bell, panel, PATH, serveList } from './bell.fixture.tsx';

/** Opens the bell with one notification in it, clicks on that, and tells where it leads. */
async function clickOn(
  whose: 'agency' | 'brand',
  kind: { type: number; subType: number },
): Promise<string | undefined> {
  await page.viewport(1440, 900);
  const server = createEnvelopeFetch();
  let held: NotificationList = {
    data: [buildNotification({ ...kind, refId: 44, subject: 'Betreff', read: false })],
    unread: 1,
    totalElements: 1,
  };
  serveList(server, PATH[whose], {
    read: () => held,
    write: (next) => {
      held = next;
    },
  });
  const onNavigate = vi.fn<(path: string) => void>();
  await render(
    <Bell
      client={createApiClient({ baseUrl: server.baseUrl, fetch: server.fetch })}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      toasts={createToastQueue()}
      onNavigate={onNavigate}
      panel={whose}
    />,
  );
  await bell().click();
  await panel()
    .getByRole('button', { name: /^Betreff/ })
    .click();
  await expect.poll(() => onNavigate).toHaveBeenCalledOnce();
  return onNavigate.mock.lastCall?.[0];
}

test.each<readonly [kind: number, target: string, id: string]>([
  [1, '/email-management?threadId=44', '[R-NOTIF-048]'],
  [2, '/event-management', '[R-NOTIF-049]'],
  [3, '/todo', '[R-NOTIF-050]'],
  [4, '/feedback', '[R-NOTIF-051]'],
  [8, '/campaign/request/44/view', '[R-NOTIF-052]'],
  [5, '/campaign/request/44/view', '[R-NOTIF-053]'],
  [9, '/campaign/ugc-video-request/44/view', '[R-NOTIF-054]'],
  [12, '/campaign/ugc-video-request/44/view', '[R-NOTIF-055]'],
  [6, '/campaign/44/view-camp', '[R-NOTIF-056]'],
  [11, '/campaign/44/view-camp', '[R-NOTIF-057]'],
  [13, '/campaign/44/view-camp', '[R-NOTIF-058]'],
  [7, '/campaign/44/view-camp', '[R-NOTIF-059]'],
  [14, '/campaign/44/view-camp', '[R-NOTIF-060]'],
  [10, '/notification', '[R-NOTIF-061]'],
  [15, '/notification', '[R-NOTIF-061]'],
  [16, '/notification', '[R-NOTIF-061]'],
  [0, '/notification', '[R-NOTIF-061]'],
  [99, '/notification', '[R-NOTIF-061]'],
])('a click on an agency notification of type %i leads to %s %s', async (type, target, _id) => {
  expect(await clickOn('agency', { type, subType: 0 })).toBe(target);
});

test.each<readonly [kind: number, target: string, id: string]>([
  [1, '/campaign-request', '[R-NOTIF-062]'],
  [2, '/campaign-request', '[R-NOTIF-063]'],
  [3, '/campaign-request/44/view', '[R-NOTIF-064]'],
  [4, '/campaign-request/44/view', '[R-NOTIF-065]'],
  [5, '/campaign-request', '[R-NOTIF-066]'],
  [6, '/campaign-request', '[R-NOTIF-067]'],
  [7, '/campaign-request', '[R-NOTIF-068]'],
  [8, '/campaign-request', '[R-NOTIF-069]'],
  [9, '/ugc-video', '[R-NOTIF-070]'],
  [10, '/ugc-video', '[R-NOTIF-071]'],
  [11, '/ugc-video/44/view', '[R-NOTIF-072]'],
  [12, '/ugc-video/44/view', '[R-NOTIF-073]'],
  [13, '/ugc-video', '[R-NOTIF-074]'],
  [14, '/ugc-video', '[R-NOTIF-075]'],
  [15, '/ugc-video', '[R-NOTIF-076]'],
  [16, '/ugc-video', '[R-NOTIF-077]'],
  [17, '/campaign-request/44/view', '[R-NOTIF-078]'],
  [18, '/campaign-request/44/view', '[R-NOTIF-079]'],
  [19, '/ima-active', '[R-NOTIF-080]'],
  [0, '/notifications', '[R-NOTIF-081]'],
  [20, '/notifications', '[R-NOTIF-081]'],
])('a click on a brand notification of sub type %i leads to its portal at %s %s', async (subType, target, _id) => {
  expect(await clickOn('brand', { type: 0, subType })).toBe(`/campaign-self-service${target}`);
});
