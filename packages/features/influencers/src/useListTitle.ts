import { labels } from '@resonanz/domain/labels';
import { isManagement } from '@resonanz/domain/roles';
import { useMessages } from '@resonanz/i18n/react';
import { useSession } from '@resonanz/session/react';

/** Title of the influencer list, as the side navigation calls it; an artist management sees its own influencers alone. */
export function useListTitle(): string {
  const label = useMessages(labels);
  const { user } = useSession();
  return label(user && isManagement(user.role.roleId) ? 'tab.my-influencers' : 'tab.home');
}
