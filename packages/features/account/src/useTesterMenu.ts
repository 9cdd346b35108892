import { useLocation } from 'react-router';
import type { MenuItem } from '@resonanz/app-frame/menu';
import { testerPaths } from '@resonanz/domain/paths';
import { useMessages } from '@resonanz/i18n/react';
import { messages } from './messages.ts';

interface Entry {
  readonly id: 'home' | 'projects' | 'myProjects' | 'points' | 'blog' | 'faqs';
  readonly icon: MenuItem['icon'];
  readonly isForVisitors: boolean;
}

/** The navigation of testerworld, in its order. */
const ENTRIES: readonly Entry[] = [
  { id: 'home', icon: 'house', isForVisitors: false },
  { id: 'projects', icon: 'package', isForVisitors: false },
  { id: 'myProjects', icon: 'clipboard-text', isForVisitors: false },
  { id: 'points', icon: 'medal', isForVisitors: false },
  { id: 'blog', icon: 'article', isForVisitors: true },
  { id: 'faqs', icon: 'question', isForVisitors: true },
];

/**
 * The navigation of testerworld for testers, or for visitors: entries that the shell has a screen for. `existingRoutes`
 * are the paths of its screens.
 */
export function useTesterMenu(existingRoutes: Iterable<string>, audience: 'tester' | 'visitor'): readonly MenuItem[] {
  const { pathname } = useLocation();
  const t = useMessages(messages);
  const existing = new Set(existingRoutes);
  return ENTRIES.filter(
    ({ id, isForVisitors }) => existing.has(testerPaths[id].pattern) && (audience === 'tester' || isForVisitors),
  ).map(({ id, icon }) => {
    const href = testerPaths[id]();
    const isActive = pathname === href || pathname.startsWith(`${href}/`);
    return { id, icon, href, label: t(`account.tester.${id}`), isActive };
  });
}
