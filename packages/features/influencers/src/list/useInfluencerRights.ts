import { isManagement } from '@resonanz/domain/roles';
import { useMay, useSession } from '@resonanz/session/react';
import { media } from '@resonanz/tokens/media';
import { useMediaQuery } from '@resonanz/ui/useMediaQuery';

/** What the user may do with the list; phones export nothing. */
export function useInfluencerRights() {
  const { user } = useSession();
  const isPhone = useMediaQuery(media.phone);
  return {
    mayAdd: useMay('Influencer Management', 'add'),
    mayExport: useMay('Influencer Management', 'export') && !isPhone,
    mayAddToCampaign: useMay('Campaign Management', 'edit'),
    seesPrices: user !== null && !isManagement(user.role.roleId),
  };
}
