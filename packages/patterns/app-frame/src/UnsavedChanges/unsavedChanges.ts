'use client';

import { useEffect, useSyncExternalStore } from 'react';

const unsaved = new Set<symbol>();
const listeners = new Set<() => void>();

function change(edit: () => void): void {
  edit();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether something on the page would be lost by leaving it. */
export function hasUnsavedChanges(): boolean {
  return unsaved.size > 0;
}

/** Forgets what would be lost, once the user has agreed to lose it. */
export function discardUnsavedChanges(): void {
  change(() => unsaved.clear());
}

/** Whether something on the page would be lost by leaving it, as it changes. */
export function useHasUnsavedChanges(): boolean {
  return useSyncExternalStore(subscribe, hasUnsavedChanges, () => false);
}

const askBrowser = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Says that a form holds something that is not saved: a user who leaves the page, or the browser, is asked first. */
export function useUnsavedChanges(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const form = Symbol();
    change(() => unsaved.add(form));
    window.addEventListener('beforeunload', askBrowser);
    return () => {
      change(() => unsaved.delete(form));
      if (unsaved.size === 0) window.removeEventListener('beforeunload', askBrowser);
    };
  }, [isDirty]);
}
