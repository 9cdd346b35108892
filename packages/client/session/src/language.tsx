'use client';

import { useSyncExternalStore } from 'react';
import { chooseLanguage, type Language, parseLanguage, wireLanguage } from '@resonanz/i18n/language';
import { readCookie, writeCookie } from './cookies.ts';

const listeners = new Set<() => void>();
let fallback: Language | null = null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The language right now: `?lang=` of a public page, the choice of this browser, the user's, the browser's. */
export function uiLanguage(): Language {
  return chosenLanguage() ?? fallback ?? chooseLanguage(null, navigator.languages);
}

/** The language that was chosen for this browser, or is asked for by `?lang=`; null while no one has chosen one. */
export function chosenLanguage(): Language | null {
  return (
    parseLanguage(new URLSearchParams(location.search).get('lang')) ?? parseLanguage(readCookie('uiLanguage')) ?? null
  );
}

/** Keeps a choice of language; it outlives a log-out. */
export function chooseUiLanguage(language: Language): void {
  writeCookie('uiLanguage', wireLanguage(language));
  const address = new URL(location.href);
  if (address.searchParams.has('lang')) {
    address.searchParams.set('lang', language);
    history.replaceState(history.state, '', address);
  }
  for (const listener of listeners) listener();
}

/** Uses the language stored with the user while this browser has no choice of its own. */
export function adoptUserLanguage(language: Language): void {
  fallback = language;
  for (const listener of listeners) listener();
}

/** The language of the interface. */
export function useUiLanguage(): Language {
  return useSyncExternalStore(subscribe, uiLanguage, () => 'de' as const);
}
