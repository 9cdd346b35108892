const GERMAN_AREA =
  /^(?:30|40|69|89|[2-9]\d1|20[2389]|21[24]|228|234|335|34[05]|355|365|375|385|395|906|1[567]\d|\d{4})(?=\d{3})/;
const AUSTRIAN_AREA = /^(?:1|316|463|512|6\d{2}|732|\d{4})(?=\d{3})/;
const SWISS = /^(\d{2})(\d{3})(\d{2})(\d{2})$/;

/** Area and subscriber with a space between them, as DIN 5008 asks; without a known area the number stays in one piece. */
const byArea = (area: RegExp) => (rest: string) => rest.replace(area, '$& ');

const COUNTRIES: readonly (readonly [prefix: string, group: (rest: string) => string])[] = [
  ['+49', byArea(GERMAN_AREA)],
  ['+43', byArea(AUSTRIAN_AREA)],
  ['+41', (rest) => rest.replace(SWISS, '$1 $2 $3 $4')],
];

/**
 * A stored telephone number (`+493023125564`) as it is read: `+49 30 23125564`, grouped by the customs of Germany,
 * Austria and Switzerland, with no-break spaces. A number of another country, or one that is not in the stored form, is
 * given back as it is.
 *
 * @source docs/domain/validation.md#phone-numbers-of-fields; DIN 5008
 */
export function formatPhone(number: string): string {
  if (!/^\+\d{8,15}$/.test(number)) return number;
  const known = COUNTRIES.find(([prefix]) => number.startsWith(prefix));
  if (known === undefined) return number;
  const [prefix, group] = known;
  return `${prefix} ${group(number.slice(prefix.length))}`.replaceAll(' ', '\u00A0');
}
