import { useLocation } from 'react-router';
import { menuFromTree, type MenuItem } from '@resonanz/app-frame/menu';
import { labels } from '@resonanz/domain/labels';
import { isTabId } from '@resonanz/domain/permissions';
import { textOr } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { useActiveTab, useSession, useUnreadMail } from '@resonanz/session/react';
import { messages } from './messages.ts';

const leaves = (items: readonly MenuItem[]): readonly MenuItem[] => items.flatMap((item) => item.children ?? [item]);

/**
 * The side navigation of the logged-in user, with the group open that was used last where a page belongs to none.
 * `existingRoutes` are the paths that the shell has screens for.
 */
export function useAreaMenu(existingRoutes: Iterable<string>): readonly MenuItem[] {
  const { pathname } = useLocation();
  const { user, permissions } = useSession();
  const t = useMessages(messages);
  const label = useMessages(labels);
  const unread = useUnreadMail();
  const menuWith = (rememberedTab: string | null) =>
    user && permissions
      ? menuFromTree(permissions.modules, {
          roleId: user.role.roleId,
          pathname,
          existingRoutes,
          rememberedTab,
          labelOf: (key) => textOr(label, labels, key, key),
          badges: { email: { count: unread, label: t('account.unreadMail', { count: unread }) } },
        })
      : [];
  const items = menuWith(null);
  const shown = leaves(items).find(({ isActive }) => isActive)?.id ?? '';
  const tab = useActiveTab(isTabId(shown) ? shown : null);
  return shown === '' ? menuWith(tab) : items;
}
