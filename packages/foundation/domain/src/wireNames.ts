/**
 * Fields that the wire spells its own way, with the name that code outside the contract uses. Everything else has one
 * name everywhere.
 *
 * @source docs/domain/api.md#names
 */
export const WIRE_NAMES = {
  activee: 'isActive',
  budgetExtern: 'externalBudget',
  compaignDataId: 'campaignId',
  compaignInfluencerId: 'entryId',
  empfehlung: 'recommendation',
  enddatum: 'endDate',
  finalesBudget: 'finalBudget',
  impressionen: 'impressions',
  kampagnenname: 'name',
  kommentare: 'comments',
  kundenname: 'customerName',
  leistung: 'service',
  leser: 'readers',
  notizen: 'notes',
  reichweite: 'followers',
  startdatum: 'startDate',
  vorBudget: 'preBudget',
} as const;

/**
 * A field as the wire spells it.
 *
 * @source docs/domain/api.md#names
 */
export type WireName = keyof typeof WIRE_NAMES;

/** Fields whose values are names of fields: of an error, of a history line, of a sort, of the columns of an export. */
const HOLDS_NAMES: ReadonlySet<string> = new Set(['field', 'sortBy', 'columns']);

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Paths such as `entries.0.leistung` are renamed step by step. */
function renamedPath(value: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((each) => renamedPath(each, rename));
  return typeof value === 'string' ? value.split('.').map(rename).join('.') : renamed(value, rename);
}

function renamed(value: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((each) => renamed(each, rename));
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      rename(name),
      HOLDS_NAMES.has(name) ? renamedPath(inner, rename) : renamed(inner, rename),
    ]),
  );
}

/**
 * Whether the wire spells a field its own way.
 *
 * @source docs/domain/api.md#names
 */
export const isWireName = (name: string): name is WireName => Object.hasOwn(WIRE_NAMES, name);

/**
 * The name that code uses for a field of the wire.
 *
 * @source docs/domain/api.md#names
 */
export const nameOf = (name: string): string => (isWireName(name) ? WIRE_NAMES[name] : name);

/**
 * Data of an answer in the names that code uses, to any depth; also where a value is the name of a field. Files, dates
 * and whatever else is no plain object stay as they are.
 *
 * @source docs/domain/api.md#names
 */
export const fromWire = (value: unknown): unknown => renamed(value, nameOf);

/**
 * A request in the spelling of the wire. The names are those that the operation spells its own way: `startDate` is
 * `startdatum` of a campaign, and `startDate` of a contract.
 *
 * @source docs/domain/api.md#names
 */
export function toWire(value: unknown, names: readonly WireName[]): unknown {
  const spellings = new Map<string, string>(names.map((name) => [WIRE_NAMES[name], name]));
  return renamed(value, (name) => spellings.get(name) ?? name);
}
