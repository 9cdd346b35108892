'use client';

import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { bookmarkQueries, type BookmarkOwner } from '@resonanz/api-client/bookmarks';
import { useApi } from '@resonanz/api-client/react';
import { lazyComponent } from '@resonanz/ui/lazyComponent';
import type { ToastQueue } from '@resonanz/ui/toastQueue';
import type { WatchListItem, WatchListProps } from '../WatchList.tsx';
import { WatchListHeart } from '../WatchListHeart.tsx';

const Popup = lazyComponent(async () => (await import('./ConnectedWatchListPopup.tsx')).ConnectedWatchListPopup);

/** Props of {@link ConnectedWatchList}. */
export interface ConnectedWatchListProps extends Pick<WatchListProps, 'isOpen' | 'onOpenChange' | 'hrefOf'> {
  /** Whose watch list it is. */
  owner: BookmarkOwner;
  /** Called with the bookmarked channels; open the dialog that asks for the campaign. */
  onAddToCampaign: (entries: readonly WatchListItem[]) => void;
  /** Whether the user may edit campaigns; without the right the button is disabled and says why. True by default. */
  mayAddToCampaign?: boolean;
  /** Whether the expose can be downloaded; for servers that make one. False by default. */
  offersExpose?: boolean;
  /** Where the undo of "Empty list" is offered, and what happens is shown. */
  toasts: ToastQueue;
}

const NOTHING: readonly WatchListItem[] = [];

/**
 * The watch list on Resonanz's server: the heart with its number, and the dropdown, whose code is fetched when it is
 * first wanted.
 */
export function ConnectedWatchList(props: ConnectedWatchListProps) {
  const { owner, isOpen, onOpenChange } = props;
  const heart = useRef<HTMLButtonElement>(null);
  const { data, isError } = useQuery(bookmarkQueries(useApi()).list(owner.email));
  // A list that cannot be loaded is shown as empty, silently.
  const entries = data ?? (isError ? NOTHING : undefined);
  return (
    <>
      <WatchListHeart
        ref={heart}
        entries={entries}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        onApproach={Popup.prepare}
      />
      <Popup isWanted={isOpen} {...props} entries={entries} heart={heart} />
    </>
  );
}
