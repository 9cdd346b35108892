import { ArrowClockwiseIcon, CaretRightIcon, WarningCircleIcon } from '@phosphor-icons/react';
import { memo } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import type { TreeMark } from './cascade.ts';
import * as css from './Tree.css.ts';
import type { TreeNode } from './treeIndex.ts';
import type { TreeItemId } from './TreeItem.ts';

function Guides({ level }: { level: number }) {
  return (
    <span className={css.guides} aria-hidden>
      {Array.from({ length: level - 1 }, (_, at) => (
        <span key={at} className={css.guide} />
      ))}
    </span>
  );
}

interface TreeRowProps<Id extends TreeItemId> {
  node: TreeNode<Id>;
  row: number;
  /** Whether the Tab key leads here. */
  isCurrent: boolean;
  isOpen: boolean;
  isDisabled: boolean;
  /** `null` where nothing can be chosen. */
  mark: TreeMark | null;
  hasBox: boolean;
  /** Long trees have rows of one height. */
  isOneLine: boolean;
}

function Row<Id extends TreeItemId>({
  node,
  row,
  isCurrent,
  isOpen,
  isDisabled,
  mark,
  hasBox,
  isOneLine,
}: TreeRowProps<Id>) {
  const { item, level, position, siblings, isBranch } = node;
  return (
    <div
      role="treeitem"
      className={classNames(css.row, mark !== null && css.choosable)}
      data-row={row}
      tabIndex={isCurrent ? 0 : -1}
      aria-level={level}
      aria-setsize={siblings}
      aria-posinset={position}
      aria-expanded={isBranch ? isOpen : undefined}
      aria-checked={hasBox ? (mark === 'some' ? 'mixed' : mark === 'all') : undefined}
      aria-selected={mark !== null && !hasBox ? mark === 'all' : undefined}
      aria-disabled={isDisabled || undefined}
    >
      <Guides level={level} />
      <span className={css.caret} data-caret="">
        {isBranch && <Icon icon={CaretRightIcon} size="mini" />}
      </span>
      {hasBox && <span className={css.mark} data-mark={mark} aria-hidden />}
      {item.icon && <span className={css.icon}>{item.icon}</span>}
      <span className={classNames(css.label, isOneLine && css.oneLine)} title={isOneLine ? item.label : undefined}>
        {item.label}
      </span>
      {item.end !== undefined && <span className={css.end}>{item.end}</span>}
    </div>
  );
}

/** One item; drawn again only when it changes itself. */
export const TreeRow = memo(Row) as typeof Row;

interface TreeMessageRowProps {
  level: number;
  row: number;
  isCurrent: boolean;
  isFailed: boolean;
  isOneLine: boolean;
  words: { readonly loadingLabel: string; readonly errorMessage: string; readonly retryLabel: string } | undefined;
}

/** Stands below a branch in place of its items; a tree holds nothing but items, so it is one. */
export function TreeMessageRow({ level, row, isCurrent, isFailed, isOneLine, words }: TreeMessageRowProps) {
  return (
    <div
      role="treeitem"
      className={classNames(css.row, css.message, isFailed && css.failed)}
      data-row={row}
      tabIndex={isCurrent ? 0 : -1}
      aria-level={level}
      aria-setsize={1}
      aria-posinset={1}
      aria-disabled={!isFailed || undefined}
    >
      <Guides level={level} />
      <span className={css.caret} />
      <span className={css.icon}>
        {isFailed ? <Icon icon={WarningCircleIcon} size="small" weight="fill" /> : <Spinner />}
      </span>
      <span className={classNames(css.label, isOneLine && css.oneLine)}>
        {isFailed ? words?.errorMessage : words?.loadingLabel}
      </span>
      {isFailed && (
        <span className={css.retry}>
          <Icon icon={ArrowClockwiseIcon} size="mini" />
          {words?.retryLabel}
        </span>
      )}
    </div>
  );
}
