import type { InfluencerChannel } from '@resonanz/api-client/influencers';
import { useToasts } from '@resonanz/app-frame/toasts';
import { channelFromBookmark } from '@resonanz/domain/campaignEntry';
import { ConnectedSelectCampaignDialog } from '@resonanz/select-campaign-dialog/connected';
import { nameOf } from '../channelText.ts';

interface AddToCampaignProps {
  /** The channels to add; the dialog is open while there are any. */
  channels: readonly InfluencerChannel[];
  onClose: () => void;
  /** Called once the channels are in a campaign. */
  onAdded: () => void;
}

/** Asks which campaign channels of the list shall be added to; bookmarks stay as they are. */
export function AddToCampaign({ channels, onClose, onAdded }: AddToCampaignProps) {
  return (
    <ConnectedSelectCampaignDialog
      isOpen={channels.length > 0}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      channels={channels.map((channel) => ({
        name: nameOf(channel),
        picture: channel.picture,
        channel: channelFromBookmark(channel),
      }))}
      toasts={useToasts()}
      onAdded={onAdded}
    />
  );
}
