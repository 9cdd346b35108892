'use client';

import { ArrowDownIcon, ArrowUpIcon, DotsSixVerticalIcon } from '@phosphor-icons/react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { Icon } from '@resonanz/ui/Icon';
import { IconButton } from '@resonanz/ui/IconButton';
import { Text } from '@resonanz/ui/Text';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { messages } from './messages.ts';
import { moved } from './moved.ts';
import * as css from './OrderList.css.ts';

/** A record of an {@link OrderList}. */
export interface OrderedItem {
  /** Its id. */
  readonly id: number;
  /** What it is called. */
  readonly name: string;
  /** A second line, for example that testers do not see it. */
  readonly note?: string;
}

/** Props of {@link OrderList}. */
export interface OrderListProps {
  /** What is in order; names the list. */
  label: string;
  /** The records in their order. */
  items: readonly OrderedItem[];
  /** Called with the ids in their new order. */
  onChange: (ids: number[]) => void;
  /** Whether nothing can be moved for now. */
  isDisabled?: boolean;
  /** Further buttons of a row, behind those that move it. */
  actionsOf?: (id: number) => ReactNode;
}

/** Place of the button in its row. */
const BUTTON = { up: 0, down: 1 } as const;

/** Records in an order that users change by dragging, or by two buttons of each, which say where it has come to. */
export function OrderList({ label, items, onChange, isDisabled = false, actionsOf }: OrderListProps) {
  const t = useMessages(messages);
  const [dragged, setDragged] = useState<number | null>(null);
  const [last, setLast] = useState<{ readonly id: number; readonly button: keyof typeof BUTTON }>();
  const list = useMovedFocus(last, items);
  const move = (id: number, to: number) => {
    const from = items.findIndex((item) => item.id === id);
    const next = moved(items, from, to);
    if (next !== items) onChange(next.map((item) => item.id));
    return next !== items;
  };
  const place = last === undefined ? -1 : items.findIndex(({ id }) => id === last.id);
  const name = items[place]?.name;

  return (
    <>
      <VisuallyHidden role="status">
        {name !== undefined && t('records.order.moved', { name, place: place + 1, count: items.length })}
      </VisuallyHidden>
      <ol className={css.list} aria-label={label} ref={list}>
        {items.map((item, index) => (
          // Dragging is for the pointer; the buttons of the row do the same by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons stand in for it.
          <li
            key={item.id}
            className={css.row}
            draggable={!isDisabled}
            data-dragged={dragged === item.id || undefined}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData('text/plain', item.name);
              setDragged(item.id);
            }}
            onDragOver={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              if (dragged !== item.id) move(dragged, index);
            }}
            onDrop={(event) => event.preventDefault()}
            onDragEnd={() => setDragged(null)}
          >
            <span className={css.grip}>
              <Icon icon={DotsSixVerticalIcon} />
            </span>
            <span className={css.place}>{index + 1}</span>
            <span className={css.words}>
              <Text>{item.name}</Text>
              {item.note !== undefined && (
                <Text variant="caption" tone="secondary">
                  {item.note}
                </Text>
              )}
            </span>
            <span className={css.buttons}>
              {(['up', 'down'] as const).map((button) => {
                const to = button === 'up' ? index - 1 : index + 1;
                return (
                  <IconButton
                    key={button}
                    icon={button === 'up' ? ArrowUpIcon : ArrowDownIcon}
                    size="small"
                    label={t(`records.order.${button}`, { name: item.name })}
                    hidesTooltip
                    isDisabled={isDisabled || to < 0 || to >= items.length}
                    onPress={() => {
                      if (move(item.id, to)) setLast({ id: item.id, button });
                    }}
                  />
                );
              })}
              {actionsOf?.(item.id)}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Keeps the focus on the row that a button has moved: on the same button, at either end on the other one. */
function useMovedFocus(
  last: { readonly id: number; readonly button: keyof typeof BUTTON } | undefined,
  items: readonly OrderedItem[],
) {
  const list = useRef<HTMLOListElement>(null);
  const order = items.map(({ id }) => id).join();
  const done = useRef(order);
  useLayoutEffect(() => {
    if (last === undefined || done.current === order) return;
    done.current = order;
    const row = list.current?.children[order.split(',').indexOf(String(last.id))];
    const buttons = [...(row?.querySelectorAll('button') ?? [])];
    const wanted = buttons[BUTTON[last.button]];
    (wanted?.disabled === true ? buttons.find(({ disabled }) => !disabled) : wanted)?.focus();
  }, [last, order]);
  return list;
}
