import { pdfColors } from '../../platform/documents/pdf/pdfColors.ts';
import type { PdfDraft, Place, TextLook } from '../../platform/documents/pdf/PdfDraft.ts';
import type { ExposeChannel } from './ExposeData.ts';
import type { ExposeWords } from './ExposeWords.ts';

type Section = PDFKit.PDFStructureElement;

const rowHeight = 18;
const priceWidth = 120;
/** Rows of prices that a page has room for. */
const MAX_SERVICES = 7;

/** Services with the prices that brands pay. */
export function drawServices(
  draft: PdfDraft,
  section: Section,
  words: ExposeWords,
  { platform, services }: ExposeChannel,
  place: Place,
): void {
  const { say } = words;
  draft.text(section, 'H2', say('expose.services'), place, { font: 'semibold', size: 12 });
  if (services === undefined) {
    draft.text(
      section,
      'P',
      say('expose.onRequest'),
      { ...place, y: place.y + 20 },
      { size: 10.5, color: pdfColors.muted },
    );
    return;
  }
  const table = draft.element(section, 'Table', say('expose.services'));
  const row = (
    y: number,
    kind: 'TH' | 'TD',
    texts: readonly [string, string],
    looks: readonly [TextLook, TextLook],
  ): void => {
    const element = draft.element(table, 'TR');
    draft.text(element, kind, texts[0], { x: place.x, y, width: place.width - priceWidth - 8 }, looks[0]);
    draft.text(
      element,
      kind,
      texts[1],
      { x: place.x + place.width - priceWidth, y, width: priceWidth },
      { ...looks[1], align: 'right' },
    );
    draft.decorate(
      (pdf) =>
        void pdf
          .moveTo(place.x, y + 14)
          .lineTo(place.x + place.width, y + 14)
          .lineWidth(0.6)
          .stroke(pdfColors.line),
    );
  };
  const head: TextLook = { size: 9.5, color: pdfColors.muted };
  row(place.y + 21, 'TH', [say('expose.service'), say('expose.price')], [head, head]);
  services.slice(0, MAX_SERVICES).forEach((service, index) => {
    const price: TextLook = service.price === null ? { color: pdfColors.muted } : { font: 'semibold' };
    row(
      place.y + 21 + (index + 1) * rowHeight,
      'TD',
      [words.service(platform, service.service), words.price(service)],
      [{}, price],
    );
  });
}

/** The latest posts, each a link; nothing when none is known. */
export function drawPosts(
  draft: PdfDraft,
  section: Section,
  words: ExposeWords,
  { posts }: ExposeChannel,
  place: Place,
): void {
  const { say } = words;
  if (posts.length === 0) return;
  draft.text(section, 'H2', say('expose.posts'), place, { font: 'semibold', size: 12 });
  posts.forEach((post, index) => {
    const y = place.y + 20 + index * 28;
    const title = post.title.trim() === '' ? say('expose.post', { date: words.day(post.postedAt) }) : post.title;
    draft.link(section, title, post.url, { ...place, y }, { font: 'semibold', size: 10.5, color: pdfColors.accent });
    const facts = [words.day(post.postedAt), words.postFigures(post)].filter((each) => each !== '').join(' · ');
    draft.text(section, 'P', facts, { ...place, y: y + 13 }, { size: 9.5, color: pdfColors.secondary });
  });
}
