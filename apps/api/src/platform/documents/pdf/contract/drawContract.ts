import { drawSvg } from '../drawSvg.ts';
import { pdfColors } from '../pdfColors.ts';
import { PdfDraft, type PdfFonts, type TextLook } from '../PdfDraft.ts';
import { Flow, margin } from '../report/Flow.ts';
import type { ContractData, DrawnSignature } from './ContractData.ts';

const textLook: TextLook = { size: 10 };
const factLook: TextLook = { size: 9.5 };
const nameWidth = 130;
const indent = 16;
/** Characters of a paragraph that always fit on one page; a longer one is split at a word. */
const PIECES = /.{1,1500}(?:\s|$)|.{1,1500}/gsu;

function drawHeading(flow: Flow, heading: string): void {
  flow.need(60);
  flow.draft.text(
    flow.section,
    'H2',
    heading,
    { x: margin, y: flow.y, width: flow.width },
    { font: 'semibold', size: 11.5, lines: 3 },
  );
  flow.y +=
    flow.draft.linesOf(heading, flow.width, { font: 'semibold', size: 11.5 }) * flow.draft.lineHeight({ size: 11.5 }) +
    5;
}

function drawParties(flow: Flow, { parties }: ContractData): void {
  const { draft, section } = flow;
  const width = (flow.width - 24) / 2;
  let tallest = 0;
  parties.forEach(({ heading, lines }, place) => {
    const x = margin + place * (width + 24);
    draft.text(section, 'H2', heading, { x, y: flow.y, width }, { size: 8.5, color: pdfColors.muted });
    let y = flow.y + 14;
    lines.forEach((line, index) => {
      const look: TextLook = { size: 10, font: index === 0 ? 'semibold' : 'regular' };
      const count = draft.linesOf(line, width, look);
      draft.text(section, 'P', line, { x, y, width }, { ...look, lines: count });
      y += count * draft.lineHeight(look) + 1;
    });
    tallest = Math.max(tallest, y - flow.y);
  });
  flow.y += tallest + 18;
}

function drawFacts(flow: Flow, { facts: { heading, facts } }: ContractData): void {
  const { draft, section } = flow;
  drawHeading(flow, heading);
  const table = draft.element(section, 'Table', heading);
  const width = flow.width - nameWidth;
  for (const [name, value] of facts) {
    const lines = draft.linesOf(value, width, factLook);
    const height = lines * draft.lineHeight(factLook) + 5;
    flow.need(height);
    const row = draft.element(table, 'TR');
    draft.text(
      row,
      'TH',
      name,
      { x: margin, y: flow.y, width: nameWidth - 8 },
      { ...factLook, color: pdfColors.muted },
    );
    draft.text(row, 'TD', value, { x: margin + nameWidth, y: flow.y, width }, { ...factLook, lines });
    flow.y += height;
  }
  flow.y += 14;
}

function drawText(flow: Flow, { text }: ContractData): void {
  const { draft, section } = flow;
  for (const block of text) {
    if (block.kind === 'H2') {
      flow.y += 6;
      drawHeading(flow, block.text);
      continue;
    }
    const inset = block.marker === undefined ? 0 : indent;
    for (const [index, piece] of (block.text.match(PIECES) ?? []).entries()) {
      const words = piece.trim();
      const width = flow.width - inset;
      const lines = draft.linesOf(words, width, textLook);
      flow.need(lines * draft.lineHeight(textLook));
      const { y } = flow;
      if (block.marker !== undefined && index === 0)
        draft.text(section, 'P', block.marker, { x: margin, y, width: inset }, textLook);
      draft.text(section, 'P', words, { x: margin + inset, y, width }, { ...textLook, lines });
      flow.y += lines * draft.lineHeight(textLook) + 5;
    }
  }
}

function drawSignature(flow: Flow, { role, name, note, alt, strokes }: DrawnSignature, x: number, width: number): void {
  const { draft, section, y } = flow;
  if (strokes !== undefined) {
    const scale = Math.min(width / 600, 54 / 200);
    draft.figure(section, alt, (pdf) => {
      pdf.translate(x, y).scale(scale).lineWidth(4).lineCap('round').lineJoin('round').strokeColor(pdfColors.text);
      for (const stroke of strokes) {
        pdf.moveTo(stroke[0] ?? 0, stroke[1] ?? 0);
        for (let index = 2; index + 1 < stroke.length; index += 2)
          pdf.lineTo(stroke[index] ?? 0, stroke[index + 1] ?? 0);
        pdf.stroke();
      }
    });
  } else if (name !== '') {
    draft.text(section, 'P', name, { x, y: y + 28, width }, { font: 'semibold', size: 16 });
  }
  draft.decorate(
    (pdf) =>
      void pdf
        .moveTo(x, y + 58)
        .lineTo(x + width, y + 58)
        .lineWidth(0.6)
        .stroke(pdfColors.line),
  );
  draft.text(section, 'P', name === '' ? role : `${name} · ${role}`, { x, y: y + 63, width }, { size: 9, lines: 2 });
  draft.text(section, 'P', note, { x, y: y + 87, width }, { size: 8.5, color: pdfColors.muted, lines: 2 });
}

/** Draws a contract: parties, terms, text and signatures, on as many pages as they need. */
export function drawContract(data: ContractData, fonts: PdfFonts): Promise<Buffer> {
  const { language, title, subtitle, madeAt, agency, mark, signatures } = data;
  const draft = new PdfDraft({
    title: `${title} – ${subtitle}`,
    author: agency.company,
    language,
    date: madeAt,
    fonts,
    isPortrait: true,
  });
  const flow = new Flow(draft, title);
  const titleLines = draft.linesOf(title, flow.width, { font: 'bold', size: 20 });
  draft.text(
    flow.section,
    'H1',
    title,
    { x: margin, y: flow.y, width: flow.width },
    { font: 'bold', size: 20, lines: titleLines },
  );
  flow.y += titleLines * draft.lineHeight({ font: 'bold', size: 20 }) + 4;
  const lines = draft.linesOf(subtitle, flow.width, { size: 11 });
  draft.text(
    flow.section,
    'P',
    subtitle,
    { x: margin, y: flow.y, width: flow.width },
    { size: 11, color: pdfColors.secondary, lines },
  );
  flow.y += lines * draft.lineHeight({ size: 11 }) + 18;
  drawParties(flow, data);
  drawFacts(flow, data);
  drawText(flow, data);
  // Keep both signatures on one page.
  flow.y += 12;
  flow.need(190);
  drawHeading(flow, signatures.heading);
  const width = (flow.width - 24) / 2;
  signatures.signed.forEach((signature, place) => drawSignature(flow, signature, margin + place * (width + 24), width));
  flow.y += 118;
  draft.text(
    flow.section,
    'P',
    signatures.note,
    { x: margin, y: flow.y, width: flow.width },
    { size: 8, color: pdfColors.muted, lines: 4 },
  );
  const below = draft.page.height - 39;
  const look = { size: 8, color: pdfColors.muted } as const;
  draft.foot((pdf, number, total) => {
    drawSvg(pdf, mark, { x: margin - 3, y: below, width: 20, height: 20 });
    draft.write(
      `${agency.company}  ·  ${agency.street}, ${agency.zipAndCity}  ·  ${agency.email}`,
      { x: margin + 22, y: below + 6, width: 380 },
      look,
    );
    draft.write(
      `${number} / ${total}`,
      { x: draft.page.width - margin - 60, y: below + 6, width: 60 },
      { ...look, align: 'right' },
    );
  }, 0);
  return draft.finish();
}
