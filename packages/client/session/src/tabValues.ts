import { isTabId, type TabId } from '@resonanz/domain/permissions';
import { read, readAuth, write } from './storage.ts';

const listeners = new Set<() => void>();

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/** Called when a value changes, in this tab or in another one; returns how to stop. */
export function subscribeToValues(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The tab of the side navigation that was active last, if any. */
export function readActiveTab(): TabId | null {
  const tab = read('sideNavTabActive');
  return typeof tab === 'string' && isTabId(tab) ? tab : null;
}

/** Remembers the active tab of the side navigation until the log-in ends. */
export function writeActiveTab(tab: TabId): void {
  // Nothing is stored of a log-in that is over.
  if (readAuth() === null || readActiveTab() === tab) return;
  write('sideNavTabActive', tab);
  notifyListeners();
}

/** Unread mails of the shared mailbox as last reported; 0 when none was. */
export function readUnreadMail(): number {
  const count = read('unreadMail');
  return typeof count === 'number' && Number.isSafeInteger(count) && count > 0 ? count : 0;
}

/** Keeps the number of unread mails until the log-in ends. */
export function writeUnreadMail(count: number): void {
  if (readAuth() === null) return;
  write('unreadMail', count);
  notifyListeners();
}
