import type { RouteObject } from 'react-router';
import { staffPaths } from '@resonanz/domain/paths';

/** The page on which a partner reads and signs, for everybody who has the link of the mail. */
export const contractPageRoutes: RouteObject[] = [
  {
    path: staffPaths.contractPage.pattern,
    lazy: async () => ({ Component: (await import('../src/sign/ContractPage.tsx')).ContractPage }),
  },
];
