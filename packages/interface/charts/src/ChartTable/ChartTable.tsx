import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import * as css from './ChartTable.css.ts';

/** The data of a chart, written as the chart writes them. */
export interface ChartTableData {
  /** Head of the first column: what the rows are, for example "Datum". */
  readonly rowLabel: string;
  /** The series. */
  readonly columns: readonly { readonly id: string; readonly label: string }[];
  /** Dates or categories with one text for each column. */
  readonly rows: readonly { readonly id: string; readonly label: string; readonly cells: readonly string[] }[];
}

interface ChartTableProps {
  /** The table's name. */
  caption: string;
  data: ChartTableData;
  /** Fills the chart's place and scrolls in it; else the table is for assistive technology alone. */
  isShown: boolean;
}

/** The values of a chart as a table. */
export function ChartTable({ caption, data: { rowLabel, columns, rows }, isShown }: ChartTableProps) {
  const table = (
    <table className={css.table} aria-label={caption}>
      <thead>
        <tr>
          <th scope="col" className={css.head}>
            {rowLabel}
          </th>
          {columns.map(({ id, label }) => (
            <th key={id} scope="col" className={css.head}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label, cells }) => (
          <tr key={id}>
            <th scope="row" className={css.rowHead}>
              {label}
            </th>
            {columns.map((column, index) => (
              <td key={column.id} className={css.cell}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (!isShown) return <VisuallyHidden as="div">{table}</VisuallyHidden>;
  // The keyboard scrolls what it can focus.
  const region = { role: 'region', tabIndex: 0, 'aria-label': caption } as const;
  return (
    <div className={css.scroller} {...region}>
      {table}
    </div>
  );
}
