import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useRef } from 'react';
import { HEIGHT, ROW } from './content.ts';

/** Where a row stands. */
export interface RowPlace {
  readonly index: number;
  readonly style: { position: 'absolute'; top: 0; width: string; height: number; transform: string };
}

/** The window of TanStack Virtual, as the examples of kits without one of their own draw it. */
export function VirtualOptions({ count, children }: { count: number; children: (row: RowPlace) => ReactNode }) {
  const list = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes the contestants
  const rows = useVirtualizer({ count, getScrollElement: () => list.current, estimateSize: () => ROW, overscan: 4 });
  return (
    <div ref={list} data-scroller style={{ height: HEIGHT, width: 400, overflow: 'auto' }}>
      <div role="presentation" style={{ height: rows.getTotalSize(), position: 'relative' }}>
        {rows.getVirtualItems().map(({ index, start }) =>
          children({
            index,
            style: { position: 'absolute', top: 0, width: '100%', height: ROW, transform: `translateY(${start}px)` },
          }),
        )}
      </div>
    </div>
  );
}
