import { AUDIENCE_SHARES, type AudienceShare } from '@resonanz/domain/lookups';
import type { ImportTable } from '../../../../platform/documents/import/ImportTable.ts';
import { type ApiError, invalidFields } from '../../../../platform/http/ApiError.ts';
import { contract } from '../../../../platform/http/contract.ts';
import type { Schemas } from '../../../../platform/http/Schemas.ts';
import { schemaCheck } from '../../../../platform/http/validation.ts';

/** A field that a column can be mapped to. */
export type ImportField = Schemas['ImportField'];

/** The shares of a channel's audience. */
export const SHARES: readonly AudienceShare[] = Object.values(AUDIENCE_SHARES).flat();

/** The fields that speak of a channel; a row may have several channels. */
export const CHANNEL_FIELDS: ReadonlySet<ImportField> = new Set([
  'channelUrl',
  'channelTitle',
  'followers',
  'engagementRate',
  'price',
  ...SHARES,
]);

/**
 * The target of a column: a field, the channel of the row it belongs to, and the service of a price; null is the
 * platform's default.
 */
export interface ImportTarget {
  readonly field: ImportField;
  readonly channel: number;
  readonly service: string | null;
}

/** A target as the key of a map. */
export const targetKey = ({ field, channel, service }: ImportTarget): string => `${field} ${channel} ${service ?? ''}`;

/** The target of a field of the person. */
export const personTarget = (field: ImportField): ImportTarget => ({ field, channel: 1, service: null });

/** Which column a field is read from, and what happens to rows with errors and to what exists already. */
export interface Mapping {
  /** By the key of the target. */
  columnOf: ReadonlyMap<string, number>;
  /** The channels of a row, by their number. */
  channels: readonly number[];
  /** The prices of all channels. */
  prices: readonly ImportTarget[];
  skipInvalidRows: boolean;
  existing: 'skip' | 'update';
  /** What a preview showed would happen. */
  plan: string | undefined;
}

const isMapping = schemaCheck(contract, 'ImportMapping');

function mappingError(key: string): ApiError {
  return invalidFields([{ field: 'mapping', key }]);
}

/**
 * Reads the mapping of an import; channel and name are needed, each channel needs its address, and no field may come
 * from two columns.
 */
export function readMapping(text: string, table: ImportTable): Mapping {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw mappingError('importMappingInvalid');
  }
  if (!isMapping(value)) throw mappingError('importMappingInvalid');
  const columnOf = new Map<string, number>();
  const targets = value.columns.map(({ column, field, channel = 1, service = null }): ImportTarget => {
    const target = { field, channel, service };
    const isOfPerson = !CHANNEL_FIELDS.has(field);
    if (column >= table.head.length || (isOfPerson && channel !== 1) || (service !== null && field !== 'price'))
      throw mappingError('importMappingInvalid');
    if (columnOf.has(targetKey(target))) throw mappingError('importFieldTwice');
    columnOf.set(targetKey(target), column);
    return target;
  });
  const ofChannels = targets.filter(({ field }) => CHANNEL_FIELDS.has(field));
  const channels = targets
    .flatMap(({ field, channel }) => (field === 'channelUrl' ? [channel] : []))
    .toSorted((one, other) => one - other);
  if (channels.length === 0 || ofChannels.some(({ channel }) => !channels.includes(channel)))
    throw mappingError('importChannelUrlMissing');
  const isNamed = targets.some(({ field }) => field === 'fullName' || field === 'surname' || field === 'firstName');
  if (!isNamed) throw mappingError('importNameMissing');
  const { skipInvalidRows, existing = 'skip', plan } = value;
  return {
    columnOf,
    channels,
    prices: targets.filter(({ field }) => field === 'price'),
    skipInvalidRows,
    existing,
    plan,
  };
}
