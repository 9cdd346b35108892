import { VIDEO_LANGUAGES } from '@resonanz/domain/lookups';
import { CAMPAIGN_DURATIONS, START_VARIANTS, VIDEO_COUNTS, VIDEO_LENGTHS } from '@resonanz/domain/ugcPrice';
import { choice } from './choice.ts';
import { calendarDate } from './dateText.ts';
import { freeText } from './freeText.ts';
import { object, optional } from './object.ts';
import { invalid, validator } from './schema.ts';
import { url } from './url.ts';

/**
 * Maximum length of the texts of a UGC request.
 *
 * @source house
 */
export const UGC_LIMITS = {
  productName: 200,
  productDescription: 5000,
  lengthText: 200,
  creatorWishes: 2000,
  briefing: 5000,
  script: 10_000,
} as const;

const words = (maxLength: number, isRequired = false) => freeText({ maxLength, isRequired });
const name = freeText({ allowsNumbers: true, isRequired: true, maxLength: UGC_LIMITS.productName });

const languages = /* @__PURE__ */ validator<readonly string[], readonly (typeof VIDEO_LANGUAGES)[number][]>((value) => {
  const known = VIDEO_LANGUAGES.filter((each) => Array.isArray(value) && value.includes(each));
  return known.length === 0 ? invalid('required') : { value: known };
});

/**
 * A UGC request that is to be sent, with the field names of the wire: product, number and length of the videos,
 * languages, briefing and the wished delivery. A length outside the list needs its words. Errors: those of the fields,
 * `required` at `lengthText` and `languages`.
 *
 * @source docs/domain/lookups.md#video-languages; docs/domain/requests.md#ugc-requests
 */
export const ugcRequestForm = /* @__PURE__ */ object(
  {
    productName: name,
    productLink: optional(url),
    productDescription: words(UGC_LIMITS.productDescription),
    videoCount: choice(VIDEO_COUNTS),
    length: choice(VIDEO_LENGTHS),
    lengthText: freeText({ allowsNumbers: true, maxLength: UGC_LIMITS.lengthText }),
    startVariants: choice(START_VARIANTS),
    languages,
    creatorWishes: words(UGC_LIMITS.creatorWishes),
    briefing: words(UGC_LIMITS.briefing, true),
    script: words(UGC_LIMITS.script),
    deliveryDate: optional(calendarDate),
    duration: optional(choice(CAMPAIGN_DURATIONS)),
  },
  ({ length, lengthText }, given) => [
    length === 'others' &&
      (lengthText ?? given['lengthText'] ?? '') === '' && { code: 'required', path: ['lengthText'] },
  ],
);
