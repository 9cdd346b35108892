/**
 * Languages spoken in a video, names `videoLanguage.<code>` in `lookupLabels`; 'none' has music or text alone.
 *
 * @source 000 §3; appendix L12
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
 * @source appendix L12
 */
export type VideoLanguage = (typeof VIDEO_LANGUAGES)[number];
