import type { HousePackage } from './house.ts';
import { isDevelopment, sourcesOf } from './rule.ts';

/** Where the source of a package speaks of texts: keys written out, and patterns of keys made from values. */
export interface SpokenKeys {
  readonly literals: ReadonlySet<string>;
  readonly patterns: readonly RegExp[];
  /** Places whose keys are named by errors of fields: `auth.error` of `useFieldErrorText(messages, 'auth.error.other')`. */
  readonly fieldErrorPlaces: ReadonlySet<string>;
}

const LITERAL = /'([\w.-]+)'|"([\w.-]+)"/g;
const TEMPLATE = /`([\w.-]*(?:\$\{[^{}]*\}[\w.-]*)+)`/g;

const FIELD_ERROR_CALLS = /useFieldErrorText\(\s*\w+,\s*'([\w.]+)\.\w+'/g;

const escaped = (text: string): string => text.replaceAll('.', '\\.');

/** A template as the pattern of what it may become: `auth.login.${area}` → /^auth\.login\..+$/. */
function patternOf(template: string): RegExp {
  return new RegExp(
    `^${template
      .split(/\$\{[^{}]*\}/)
      .map(escaped)
      .join('.+')}$`,
  );
}

/** Every text and template in the source of a package that can be a key of a message; tooling speaks in its stories. */
export function spokenKeys(owner: HousePackage): SpokenKeys {
  const literals = new Set<string>();
  const patterns: RegExp[] = [];
  const fieldErrorPlaces = new Set<string>();
  for (const [path, text] of sourcesOf(owner)) {
    if (isDevelopment(path) && owner.floor !== 'tooling') continue;
    for (const [, place = ''] of text.matchAll(FIELD_ERROR_CALLS)) fieldErrorPlaces.add(place);
    for (const [, single, double] of text.matchAll(LITERAL)) literals.add(single ?? double ?? '');
    // A template without a dot of its own could become anything and proves nothing.
    for (const [, template = ''] of text.matchAll(TEMPLATE))
      if (/^[\w-]+\./.test(template)) patterns.push(patternOf(template));
  }
  return { literals, patterns, fieldErrorPlaces };
}

/** The keys that the source never speaks of. */
export function unusedKeys(
  keys: readonly string[],
  { literals, patterns }: Pick<SpokenKeys, 'literals' | 'patterns'>,
): readonly string[] {
  return keys.filter((key) => !literals.has(key) && !patterns.some((pattern) => pattern.test(key)));
}

/** Texts in the source that look like keys of this catalogue and are not. */
export function missingKeys(keys: readonly string[], { literals }: Pick<SpokenKeys, 'literals'>): readonly string[] {
  const known = new Set(keys);
  const prefixes = new Set(keys.map((key) => key.split('.').slice(0, 2).join('.')));
  return [...literals].filter(
    (text) => text.split('.').length > 2 && prefixes.has(text.split('.').slice(0, 2).join('.')) && !known.has(text),
  );
}

/** What an error may be called: words of the server, of the client's kinds of errors, and facts that a transition needs. */
export function errorNames(owners: readonly HousePackage[]): ReadonlySet<string> {
  const literals = owners.flatMap((owner) => [...spokenKeys(owner).literals]);
  return new Set(literals.flatMap((name) => [name, `${name}Required`]));
}

/**
 * The keys that no error can ask for; `errorText` puts the error's name behind `….error.` or `….exportError.`,
 * `useFieldErrorText` behind the places that `fieldErrorPlaces` names.
 */
export function unaskedKeys(
  keys: readonly string[],
  names: ReadonlySet<string>,
  fieldErrorPlaces: ReadonlySet<string> = new Set(),
): readonly string[] {
  return keys.filter((key) => {
    const [, place = '', name = ''] = /^(.*)\.(\w+)$/.exec(key) ?? [];
    return !names.has(name) || !(/\.(?:error|\w+Error)$/.test(place) || fieldErrorPlaces.has(place));
  });
}

/** A catalogue, and the keys in it that are made from values. */
interface SpokenCatalogue {
  readonly at: string;
  readonly de: Readonly<Record<string, string>>;
  readonly en: Readonly<Record<string, string>>;
  readonly patterns: readonly RegExp[];
}

const MAX_WORDS = 2;
const MAX_CATALOGUES = 2;

const isShort = (text: string): boolean => /\p{L}/u.test(text) && text.split(/\s+/).length <= MAX_WORDS;

/**
 * The labels of one or two words that more than two catalogues share in both languages, each with its keys. Where a key
 * is made from a value, its text belongs to that list of texts and does not count.
 */
export function wordsInSeveral(catalogues: readonly SpokenCatalogue[]): readonly string[] {
  const labels = new Map<string, { readonly places: Set<string>; readonly keys: string[] }>();
  for (const { at, de, en, patterns } of catalogues)
    for (const [key, text] of Object.entries(de)) {
      const english = en[key] ?? '';
      if (!isShort(text) || !isShort(english) || patterns.some((pattern) => pattern.test(key))) continue;
      const label = labels.get(`${text} | ${english}`) ?? { places: new Set(), keys: [] };
      labels.set(`${text} | ${english}`, label);
      label.places.add(at);
      label.keys.push(key);
    }
  return [...labels]
    .filter(([, { places }]) => places.size > MAX_CATALOGUES)
    .map(([text, { keys }]) => `${text}: ${keys.join(', ')}`);
}
