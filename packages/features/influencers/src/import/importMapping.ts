import type { ImportField, ImportInspection, ImportMapping } from '@resonanz/api-client/influencers';

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
  'gender',
  'dob',
  'country',
  'city',
  'management',
];

/** Chosen field by column of the file; columns without one are not imported. */
export type ColumnFields = ReadonlyMap<number, ImportField>;

/** What keeps a mapping from being used. */
export type MappingGap = 'channelUrl' | 'name';

/** The mapping the server proposes. */
export function proposedFields({ columns }: ImportInspection): ColumnFields {
  return new Map(columns.flatMap(({ column, suggestedField }) => (suggestedField === null ? [] : [[column, suggestedField] as const])));
}

/** The mapping after one column was given a field, or none. */
export function withField(fields: ColumnFields, column: number, field: ImportField | null): ColumnFields {
  const next = new Map(fields);
  if (field === null) next.delete(column);
  else next.set(column, field);
  return next;
}

/** What is needed and mapped to no column: the channel, and some part of the name. */
export function mappingGaps(fields: ColumnFields): readonly MappingGap[] {
  const mapped = new Set(fields.values());
  const hasName = mapped.has('fullName') || mapped.has('surname') || mapped.has('firstName');
  return [...(mapped.has('channelUrl') ? [] : (['channelUrl'] as const)), ...(hasName ? [] : (['name'] as const))];
}

/** Columns whose field is given to another column too. */
export function doubledColumns(fields: ColumnFields): ReadonlySet<number> {
  const columns = [...fields];
  return new Set(columns.filter(([column, field]) => columns.some(([other, same]) => other !== column && same === field)).map(([column]) => column));
}

/** What happens to channels and people that exist already. */
export type ExistingMode = NonNullable<ImportMapping['existing']>;

/** The mapping as the server takes it; with the plan of a preview, nothing else is done than what it showed. */
export function toMapping(fields: ColumnFields, options: Pick<ImportMapping, 'skipInvalidRows' | 'existing' | 'plan'>): ImportMapping {
  return { columns: [...fields].map(([column, field]) => ({ column, field })), ...options };
}
