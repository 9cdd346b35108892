/** Returns the values at a place of the input such as `path.id`, `body.ids[]` or `body[].compaignInfluencerId`. */
function valuesAt(value: unknown, segments: readonly string[]): readonly unknown[] {
  const [segment, ...rest] = segments;
  if (segment === undefined) return [value];
  if (segment === '[]') return Array.isArray(value) ? value.flatMap((each: unknown) => valuesAt(each, rest)) : [];
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, segment)) return [];
  return valuesAt((value as Readonly<Record<string, unknown>>)[segment], rest);
}

/** The largest id of a record. */
export const LARGEST_ID = 2_147_483_647;

const canBeId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= LARGEST_ID;

/**
 * Returns the record ids that an input names at these places. Missing values and non-ids are ignored; a number sent as
 * text counts.
 */
export function idsOf(input: object, places: readonly string[]): number[] {
  return places
    .flatMap((place) => valuesAt(input, place.replaceAll('[]', '.[]').split('.')))
    .map((value) => (typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value))
    .filter(canBeId);
}
