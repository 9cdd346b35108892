import { readAuth } from './storage.ts';

/** The key on the device of what a user has not saved yet. */
export const keyOf = (userId: number, name: string): string => `unsaved.${userId}.${name}`;

/** Work that a user has not saved yet, as it was saved under a name on this device; null when nothing was. */
export function readSavedWork(userId: number, name: string): unknown {
  const text = localStorage.getItem(keyOf(userId, name));
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Keeps unsaved work of a user on this device until it is saved (null) or the log-in ends. */
export function saveWork(userId: number, name: string, work: unknown): void {
  // Nothing is stored of a log-in that is over.
  if (work === null || readAuth() === null) localStorage.removeItem(keyOf(userId, name));
  else localStorage.setItem(keyOf(userId, name), JSON.stringify(work));
}
