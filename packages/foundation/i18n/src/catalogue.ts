import type { Language } from './language.ts';
import type { MessageSource } from './message.ts';

/**
 * The texts of a whole app in one language as `assets/i18n/{lang}.json` holds them: package → key → message.
 *
 * @source docs/domain/languages.md#catalogues
 */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, MessageSource>>>>;

const texts: Readonly<Record<Language, Map<string, Record<string, MessageSource>>>> = { de: new Map(), en: new Map() };

/**
 * The texts of one package in one language, empty until `addCatalogue` brings them; what a build puts in place of the
 * package's own JSON file, so that no text is carried twice.
 *
 * @source docs/domain/languages.md#catalogues
 */
export function loadedTexts(packageName: string, language: Language): Readonly<Record<string, MessageSource>> {
  const byPackage = texts[language];
  let own = byPackage.get(packageName);
  if (!own) {
    own = {};
    byPackage.set(packageName, own);
  }
  return own;
}

/**
 * Brings the texts of a language that was loaded.
 *
 * @source docs/domain/languages.md#catalogues
 */
export function addCatalogue(language: Language, catalogue: Catalogue): void {
  for (const [packageName, messages] of Object.entries(catalogue))
    Object.assign(loadedTexts(packageName, language), messages);
}

/**
 * Where an app gets its texts from, language by language.
 *
 * @source docs/domain/languages.md#catalogues
 */
export interface Catalogues {
  /** Whether everything of a language can be shown. */
  readonly isLoaded: (language: Language) => boolean;
  /** Loads a language, once; rejects when it could not be loaded, and tries again when called again. */
  readonly load: (language: Language) => Promise<void>;
}

/**
 * Catalogues that are fetched when their language is first shown. `fetchCatalogue` rejects when there is no answer.
 *
 * @source docs/domain/languages.md#catalogues
 */
export function createCatalogues(fetchCatalogue: (language: Language) => Promise<Catalogue>): Catalogues {
  const loaded = new Set<Language>();
  const loading = new Map<Language, Promise<void>>();
  async function bring(language: Language): Promise<void> {
    try {
      addCatalogue(language, await fetchCatalogue(language));
      loaded.add(language);
    } finally {
      loading.delete(language);
    }
  }
  return {
    isLoaded: (language) => loaded.has(language),
    load(language) {
      if (loaded.has(language)) return Promise.resolve();
      const running = loading.get(language) ?? bring(language);
      loading.set(language, running);
      return running;
    },
  };
}

/**
 * The catalogues of an app whose packages carry their texts themselves: there is nothing to load.
 *
 * @source house
 */
export const EMBEDDED_CATALOGUES: Catalogues = { isLoaded: () => true, load: () => Promise.resolve() };
