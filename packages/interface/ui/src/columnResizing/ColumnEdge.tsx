import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { HeadEdge } from '../Table/columnWidths.ts';
import * as css from './ColumnEdge.css.ts';
import { fittingWidth, leastWidth } from './measureColumns.ts';

const STEP = 8;
const WIDEST = 1200;

type Resize = (columnId: string, width: number) => void;

function partsOf(inside: Element) {
  const head = inside.closest('th');
  const table = inside.closest('table');
  return head && table ? { head, table, sign: getComputedStyle(head).direction === 'rtl' ? -1 : 1 } : null;
}

/** Answers the keys that change a width; returns whether the key was one. */
export function resizeByKey({ key, currentTarget }: KeyboardEvent, columnId: string, onResize: Resize): boolean {
  const parts = partsOf(currentTarget);
  if (!parts) return false;
  const { head, table, sign } = parts;
  const least = leastWidth(table, columnId);
  const step = { ArrowRight: STEP, ArrowLeft: -STEP }[key];
  if (step !== undefined) onResize(columnId, Math.min(WIDEST, Math.max(least, head.offsetWidth + step * sign)));
  else if (key === 'Home') onResize(columnId, least);
  else if (key === 'Enter') onResize(columnId, fittingWidth(table, columnId));
  else return false;
  return true;
}

interface ColumnEdgeProps extends Omit<HeadEdge, 'header'> {
  label: string;
  onResize: Resize;
}

/** The edge of a head that can be dragged, moved by arrow keys, and fitted by a double click or Enter. */
export function ColumnEdge({ columnId, width, isGrid, label, onResize }: ColumnEdgeProps) {
  const drag = useRef<{ from: number; before: number; least: number; sign: number } | null>(null);
  const [seen, setSeen] = useState(0);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const parts = event.button === 0 ? partsOf(event.currentTarget) : null;
    if (!parts) return;
    const { head, table, sign } = parts;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { from: event.clientX, before: head.offsetWidth, least: leastWidth(table, columnId), sign };
  };
  const onPointerMove = ({ clientX }: PointerEvent) => {
    if (!drag.current) return;
    const { from, before, least, sign } = drag.current;
    if (clientX !== from)
      onResize(columnId, Math.round(Math.min(WIDEST, Math.max(least, before + (clientX - from) * sign))));
  };
  const onEnd = () => {
    drag.current = null;
  };
  return (
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={Math.round(width ?? seen)}
      aria-valuemin={0}
      aria-valuemax={WIDEST}
      tabIndex={isGrid ? -1 : 0}
      className={css.edge}
      onFocus={({ currentTarget }) => setSeen(partsOf(currentTarget)?.head.offsetWidth ?? 0)}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onEnd}
      onPointerCancel={onEnd}
      onDoubleClick={({ currentTarget }) => {
        const parts = partsOf(currentTarget);
        if (parts) onResize(columnId, fittingWidth(parts.table, columnId));
      }}
      onKeyDown={(event) => {
        if (event.shiftKey || !resizeByKey(event, columnId, onResize)) return;
        event.preventDefault();
        event.stopPropagation();
      }}
    />
  );
}
