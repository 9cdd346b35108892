import { drawLine } from '../../platform/documents/pdf/charts.ts';
import type { PdfDraft, Place } from '../../platform/documents/pdf/PdfDraft.ts';
import type { ExposeChannel } from './ExposeData.ts';
import type { ExposeWords } from './ExposeWords.ts';

const height = 116;

/** The line of the followers, from its first measured day to its last; false when there is none to draw. */
export function drawHistory(
  draft: PdfDraft,
  section: PDFKit.PDFStructureElement,
  words: ExposeWords,
  { history }: ExposeChannel,
  place: Place,
): boolean {
  const { say } = words;
  const [first, last] = [history.at(0), history.at(-1)];
  const span = first === undefined || last === undefined ? 0 : Date.parse(last.day) - Date.parse(first.day);
  if (first === undefined || last === undefined || span === 0) return false;
  draft.text(section, 'H2', say('expose.history'), place, { font: 'semibold', size: 12 });
  const values = history.map(({ followers }) => followers);
  const ends = {
    low: words.number(Math.min(...values)),
    high: words.number(Math.max(...values)),
    from: words.day(first.day),
    to: words.day(last.day),
  };
  const points = history.map(({ day, followers }) => ({
    at: (Date.parse(day) - Date.parse(first.day)) / span,
    value: followers,
  }));
  const alt = say('expose.historyAlt', {
    from: words.number(first.followers),
    fromDay: ends.from,
    to: words.number(last.followers),
    toDay: ends.to,
  });
  draft.figure(section, alt, (pdf) => drawLine(draft, pdf, points, { ...place, y: place.y + 20, height, ends }));
  return true;
}
