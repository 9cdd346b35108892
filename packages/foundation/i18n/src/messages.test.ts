import { afterEach, describe, expect, test, vi } from 'vitest';
import { messagesAgree } from './agreement.ts';
import { defineMessages, firstMessageKey, isMessageKey, textOr, translator } from './messages.ts';

const messages = defineMessages({
  de: {
    'list.count': '{count, plural, one {# Eintrag} other {# Einträge}}',
    'list.empty': 'Keine Daten vorhanden',
    'list.price': "Preis: {price, number} in ''{currency}''",
    'list.code': '3 < 5 & <b>{name}</b>',
  },
  en: {
    'list.count': '{count, plural, one {# entry} other {# entries}}',
    'list.empty': 'No data available',
    'list.price': "Price: {price, number} in ''{currency}''",
    'list.code': '3 < 5 & <b>{name}</b>',
  },
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('texts that several packages share', () => {
  const base = defineMessages({
    de: { 'word.save': 'Speichern', 'word.owner': 'Verantwortlich: {name}' },
    en: { 'word.save': 'Save', 'word.owner': 'Owner: {name}' },
  });
  const joined = defineMessages({ de: { 'form.title': 'Formular' }, en: { 'form.title': 'Form' } }, base);

  test('are translated by the messages that include them', () => {
    const t = translator(joined, 'de');
    expect([t('form.title'), t('word.save')]).toEqual(['Formular', 'Speichern']);
  });

  test('can be overridden by their keys', () => {
    const t = translator(joined, 'en', { overrides: { en: { 'word.save': 'Keep' } } });
    expect(t('word.save')).toBe('Keep');
  });

  test('are shown as they are where a value is missing', () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(translator(joined, 'de')('word.owner')).toBe('Verantwortlich: {name}');
    expect(report).toHaveBeenCalledTimes(1);
  });

  test('have keys of these messages', () => {
    expect(isMessageKey(joined, 'word.save')).toBe(true);
    expect(isMessageKey(joined, 'word.lost')).toBe(false);
  });
});

describe('translator', () => {
  test('fills in plurals and numbers by the rules of each language [R-PROD-001]', () => {
    const de = translator(messages, 'de');
    const en = translator(messages, 'en');
    expect([de('list.count', { count: 1 }), de('list.count', { count: 1200 })]).toEqual([
      '1 Eintrag',
      '1.200 Einträge',
    ]);
    expect([en('list.count', { count: 1 }), en('list.count', { count: 1200 })]).toEqual(['1 entry', '1,200 entries']);
    expect(de('list.price', { price: 12.5, currency: 'EUR' })).toBe("Preis: 12,5 in 'EUR'");
    expect(en('list.empty')).toBe('No data available');
  });

  test('leaves markup as text', () => {
    expect(translator(messages, 'en')('list.code', { name: '<i>' })).toBe('3 < 5 & <b><i></b>');
  });

  test('is one function for the same messages and language', () => {
    expect(translator(messages, 'de')).toBe(translator(messages, 'de'));
    expect(translator(messages, 'de')).not.toBe(translator(messages, 'en'));
  });

  test('a missing value or key is reported and shown as it is', () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(translator(messages, 'de')('list.price')).toContain('{price, number}');
    expect(translator(messages, 'de')('toString' as 'list.empty')).toBe('toString');
    expect(report).toHaveBeenCalledTimes(2);
  });

  test('knows its keys', () => {
    expect(isMessageKey(messages, 'list.empty')).toBe(true);
    expect(isMessageKey(messages, 'constructor')).toBe(false);
  });

  test('single texts can be replaced by language', () => {
    const settings = {
      overrides: {
        en: { 'list.empty': 'Nothing here', 'list.count': '{count, plural, one {one} other {many}}', 'other.key': 'x' },
      },
    };
    const en = translator(messages, 'en', settings);
    expect([en('list.empty'), en('list.count', { count: 2 })]).toEqual(['Nothing here', 'many']);
    expect(translator(messages, 'de', settings)('list.empty')).toBe('Keine Daten vorhanden');
    expect(translator(messages, 'en', settings)).toBe(en);
    expect(translator(messages, 'en')('list.empty')).toBe('No data available');
  });

  test('every text can be changed before it is filled in', () => {
    const settings = { transform: () => 'X {name}' };
    expect(translator(messages, 'de', settings)('list.code', { name: 'y' })).toBe('X y');
  });

  test('the first key that is known is taken, and a text for what is none', () => {
    expect(firstMessageKey(messages, ['none', 'list.code', 'list.empty'], 'list.price')).toBe('list.code');
    expect(firstMessageKey(messages, ['none'], 'list.price')).toBe('list.price');
    const t = translator(messages, 'en');
    expect([textOr(t, messages, 'list.empty', '–'), textOr(t, messages, 'list.none', '–')]).toEqual([
      'No data available',
      '–',
    ]);
  });

  test('a key that one language lacks does not compile', () => {
    // @ts-expect-error the English catalogue lacks "a.two"
    defineMessages({ de: { 'a.one': 'Eins', 'a.two': 'Zwei' }, en: { 'a.one': 'One' } });
    // @ts-expect-error no such key
    expect(isMessageKey(messages, 'x') && translator(messages, 'de')('list.none')).toBe(false);
  });
});

describe('messagesAgree', () => {
  test('finds nothing where both languages agree', () => {
    expect(messagesAgree(messages)).toEqual([]);
  });

  test('names missing keys, empty texts, other arguments and broken ICU', () => {
    const problems = messagesAgree({
      de: {
        a: 'A {x}',
        b: 'B',
        c: '{n, plural, one {#} other {# von {total}}}',
        d: 'D {',
        e: ' ',
        f: '<b>F</b>',
        g: '{n}',
      },
      en: { a: 'A {y}', c: '{n, number}', d: 'D', e: 'E', f: 'F', g: '{n, number}' },
    } as never);
    expect(problems.map((line) => line.split(':')[0])).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
    expect(problems[2]).toBe('c: the arguments differ, de [n (plural), total (text)], en [n (number)]');
  });
});
