import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { page } from 'vitest/browser';
import type { ApiClient } from '@resonanz/api-client/client';
import type { NotificationList } from '@resonanz/api-client/notifications';
import { ApiProvider } from '@resonanz/api-client/react';
import { LanguageProvider } from '@resonanz/i18n/react';
import { both } from '@resonanz/stories/words';
import { answerSuccess, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { buildNotification } from '@resonanz/testing/notifications';
import { ConnectedNotificationPanel, type ConnectedNotificationPanelProps } from './ConnectedNotificationPanel.tsx';

/** Where the calls of each panel begin. */
export const PATH = { agency: '/notification', brand: '/brandNotification' } as const;

/** As many unread notifications of one page as asked for. */
export const items = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    buildNotification({
      notificationId: index + 1,
      index,
      type: 8,
      subType: 3,
      subject: both(`Betreff ${index + 1}`, `Subject ${index + 1}`),
      read: false,
      refId: 5,
    }),
  );

/** The list that a server holds, to read and to change. */
export interface HeldList {
  readonly read: () => NotificationList;
  readonly write: (next: NotificationList) => void;
}

/** Answers the calls of a panel from the list that is held. */
export function serveList(server: EnvelopeFetch, prefix: string, { read, write }: HeldList): void {
  server.on(`GET ${prefix}/recent`, ({ query }) => {
    const [page, size] = [Number(query.get('pageNumber')), Number(query.get('pageSize'))];
    return answerSuccess({ ...read(), data: read().data.slice(page * size, (page + 1) * size) });
  });
  server.on(`POST ${prefix}/markAllAsOld`, () => {
    write({ ...read(), unread: 0 });
    return answerSuccess(null);
  });
  server.on(`POST ${prefix}/markAsRead`, ({ body }) => {
    const { notificationId, groupedIds = [] } = body as { notificationId: number; groupedIds?: number[] };
    write({
      ...read(),
      data: read().data.map((item) =>
        [notificationId, ...groupedIds].includes(item.notificationId) ? { ...item, read: true } : item,
      ),
    });
    return answerSuccess(null);
  });
  server.on(`POST ${prefix}/deleteMultiple`, ({ body }) => {
    const data = read().data.filter(({ notificationId }) => !(body as number[]).includes(notificationId));
    write({ ...read(), data, totalElements: data.length });
    return answerSuccess(null);
  });
}

/** The panel in English, with what it needs around it. */
export function Bell({
  client,
  queryClient,
  ...props
}: Partial<ConnectedNotificationPanelProps> &
  Pick<ConnectedNotificationPanelProps, 'onNavigate' | 'toasts'> & { client: ApiClient; queryClient: QueryClient }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <LanguageProvider language="en">
      <QueryClientProvider client={queryClient}>
        <ApiProvider client={client}>
          <ConnectedNotificationPanel panel="agency" {...props} isOpen={isOpen} onOpenChange={setOpen} />
        </ApiProvider>
      </QueryClientProvider>
    </LanguageProvider>
  );
}

/** The button that opens the panel; its name says how many are new. */
export const bell = (name: string | RegExp = /^Notifications/) => page.getByRole('button', { name, exact: true });
/** The open panel. */
export const panel = () => page.getByRole('dialog', { name: 'Notifications' });
/** The notifications in it. */
export const rows = () => panel().getByRole('listitem');
