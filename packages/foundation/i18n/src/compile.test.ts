import * as fc from 'fast-check';
import { IntlMessageFormat } from 'intl-messageformat';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { compileMessage, compileMessages } from './compile.ts';
import { isPlain } from './message.ts';
import { translator } from './messages.ts';
import { addParser } from './parser.ts';

const texts = {
  'a.plain': 'Übersicht & mehr; 3 von 4',
  'a.name': 'Guten Tag, {name}',
  'a.number': '{count, number} Kanäle, {count}',
  'a.plural': '{count, plural, one {# Kanal} other {# Kanäle von <b>{name}</b>}}',
  'a.quote': "Das ist ''{name}''",
  'a.skeleton': '{share, number, ::percent .0}',
};
const keys = Object.keys(texts) as readonly (keyof typeof texts)[];
const values = { name: 'Łukasz <i>', count: 1234, share: 0.125 };

afterEach(() => {
  addParser();
  vi.restoreAllMocks();
});

describe('compiled messages', () => {
  test('say the same as the texts they were made of, without the parser', () => {
    const before = translator({ de: texts, en: texts }, 'de');
    const said = Object.fromEntries(keys.map((key) => [key, before(key, values)]));
    const compiled = JSON.parse(JSON.stringify(compileMessages(texts))) as typeof texts;
    IntlMessageFormat.__parse = undefined;
    const after = translator({ de: compiled, en: compiled }, 'de');
    expect(Object.fromEntries(keys.map((key) => [key, after(key, values)]))).toEqual(said);
    expect(said).toMatchObject({
      'a.number': '1.234 Kanäle, 1234',
      'a.plural': '1.234 Kanäle von <b>Łukasz <i></b>',
      'a.quote': "Das ist 'Łukasz <i>'",
      'a.skeleton': '12,5\u00A0%',
    });
  });

  test('texts with nothing but placeholders stay texts', () => {
    expect(
      Object.entries(compileMessages(texts))
        .filter(([, message]) => typeof message === 'string')
        .map(([key]) => key),
    ).toEqual(['a.plain', 'a.name', 'a.number']);
    expect(['{a} {b, number}', '', "Women's", '# 1', "'"].map(isPlain)).toEqual([true, true, true, true, true]);
    expect(
      ['}', '{', "''", "'{a}", "'<b>", 'a < b', '{a, plural, other {}}', '{a,number}', '{}'].filter(isPlain),
    ).toEqual([]);
  });

  test('a plain text is shown as the parser would show it', () => {
    const piece = fc.oneof(
      fc.constantFrom('{name}', '{count}', '{count, number}', ' ', "'", '#', '>', '|', 'ä'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const text = pieces.join('');
        // A chance text may hold a placeholder of its own, for example {0}; nobody has a value for that.
        fc.pre(isPlain(text) && [...text.matchAll(/\{(\w+)/g)].every(([, name = '']) => name in values));
        const own = translator({ de: { text }, en: { text } }, 'de')('text', values);
        expect(own).toBe(String(new IntlMessageFormat(text, 'de-DE').format(values)));
      }),
    );
  });

  test('what is no ICU is rejected', () => {
    expect(() => compileMessage('{count, plural, one {x}}')).toThrow(SyntaxError);
  });

  test('a text that needs the parser says so when it is not there', () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    IntlMessageFormat.__parse = undefined;
    const text = '{count, plural, one {#} other {#}}';
    expect(translator({ de: { text }, en: { text } }, 'de')('text', { count: 1 })).toBe(text);
    expect(String(report.mock.calls[0]?.[1])).toContain('@resonanz/i18n/parser');
    addParser();
    expect(translator({ de: { text }, en: { text } }, 'de')('text', { count: 1 })).toBe('1');
  });
});
