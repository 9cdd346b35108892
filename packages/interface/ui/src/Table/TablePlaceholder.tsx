import type { ReactNode } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { RowLayout } from './columnLayout.ts';
import * as css from './Table.css.ts';

const shares = ['72%', '54%', '63%', '46%'];

interface SkeletonRowProps<Data> {
  layout: RowLayout<Data>;
  at: number;
  hasSelection: boolean;
  hasAction: boolean;
}

/** The place of a record that is on its way, as high as the record. */
function SkeletonRow<Data>({ layout: { columns, looks }, at, hasSelection, hasAction }: SkeletonRowProps<Data>) {
  return (
    <tr className={css.row} aria-hidden="true">
      {hasSelection && (
        <td className={css.cell}>
          <Skeleton width="18px" />
        </td>
      )}
      {columns.map((column, index) => (
        <td key={column.id} {...looks.get(column.id)}>
          <Skeleton width={shares[(at + index) % shares.length] ?? '60%'} />
        </td>
      ))}
      {hasAction && <td className={css.cell} />}
    </tr>
  );
}

interface TablePlaceholderProps<Data> extends Omit<SkeletonRowProps<Data>, 'at'> {
  empty: ReactNode;
  /** How many rows are on their way. */
  skeletonRows: number;
  span: number;
}

/** What stands in a table without rows. */
export function TablePlaceholder<Data>({ empty, skeletonRows, span, ...row }: TablePlaceholderProps<Data>) {
  return (
    <tbody>
      {Array.from({ length: skeletonRows }, (_, at) => (
        <SkeletonRow key={at} at={at} {...row} />
      ))}
      {skeletonRows === 0 && empty && (
        <tr>
          <td className={css.emptyCell} colSpan={span}>
            <div className={css.emptyContent}>{empty}</div>
          </td>
        </tr>
      )}
    </tbody>
  );
}
