import { barsHeight, drawBars } from '../charts.ts';
import { drawSvg } from '../drawSvg.ts';
import { pdfColors } from '../pdfColors.ts';
import { PdfDraft, type PdfFonts } from '../PdfDraft.ts';
import { drawTable } from './drawTable.ts';
import { Flow, margin } from './Flow.ts';
import type { ReportData, ReportPart } from './ReportData.ts';

type Bars = Extract<ReportPart, { kind: 'bars' }>;
type Facts = Extract<ReportPart, { kind: 'facts' }>;
type Figures = Extract<ReportPart, { kind: 'figures' }>;

const nameWidth = 150;
/** Key figures per row. */
const abreast = 5;
/** Bars across the full page would be hard to compare. */
const barsShare = 0.7;

function drawHeading(flow: Flow, heading: string): void {
  flow.draft.text(
    flow.section,
    'H2',
    heading,
    { x: margin, y: flow.y, width: flow.width },
    { font: 'semibold', size: 12 },
  );
  flow.y += 20;
}

/** Draws names and values in two columns, read from left to right. */
function drawFacts(flow: Flow, { heading, facts }: Facts): void {
  const { draft, section } = flow;
  const column = flow.width / 2;
  const valueWidth = column - nameWidth - 16;
  flow.need(60);
  drawHeading(flow, heading);
  const table = draft.element(section, 'Table', heading);
  for (let index = 0; index < facts.length; index += 2) {
    const pair = facts.slice(index, index + 2);
    const lines = pair.map(([, value]) => draft.linesOf(value, valueWidth, { size: 9.5 }));
    const height = Math.max(1, ...lines) * draft.lineHeight({ size: 9.5 }) + 5;
    flow.need(height);
    const row = draft.element(table, 'TR');
    pair.forEach(([name, value], place) => {
      const x = margin + place * column;
      draft.text(row, 'TH', name, { x, y: flow.y, width: nameWidth - 8 }, { size: 9.5, color: pdfColors.muted });
      draft.text(
        row,
        'TD',
        value,
        { x: x + nameWidth, y: flow.y, width: valueWidth },
        { size: 9.5, lines: Math.max(1, lines[place] ?? 1) },
      );
    });
    flow.y += height;
  }
  flow.y += 16;
}

function drawFigures(flow: Flow, { heading, figures }: Figures): void {
  const { draft, section } = flow;
  const width = (flow.width - (abreast - 1) * 10) / abreast;
  flow.need(90);
  drawHeading(flow, heading);
  for (let index = 0; index < figures.length; index += abreast) {
    flow.need(62);
    figures.slice(index, index + abreast).forEach(({ name, value, note }, place) => {
      const x = margin + place * (width + 10);
      const { y } = flow;
      draft.decorate((pdf) => void pdf.roundedRect(x, y, width, 54, 6).fill(pdfColors.canvas));
      const room = { x: x + 10, width: width - 20 };
      draft.text(section, 'P', name, { ...room, y: y + 7 }, { size: 8.5, color: pdfColors.secondary });
      draft.text(section, 'P', value, { ...room, y: y + 19 }, { font: 'bold', size: 15 });
      if (note !== undefined)
        draft.text(section, 'P', note, { ...room, y: y + 40 }, { size: 7.5, color: pdfColors.muted });
    });
    flow.y += 62;
  }
  flow.y += 10;
}

/** Draws bars up to their goal and beyond; heading and note stay on the same page. */
function drawBarsPart(flow: Flow, { heading, bars, goal, full, labels, note, alternative }: Bars): void {
  const { draft, section } = flow;
  const height = barsHeight(bars);
  flow.need(height + 60);
  drawHeading(flow, heading);
  const place = { x: margin, y: flow.y, width: flow.width * barsShare };
  draft.figure(section, alternative, (pdf) =>
    drawBars(draft, pdf, bars, place, full ?? Math.max(goal ?? 0, ...bars.map(({ value }) => value)), goal, labels),
  );
  flow.y += height + 6;
  draft.text(section, 'P', note, { x: margin, y: flow.y, width: flow.width }, { size: 8.5, color: pdfColors.muted });
  flow.y += 28;
}

/** Draws a report: its sections below each other, on as many pages as they need. */
export function drawReport(
  { language, title, subtitle, lead, madeAt, agency, mark, parts }: ReportData,
  fonts: PdfFonts,
): Promise<Buffer> {
  const draft = new PdfDraft({
    title: [title, subtitle].filter((each) => each !== '').join(' – '),
    author: agency.company,
    language,
    date: madeAt,
    fonts,
  });
  const flow = new Flow(draft, title);
  draft.text(flow.section, 'H1', title, { x: margin, y: flow.y, width: flow.width }, { font: 'bold', size: 24 });
  flow.y += 32;
  if (subtitle !== '') {
    draft.text(
      flow.section,
      'P',
      subtitle,
      { x: margin, y: flow.y, width: flow.width },
      { size: 13, color: pdfColors.secondary },
    );
    flow.y += 20;
  }
  const lines = draft.linesOf(lead, flow.width, { size: 9.5 });
  draft.text(
    flow.section,
    'P',
    lead,
    { x: margin, y: flow.y, width: flow.width },
    { size: 9.5, color: pdfColors.muted, lines },
  );
  flow.y += lines * draft.lineHeight({ size: 9.5 }) + 18;
  for (const part of parts) {
    if (part.kind === 'facts') drawFacts(flow, part);
    else if (part.kind === 'figures') drawFigures(flow, part);
    else if (part.kind === 'bars') drawBarsPart(flow, part);
    else drawTable(flow, part);
  }
  const contact = [agency.company, `${agency.street}, ${agency.zipAndCity}`, agency.phone, agency.email].join('  ·  ');
  const look = { size: 8.5, color: pdfColors.muted } as const;
  draft.foot((pdf, number, total) => {
    drawSvg(pdf, mark, { x: margin - 3, y: 556, width: 20, height: 20 });
    draft.write(contact, { x: margin + 22, y: 562, width: 600 }, look);
    draft.write(
      `${number} / ${total}`,
      { x: draft.page.width - margin - 120, y: 562, width: 120 },
      { ...look, align: 'right' },
    );
  }, 0);
  return draft.finish();
}
