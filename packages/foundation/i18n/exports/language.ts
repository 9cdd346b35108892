export {
  LANGUAGES,
  DEFAULT_LANGUAGE,
  chooseLanguage,
  localeOf,
  parseLanguage,
  wireLanguage,
  type Language,
  type Locale,
  type WireLanguage,
} from '../src/language.ts';
