import { HeartIcon, MegaphoneIcon, XIcon } from '@phosphor-icons/react';
import type { InfluencerChannel } from '@resonanz/api-client/influencers';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { IconButton } from '@resonanz/ui/IconButton';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';
import { useBookmarkAll } from './useBookmarkAll.ts';
import type { useChannelSelection } from './useChannelSelection.ts';

interface SelectionActionsProps {
  selection: ReturnType<typeof useChannelSelection>;
  /** Absent where the user may not change campaigns. */
  onAddToCampaign: ((channels: readonly InfluencerChannel[]) => void) | undefined;
}

/** What is selected and what can be done with it, in the bar itself so that the rows stay where they are. */
export function SelectionActions({ selection, onAddToCampaign }: SelectionActionsProps) {
  const t = useMessages(messages);
  const { bookmarkAll, isBookmarking } = useBookmarkAll();
  const { channels, clear, allHits } = selection;
  const count = channels.length;
  return (
    <>
      <span role="status">
        {count > 0 && (
          <Text variant="dense" tone="muted" isTabular isNowrap>
            {t('influencers.selection.count', { count })}
          </Text>
        )}
      </span>
      {count > 0 && (
        <>
          <IconButton icon={XIcon} iconSize="mini" size="small" label={t('influencers.selection.clear')} onPress={clear} />
          {allHits && (
            <Button variant="ghost" isPending={allHits.isCollecting} onPress={allHits.select}>
              {t('influencers.selection.allHits', { count: allHits.total })}
            </Button>
          )}
          {onAddToCampaign && (
            <Button variant="ghost" iconStart={MegaphoneIcon} onPress={() => onAddToCampaign(channels)}>
              {t('influencers.addToCampaign')}
            </Button>
          )}
          <Button variant="ghost" iconStart={HeartIcon} isPending={isBookmarking} onPress={() => bookmarkAll(channels)}>
            {t('influencers.selection.bookmark')}
          </Button>
        </>
      )}
    </>
  );
}
