/**
 * Where a lead comes from, names `leadSource.<id>` in `lookupLabels`: initial data, staff may change the list.
 *
 * @source docs/domain/lookups.md#lead-sources
 */
export const LEAD_SOURCE_IDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 99] as const;
/**
 * A source of a lead from the initial list.
 *
 * @source docs/domain/lookups.md#lead-sources
 */
export type LeadSourceId = (typeof LEAD_SOURCE_IDS)[number];
