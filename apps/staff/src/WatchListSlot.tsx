import { useState } from 'react';
import type { BookmarkOwner, WatchListEntry } from '@resonanz/api-client/bookmarks';
import type { PanelControl } from '@resonanz/app-frame/AppFrame';
import { useToasts } from '@resonanz/app-frame/toasts';
import { staffPaths } from '@resonanz/domain/paths';
import { useMay } from '@resonanz/session/react';
import { lazyComponent } from '@resonanz/ui/lazyComponent';
import { ConnectedWatchList } from '@resonanz/watch-list/connected';

const WatchedToCampaign = lazyComponent(async () => (await import('./WatchedToCampaign.tsx')).WatchedToCampaign);

interface WatchListSlotProps {
  panel: PanelControl;
  owner: BookmarkOwner;
}

/** The watch list of the header and the dialog that its channels are added with. */
export function WatchListSlot({ panel, owner }: WatchListSlotProps) {
  const toasts = useToasts();
  const mayAdd = useMay('Campaign Management', 'edit');
  const [entries, setEntries] = useState<readonly WatchListEntry[] | null>(null);
  return (
    <>
      <ConnectedWatchList
        {...panel}
        owner={owner}
        toasts={toasts}
        hrefOf={({ influencerId, type, channelId }) =>
          staffPaths.influencerProfile({ influencerId, platform: type, channelId })
        }
        onAddToCampaign={(chosen) => {
          panel.onOpenChange(false);
          setEntries(chosen);
        }}
        mayAddToCampaign={mayAdd}
        offersExpose
      />
      <WatchedToCampaign
        isWanted={entries !== null}
        entries={entries}
        onClose={() => setEntries(null)}
        owner={owner}
        toasts={toasts}
      />
    </>
  );
}
