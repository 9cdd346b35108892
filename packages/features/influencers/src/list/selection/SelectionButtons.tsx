import { HeartIcon, MegaphoneIcon, XIcon } from '@phosphor-icons/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bookmarkMutations } from '@resonanz/api-client/bookmarks';
import { type InfluencerChannel, influencerQueries } from '@resonanz/api-client/influencers';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { useMessages } from '@resonanz/i18n/react';
import { useSession } from '@resonanz/session/react';
import { Button } from '@resonanz/ui/Button';
import { IconButton } from '@resonanz/ui/IconButton';
import { messages } from '../../messages.ts';
import { watchListEntryOf } from '../channelEntry.ts';
import { type InfluencerListState, toSearch } from '../influencerList.ts';
import type { SelectionActionsProps } from './SelectionActions.tsx';

/** What can be done with the selection; loaded apart from the list, before there is any. */
export function SelectionButtons({
  list,
  selection: { channels, clear, select, allHits },
  onAddToCampaign,
}: SelectionActionsProps) {
  const t = useMessages(messages);
  const { bookmarkAll, isBookmarking } = useBookmarkAll();
  if (channels.length === 0) return null;
  return (
    <>
      <IconButton icon={XIcon} iconSize="mini" size="small" label={t('influencers.selection.clear')} onPress={clear} />
      {allHits !== undefined && <AllHits list={list} total={allHits} onSelect={select} />}
      {onAddToCampaign && (
        <Button variant="ghost" iconStart={MegaphoneIcon} onPress={() => onAddToCampaign(channels)}>
          {t('influencers.addToCampaign')}
        </Button>
      )}
      <Button variant="ghost" iconStart={HeartIcon} isPending={isBookmarking} onPress={() => bookmarkAll(channels)}>
        {t('influencers.selection.bookmark')}
      </Button>
    </>
  );
}

/** Puts channels on the watch list; those that are on it already stay where they are. */
function useBookmarkAll() {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { announce, notifyFailure } = useNotifier();
  const { user } = useSession();
  const owner = { email: user?.username ?? '', loginUser: user?.id ?? 0 };
  const { mutate, isPending } = useMutation({
    ...bookmarkMutations(useApi(), useQueryClient(), owner).restore(),
    // The hearts of the rows fill.
    onSuccess: (_nothing, entries) => announce(t('influencers.selection.bookmarked', { count: entries.length })),
    onError: (error) => notifyFailure(say(error, 'influencers.selection.bookmarkFailed')),
  });
  return {
    bookmarkAll: (channels: readonly InfluencerChannel[]) => mutate(channels.map(watchListEntryOf)),
    isBookmarking: isPending,
  };
}

const LARGEST_PAGE = 100;

interface AllHitsProps {
  list: InfluencerListState;
  /** How many hits the list has. */
  total: number;
  onSelect: (hits: readonly InfluencerChannel[]) => void;
}

/** Selects what the list has on all its pages. */
function AllHits({ list, total, onSelect }: AllHitsProps) {
  const t = useMessages(messages);
  const api = useApi();
  const { notifyFailure } = useNotifier();
  const queryClient = useQueryClient();
  const [isCollecting, setCollecting] = useState(false);

  async function collect(): Promise<void> {
    setCollecting(true);
    try {
      const pages = Array.from({ length: Math.ceil(total / LARGEST_PAGE) }, (_, pageNumber) =>
        queryClient.fetchQuery(
          influencerQueries(api).search({ ...toSearch(list), pageNumber, pageSize: LARGEST_PAGE }),
        ),
      );
      onSelect((await Promise.all(pages)).flatMap(({ content }) => content));
    } catch {
      notifyFailure(t('influencers.selection.failed'));
    } finally {
      setCollecting(false);
    }
  }

  return (
    <Button variant="ghost" isPending={isCollecting} onPress={() => void collect()}>
      {t('influencers.selection.allHits', { count: total })}
    </Button>
  );
}
