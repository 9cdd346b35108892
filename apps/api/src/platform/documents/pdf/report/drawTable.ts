import { pdfColors } from '../pdfColors.ts';
import type { TextLook } from '../PdfDraft.ts';
import { type Flow, margin } from './Flow.ts';
import type { ReportColumn, ReportPart } from './ReportData.ts';

type Table = Extract<ReportPart, { kind: 'table' }>;

const gap = 8;
const padding = 4;
const cellLook: TextLook = { size: 8.5 };
const headLook: TextLook = { size: 7.5, color: pdfColors.muted };
/** Characters of a cell that always fit on one page; a longer text continues in further rows, split at a word. */
const PIECES = /.{1,1500}(?:\s|$)|.{1,1500}/gsu;

interface Column extends ReportColumn {
  x: number;
  width: number;
}

function placed(columns: readonly ReportColumn[], width: number): Column[] {
  const total = columns.reduce((sum, { share }) => sum + share, 0);
  const room = width - gap * (columns.length - 1);
  let x = margin;
  return columns.map((column) => {
    const own = { ...column, x, width: (room * column.share) / total };
    x += own.width + gap;
    return own;
  });
}

/** Splits a row into rows that each fit on a page. */
export function fitting(row: readonly string[]): string[][] {
  const pieces = row.map((text) => text.match(PIECES) ?? ['']);
  return Array.from({ length: Math.max(1, ...pieces.map(({ length }) => length)) }, (_, index) =>
    pieces.map((each) => (each[index] ?? '').trim()),
  );
}

/** Draws a table whose header is repeated on every page. */
export function drawTable(flow: Flow, { heading, columns, rows, sums, emptyText, note }: Table): void {
  const { draft, section } = flow;
  const cells = placed(columns, flow.width);
  const lookOf = (column: Column, look: TextLook): TextLook => ({ ...look, align: column.isNumber ? 'right' : 'left' });
  const rule = (y: number): void =>
    draft.decorate(
      (pdf) =>
        void pdf
          .moveTo(margin, y)
          .lineTo(margin + flow.width, y)
          .lineWidth(0.6)
          .stroke(pdfColors.line),
    );
  const lineHeight = draft.lineHeight(cellLook);
  const linesIn = (texts: readonly string[], look: TextLook) =>
    cells.map((column, index) => Math.max(1, draft.linesOf(texts[index] ?? '', column.width, look)));
  const heightOf = (texts: readonly string[], look: TextLook): number =>
    Math.max(...linesIn(texts, look)) * lineHeight + 2 * padding;
  const pieces = rows.flatMap(fitting);
  const sumLook: TextLook = { ...cellLook, font: 'semibold' };
  const sumsHeight = sums === undefined ? 0 : heightOf(sums, sumLook);
  // A table that fits on one page is not split; a longer one starts where its header and some rows fit.
  const whole = 36 + pieces.reduce((sum, texts) => sum + heightOf(texts, cellLook), 0) + sumsHeight;
  flow.need(whole <= flow.page ? whole : 70);
  draft.text(section, 'H2', heading, { x: margin, y: flow.y, width: flow.width }, { font: 'semibold', size: 12 });
  flow.y += 20;
  if (rows.length === 0) {
    draft.text(
      section,
      'P',
      emptyText,
      { x: margin, y: flow.y, width: flow.width },
      { size: 9.5, color: pdfColors.muted },
    );
    flow.y += 28;
    return;
  }
  const table = draft.element(section, 'Table', heading);
  const head = draft.element(table, 'TR');
  for (const column of cells)
    draft.text(head, 'TH', column.heading, { ...column, y: flow.y }, lookOf(column, headLook));
  rule(flow.y + 13);
  flow.y += 16;

  function row(texts: readonly string[], look: TextLook, withNext = 0): void {
    const lines = linesIn(texts, look);
    const height = heightOf(texts, look);
    if (flow.need(height + withNext)) {
      // Screen readers have read the header already.
      draft.decorate(() => {
        for (const column of cells) draft.write(column.heading, { ...column, y: flow.y }, lookOf(column, headLook));
      });
      rule(flow.y + 13);
      flow.y += 16;
    }
    const element = draft.element(table, 'TR');
    cells.forEach((column, index) =>
      draft.text(
        element,
        'TD',
        texts[index] ?? '',
        { ...column, y: flow.y + padding },
        { ...lookOf(column, look), lines: lines[index] ?? 1 },
      ),
    );
    flow.y += height;
    rule(flow.y);
  }
  // Never leave the sums alone on a page.
  pieces.forEach((texts, index) => row(texts, cellLook, index === pieces.length - 1 ? sumsHeight : 0));
  if (sums !== undefined) row(sums, sumLook);
  flow.y += 6;
  if (note !== undefined) {
    flow.need(16);
    draft.text(section, 'P', note, { x: margin, y: flow.y, width: flow.width }, { size: 8, color: pdfColors.muted });
    flow.y += 14;
  }
  flow.y += 14;
}
