import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import * as css from './GridHead.css.ts';

const STEP = 8;
const WIDEST = 1200;
/** So that the edge can still be grasped. */
const NARROWEST = 48;

const headOf = (inside: Element) => inside.closest<HTMLElement>('[role=columnheader]');
const signOf = (head: Element) => (getComputedStyle(head).direction === 'rtl' ? -1 : 1);

/** The width at which the words of a head still stand on one line. */
function leastWidth(head: HTMLElement): number {
  const words = head.querySelector<HTMLElement>('[data-words]');
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(head);
  return Math.max(
    NARROWEST,
    Math.ceil((words?.scrollWidth ?? 0) + parseFloat(paddingInlineStart) + parseFloat(paddingInlineEnd)),
  );
}

/** The width at which what is in sight of the column just fits. */
function fittingWidth(head: HTMLElement): number {
  const cells =
    head
      .closest('[role=grid]')
      ?.querySelectorAll<HTMLElement>(`[data-line] > [data-track="${head.dataset['track']}"] > *`) ?? [];
  const ranges = [...cells].map((cell) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    const words = [...cell.querySelectorAll<HTMLElement>('*')].reduce(
      (most, each) => most + Math.max(0, each.scrollWidth - each.clientWidth),
      0,
    );
    return range.getBoundingClientRect().width + words;
  });
  return Math.max(leastWidth(head), Math.ceil(Math.max(0, ...ranges)) + 24);
}

/** Answers the keys that change a width; returns whether the key was one. */
export function resizeByKey({ key, currentTarget }: KeyboardEvent, onResize: (width: number) => void): boolean {
  const head = headOf(currentTarget);
  if (!head) return false;
  const step = { ArrowRight: STEP, ArrowLeft: -STEP }[key];
  if (step !== undefined)
    onResize(Math.min(WIDEST, Math.max(leastWidth(head), head.offsetWidth + step * signOf(head))));
  else if (key === 'Home') onResize(leastWidth(head));
  else if (key === 'Enter') onResize(fittingWidth(head));
  else return false;
  return true;
}

interface ColumnEdgeProps {
  label: string;
  width: number;
  onResize: (width: number) => void;
}

/** The edge of a head that can be dragged, moved by arrow keys, and fitted by a double click or Enter. */
export function ColumnEdge({ label, width, onResize }: ColumnEdgeProps) {
  const drag = useRef<{ from: number; width: number; least: number; sign: number } | null>(null);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const head = event.button === 0 ? headOf(event.currentTarget) : null;
    if (!head) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { from: event.clientX, width: head.offsetWidth, least: leastWidth(head), sign: signOf(head) };
  };
  const onPointerMove = ({ clientX }: PointerEvent) => {
    if (!drag.current) return;
    const { from, width: before, least, sign } = drag.current;
    if (clientX !== from) onResize(Math.round(Math.min(WIDEST, Math.max(least, before + (clientX - from) * sign))));
  };
  const onEnd = () => {
    drag.current = null;
  };
  return (
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={Math.round(width)}
      aria-valuemin={0}
      aria-valuemax={WIDEST}
      tabIndex={-1}
      className={css.edge}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onEnd}
      onPointerCancel={onEnd}
      onDoubleClick={({ currentTarget }) => {
        const head = headOf(currentTarget);
        if (head) onResize(fittingWidth(head));
      }}
      onKeyDown={(event) => {
        if (event.shiftKey || !resizeByKey(event, onResize)) return;
        event.preventDefault();
        event.stopPropagation();
      }}
    />
  );
}
