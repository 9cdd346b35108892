import { drawSvg } from '../../platform/documents/pdf/drawSvg.ts';
import { pdfColors } from '../../platform/documents/pdf/pdfColors.ts';
import type { PdfDraft } from '../../platform/documents/pdf/PdfDraft.ts';
import type { ExposeData } from './ExposeData.ts';
import type { ExposeWords } from './ExposeWords.ts';

const left = 64;
/** Radius and thickness of the rings. */
const echo = [
  [52, 44],
  [118, 26],
  [170, 13],
  [209, 6],
  [236, 2],
] as const;

/** Draws the first page: recipient, date and author. */
export function drawCover(
  draft: PdfDraft,
  words: ExposeWords,
  { agency, channels, customer, logos, madeAt }: ExposeData,
): void {
  const { say } = words;
  const { width, height } = draft.page;
  const page = draft.openPage(say('expose.title'));
  draft.decorate((pdf) => {
    pdf.rect(0, 0, width, height).fill(pdfColors.shell);
    // The echo of the mark: a sound that spreads from the edge.
    for (const [radius, thickness] of echo)
      pdf.circle(width, 236, radius).lineWidth(thickness).stroke(pdfColors.shellLine);
  });
  draft.figure(page, say('expose.logo', { company: agency.company }), (pdf) =>
    drawSvg(pdf, logos.logoOnDark, { x: left, y: 52, width: 175, height: 50 }),
  );
  const onShell = { color: pdfColors.onShell } as const;
  const room = { x: left, width: width - 2 * left - 120 };
  draft.text(page, 'H1', say('expose.title'), { ...room, y: 216 }, { ...onShell, font: 'bold', size: 60 });
  const forWhom = customer === '' ? say('expose.forNobody') : say('expose.for', { customer });
  draft.text(page, 'P', forWhom, { ...room, y: 294 }, { ...onShell, size: 21, lines: 2 });
  const count = say('expose.count', { count: channels.length, shown: words.number(channels.length) });
  const facts = `${words.day(madeAt)}  ·  ${count}`;
  draft.text(page, 'P', facts, { ...room, y: 356 }, { color: pdfColors.onShellMuted, font: 'semibold', size: 12 });
  draft.decorate(
    (pdf) =>
      void pdf
        .moveTo(left, 486)
        .lineTo(width - left, 486)
        .lineWidth(0.8)
        .stroke(pdfColors.shellLine),
  );
  draft.text(
    page,
    'H2',
    say('expose.contact'),
    { x: left, y: 502, width: 160 },
    { color: pdfColors.onShellMuted, size: 9 },
  );
  draft.text(page, 'P', agency.company, { x: left, y: 516, width: 220 }, { ...onShell, font: 'semibold', size: 11 });
  draft.text(
    page,
    'P',
    `${agency.street}, ${agency.zipAndCity}`,
    { x: left + 230, y: 517, width: 220 },
    { ...onShell, size: 10 },
  );
  draft.text(page, 'P', agency.phone, { x: left + 450, y: 517, width: 110 }, { ...onShell, size: 10 });
  draft.text(page, 'P', agency.email, { x: left + 560, y: 517, width: 160 }, { ...onShell, size: 10 });
}
