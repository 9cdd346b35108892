import type { RouteObject } from 'react-router';
import { staffPaths } from '@resonanz/domain/paths';

/** Routes of the staff shell that this feature serves. */
export const customerRoutes: RouteObject[] = [
  { path: staffPaths.customer.pattern, handle: { movedTo: staffPaths.customerManagement() } },
  {
    path: staffPaths.customerManagement.pattern,
    lazy: async () => ({ Component: (await import('../src/list/CustomerListScreen.tsx')).CustomerListScreen }),
  },
  {
    path: staffPaths.customerAdd.pattern,
    lazy: async () => ({ Component: (await import('../src/edit/CustomerEditScreen.tsx')).CustomerAddScreen }),
  },
  {
    path: staffPaths.customerView.pattern,
    lazy: async () => ({ Component: (await import('../src/detail/CustomerDetailScreen.tsx')).CustomerDetailScreen }),
  },
  {
    path: staffPaths.customerEdit.pattern,
    lazy: async () => ({ Component: (await import('../src/edit/CustomerEditScreen.tsx')).CustomerEditScreen }),
  },
];
