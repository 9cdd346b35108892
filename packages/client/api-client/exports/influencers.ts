export { influencerMutations } from '../src/influencerMutations.ts';
export {
  influencerKeys,
  influencerQueries,
  type ImportField,
  type ImportInput,
  type ImportInspection,
  type ImportMapping,
  type ImportPreview,
  type ImportResult,
  type ImportRow,
  type InfluencerChannel,
  type InfluencerChannelPage,
  type InfluencerExport,
  type InfluencerFilters,
  type InfluencerListInput,
  type InfluencerSearch,
  type InfluencerSortKey,
} from '../src/influencers.ts';
