'use client';

import { type ReactNode, useState, useEffect, useRef } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import type { PagedQuery } from '../PagedTable/PagedTable.tsx';
import * as css from './Board.css.ts';
import { ColumnPart } from './ColumnPart.tsx';
import { messages } from './messages.ts';

/** One column of a {@link Board}. */
export interface BoardColumn<Item, ColumnId extends string | number> {
  /** What the records in it have in common, for example their status. */
  readonly id: ColumnId;
  /** Its heading. */
  readonly title: string;
  /** The first records of it, on their way or there; a result of TanStack Query fits as it is. */
  readonly query: PagedQuery<Item>;
  /** What all records of it come to, for example the sum of their budgets; beside their number. */
  readonly sum?: ReactNode;
}

/** Props of {@link Board}. */
export interface BoardProps<Item, ColumnId extends string | number> {
  /** The columns in their order. */
  columns: readonly BoardColumn<Item, ColumnId>[];
  /** The id of a record. */
  idOf: (item: Item) => number;
  /** What a record is called. */
  nameOf: (item: Item) => string;
  /** The column a record stands in now; a record goes there wherever it was read, so that a change shows at once. */
  columnOf: (item: Item) => ColumnId;
  /** Whether a record may come to a column. */
  mayMove: (item: Item, to: ColumnId) => boolean;
  /** Moves a record, or asks for what that needs first; without it nothing can be moved. */
  onMove?: ((item: Item, to: ColumnId) => void) | undefined;
  /** What stands on a card. */
  children: (item: Item) => ReactNode;
  /**
   * The menu of a card, whose button has `aria-haspopup`; with `move` it moves the card, too, for those who do not
   * drag.
   */
  menuOf: (item: Item, move: ((to: ColumnId) => void) | undefined) => ReactNode;
}

/** How many records a board has in all; `undefined` until every column has loaded. */
export function boardTotal(columns: readonly { readonly query: PagedQuery<unknown> }[]): number | undefined {
  const totals = columns.flatMap(({ query }) => query.data?.totalElements ?? []);
  return totals.length === columns.length ? totals.reduce((sum, total) => sum + total, 0) : undefined;
}

/**
 * Records as cards in columns, moved by dragging or by the menu of the card: it says where a card has come to, and the
 * focus goes along.
 */
export function Board<Item, ColumnId extends string | number>({
  columns,
  idOf,
  nameOf,
  columnOf,
  mayMove,
  onMove,
  children,
  menuOf,
}: BoardProps<Item, ColumnId>) {
  const t = useMessages(messages);
  const [dragged, setDragged] = useState<number | null>(null);
  const [moved, setMoved] = useState<{ readonly id: number; readonly from: ColumnId }>();
  const items = new Map(columns.flatMap(({ query }) => query.data?.content ?? []).map((item) => [idOf(item), item]));
  const draggedItem = dragged === null ? undefined : items.get(dragged);
  const movedItem = moved && items.get(moved.id);
  const movedTo = movedItem && columnOf(movedItem);
  const focused = useMovedFocus(moved?.id, movedTo);

  const reached = movedItem && movedTo !== moved.from ? columns.find(({ id }) => id === movedTo) : undefined;
  const takes = (to: ColumnId): boolean => draggedItem !== undefined && mayMove(draggedItem, to);
  const move =
    onMove &&
    ((item: Item, to: ColumnId) => {
      setMoved({ id: idOf(item), from: columnOf(item) });
      onMove(item, to);
    });

  return (
    <>
      <VisuallyHidden role="status">
        {movedItem && reached && t('records.board.moved', { name: nameOf(movedItem), column: reached.title })}
      </VisuallyHidden>
      {/* Columns out of sight may hold no card, so that only the box itself leads the keyboard there. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is the area that scrolls. */}
      <div className={css.scroller} role="region" aria-label={t('records.board.columns')} tabIndex={0}>
        <div className={css.board} ref={focused}>
          {columns.map(({ id, title, query, sum }) => {
            const here = [...items.values()].filter((item) => columnOf(item) === id);
            return (
              <ColumnPart
                key={id}
                title={title}
                query={query}
                sum={sum}
                cards={here.map((item) => ({
                  id: idOf(item),
                  name: nameOf(item),
                  words: children(item),
                  menu: menuOf(item, move && ((to) => move(item, to))),
                }))}
                takes={takes(id)}
                onDrop={() => {
                  if (draggedItem !== undefined && takes(id)) move?.(draggedItem, id);
                  setDragged(null);
                }}
                onDrag={move && setDragged}
              />
            );
          })}
        </div>
      </div>
    </>
  );
}

/** Keeps the focus on the menu of a card that has come to another column; the card is a new element there. */
function useMovedFocus(cardId: number | undefined, columnId: string | number | undefined) {
  const board = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (cardId === undefined || columnId === undefined) return;
    // The menu or dialog that is closing gives the focus back first, to a button that is gone.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement !== null && document.activeElement !== document.body) return;
      board.current?.querySelector<HTMLElement>(`[data-card="${cardId}"] button[aria-haspopup]`)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [cardId, columnId]);
  return board;
}
