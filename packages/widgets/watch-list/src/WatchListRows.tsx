import { type RefObject, type UIEvent, useState } from 'react';
import { useRowFocus } from '@resonanz/ui/useRowFocus';
import * as css from './WatchList.css.ts';
import type { WatchListItem } from './WatchList.tsx';
import { WatchListRow } from './WatchListRow.tsx';

interface WatchListRowsProps {
  entries: readonly WatchListItem[];
  /** Where the focus goes when no row is left. */
  fallback: RefObject<HTMLElement | null>;
  hrefOf: ((entry: WatchListItem) => string) | undefined;
  onOpen: () => void;
  onRemove: (entry: WatchListItem) => void;
}

const STEP = 50;
const NEAR_END_PX = 600;

/** The bookmarked channels; of a long list a first part, and more as its end comes near. */
export function WatchListRows({ entries, fallback, hrefOf, onOpen, onRemove }: WatchListRowsProps) {
  const [drawn, setDrawn] = useState(STEP);
  const rowFocus = useRowFocus<HTMLUListElement>(fallback);
  function growNearEnd({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent) {
    if (drawn < entries.length && scrollHeight - scrollTop - clientHeight < NEAR_END_PX) setDrawn(drawn + STEP);
  }
  return (
    <ul className={css.list} {...rowFocus} onScroll={growNearEnd}>
      {entries.slice(0, drawn).map((entry, index) => (
        <WatchListRow
          key={`${entry.type}:${entry.channelId}`}
          entry={entry}
          position={index + 1}
          count={entries.length}
          href={hrefOf?.(entry)}
          onOpen={onOpen}
          onRemove={() => onRemove(entry)}
        />
      ))}
    </ul>
  );
}
