export {
  testerMetadataKeys,
  testerMetadataMutations,
  testerMetadataQueries,
  type LiveMetadata,
  type MetadataKey,
  type MetadataMedium,
  type MetadataValue,
  type NewMetadataMedium,
  type PublishedMetadata,
  type TesterMetadata,
  type TesterMetadataInput,
  type TesterMetadataVersion,
} from '../src/testerMetadata.ts';
