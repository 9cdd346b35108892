import locales from '@react-aria/optimize-locales-plugin';
import type { Plugin } from 'vite';

/** Keeps only react-aria's German and English strings in a bundle (about 30 other languages fall away). */
export function optimizeLocales(): Plugin {
  return { ...locales.vite({ locales: ['de-DE', 'en-US'] }), enforce: 'pre' };
}
