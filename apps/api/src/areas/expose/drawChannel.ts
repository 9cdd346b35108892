import { initials } from '@resonanz/formatters/name';
import { drawSvg } from '../../platform/documents/pdf/drawSvg.ts';
import { pdfColors, platformColors } from '../../platform/documents/pdf/pdfColors.ts';
import type { PdfDraft } from '../../platform/documents/pdf/PdfDraft.ts';
import { drawAudience } from './drawAudience.ts';
import { drawHistory } from './drawHistory.ts';
import { drawPosts, drawServices } from './drawLists.ts';
import type { ExposeChannel } from './ExposeData.ts';
import type { ExposeWords } from './ExposeWords.ts';

type Section = PDFKit.PDFStructureElement;

const margin = 44;
const portrait = 92;
/** Where the columns begin, below the figures and the note about them. */
const COLUMNS = 236;
/** A long name gets smaller before it is cut. */
const nameSizes = [27, 24, 21, 18, 16];
/** Where the columns begin and how wide they are. */
const leftColumn = { x: margin, width: 386 };
const rightColumn = { x: margin + 422, width: 332 };

function drawPortrait(
  draft: PdfDraft,
  section: Section,
  words: ExposeWords,
  { name, picture, channelType }: ExposeChannel,
): void {
  const [x, y, radius] = [margin, 36, portrait / 2];
  draft.figure(section, words.say('expose.portrait', { name }), (pdf) => {
    const { fill, text } = platformColors(channelType);
    pdf.circle(x + radius, y + radius, radius).clip();
    if (picture?.kind === 'vectors') {
      drawSvg(pdf, picture.svg, { x, y, width: portrait, height: portrait });
      return;
    }
    if (picture?.kind === 'pixels') {
      pdf.image(Buffer.from(picture.bytes), x, y, { cover: [portrait, portrait], align: 'center', valign: 'center' });
      return;
    }
    pdf.rect(x, y, portrait, portrait).fill(fill);
    draft.write(
      initials(name),
      { x, y: y + 27, width: portrait },
      { font: 'bold', size: 32, color: text, align: 'center' },
    );
  });
}

function drawHead(draft: PdfDraft, section: Section, words: ExposeWords, channel: ExposeChannel): void {
  const x = margin + portrait + 22;
  const width = draft.page.width - x - margin;
  const size = nameSizes.find((each) => draft.widthOf(channel.name, { font: 'bold', size: each }) <= width) ?? 16;
  draft.text(section, 'H1', channel.name, { x, y: 42 + (27 - size), width }, { font: 'bold', size });
  const chip = {
    fill: platformColors(channel.channelType).fill,
    text: platformColors(channel.channelType).text,
    look: { font: 'semibold', size: 9 } as const,
  };
  const chipWidth = draft.widthOf(channel.platform, chip.look) + 18;
  draft.decorate((pdf) => void pdf.roundedRect(x, 79, chipWidth, 18, 9).fill(chip.fill));
  draft.text(
    section,
    'P',
    channel.platform,
    { x: x + 9, y: 83.5, width: chipWidth },
    { ...chip.look, color: chip.text },
  );
  draft.link(
    section,
    channel.handle,
    channel.url,
    { x: x + chipWidth + 10, y: 81.5, width: width - chipWidth - 10 },
    { font: 'semibold', size: 12, color: pdfColors.accent },
  );
  const country = channel.country === null ? '' : words.label(`country.${channel.country}`);
  const place = [channel.city ?? '', country].filter((each) => each !== '').join(', ');
  const topics = channel.categories.map((id) => words.label(`category.${id}`)).filter((each) => each !== '');
  const facts = [place, ...topics].filter((each) => each !== '').join('  ·  ');
  draft.text(section, 'P', facts, { x, y: 107, width }, { size: 11, color: pdfColors.secondary });
}

function drawFigures(draft: PdfDraft, section: Section, words: ExposeWords, channel: ExposeChannel): void {
  const { say } = words;
  const mean = channel.averageViews.value === null ? channel.averageLikes : channel.averageViews;
  const figures = [
    {
      name: say('expose.followers'),
      value: words.number(channel.followers.value),
      origin: words.asOf(channel.followers),
    },
    { name: say('expose.growth'), value: words.growth(channel.growth.value), origin: words.asOf(channel.growth) },
    {
      name: say('expose.engagement'),
      value: words.percent(channel.engagementRate.value),
      origin: words.asOf(channel.engagementRate),
    },
    {
      name: say(mean === channel.averageViews && mean.value !== null ? 'expose.views' : 'expose.likes'),
      value: words.number(mean.value),
      origin: words.asOf(mean),
    },
  ];
  const width = (draft.page.width - 2 * margin - 3 * 12) / 4;
  figures.forEach(({ name, value, origin }, index) => {
    const x = margin + index * (width + 12);
    draft.decorate((pdf) => void pdf.roundedRect(x, 144, width, 64, 6).fill(pdfColors.canvas));
    const room = { x: x + 14, width: width - 28 };
    const isUnknown = value === say('expose.unknown');
    draft.text(section, 'P', name, { ...room, y: 152 }, { size: 10, color: pdfColors.secondary });
    draft.text(
      section,
      'P',
      value,
      { ...room, y: 166 },
      isUnknown ? { size: 15, color: pdfColors.muted } : { font: 'bold', size: 20 },
    );
    if (origin !== '') draft.text(section, 'P', origin, { ...room, y: 191 }, { size: 9, color: pdfColors.muted });
  });
  const sources = words.sources(
    [channel.followers, channel.growth, channel.engagementRate, mean, channel.audience],
    channel.platform,
  );
  if (sources !== '')
    draft.text(
      section,
      'P',
      sources,
      { x: margin, y: 213, width: draft.page.width - 2 * margin },
      { size: 9, color: pdfColors.muted },
    );
}

/** The page of a channel. */
export function drawChannel(draft: PdfDraft, words: ExposeWords, channel: ExposeChannel): void {
  const section = draft.openPage(`${channel.name}, ${channel.platform}`);
  drawPortrait(draft, section, words, channel);
  drawHead(draft, section, words, channel);
  drawFigures(draft, section, words, channel);
  const hasHistory = drawHistory(draft, section, words, channel, { ...leftColumn, y: COLUMNS });
  drawServices(draft, section, words, channel, { ...leftColumn, y: hasHistory ? COLUMNS + 154 : COLUMNS });
  drawAudience(draft, section, words, channel, { ...rightColumn, y: COLUMNS });
  drawPosts(draft, section, words, channel, { ...rightColumn, y: COLUMNS + 224 });
}
