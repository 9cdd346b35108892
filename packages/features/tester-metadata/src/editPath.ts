import type { MetadataKey } from '@resonanz/api-client/testerMetadata';
import { staffPaths } from '@resonanz/domain/paths';

/** Where a head is changed. */
export const editPath = (key: MetadataKey): string =>
  `${staffPaths.testerworldMetadata()}?${new URLSearchParams({ key })}`;
