import { HeartIcon, MegaphoneIcon, XIcon } from '@phosphor-icons/react';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { IconButton } from '@resonanz/ui/IconButton';
import { messages } from '../messages.ts';
import type { SelectionActionsProps } from './SelectionActions.tsx';
import { useBookmarkAll } from './useBookmarkAll.ts';

/** What can be done with the selection; loaded apart from the list, before there is any. */
export function SelectionButtons({ selection: { channels, clear, allHits }, onAddToCampaign }: SelectionActionsProps) {
  const t = useMessages(messages);
  const { bookmarkAll, isBookmarking } = useBookmarkAll();
  if (channels.length === 0) return null;
  return (
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
  );
}
