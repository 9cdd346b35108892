import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type InfluencerChannel, influencerQueries } from '@resonanz/api-client/influencers';
import { useApi } from '@resonanz/api-client/react';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { messages } from '../messages.ts';
import { type InfluencerListState, toSearch } from './influencerList.ts';

const LARGEST_PAGE = 100;

interface AllHitsProps {
  list: InfluencerListState;
  /** How many hits the list has. */
  total: number;
  onSelect: (hits: readonly InfluencerChannel[]) => void;
}

/** Selects what the list has on all its pages. */
export function AllHits({ list, total, onSelect }: AllHitsProps) {
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
