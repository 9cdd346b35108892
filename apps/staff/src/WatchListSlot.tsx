import type { BookmarkOwner, WatchListEntry } from '@resonanz/api-client/bookmarks';
import type { PanelControl } from '@resonanz/app-frame/AppFrame';
import { useToasts } from '@resonanz/app-frame/toasts';
import { channelFromBookmark } from '@resonanz/domain/campaignEntry';
import { staffPaths } from '@resonanz/domain/paths';
import { useMay } from '@resonanz/session/react';
import { laterPart } from '@resonanz/ui/laterPart';
import { ConnectedWatchList } from '@resonanz/watch-list/connected';
import { useState } from 'react';
import { useNavigate } from 'react-router';

const SelectCampaign = laterPart(async () => (await import('@resonanz/select-campaign-dialog/connected')).ConnectedSelectCampaignDialog);

interface WatchListSlotProps {
  panel: PanelControl;
  owner: BookmarkOwner;
}

/** The watch list of the header and the dialog that its channels are added with. */
export function WatchListSlot({ panel, owner }: WatchListSlotProps) {
  const toasts = useToasts();
  const navigate = useNavigate();
  const mayAdd = useMay('Campaign Management', 'edit');
  const [entries, setEntries] = useState<readonly WatchListEntry[] | null>(null);
  return (
    <>
      <ConnectedWatchList
        {...panel}
        owner={owner}
        toasts={toasts}
        hrefOf={({ influencerId, type, channelId }) => staffPaths.influencerProfile({ influencerId, platform: type, channelId })}
        onAddToCampaign={(chosen) => {
          panel.onOpenChange(false);
          setEntries(chosen);
        }}
        mayAddToCampaign={mayAdd}
        offersExpose
      />
      <SelectCampaign
        isWanted={entries !== null}
        isOpen={entries !== null}
        onOpenChange={() => setEntries(null)}
        channels={(entries ?? []).map((entry) => ({
          channel: channelFromBookmark(entry),
          name: entry.titleName,
          picture: entry.socialMediaProfile ?? entry.docPath,
        }))}
        bookmarksOf={owner}
        toasts={toasts}
        onAdded={(refId) => void navigate(staffPaths.campaignView({ refId }))}
      />
    </>
  );
}
