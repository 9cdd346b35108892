import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { campaignKeys } from './campaigns.ts';
import { followCampaign } from './followCampaign.ts';
import type { LiveConnection } from './live.ts';
import type { CampaignEvent } from './liveEvents.ts';

const event: CampaignEvent = {
  campaignId: 20,
  kind: 'entries',
  ids: [800],
  by: 'Jonas Küppers',
  byUserId: 2,
  at: '2026-05-04T10:00:00.000Z',
};

/** A connection whose events the test raises. */
function connection() {
  const handlers: { campaignId: number; event?: (event: CampaignEvent) => void; reconnect?: () => void } = {
    campaignId: 0,
  };
  const live: Pick<LiveConnection, 'onCampaign' | 'onReconnect'> = {
    onCampaign(campaignId, listener) {
      Object.assign(handlers, { campaignId, event: listener });
      return () => {
        delete handlers.event;
      };
    },
    onReconnect(listener) {
      handlers.reconnect = listener;
      return () => {
        delete handlers.reconnect;
      };
    },
  };
  return { handlers, live: live as LiveConnection };
}

const queryClient = new QueryClient();
const reload = vi.spyOn(queryClient, 'invalidateQueries');
beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
});
afterEach(() => vi.useRealTimers());

test('what another user changes is refetched, many changes at once', async () => {
  const { handlers, live } = connection();
  const onEvent = vi.fn<(event: CampaignEvent) => void>();
  followCampaign(live, queryClient, { campaignId: 20, onEvent });
  expect(handlers.campaignId).toBe(20);
  for (let count = 0; count < 30; count += 1) handlers.event?.(event);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(onEvent).toHaveBeenCalledTimes(30);
  expect(reload.mock.calls.length).toBeLessThanOrEqual(2);
  expect(reload).toHaveBeenCalledWith({ queryKey: campaignKeys.one(20) });
});

test('after a break everything is refetched; who goes gets no more events', async () => {
  const { handlers, live } = connection();
  const stop = followCampaign(live, queryClient, { campaignId: 20 });
  handlers.reconnect?.();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reload).toHaveBeenCalledTimes(1);
  stop();
  expect([handlers.event, handlers.reconnect]).toEqual([undefined, undefined]);
});
