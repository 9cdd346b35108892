/**
 * Languages spoken in a video, names `videoLanguage.<code>` in `lookupLabels`; 'none' has music or text alone.
 *
 * @source docs/domain/lookups.md#video-languages
 */
export const VIDEO_LANGUAGES = [
  'de',
  'de-AT',
  'gsw',
  'en',
  'fr',
  'it',
  'es',
  'tr',
  'pl',
  'nl',
  'ru',
  'ar',
  'none',
] as const;
/**
 * A language spoken in a video.
 *
 * @source docs/domain/lookups.md#video-languages
 */
export type VideoLanguage = (typeof VIDEO_LANGUAGES)[number];
