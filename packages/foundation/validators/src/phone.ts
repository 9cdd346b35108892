import { parseCountry, type Country } from '@resonanz/domain/lookups';
import { settle, textValidator, type Validator } from './schema.ts';

const PREFIXES: Readonly<Record<Country, string>> = { DE: '49', AU: '43', CH: '41' };
const MAX_LENGTH = 40;

function isPhone(text: string, prefix: string): boolean {
  if (text.length > MAX_LENGTH || /[^0-9 ()/+-]/.test(text) || /[-/]{2}| {2}/.test(text)) return false;
  const international = [`+${prefix}`, `00${prefix}`].find((start) => text.startsWith(start));
  const rest = international === undefined ? text : text.slice(international.length).replace(/^[ /-]/, '');
  if (!/^[(0-9].*[0-9]$/.test(rest) || rest.includes('+') || (international === undefined && rest.startsWith('00'))) return false;
  if (!/^[^()]*(?:\(\d+\)[^()]*)?$/.test(rest)) return false;
  const groups = rest.split(/[^0-9]+/).filter((group) => group !== '');
  const count = groups.join('').length;
  return groups.length >= 1 && groups.length <= 5 && count >= 6 && count <= 13;
}

/** A phone number in the format of a country (key or ISO code), German when none is known. */
export function phone({ country = 'DE' }: { readonly country?: string } = {}): Validator<string> {
  const prefix = PREFIXES[parseCountry(country) ?? 'DE'];
  return textValidator((text) => settle(text, [!isPhone(text.trim(), prefix) && { code: 'germanPhoneNumber' }]));
}
