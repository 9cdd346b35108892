'use client';

import { useSyncExternalStore } from 'react';
import { readCookie, writeCookie } from './cookies.ts';

/** The look the user has chosen; `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readChoice(): ThemeChoice {
  const stored = readCookie('uiTheme');
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Shows the stored look: `data-theme` on the document, or none so that the device decides. */
export function applyTheme(): void {
  const choice = readChoice();
  if (choice === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = choice;
}

/** The look and how to change it; it outlives a log-out. */
export function useTheme(): { readonly choice: ThemeChoice; readonly setChoice: (choice: ThemeChoice) => void } {
  const choice = useSyncExternalStore(subscribe, readChoice, () => 'system' as const);
  return {
    choice,
    setChoice(next) {
      writeCookie('uiTheme', next);
      applyTheme();
      for (const listener of listeners) listener();
    },
  };
}
