// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { createElement as h, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApiClient } from '@resonanz/api-client/client';
import { ApiProvider } from '@resonanz/api-client/react';
import { notificationPanel } from '@resonanz/testing/drivers';
import { createMockServer } from '@resonanz/testing/mockServer';
import { buildNotifications } from '@resonanz/testing/notifications';
import { createToastQueue } from '@resonanz/ui/toastQueue';
import { ConnectedNotificationPanel } from './ConnectedNotificationPanel.tsx';

// The example in the README of @resonanz/testing, as an importer runs it: Testing Library in jsdom.
const server = createMockServer();
const client = createApiClient({ baseUrl: server.baseUrl, fetch: server.fetch });
const toasts = createToastQueue();

function Bell() {
  const [isOpen, setOpen] = useState(false);
  return h(ConnectedNotificationPanel, {
    panel: 'agency',
    isOpen,
    onOpenChange: setOpen,
    onNavigate: () => {},
    toasts,
  });
}

class NoResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// jsdom lays nothing out: it observes no sizes, and a list renders only the rows that its height has room for.
beforeEach(() => {
  vi.stubGlobal('ResizeObserver', NoResizeObserver);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(450);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  server.verify();
  server.reset();
});

test('a notification can be deleted', async () => {
  server.on('getAgencyNotifications', { data: buildNotifications(3), unread: 2, totalElements: 3 });
  render(h(QueryClientProvider, { client: new QueryClient() }, h(ApiProvider, { client }, h(Bell))));

  const panel = notificationPanel(screen);
  await panel.open();
  await panel.remove('Hoffmann');
  await panel.confirm();

  expect(server.received('deleteAgencyNotifications')).toHaveLength(1);
});
