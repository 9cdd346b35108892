import { AGE_BANDS } from '@resonanz/domain/lookups';
import { type Bar, barsHeight, drawBars } from '../../platform/documents/pdf/charts.ts';
import { pdfColors } from '../../platform/documents/pdf/pdfColors.ts';
import type { PdfDraft, Place } from '../../platform/documents/pdf/PdfDraft.ts';
import type { ExposeChannel } from './ExposeData.ts';
import type { ExposeWords } from './ExposeWords.ts';

type Shares = ExposeChannel['audience']['shares'];

/** The remaining share of the genders is unknown, not diverse (docs/domain/enumerations.md#audiences). */
function unknownGender({ genderFemale, genderMale }: Shares): number | null {
  if (genderFemale === null || genderMale === null) return null;
  const rest = Math.round((100 - genderFemale - genderMale) * 100) / 100;
  return rest > 0 ? rest : null;
}

function groupsOf(words: ExposeWords, shares: Shares): Bar[][] {
  const { say } = words;
  const bar = (label: string, value: number | null): Bar[] =>
    value === null ? [] : [{ label, value, text: words.percent(value) }];
  const genders = [
    ...bar(say('expose.female'), shares.genderFemale),
    ...bar(say('expose.male'), shares.genderMale),
    ...bar(say('expose.genderUnknown'), unknownGender(shares)),
  ];
  const years = AGE_BANDS.flatMap((band) => bar(words.label(`ageBand.${band}`), shares[band]));
  const countries = (['germany', 'austria', 'switzerland'] as const).flatMap((name) =>
    bar(say(`expose.${name}`), shares[name]),
  );
  return [genders, years, countries].filter((bars) => bars.length > 0);
}

/** Who follows: genders, ages and countries as bars. */
export function drawAudience(
  draft: PdfDraft,
  section: PDFKit.PDFStructureElement,
  words: ExposeWords,
  channel: ExposeChannel,
  place: Place,
): void {
  const { say } = words;
  const { audience } = channel;
  draft.text(section, 'H2', say('expose.audience'), { ...place, width: 120 }, { font: 'semibold', size: 12 });
  const groups = groupsOf(words, audience.shares);
  if (groups.length === 0) {
    draft.text(
      section,
      'P',
      say('expose.audienceMissing'),
      { ...place, y: place.y + 20 },
      { size: 9.5, color: pdfColors.muted },
    );
    return;
  }
  const origin = words.asOf(audience);
  const beside = { x: place.x + 120, y: place.y + 3, width: place.width - 120 };
  if (origin !== '') draft.text(section, 'P', origin, beside, { size: 9, color: pdfColors.muted, align: 'right' });
  const values = groups
    .flat()
    .map(({ label, text }) => `${label} ${text}`)
    .join(', ');
  draft.figure(section, say('expose.audienceAlt', { values }), (pdf) => {
    let y = place.y + 21;
    for (const bars of groups) {
      drawBars(draft, pdf, bars, { ...place, y }, 100);
      y += barsHeight(bars) + 6;
    }
  });
}
