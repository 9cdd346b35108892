import type { RouteObject } from 'react-router';
import { staffPaths } from '@resonanz/domain/paths';

/** Routes of the staff shell that this feature serves. */
export const contractRoutes: RouteObject[] = [
  {
    path: staffPaths.contract.pattern,
    lazy: async () => ({ Component: (await import('../src/list/ContractListScreen.tsx')).ContractListScreen }),
  },
  {
    path: staffPaths.contractAdd.pattern,
    lazy: async () => ({ Component: (await import('../src/add/ContractAddScreen.tsx')).ContractAddScreen }),
  },
  {
    path: staffPaths.contractView.pattern,
    lazy: async () => ({ Component: (await import('../src/detail/ContractDetailScreen.tsx')).ContractDetailScreen }),
  },
  {
    path: staffPaths.contractEdit.pattern,
    lazy: async () => ({ Component: (await import('../src/edit/ContractEditScreen.tsx')).ContractEditScreen }),
  },
];
