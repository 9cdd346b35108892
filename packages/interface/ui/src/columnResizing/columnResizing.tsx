import type { ColumnResizing, ColumnWidths } from '../Table/columnWidths.ts';
import { ColumnEdge, resizeByKey } from './ColumnEdge.tsx';
import { fittingWidth, leastWidth } from './measureColumns.ts';

/** How the user changes the widths of columns. */
export interface TableResizing {
  /** Widths the user chose; `{}` at first. No column becomes narrower than the words of its head. */
  widths: ColumnWidths;
  /** Called with all chosen widths while the edge of a head is dragged or moved by keys. */
  onWidthsChange: (widths: ColumnWidths) => void;
  /** Names the edge of a head, for example "Width of creator". */
  edgeLabel: (header: string) => string;
}

/** Gives the heads of a table edges that change the widths of the columns. */
export function columnResizing({ widths, onWidthsChange, edgeLabel }: TableResizing): ColumnResizing {
  const resize = (columnId: string, width: number) => onWidthsChange({ ...widths, [columnId]: width });
  return {
    widths,
    drawEdge: ({ header, ...edge }) => <ColumnEdge {...edge} label={edgeLabel(header)} onResize={resize} />,
    onHeadKey: (event, columnId) => resizeByKey(event, columnId, resize),
    leastWidth,
    fittingWidth,
  };
}
