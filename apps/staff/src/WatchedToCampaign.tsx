import { useNavigate } from 'react-router';
import type { BookmarkOwner, WatchListEntry } from '@resonanz/api-client/bookmarks';
import { channelFromBookmark } from '@resonanz/domain/campaignEntry';
import { staffPaths } from '@resonanz/domain/paths';
import { ConnectedSelectCampaignDialog } from '@resonanz/select-campaign-dialog/connected';
import type { ToastQueue } from '@resonanz/ui/toastQueue';

interface WatchedToCampaignProps {
  /** The channels that are to be added; null while nobody asks for it. */
  entries: readonly WatchListEntry[] | null;
  onClose: () => void;
  owner: BookmarkOwner;
  toasts: ToastQueue;
}

/** The dialog that adds channels of the watch list to a campaign. */
export function WatchedToCampaign({ entries, onClose, owner, toasts }: WatchedToCampaignProps) {
  const navigate = useNavigate();
  return (
    <ConnectedSelectCampaignDialog
      isOpen={entries !== null}
      onOpenChange={onClose}
      channels={(entries ?? []).map((entry) => ({
        channel: channelFromBookmark(entry),
        name: entry.titleName,
        picture: entry.socialMediaProfile ?? entry.docPath,
      }))}
      bookmarksOf={owner}
      toasts={toasts}
      onAdded={(refId) => void navigate(staffPaths.campaignView({ refId }))}
    />
  );
}
