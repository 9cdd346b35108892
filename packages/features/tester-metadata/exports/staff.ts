import type { RouteObject } from 'react-router';
import { staffPaths } from '@resonanz/domain/paths';

/** Routes of the staff shell that this feature serves. */
export const testerMetadataRoutes: RouteObject[] = [
  {
    path: staffPaths.testerworldMetadata.pattern,
    lazy: async () => ({ Component: (await import('../src/MetadataScreen.tsx')).MetadataScreen }),
  },
];
