import type { ImportField, ImportInspection, ImportMapping } from '@resonanz/api-client/influencers';
import { AUDIENCE_SHARES } from '@resonanz/domain/lookups';

const SHARES = Object.values(AUDIENCE_SHARES).flat();

/** Every field a column can be mapped to, in the order of the choice. */
export const IMPORT_FIELDS: readonly ImportField[] = [
  'firstName',
  'surname',
  'fullName',
  'channelUrl',
  'channelTitle',
  'followers',
  'engagementRate',
  'price',
  'category',
  'email',
  'mobile',
  'gender',
  'dob',
  'address',
  'street',
  'houseNumber',
  'zip',
  'city',
  'country',
  'management',
  ...SHARES,
];

/** The fields that speak of a channel; a row may have several channels. */
const CHANNEL_FIELDS: readonly ImportField[] = [
  'channelUrl',
  'channelTitle',
  'followers',
  'engagementRate',
  'price',
  ...SHARES,
];
/** Whether a field speaks of a channel of the row. */
export const isChannelField = (field: ImportField): boolean => CHANNEL_FIELDS.includes(field);

/** Most channels of a row. */
export const MAX_CHANNELS = 5;

/**
 * What a column holds: a field, of which channel of the row, and for a price of which service; null is the platform's
 * default.
 */
export interface ColumnTarget {
  readonly field: ImportField;
  readonly channel: number;
  readonly service: string | null;
}

/** What the columns of the file hold; those without an entry are not imported. */
export type ColumnFields = ReadonlyMap<number, ColumnTarget>;

/** What keeps a mapping from being used. */
export type MappingGap = 'channelUrl' | 'name';

/** The mapping the server proposes. */
export function proposedFields({ columns }: ImportInspection): ColumnFields {
  return new Map(
    columns.flatMap(({ column, suggestedField: field, suggestedChannel: channel, suggestedService: service }) =>
      field === null ? [] : [[column, { field, channel, service }] as const],
    ),
  );
}

/** Whether the mapping speaks of several channels of a row. */
export const hasSeveralChannels = (fields: ColumnFields): boolean =>
  [...fields.values()].some(({ channel }) => channel > 1);

/** The first channel of the row whose address is in no other column yet; the last one where all are. */
function freeChannel(fields: ColumnFields, column: number): number {
  const taken = new Set(
    [...fields].flatMap(([other, { field, channel }]) => (other !== column && field === 'channelUrl' ? [channel] : [])),
  );
  const numbers = Array.from({ length: MAX_CHANNELS }, (_, index) => index + 1);
  return numbers.find((number) => !taken.has(number)) ?? MAX_CHANNELS;
}

/**
 * The mapping after one column was given a field, or none; what does not belong to the field falls away. A further
 * address is that of a further channel.
 */
export function withField(fields: ColumnFields, column: number, field: ImportField | null): ColumnFields {
  const next = new Map(fields);
  if (field === null) return next.delete(column) ? next : fields;
  const before = fields.get(column);
  const service = field === 'price' ? (before?.service ?? null) : null;
  if (field === 'channelUrl' && before?.field !== 'channelUrl')
    return next.set(column, { field, channel: freeChannel(fields, column), service });
  return next.set(column, { field, channel: isChannelField(field) ? (before?.channel ?? 1) : 1, service });
}

/** The mapping after a column was said to speak of another channel of the row, or of the price of another service. */
export function withPart(
  fields: ColumnFields,
  column: number,
  part: Partial<Pick<ColumnTarget, 'channel' | 'service'>>,
): ColumnFields {
  const target = fields.get(column);
  return target === undefined ? fields : new Map(fields).set(column, { ...target, ...part });
}

/** What is needed and mapped to no column: the address of each channel, and some part of the name. */
export function mappingGaps(fields: ColumnFields): readonly MappingGap[] {
  const targets = [...fields.values()];
  const hasName = targets.some(({ field }) => field === 'fullName' || field === 'surname' || field === 'firstName');
  const withAddress = new Set(targets.flatMap(({ field, channel }) => (field === 'channelUrl' ? [channel] : [])));
  const hasAddresses =
    withAddress.size > 0 && targets.every(({ field, channel }) => !isChannelField(field) || withAddress.has(channel));
  return [...(hasAddresses ? [] : (['channelUrl'] as const)), ...(hasName ? [] : (['name'] as const))];
}

/** Columns whose field is given to another column too. */
export function doubledColumns(fields: ColumnFields): ReadonlySet<number> {
  const columns = [...fields].map(
    ([column, target]) => [column, JSON.stringify([target.field, target.channel, target.service])] as const,
  );
  return new Set(
    columns
      .filter(([column, key]) => columns.some(([other, same]) => other !== column && same === key))
      .map(([column]) => column),
  );
}

/** What happens to channels and people that exist already. */
export type ExistingMode = NonNullable<ImportMapping['existing']>;

/** The mapping as the server takes it; with the plan of a preview, nothing else is done than what it showed. */
export function toMapping(
  fields: ColumnFields,
  options: Pick<ImportMapping, 'skipInvalidRows' | 'existing' | 'plan'>,
): ImportMapping {
  const columns = [...fields].map(([column, { field, channel, service }]) => ({
    column,
    field,
    ...(channel > 1 && { channel }),
    ...(service !== null && { service }),
  }));
  return { columns, ...options };
}
