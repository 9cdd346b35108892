import { afterEach, describe, expect, test, vi } from 'vitest';
import { messagesAgree } from './agreement.ts';
import { defineMessages, isMessageKey, overrideMessages, translator } from './messages.ts';

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

describe('translator', () => {
  test('fills in plurals and numbers by the rules of each language [R-PROD-001]', () => {
    const de = translator(messages, 'de');
    const en = translator(messages, 'en');
    expect([de('list.count', { count: 1 }), de('list.count', { count: 1200 })]).toEqual(['1 Eintrag', '1.200 Einträge']);
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
    const overrides = { en: { 'list.empty': 'Nothing here', 'other.key': 'x' } };
    const replaced = overrideMessages(messages, overrides);
    expect(translator(replaced, 'en')('list.empty')).toBe('Nothing here');
    expect(translator(replaced, 'de')('list.empty')).toBe('Keine Daten vorhanden');
    expect(Object.keys(replaced.en)).not.toContain('other.key');
    expect(overrideMessages(messages, overrides)).toBe(replaced);
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
      de: { a: 'A {x}', b: 'B', c: '{n, plural, one {#} other {# von {total}}}', d: 'D {', e: ' ' },
      en: { a: 'A {y}', c: '{n, number}', d: 'D', e: 'E' },
    } as never);
    expect(problems.map((line) => line.split(':')[0])).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(problems[2]).toBe('c: the arguments differ, de [n (plural), total (text)], en [n (number)]');
  });
});
