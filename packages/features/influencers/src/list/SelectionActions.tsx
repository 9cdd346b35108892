import { MegaphoneIcon, XIcon } from '@phosphor-icons/react';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { IconButton } from '@resonanz/ui/IconButton';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';

interface SelectionActionsProps {
  count: number;
  onAddToCampaign: () => void;
  onClear: () => void;
}

/** What is selected and what can be done with it, in the bar itself so that the rows stay where they are. */
export function SelectionActions({ count, onAddToCampaign, onClear }: SelectionActionsProps) {
  const t = useMessages(messages);
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
          <IconButton icon={XIcon} iconSize="mini" size="small" label={t('influencers.selection.clear')} onPress={onClear} />
          <Button variant="ghost" iconStart={MegaphoneIcon} onPress={onAddToCampaign}>
            {t('influencers.addToCampaign')}
          </Button>
        </>
      )}
    </>
  );
}
