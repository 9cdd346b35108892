import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { fillBlock } from './blockChanges.ts';
import { placeOf } from './cellElements.ts';
import type { GridRowId } from './GridColumn.ts';
import type { GridModel } from './GridModel.ts';
import { type Block, filled } from './place.ts';
import type { useEditing } from './useEditing.ts';
import { useLatest } from './useLatest.ts';

/** How near to the edge a drag scrolls, and how far in a frame, in px. */
const EDGE = 28;
const STEP = 14;

interface PointerOptions<Row, Id extends GridRowId> {
  model: GridModel<Row, Id>;
  editing: ReturnType<typeof useEditing<Row, Id>>;
  scroller: RefObject<HTMLElement | null>;
  takeFocus: () => void;
}

interface Drag {
  readonly kind: 'block' | 'fill';
  x: number;
  y: number;
  frame: number;
}

/** Click, drag of a block, drag of the fill handle, double click, tap. */
export function usePointer<Row, Id extends GridRowId>(options: PointerOptions<Row, Id>) {
  const { editing, takeFocus, scroller } = options;
  const latest = useLatest(options);
  const [fillTo, setFillTo] = useState<number | null>(null);
  const drag = useRef<Drag | null>(null);
  const fillRow = useRef<number | null>(null);
  const isTouch = useRef(false);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  const follow = () => {
    const { current } = drag;
    const box = scroller.current;
    if (!current || !box) return;
    const { top, bottom, left, right } = box.getBoundingClientRect();
    const head = box.querySelector('[data-grid-head]')?.clientHeight ?? 0;
    const pull = (at: number, start: number, end: number) => (at < start + EDGE ? -STEP : at > end - EDGE ? STEP : 0);
    box.scrollBy(current.kind === 'block' ? pull(current.x, left, right) : 0, pull(current.y, top + head, bottom));
    const x = Math.min(right - 2, Math.max(left + 2, current.x));
    const y = Math.min(bottom - 2, Math.max(top + head + 2, current.y));
    const place = placeOf(document.elementFromPoint(x, y));
    const { cursor } = latest.current.model;
    if (place && place.row >= 0) {
      if (current.kind === 'fill') {
        fillRow.current = place.row;
        setFillTo(place.row);
      } else if (place.row !== cursor.reach.row || place.track !== cursor.reach.track) cursor.reachTo(place);
    }
    current.frame = requestAnimationFrame(follow);
  };

  const start = (kind: Drag['kind'], event: PointerEvent) => {
    const begun: Drag = { kind, x: event.clientX, y: event.clientY, frame: 0 };
    drag.current = begun;
    const onMove = (moved: globalThis.PointerEvent) => {
      // A click that trembles draws no block.
      const isFirst = begun.frame === 0 && Math.hypot(moved.clientX - begun.x, moved.clientY - begun.y) < 4;
      if (isFirst) return;
      begun.x = moved.clientX;
      begun.y = moved.clientY;
      if (begun.frame === 0) follow();
    };
    const onEnd = () => {
      stop.current();
      if (kind === 'fill') finishFill();
    };
    stop.current = () => {
      cancelAnimationFrame(begun.frame);
      drag.current = null;
      document.removeEventListener('pointermove', onMove);
      document.removeEventListener('pointerup', onEnd);
      document.removeEventListener('pointercancel', onEnd);
    };
    document.addEventListener('pointermove', onMove);
    document.addEventListener('pointerup', onEnd);
    document.addEventListener('pointercancel', onEnd);
  };

  const finishFill = () => {
    const { model } = latest.current;
    const { block } = model.cursor;
    const row = fillRow.current;
    fillRow.current = null;
    setFillTo(null);
    if (!block || row === null || (row >= block.top && row <= block.bottom)) return;
    const count = fillBlock(model, block, row);
    latest.current.takeFocus();
    model.cursor.cover(filled(block, row));
    model.say(model.props.labels.filled(count));
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const place = placeOf(target);
    isTouch.current = event.pointerType === 'touch';
    if (!place || !event.currentTarget.contains(target) || target.closest('[data-editing]')) return;
    const { cursor } = options.model;
    if (target.closest('[data-fill]')) {
      event.preventDefault();
      return start('fill', event);
    }
    editing.endRun();
    if (event.shiftKey && place.row >= 0 && !target.closest('input')) {
      // The field closes and saves; the focus stays at the first corner of the block.
      if (editing.editing) (document.activeElement as HTMLElement | null)?.blur();
      takeFocus();
      return cursor.reachTo(place);
    }
    const { block } = cursor;
    const isInside =
      block &&
      place.row >= block.top &&
      place.row <= block.bottom &&
      place.track >= block.first &&
      place.track <= block.last;
    // A menu of the right button is about the block under it.
    if (event.button !== 0 && isInside) return;
    cursor.goTo(place);
    const isControl = target.closest('a, button, input, [role=separator]') !== null;
    if (event.button === 0 && place.row >= 0 && !isTouch.current && !isControl) start('block', event);
  };

  const begin = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const place = placeOf(target);
    if (place && place.row >= 0 && !target.closest('a, button, input, [data-editing], [data-fill]'))
      editing.begin(place, 'all');
  };

  const fill: Block | null =
    fillTo !== null && options.model.cursor.block ? filled(options.model.cursor.block, fillTo) : null;
  return {
    fill,
    handlers: {
      onPointerDown,
      // Else the click would move the focus to the other corner, and mark text.
      onMouseDown(event: MouseEvent<HTMLElement>) {
        const target = event.target as HTMLElement;
        if (
          (event.shiftKey && placeOf(target) && !target.closest('input, [data-editing]')) ||
          target.closest('[data-fill]')
        )
          event.preventDefault();
      },
      onDoubleClick: begin,
      onClick(event: MouseEvent<HTMLElement>) {
        if (isTouch.current) begin(event);
      },
    },
  };
}
