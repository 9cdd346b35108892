import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { bookmarkQueries } from '@resonanz/api-client/bookmarks';
import { createApiClient } from '@resonanz/api-client/client';
import { notificationKeys } from '@resonanz/api-client/notifications';
import { ApiProvider } from '@resonanz/api-client/react';
import { channelFromBookmark, channelFromSelection } from '@resonanz/domain/campaignEntry';
import type { Language } from '@resonanz/i18n/language';
import { LanguageProvider } from '@resonanz/i18n/react';
import type { EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { bookmarks, owner } from './bookmarkedEntries.fixture.ts';
import {
  type ChannelToAdd,
  ConnectedSelectCampaignDialog,
  type ConnectedSelectCampaignDialogProps,
} from './ConnectedSelectCampaignDialog.tsx';

const added: readonly ChannelToAdd[] = bookmarks.map((entry) => ({
  channel: channelFromBookmark(entry),
  name: entry.titleName,
  picture: null,
}));
const selected: ChannelToAdd = {
  channel: channelFromSelection({
    platform: 'Facebook',
    channelurl: 'https://www.facebook.com/marleneoberhuber/',
    titleYT: '',
    followers: 18_300,
    management: '',
    channelId: 90,
    influencerId: 14,
  }),
  name: 'Marlene Oberhuber',
  picture: null,
};

/** Stands for the heart and the bell of the header. */
function Counters({ client }: { client: ReturnType<typeof createApiClient> }) {
  const { data = [] } = useQuery(bookmarkQueries(client).list(owner.email));
  // Refetched, it would be another number.
  const { data: unread } = useQuery({
    queryKey: [...notificationKeys.panel('agency'), 'counter'],
    queryFn: () => 0,
    initialData: 4,
    staleTime: Infinity,
  });
  return (
    <>
      <output aria-label="Bookmarks">{data.length}</output>
      <output aria-label="Notifications">{unread}</output>
    </>
  );
}

/** The open dialog beside the counters of a header, for the watch list or for one selected channel. */
export function Page({
  server,
  language,
  isSingle,
  ...answers
}: {
  server: EnvelopeFetch;
  language: Language;
  isSingle: boolean;
} & Pick<ConnectedSelectCampaignDialogProps, 'toasts' | 'onAdded'>) {
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  const [client] = useState(() => createApiClient({ baseUrl: server.baseUrl, fetch: server.fetch }));
  const [isOpen, setOpen] = useState(true);
  return (
    <LanguageProvider language={language}>
      <QueryClientProvider client={queryClient}>
        <ApiProvider client={client}>
          <Counters client={client} />
          <ConnectedSelectCampaignDialog
            isOpen={isOpen}
            onOpenChange={setOpen}
            channels={isSingle ? [selected] : added}
            {...(isSingle ? {} : { bookmarksOf: owner })}
            {...answers}
          />
        </ApiProvider>
      </QueryClientProvider>
    </LanguageProvider>
  );
}
