import { describe, expect, test } from 'vitest';
import { EMBEDDED_CATALOGUES, addCatalogue, createCatalogues, loadedTexts } from './catalogue.ts';
import { isMessageKey, translator, type Messages } from './messages.ts';

describe('texts that are loaded', () => {
  test('are there for the packages that hold them since before, language by language', () => {
    const messages: Messages<'list.empty'> = {
      de: loadedTexts('list', 'de'),
      en: loadedTexts('list', 'en'),
    } as Messages<'list.empty'>;
    expect(isMessageKey(messages, 'list.empty')).toBe(false);
    addCatalogue('en', { list: { 'list.empty': 'Nothing {n, number}' }, other: { 'other.key': 'Else' } });
    expect(translator(messages, 'en')('list.empty', { n: 1 })).toBe('Nothing 1');
    expect([isMessageKey(messages, 'list.empty'), isMessageKey(messages, 'other.key')]).toEqual([true, false]);
    addCatalogue('de', { list: { 'list.empty': 'Nichts' } });
    expect(translator(messages, 'de')('list.empty')).toBe('Nichts');
  });

  test('are fetched once for each language, and again only after a failure', async () => {
    const asked: string[] = [];
    let isDown = true;
    const catalogues = createCatalogues((language) => {
      asked.push(language);
      return isDown ? Promise.reject(new Error('offline')) : Promise.resolve({ once: { 'once.key': language } });
    });
    await expect(catalogues.load('de')).rejects.toThrow('offline');
    expect(catalogues.isLoaded('de')).toBe(false);
    isDown = false;
    await Promise.all([catalogues.load('de'), catalogues.load('de')]);
    await catalogues.load('de');
    expect([catalogues.isLoaded('de'), catalogues.isLoaded('en')]).toEqual([true, false]);
    expect(loadedTexts('once', 'de')).toEqual({ 'once.key': 'de' });
    await catalogues.load('en');
    expect(asked).toEqual(['de', 'de', 'en']);
  });

  test('an app that carries its texts has nothing to load', async () => {
    await EMBEDDED_CATALOGUES.load('de');
    expect(EMBEDDED_CATALOGUES.isLoaded('en')).toBe(true);
  });
});
