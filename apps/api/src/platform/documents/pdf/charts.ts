import { pdfColors } from './pdfColors.ts';
import type { PdfDraft, Place } from './PdfDraft.ts';

/** A value of a bar chart, in percent. */
export interface Bar {
  label: string;
  value: number;
  /** The formatted value. */
  text: string;
}

const rowHeight = 13.5;
/** Room for labels and values of a word each, and of several. */
const WIDTHS = { short: { label: 92, value: 42 }, long: { label: 230, value: 84 } } as const;

/** How much the labels of a bar chart say. */
export type BarLabels = keyof typeof WIDTHS;

/** Height of a bar chart. */
export const barsHeight = (bars: readonly Bar[]): number => bars.length * rowHeight;

/** Draws a horizontal bar chart on a scale that ends at `full`, optionally with a line at the common `goal`. */
export function drawBars(
  draft: PdfDraft,
  pdf: PDFKit.PDFDocument,
  bars: readonly Bar[],
  { x, y, width }: Place,
  full: number,
  goal?: number,
  labels: BarLabels = 'short',
): void {
  const { label: labelWidth, value: valueWidth } = WIDTHS[labels];
  const room = width - labelWidth - valueWidth;
  bars.forEach(({ label, value, text }, index) => {
    const top = y + index * rowHeight;
    draft.write(label, { x, y: top + 0.5, width: labelWidth - 6 }, { size: 8.5, color: pdfColors.secondary });
    pdf.roundedRect(x + labelWidth, top + 2, room, 7, 2).fill(pdfColors.grid);
    const length = Math.max(0, Math.min(1, value / full)) * room;
    if (length > 0.5)
      pdf.roundedRect(x + labelWidth, top + 2, length, 7, Math.min(2, length / 2)).fill(pdfColors.series[0]);
    draft.write(
      text,
      { x: x + width - valueWidth, y: top + 0.5, width: valueWidth },
      { size: 8.5, font: 'semibold', align: 'right' },
    );
  });
  if (goal === undefined) return;
  const at = x + labelWidth + Math.min(1, goal / full) * room;
  pdf
    .moveTo(at, y)
    .lineTo(at, y + barsHeight(bars))
    .lineWidth(1.2)
    .stroke(pdfColors.text);
}

/** A point of a line: its place on the time axis from 0 to 1, and its value. */
export interface LinePoint {
  at: number;
  value: number;
}

interface LineFrame extends Place {
  height: number;
  /** Labels at the ends of the value scale and of the time axis. */
  ends: { low: string; high: string; from: string; to: string };
}

const scaleWidth = 52;

/** Draws a line over time with its area; the scale covers the range of the values, so that growth is visible. */
export function drawLine(
  draft: PdfDraft,
  pdf: PDFKit.PDFDocument,
  points: readonly LinePoint[],
  { x, y, width, height, ends }: LineFrame,
): void {
  const values = points.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const room = { left: x + scaleWidth, top: y + 4, width: width - scaleWidth, height: height - 22 };
  const placeOf = ({ at, value }: LinePoint): [number, number] => {
    const share = high === low ? 0.5 : (value - low) / (high - low);
    return [room.left + at * room.width, room.top + (1 - share) * room.height];
  };
  for (const share of [0, 0.5, 1]) {
    const line = room.top + share * room.height;
    pdf
      .moveTo(room.left, line)
      .lineTo(room.left + room.width, line)
      .lineWidth(0.6)
      .stroke(pdfColors.grid);
  }
  const places = points.map(placeOf);
  const [first, last] = [places.at(0), places.at(-1)];
  if (first === undefined || last === undefined) return;
  const trace = (): void =>
    places.forEach(([left, top], index) => (index === 0 ? pdf.moveTo(left, top) : pdf.lineTo(left, top)));
  trace();
  pdf
    .lineTo(last[0], room.top + room.height)
    .lineTo(first[0], room.top + room.height)
    .closePath()
    .fill(pdfColors.tint);
  trace();
  pdf.lineWidth(1.6).lineJoin('round').stroke(pdfColors.series[0]);
  pdf.circle(last[0], last[1], 2.6).fill(pdfColors.series[0]);
  const look = { size: 8, color: pdfColors.muted } as const;
  draft.write(ends.high, { x, y: room.top - 4, width: scaleWidth - 6 }, { ...look, align: 'right' });
  if (high > low)
    draft.write(ends.low, { x, y: room.top + room.height - 5, width: scaleWidth - 6 }, { ...look, align: 'right' });
  draft.write(ends.from, { x: room.left, y: y + height - 12, width: room.width / 2 }, look);
  draft.write(
    ends.to,
    { x: room.left + room.width / 2, y: y + height - 12, width: room.width / 2 },
    { ...look, align: 'right' },
  );
}
