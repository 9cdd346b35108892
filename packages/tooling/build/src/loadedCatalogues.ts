import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { Plugin } from 'vite';
// Vite reads this file while the packages are not built yet, so it takes the module itself.
import { compileMessages } from '../../../foundation/i18n/src/compile.ts';
import { CATALOGUE_FILE } from './compiledMessages.ts';
import { NO_PARSER } from './noParser.ts';

const LANGUAGES = ['de', 'en'] as const;
type Language = (typeof LANGUAGES)[number];

const ADDRESSES = 'virtual:resonanz/catalogues';
const FOLDER = 'assets/i18n';
const PREFIX = '\0catalogue:';
const versionMark = (language: Language) => `@version-of-${language}@`;

/**
 * Words that are said before, or without, a catalogue: that none could be loaded, and the question about cookies on
 * pages without the app.
 */
const STAYS_IN_THE_CODE = /[\\/](?:foundation[\\/]i18n|widgets[\\/]cookie-banner)[\\/]/;

/** `domain` for `…/domain/messages/de.json`, `domain/notifications` for `…/domain/messages/notifications/de.json`. */
function nameOf(path: string): string {
  const folder = dirname(path);
  return basename(folder) === 'messages'
    ? basename(dirname(folder))
    : `${basename(dirname(dirname(folder)))}/${basename(folder)}`;
}

/** Everything a built shell shows is compiled. */
const parserAlias = { find: /^@formatjs\/icu-messageformat-parser$/, replacement: NO_PARSER };

/**
 * Extracts the texts from the code of a shell: the catalogues of all packages it contains are compiled, merged and
 * written to `assets/i18n/{lang}.json`. `virtual:resonanz/catalogues` exports their addresses, each with a content
 * hash. In development the texts stay in the code and there are no addresses.
 */
export function loadedCatalogues(): Plugin {
  const merged: Record<Language, Map<string, Record<string, unknown>>> = { de: new Map(), en: new Map() };
  const contentOf = (language: Language) =>
    JSON.stringify(Object.fromEntries([...merged[language]].sort(([a], [b]) => a.localeCompare(b))));
  let isBuild = false;
  let base = '/';
  return {
    name: 'resonanz-loaded-catalogues',
    enforce: 'pre',
    config: (_, { command }) => (command === 'build' ? { resolve: { alias: [parserAlias] } } : {}),
    configResolved(config) {
      isBuild = config.command === 'build';
      base = config.base;
    },
    async resolveId(source, importer, options) {
      if (source === ADDRESSES) return PREFIX;
      if (!isBuild || !CATALOGUE_FILE.test(`/${source}`)) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!resolved || !CATALOGUE_FILE.test(resolved.id) || STAYS_IN_THE_CODE.test(resolved.id)) return resolved;
      return `${PREFIX}${resolved.id.replace(/\.json$/, '')}`;
    },
    async load(id) {
      if (id === PREFIX) {
        const addresses = LANGUAGES.map(
          (language) => `${language}: '${base}${FOLDER}/${language}.json?v=${versionMark(language)}'`,
        );
        return `export const catalogueUrls = ${isBuild ? `{ ${addresses.join(', ')} }` : 'undefined'};`;
      }
      if (!id.startsWith(PREFIX)) return null;
      const path = id.slice(PREFIX.length);
      const language = basename(path) as Language;
      const name = nameOf(path);
      merged[language].set(
        name,
        compileMessages(JSON.parse(await readFile(`${path}.json`, 'utf8')) as Record<string, string>),
      );
      return `import { loadedTexts } from '@resonanz/i18n/catalogue';
export default loadedTexts('${name}', '${language}');`;
    },
    renderChunk(code) {
      if (!LANGUAGES.some((language) => code.includes(versionMark(language)))) return null;
      return LANGUAGES.reduce(
        (text, language) =>
          text.replaceAll(
            versionMark(language),
            createHash('sha256').update(contentOf(language)).digest('hex').slice(0, 10),
          ),
        code,
      );
    },
    generateBundle() {
      for (const language of LANGUAGES)
        this.emitFile({ type: 'asset', fileName: `${FOLDER}/${language}.json`, source: contentOf(language) });
    },
  };
}
