import { bookmarkMutations, type WatchListEntry } from '@resonanz/api-client/bookmarks';
import type { InfluencerChannel } from '@resonanz/api-client/influencers';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useToasts } from '@resonanz/app-frame/toasts';
import { useMessages } from '@resonanz/i18n/react';
import { useSession } from '@resonanz/session/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messages } from '../messages.ts';
import { nameOf } from './channelText.ts';

/** The entry a channel will have on the watch list. */
function toEntry(channel: InfluencerChannel): WatchListEntry {
  const { influencerId, channelId, type, channelUrl, title, picture, active, followers, management } = channel;
  return {
    influencerId,
    channelId,
    type,
    channelUrl,
    title,
    titleName: nameOf(channel),
    docPath: null,
    socialMediaProfile: picture,
    activee: active ? 1 : 0,
    followers,
    management,
  };
}

/** Turns hearts on and off; shown at once, taken back with a word when the server refuses. */
export function useBookmarkToggle(): (channel: InfluencerChannel, isBookmarked: boolean) => void {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const client = useApi();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const { user } = useSession();
  const calls = bookmarkMutations(client, queryClient, { email: user?.username ?? '', loginUser: user?.id ?? 0 });
  const { mutate: add } = useMutation(calls.add());
  const { mutate: remove } = useMutation(calls.remove());

  function tell(error: unknown, channel: InfluencerChannel): void {
    toasts.add({
      tone: 'bad',
      title: t('influencers.error.title'),
      text: say(error, 'influencers.bookmarkError.other', { name: nameOf(channel) }),
    });
  }

  return (channel, isBookmarked) => {
    const onError = (error: unknown) => tell(error, channel);
    if (isBookmarked) add(toEntry(channel), { onError });
    else remove(channel, { onError });
  };
}
