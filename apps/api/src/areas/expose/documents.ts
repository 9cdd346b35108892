import { drawSvg } from '../../platform/documents/pdf/drawSvg.ts';
import { pdfColors } from '../../platform/documents/pdf/pdfColors.ts';
import { PdfDraft, type PdfFonts } from '../../platform/documents/pdf/PdfDraft.ts';
import { drawChannel } from './drawChannel.ts';
import { drawCover } from './drawCover.ts';
import { drawSummary } from './drawSummary.ts';
import type { ExposeData } from './ExposeData.ts';
import { ExposeWords } from './ExposeWords.ts';

const margin = 44;

/** Draws an expose: a cover, an overview of several channels, then one page for each of them. */
export function drawExpose(data: ExposeData, fonts: PdfFonts): Promise<Buffer> {
  const { agency, channels, customer, language, logos, madeAt } = data;
  const words = new ExposeWords(language);
  const title = [words.say('expose.title'), customer].filter((each) => each !== '').join(' – ');
  const draft = new PdfDraft({ title, author: agency.company, language, date: madeAt, fonts });
  drawCover(draft, words, data);
  drawSummary(draft, words, channels);
  for (const channel of channels) drawChannel(draft, words, channel);
  const contact = [agency.company, `${agency.street}, ${agency.zipAndCity}`, agency.phone, agency.email].join('  ·  ');
  const look = { size: 8.5, color: pdfColors.muted } as const;
  draft.foot((pdf, number, total) => {
    drawSvg(pdf, logos.markOnLight, { x: margin - 3, y: 556, width: 20, height: 20 });
    draft.write(contact, { x: margin + 22, y: 562, width: 600 }, look);
    const page = words.say('expose.page', { number: words.number(number), total: words.number(total) });
    draft.write(page, { x: draft.page.width - margin - 80, y: 562, width: 80 }, { ...look, align: 'right' });
  });
  return draft.finish();
}
