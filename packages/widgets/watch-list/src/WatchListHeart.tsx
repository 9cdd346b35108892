'use client';

import { HeartIcon } from '@phosphor-icons/react';
import type { Ref } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { ShellButton } from '@resonanz/ui/ShellButton';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { messages } from './messages.ts';
import type { WatchListProps } from './WatchList.tsx';

interface WatchListHeartProps extends Pick<WatchListProps, 'entries' | 'isOpen' | 'onOpenChange'> {
  ref: Ref<HTMLButtonElement>;
  /** Pointer or focus come near. */
  onApproach: () => void;
}

/** The button of the watch list, with the number of its channels. */
export function WatchListHeart({ ref, entries, isOpen, onOpenChange, onApproach }: WatchListHeartProps) {
  const t = useMessages(messages);
  const count = entries?.length ?? 0;
  const name =
    entries === undefined ? t('watchList.title') : t('watchList.button', { count, shown: count > 99 ? '99+' : count });
  return (
    <>
      <ShellButton
        ref={ref}
        label={name}
        icon={HeartIcon}
        count={count}
        isExpanded={isOpen}
        onPress={() => onOpenChange(!isOpen)}
        onApproach={onApproach}
      />
      {/* Hearts of rows change the number from elsewhere on the page. */}
      <VisuallyHidden role="status">{entries && name}</VisuallyHidden>
    </>
  );
}
