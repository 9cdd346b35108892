import { HeartIcon, MegaphoneIcon, XIcon } from '@phosphor-icons/react';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { IconButton } from '@resonanz/ui/IconButton';
import { messages } from '../messages.ts';
import { AllHits } from './AllHits.tsx';
import type { SelectionActionsProps } from './SelectionActions.tsx';
import { useBookmarkAll } from './useBookmarkAll.ts';

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
