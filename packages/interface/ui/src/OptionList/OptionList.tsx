import { CheckIcon } from '@phosphor-icons/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../Icon/Icon.tsx';
import { type ActiveRow, optionDomId } from './activeRow.ts';
import type { Option, OptionId } from './Option.ts';
import * as css from './OptionList.css.ts';
import { LIST_HEIGHT, LIST_PADDING, rowsToDraw, scrollTopToReveal } from './optionWindow.ts';

interface OptionListProps<Id extends OptionId> {
  id: string;
  label: string | { labelledBy: string };
  options: readonly Option<Id>[];
  active: ActiveRow;
  isSelected: (id: Id) => boolean;
  onPick: (option: Option<Id>) => void;
  onPoint: (row: number) => void;
  rowHeight: number;
  isMultiple?: boolean;
}

/** A listbox that draws only the rows in sight, over an array of any length; the focus stays in the control above it. */
export function OptionList<Id extends OptionId>(props: OptionListProps<Id>) {
  const { id, label, options, active, isSelected, onPick, onPoint, rowHeight, isMultiple } = props;
  const listRef = useRef<HTMLDivElement>(null);
  const [scrollTop, setScrollTop] = useState(0);
  const isNew = useRef(true);

  useLayoutEffect(() => {
    const list = listRef.current;
    const opens = isNew.current;
    isNew.current = false;
    if (!list || active.row < 0 || active.by === 'pointer') return;
    const middle = active.row * rowHeight - (LIST_HEIGHT - rowHeight) / 2;
    list.scrollTop = opens ? middle : scrollTopToReveal(active.row, rowHeight, list.scrollTop, list.clientHeight);
    setScrollTop(list.scrollTop);
  }, [active, rowHeight, options]);

  return (
    <div
      ref={listRef}
      id={id}
      role="listbox"
      className={css.list}
      aria-multiselectable={isMultiple || undefined}
      // The focus stays above; the list is reached through it, so scrolling needs no stop of its own.
      tabIndex={-1}
      {...(typeof label === 'string' ? { 'aria-label': label } : { 'aria-labelledby': label.labelledBy })}
      onScroll={(event) => {
        const next = event.currentTarget.scrollTop;
        // Drawn in the frame that scrolls, or fast scrolling would show an empty list.
        if (Math.floor(next / rowHeight) !== Math.floor(scrollTop / rowHeight)) flushSync(() => setScrollTop(next));
      }}
    >
      <div
        className={css.space}
        role="presentation"
        style={{ blockSize: options.length * rowHeight, paddingBlock: LIST_PADDING }}
      >
        {rowsToDraw(scrollTop, rowHeight, options.length, active.row).map((row) => {
          const option = options[row];
          if (!option) return null;
          const isChosen = isSelected(option.id);
          return (
            <div
              key={option.id}
              id={optionDomId(id, row)}
              role="option"
              className={css.option}
              style={{ insetBlockStart: LIST_PADDING + row * rowHeight, blockSize: rowHeight }}
              aria-selected={isChosen}
              aria-disabled={option.isDisabled || undefined}
              aria-setsize={options.length}
              aria-posinset={row + 1}
              data-active={row === active.row || undefined}
              data-keyboard={active.by === 'key' || undefined}
              title={option.label}
              onPointerMove={() => {
                if (row !== active.row) onPoint(row);
              }}
              onClick={() => {
                if (!option.isDisabled) onPick(option);
              }}
            >
              {option.icon && <span className={css.icon}>{option.icon}</span>}
              <span className={css.label}>{option.label}</span>
              {isChosen && (
                <span className={css.check}>
                  <Icon icon={CheckIcon} size="mini" />
                </span>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
