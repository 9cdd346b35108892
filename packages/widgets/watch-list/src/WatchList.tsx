'use client';

import { HeartIcon } from '@phosphor-icons/react';
import type { components } from '@resonanz/contract/types';
import { useMessages } from '@resonanz/i18n/react';
import { laterPart } from '@resonanz/ui/laterPart';
import { ShellButton } from '@resonanz/ui/ShellButton';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { useRef } from 'react';
import { messages } from './messages.ts';

const Popup = laterPart(async () => (await import('./WatchListPopup.tsx')).WatchListPopup);

/** A channel on the watch list as it travels (001 §3). */
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
  /** Called by "Add to campaign", after the dropdown has asked to close; whoever mounts the list opens the dialog. */
  onAddToCampaign: () => void;
  /** Why channels cannot be added, for users without the right; the button is disabled then. */
  addToCampaignRefusal?: string;
  /** Called by "Download expose"; without it there is no such button. */
  onDownloadExpose?: () => void;
  /** Whether the expose is on its way. */
  isExposePending?: boolean;
  /** Address of a channel's profile; without it names are no links. */
  hrefOf?: (entry: WatchListItem) => string;
}

/** The heart of the header with its counter, and the dropdown of bookmarked channels (001 §2.5); its code is fetched when it is first wanted. */
export function WatchList(props: WatchListProps) {
  const { entries, isOpen, onOpenChange } = props;
  const t = useMessages(messages);
  const heart = useRef<HTMLButtonElement>(null);
  const count = entries?.length ?? 0;
  const name = entries === undefined ? t('watchList.title') : t('watchList.button', { count, shown: count > 99 ? '99+' : count });
  return (
    <>
      <ShellButton
        ref={heart}
        label={name}
        icon={HeartIcon}
        count={count}
        isExpanded={isOpen}
        onPress={() => onOpenChange(!isOpen)}
        onApproach={Popup.prepare}
      />
      {/* Hearts of rows change the number from elsewhere on the page. */}
      <VisuallyHidden role="status">{entries && name}</VisuallyHidden>
      <Popup isWanted={isOpen} {...props} heart={heart} />
    </>
  );
}
