import type { RouteObject } from 'react-router';
import { staffPaths } from '@resonanz/domain/paths';

/** Routes of the staff shell that this feature serves. */
export const campaignRoutes: RouteObject[] = [
  {
    path: staffPaths.campaign.pattern,
    lazy: async () => ({ Component: (await import('../src/list/CampaignListScreen.tsx')).CampaignListScreen }),
  },
  {
    path: staffPaths.campaignAdd.pattern,
    lazy: async () => ({ Component: (await import('../src/edit/AddScreen.tsx')).AddScreen }),
  },
  {
    path: staffPaths.campaignEdit.pattern,
    lazy: async () => ({ Component: (await import('../src/edit/EditScreen.tsx')).EditScreen }),
  },
  {
    path: staffPaths.campaignView.pattern,
    handle: { isWorkPage: true },
    lazy: async () => ({ Component: (await import('../src/detail/CampaignDetailScreen.tsx')).CampaignDetailScreen }),
  },
];
