import { describe, expect, test } from 'vitest';
import { codes, findInvalid, without } from './errors.fixture.ts';
import { freeText } from './freeText.ts';

describe('free text', () => {
  test('no space at the edges [R-VAL-021]', () => {
    expect(without('startsWithOrEndsWithSpace', freeText(), [' Anna', 'Anna ', '\tAnna'])).toEqual([]);
  });

  test('not only digits [R-VAL-022]', () => {
    expect(codes(freeText(), '1234')).toEqual(['numberValue']);
    expect(findInvalid(freeText({ allowsNumbers: true }), ['1234'])).toEqual([]);
    expect(findInvalid(freeText(), ['4711 Köln'])).toEqual([]);
  });

  test('a letter or a digit [R-VAL-023]', () => {
    expect(codes(freeText(), '!?–')).toEqual(['specialCharacterValue']);
    expect(findInvalid(freeText(), ['ß', 'Ünal', '日本'])).toEqual([]);
  });

  test('no html tags, closed or not [R-VAL-024]', () => {
    expect(
      without('containsHtml', freeText(), [
        '<b>fett</b>',
        'a <img src=x',
        '</p',
        '<!-- x',
        'x<script>alert(1)</script>',
        '<?php x',
      ]),
    ).toEqual([]);
    expect(findInvalid(freeText(), ['3 < 5', 'a<b', 'ich <3 dich', 'x > y', 'a </'])).toEqual([]);
  });

  test('no html entities [R-VAL-025]', () => {
    expect(
      without('htmlCharacterEntityValue', freeText(), [
        'a &amp; b',
        'a &amp b',
        '&#60;b',
        '&#x3C; b',
        '&lt;b',
        '&auml',
      ]),
    ).toEqual([]);
    expect(findInvalid(freeText(), ['R&D', 'AT&T', 'https://a.de?a=1&b=2', 'Peek & Cloppenburg', 'H&M'])).toEqual([]);
  });

  test('it must be a text [R-VAL-026]', () => {
    for (const value of [7, null, undefined, {}, []]) expect(codes(freeText(), value)).toEqual(['invalidType']);
  });

  test('reports everything in order; empty is fine unless required', () => {
    expect(codes(freeText(), ' !<b> &lt; ')).toEqual([
      'startsWithOrEndsWithSpace',
      'containsHtml',
      'htmlCharacterEntityValue',
    ]);
    expect(codes(freeText({ maxLength: 3 }), 'Köln')).toEqual(['textTooLong']);
    expect(findInvalid(freeText(), [''])).toEqual([]);
    expect(codes(freeText({ isRequired: true }), '')).toEqual(['required']);
  });
});
