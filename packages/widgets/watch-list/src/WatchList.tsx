'use client';

import { useRef } from 'react';
import type { components } from '@resonanz/contract/named';
import { lazyComponent } from '@resonanz/ui/lazyComponent';
import { WatchListHeart } from './WatchListHeart.tsx';

const Popup = lazyComponent(async () => (await import('./WatchListPopup.tsx')).WatchListPopup);

/** A channel on the watch list as it travels. */
export type WatchListItem = components['schemas']['WatchListEntry'];

/** Props of {@link WatchList}. */
export interface WatchListProps {
  /** The bookmarked channels, newest first; `undefined` while they load. */
  entries: readonly WatchListItem[] | undefined;
  /** Whether the dropdown is shown; controlled, because it excludes the user menu. */
  isOpen: boolean;
  /** Called when the heart or the dropdown asks to open or close. */
  onOpenChange: (isOpen: boolean) => void;
  /** Called when one channel is to be removed. */
  onRemove: (entry: WatchListItem) => void;
  /** Called by "Empty list"; offer an undo. */
  onEmpty: () => void;
  /** Called by "Add to campaign", after the dropdown has asked to close; the parent opens the dialog. */
  onAddToCampaign: () => void;
  /** Why channels cannot be added, for users without the right; the button is disabled then. */
  addToCampaignDenial?: string;
  /** Called by "Download expose"; without it there is no such button. */
  onDownloadExpose?: () => void;
  /** Whether the expose is on its way. */
  isExposePending?: boolean;
  /** Address of a channel's profile; without it names are no links. */
  hrefOf?: (entry: WatchListItem) => string;
}

/**
 * The heart of the header with its counter, and the dropdown of bookmarked channels; its code is fetched when it is
 * first wanted.
 */
export function WatchList(props: WatchListProps) {
  const { entries, isOpen, onOpenChange } = props;
  const heart = useRef<HTMLButtonElement>(null);
  return (
    <>
      <WatchListHeart
        ref={heart}
        entries={entries}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        onApproach={Popup.prepare}
      />
      <Popup isWanted={isOpen} {...props} heart={heart} />
    </>
  );
}
