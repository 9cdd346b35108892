import { WarningCircleIcon } from '@phosphor-icons/react';
import { Icon } from '@resonanz/ui/Icon';
import { Link } from '@resonanz/ui/Link';
import * as css from './DataGrid.css.ts';
import type { GridLabels } from './GridLabels.ts';

/** How many rejected cells are listed; the heading counts them all. */
const SPELLED_OUT = 3;

/** A rejected cell with its message. */
export interface CellError {
  readonly key: string;
  readonly row: string;
  readonly column: string;
  readonly message: string;
  readonly canRetry: boolean;
  /** Another user was faster: the user chooses between the two values. */
  readonly isConflict: boolean;
  readonly show: () => void;
  readonly retry: () => void;
  readonly revert: () => void;
}

interface CellErrorsProps {
  cellErrors: readonly CellError[];
  labels: GridLabels;
  isFlush: boolean;
}

/** Repeats below the grid what is wrong in its cells, with what can be done about it. */
export function CellErrors({ cellErrors, labels, isFlush }: CellErrorsProps) {
  if (cellErrors.length === 0) return null;
  return (
    <ul
      className={[css.cellErrors, isFlush && css.flushCellErrors].filter(Boolean).join(' ')}
      aria-label={labels.toCheck(cellErrors.length)}
    >
      {cellErrors
        .slice(0, SPELLED_OUT)
        .map(({ key, row, column, message, canRetry, isConflict, show, retry, revert }, at) => (
          <li key={key} className={css.cellError}>
            <span className={css.sentence}>
              <Icon icon={WarningCircleIcon} size="small" weight="fill" />
              {at === 0 ? `${labels.toCheck(cellErrors.length)}: ${message}` : message}
            </span>
            <Link onPress={show}>{labels.showCell(row, column)}</Link>
            {canRetry && <Link onPress={retry}>{isConflict ? labels.keepMine : labels.retry}</Link>}
            <Link onPress={revert}>{isConflict ? labels.takeTheirs : labels.revert}</Link>
          </li>
        ))}
    </ul>
  );
}
