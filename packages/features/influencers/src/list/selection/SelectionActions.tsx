import type { InfluencerChannel } from '@resonanz/api-client/influencers';
import { useMessages } from '@resonanz/i18n/react';
import { lazyComponent } from '@resonanz/ui/lazyComponent';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../../messages.ts';
import type { InfluencerListState } from '../influencerList.ts';
import type { ChannelSelection } from './useChannelSelection.ts';

const SelectionButtons = lazyComponent(async () => (await import('./SelectionButtons.tsx')).SelectionButtons);

/** Props of what is said of a selection and done with it. */
export interface SelectionActionsProps {
  list: InfluencerListState;
  selection: ChannelSelection;
  /** Absent where the user may not change campaigns. */
  onAddToCampaign: ((channels: readonly InfluencerChannel[]) => void) | undefined;
}

/** What is selected and what can be done with it, in the bar itself so that the rows stay where they are. */
export function SelectionActions(props: SelectionActionsProps) {
  const t = useMessages(messages);
  const count = props.selection.channels.length;
  return (
    <>
      <span role="status">
        {count > 0 && (
          <Text variant="dense" tone="muted" isTabular isNowrap>
            {t('influencers.selection.count', { count })}
          </Text>
        )}
      </span>
      <SelectionButtons isWanted {...props} />
    </>
  );
}
