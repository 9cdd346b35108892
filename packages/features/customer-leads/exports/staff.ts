import type { RouteObject } from 'react-router';
import { staffPaths } from '@resonanz/domain/paths';

/** Routes of the staff shell that this feature serves. */
export const customerLeadRoutes: RouteObject[] = [
  {
    path: staffPaths.customerLead.pattern,
    lazy: async () => ({ Component: (await import('../src/list/LeadListScreen.tsx')).LeadListScreen }),
  },
  {
    path: staffPaths.customerLeadAdd.pattern,
    lazy: async () => ({ Component: (await import('../src/edit/LeadEditScreen.tsx')).LeadAddScreen }),
  },
  {
    path: staffPaths.customerLeadView.pattern,
    lazy: async () => ({ Component: (await import('../src/detail/LeadDetailScreen.tsx')).LeadDetailScreen }),
  },
  {
    path: staffPaths.customerLeadEdit.pattern,
    lazy: async () => ({ Component: (await import('../src/edit/LeadEditScreen.tsx')).LeadEditScreen }),
  },
];
