import '@resonanz/tokens/styles';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { createApiClient } from '@resonanz/api-client/client';
import type { NotificationList } from '@resonanz/api-client/notifications';
import { agencyTargetCases, brandTargetCases } from '@resonanz/cases/notificationTargets';
import { createEnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { buildNotification } from '@resonanz/testing/notifications';
import { createToastQueue } from '@resonanz/ui/toastQueue';
import { Bell, bell, panel, PATH, serveList } from './bell.fixture.tsx';

/** Opens the bell with one notification in it, clicks on that, and returns where it leads. */
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

test.each(agencyTargetCases)(
  'a click on an agency notification of type %i leads to %s %s',
  async (type, target, _id) => {
    expect(await clickOn('agency', { type, subType: 0 })).toBe(target);
  },
);

test.each(brandTargetCases)(
  'a click on a brand notification of sub type %i leads to its portal at %s %s',
  async (subType, target, _id) => {
    expect(await clickOn('brand', { type: 0, subType })).toBe(`/campaign-self-service${target}`);
  },
);
