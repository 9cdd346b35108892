import type { Tx } from '../../../platform/database/schema.ts';
import { channelTraces, entryTraces } from './queries/traces.ts';

/** What a person is known by. */
export interface KnownBy {
  id: number;
  firstName: string;
  surname: string;
  email: string | null;
  /** With its country code, as it is stored. */
  mobile: string | null;
  iban: string | null;
}

/** What belongs to a person, and how the person is recognised in the texts of others. */
export interface Traces {
  id: number;
  channelIds: readonly number[];
  entryIds: readonly number[];
  handles: readonly string[];
  /** One regular expression of PostgreSQL over every trace; null when there is none. */
  pattern: string | null;
}

/** Numbers of these countries are also written without their code. */
const HOME_CODES = ['49', '43', '41'];
const NOT_AFTER_WORD = '(?<![[:alnum:]_])';
const NOT_BEFORE_WORD = '(?![[:alnum:]_])';
/** A dot or hyphen ends a name only where no letter follows it. */
const NOT_BEFORE_NAME = '(?![[:alnum:]_]|[.-][[:alnum:]_])';

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|-]/g, String.raw`\$&`);
const spaced = (text: string): string =>
  text
    .trim()
    .split(/\s+/)
    .map(escaped)
    .join(String.raw`\s+`);

function namePatterns({ firstName, surname }: KnownBy): string[] {
  // One word alone may be anybody's.
  if (firstName.trim() === '' || surname.trim() === '') return [];
  const [first, last] = [spaced(firstName), spaced(surname)];
  return [String.raw`${NOT_AFTER_WORD}(?:${first}\s+${last}|${last},?\s+${first})${NOT_BEFORE_WORD}`];
}

function phonePatterns(mobile: string | null): string[] {
  const digits = mobile?.replace(/\D/g, '') ?? '';
  if (digits.length < 7) return [];
  const separated = (text: string): string => [...text].join(String.raw`[\s/().-]*`);
  const home = HOME_CODES.find((code) => digits.startsWith(code));
  const number =
    home === undefined
      ? separated(digits)
      : String.raw`(?:${separated(home)}[\s/().-]*(?:0[\s/().-]*)?|0[\s/().-]*)${separated(digits.slice(2))}`;
  return [String.raw`(?<!\d)(?:\+|00)?${number}(?!\d)`];
}

function urlPattern(url: string): string {
  const address = escaped(url.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/+$/, ''));
  return `(?<![[:alnum:]_.@-])(?:https?://)?(?:www\\.)?${address}/?${NOT_BEFORE_NAME}`;
}

function patternOf(person: KnownBy, channels: readonly { handle: string; url: string }[]): string | null {
  const { email, iban } = person;
  const patterns = [
    ...channels.map(({ url }) => urlPattern(url)),
    ...(email ? [`(?<![[:alnum:]._%+-])${escaped(email)}${NOT_BEFORE_NAME}`] : []),
    ...(iban
      ? [`${NOT_AFTER_WORD}${[...iban.replace(/\s/g, '')].map(escaped).join(String.raw`\s?`)}${NOT_BEFORE_WORD}`]
      : []),
    ...phonePatterns(person.mobile),
    ...namePatterns(person),
    ...channels.flatMap(({ handle }) => {
      const name = handle.trim().replace(/^@/, '');
      return name === '' ? [] : [`(?<![[:alnum:]_@])@${escaped(name)}${NOT_BEFORE_NAME}`];
    }),
  ];
  return patterns.length === 0 ? null : patterns.map((each) => `(?:${each})`).join('|');
}

/**
 * Everything that belongs to a person, deleted channels, entries without a link and those removed from their campaign
 * included.
 */
export async function tracesOf(tx: Tx, person: KnownBy): Promise<Traces> {
  const channels = await channelTraces(tx, person.id);
  const channelIds = channels.map(({ id }) => id);
  const urls = channels.map(({ url }) => url);
  const entryIds = await entryTraces(tx, { id: person.id, channelIds, urls });
  return {
    id: person.id,
    channelIds,
    entryIds,
    handles: channels.map(({ handle }) => handle.trim().toLowerCase()).filter((handle) => handle !== ''),
    pattern: patternOf(person, channels),
  };
}
