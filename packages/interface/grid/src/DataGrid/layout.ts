import type { CSSProperties } from 'react';
import type { ColumnWidths } from '@resonanz/ui/Table';
import type { GridColumn } from './GridColumn.ts';
import type { TrackRange } from './place.ts';
import type { Span } from './span.ts';

/** Width of a column that names none, in px. */
const USUAL = 140;
const TICK = 44;
const ACTION = 52;
/** Widest pinned column on phones, so that the others keep half of the window. */
const PHONE_PINNED = 132;

/** A column of the grid as it is drawn: boxes to tick, a column of the caller's, or actions. */
export interface Track<Row> {
  readonly id: string;
  readonly kind: 'tick' | 'column' | 'action';
  readonly column: GridColumn<Row> | null;
  readonly isPinned: boolean;
  readonly isLastPinned: boolean;
  readonly isRowHeader: boolean;
  readonly align: 'start' | 'end' | 'center';
  /** The last of all: its cells hold the gutter of the page at the end. */
  readonly isLast: boolean;
  /** Where its cells stand, whether or not those before them are drawn. */
  readonly style: CSSProperties;
}

/** The tracks, and which of them hold columns. */
export interface GridLayout<Row> {
  readonly tracks: readonly Track<Row>[];
  readonly range: TrackRange;
}

interface LayoutOptions<Row> {
  columns: readonly GridColumn<Row>[];
  hiddenIds: ReadonlySet<string> | undefined;
  hasTicks: boolean;
  hasActions: boolean;
  isPhone: boolean;
}

/** Name of the custom property with the place where a pinned track begins. */
const startVar = (at: number): string => `--grid-start-${at}`;

type Bare<Row> = Omit<Track<Row>, 'isLast' | 'style'>;

const alignOf = <Row>(column: GridColumn<Row>) => {
  if (column.align) return column.align;
  if (column.kind === 'number' || column.kind === 'money') return 'end';
  return column.kind === 'checkbox' || column.kind === 'switch' ? 'center' : 'start';
};

/** Orders the columns in sight; pinned ones are the first without a gap. */
export function layoutOf<Row>({
  columns,
  hiddenIds,
  hasTicks,
  hasActions,
  isPhone,
}: LayoutOptions<Row>): GridLayout<Row> {
  const header =
    columns.find(({ isRowHeader }) => isRowHeader) ?? columns.find(({ hidesHeader }) => !hidesHeader) ?? columns[0];
  const shown = columns.filter((column) => column === header || !hiddenIds?.has(column.id));
  const unpinned = shown.findIndex((column) => !column.isPinned);
  const pinned = Math.min(unpinned < 0 ? shown.length : unpinned, isPhone ? 1 : Infinity);
  const special = (kind: 'tick' | 'action', isPinned: boolean): Bare<Row> => ({
    id: `\u0000${kind}`,
    kind,
    column: null,
    isPinned,
    isLastPinned: false,
    isRowHeader: false,
    align: kind === 'tick' ? 'start' : 'end',
  });
  const bare = [
    ...(hasTicks ? [special('tick', pinned > 0)] : []),
    ...shown.map((column, at): Bare<Row> => ({
      id: column.id,
      kind: 'column',
      column,
      isPinned: at < pinned,
      isLastPinned: at === pinned - 1,
      isRowHeader: column === header,
      align: alignOf(column),
    })),
    ...(hasActions ? [special('action', false)] : []),
  ];
  const tracks = bare.map((track, at) => ({
    ...track,
    isLast: at === bare.length - 1,
    style: { gridColumnStart: at + 1, ...(track.isPinned && { insetInlineStart: `var(${startVar(at)})` }) },
  }));
  const first = hasTicks ? 1 : 0;
  return { tracks, range: { first, last: first + shown.length - 1 } };
}

/**
 * Whether a track is drawn in every row: pinned ones are, the one that names the rows, and the actions, which assistive
 * technology looks for.
 */
export const isDrawn = <Row>({ kind, isPinned, isRowHeader }: Track<Row>, at: number, { first, last }: Span): boolean =>
  isPinned || isRowHeader || kind === 'action' || (at >= first && at <= last);

interface WidthOptions {
  chosen: ColumnWidths | undefined;
  isPhone: boolean;
}

/** The first and the last cell also hold the gutter of the page, `--grid-gutter`. */
const withGutter = (width: number, gutters: number) =>
  gutters === 0 ? `${width}px` : `calc(${width}px + ${gutters} * var(--grid-gutter))`;

/** The widths as properties of the grid: resizing a column draws no row again. */
export function widthsOf<Row>({ tracks }: GridLayout<Row>, { chosen = {}, isPhone }: WidthOptions): CSSProperties {
  let pinned = 0;
  let total = 0;
  const properties: Record<string, string> = {};
  const sizes = tracks.map(({ id, kind, column, isPinned }, at) => {
    const own = kind === 'tick' ? TICK : kind === 'action' ? ACTION : (chosen[id] ?? column?.width ?? USUAL);
    const width = isPinned && isPhone && kind === 'column' ? Math.min(own, PHONE_PINNED) : own;
    const size = withGutter(width, (at === 0 ? 1 : 0) + (at === tracks.length - 1 ? 1 : 0));
    if (isPinned) {
      properties[startVar(at)] = at === 0 ? '0px' : withGutter(pinned, 1);
      pinned += width;
    }
    total += width;
    // Columns without a width set by the user share the remaining space.
    const isFixed = isPinned || kind !== 'column' || chosen[id] !== undefined;
    return isFixed ? size : `minmax(${size}, ${width}fr)`;
  });
  // Without a column that may grow, an empty track takes the rest.
  const rest = sizes.some((size) => size.endsWith('fr)')) ? '' : ' 1fr';
  return {
    ...properties,
    '--grid-tracks': `${sizes.join(' ')}${rest}`,
    '--grid-total': withGutter(total, 2),
    '--grid-pinned': pinned === 0 ? '0px' : withGutter(pinned, 1),
  } as CSSProperties;
}
