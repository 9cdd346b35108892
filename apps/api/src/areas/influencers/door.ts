export { audienceSummary } from './audienceSummary.ts';
export { checkedPerson, type PersonFields } from './edit/personFields.ts';
export { containsWord, searchWords } from './search.ts';
export type { InfluencersTable } from './tables.ts';
export { topAgeBand } from './topAgeBand.ts';
