/** The spellings of a thing that a generator writes. */
export interface Words {
  /** `select-campaign` */
  readonly kebab: string;
  /** `selectCampaign` */
  readonly camel: string;
  /** `SelectCampaign` */
  readonly pascal: string;
  /** `Select campaign` */
  readonly sentence: string;
}

/** All spellings of a name given in any of them; undefined when it is not a name. */
export function wordsOf(name: string): Words | undefined {
  if (!/^[A-Za-z][A-Za-z0-9-]*$/.test(name)) return undefined;
  const parts = name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split('-')
    .filter(Boolean);
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  const pascal = parts.map(capital).join('');
  return {
    kebab: parts.join('-'),
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    sentence: capital(parts.join(' ')),
  };
}

/** Files to write: path from the root → text. */
export type Files = ReadonlyMap<string, string>;

/** A package.json with what all of ours have. */
export function manifestText(name: string, description: string, rest: object): string {
  const manifest = {
    name: `@resonanz/${name}`,
    version: '0.1.0',
    description,
    license: 'MIT',
    type: 'module',
    ...rest,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** The exports of a package that runs from source inside the workspace. */
export const sourceExports = {
  './*': { '@resonanz/source': './exports/*.ts', types: './dist/*.d.ts', default: './dist/*.js' },
};

/** `src/messages.ts` of a feature: its own words, and those of every screen. */
export const featureMessages = `import { generalWords } from '@resonanz/domain/generalWords';
import { defineMessages } from '@resonanz/i18n/messages';
import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };

/** The texts of the screens in German and English. */
export const messages = defineMessages({ de, en }, generalWords);
`;

/** `src/messages.ts` of a published package with words. */
export const messagesModule = `import { defineMessages } from '@resonanz/i18n/messages';
import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };

/** The words of this package in German and English. */
export const messages = defineMessages({ de, en });
`;
