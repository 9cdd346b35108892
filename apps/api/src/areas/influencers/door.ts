export { audienceSummary } from './audienceSummary.ts';
export { checkedPerson, type PersonFields } from './edit/personFields.ts';
export { containsWord } from './queries/words.ts';
export { searchWords } from './searchWords.ts';
export type { InfluencersTable } from './tables.ts';
export { topAgeBand } from './topAgeBand.ts';
