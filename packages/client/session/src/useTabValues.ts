'use client';

import { useEffect, useSyncExternalStore } from 'react';
import type { TabId } from '@resonanz/domain/permissions';
import { readActiveTab, readUnreadMail, subscribeToValues, writeActiveTab } from './tabValues.ts';

/** Remembers the tab that a page belongs to, and gives the one that was remembered where a page belongs to none. */
export function useActiveTab(tab: TabId | null): TabId | null {
  const remembered = useSyncExternalStore(subscribeToValues, readActiveTab, () => null);
  useEffect(() => {
    if (tab !== null) writeActiveTab(tab);
  }, [tab]);
  return tab ?? remembered;
}

/** Unread mails of the shared mailbox as last reported. */
export function useUnreadMail(): number {
  return useSyncExternalStore(subscribeToValues, readUnreadMail, () => 0);
}
