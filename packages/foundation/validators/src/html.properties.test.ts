import * as fc from 'fast-check';
import { Tokenizer, type Token } from 'parse5';
import { describe, expect, test } from 'vitest';
import { containsHtml, containsHtmlEntity } from './html.ts';

const SENTINEL = '\u{E000}';
// Behind the sentinel, whatever is open ends: a value in either kind of quotes, then the tag or comment.
const ENDING = `${SENTINEL}"'>`;

interface Read {
  readonly markup: boolean;
  readonly characters: string;
}

/** What the tokeniser of parse5 makes of a text: whether something opened inside it, and the characters that are left. */
function readByParse5(text: string, ending: string): Read {
  let markup = false;
  let characters = '';
  const found = (isMarkup: boolean) => {
    markup ||= isMarkup;
  };
  const keep = ({ chars }: Token.CharacterToken) => {
    characters += chars;
  };
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: false },
    {
      // A name that runs on into the sentinel had not ended in the text; an end tag counts all the same.
      onStartTag: ({ tagName }) => found(!tagName.includes(SENTINEL)),
      onEndTag: () => found(true),
      onDoctype: () => found(true),
      // "</" at the very end becomes a comment only through what was put behind it.
      onComment: ({ data }) => found(!(text.endsWith('</') && data.startsWith(SENTINEL))),
      // "</>" is swallowed without a token.
      onParseError: ({ code }) => found(String(code) === 'missing-end-tag-name'),
      onCharacter: keep,
      onWhitespaceCharacter: keep,
      onNullCharacter: keep,
      onEof: () => {},
    },
  );
  tokenizer.write(text + ending, true);
  return { markup, characters };
}

const hasMarkup = (text: string): boolean => readByParse5(text, ENDING).markup;
const decodes = (text: string): boolean => readByParse5(text, '').characters !== text;

const pieces = [
  '<',
  '>',
  '/',
  '!',
  '?',
  '&',
  '#',
  'x',
  'X',
  ';',
  '-',
  '=',
  '"',
  "'",
  'a',
  'b',
  'Z',
  '1',
  '9',
  ' ',
  '\u{A0}',
  '\n',
  '\r',
  '\t',
  '\f',
  '\v',
  '</',
  '<a',
  '<!--',
  '-->',
  'ä',
  '\u{0}',
];
const textOf = (parts: readonly string[]) =>
  fc.array(fc.constantFrom(...parts), { maxLength: 12 }).map((found) => found.join(''));

describe('html', () => {
  test('is found exactly where the tokeniser of parse5 finds it [R-VAL-024]', () => {
    fc.assert(
      fc.property(textOf(pieces), (text) => {
        expect(containsHtml(text)).toBe(hasMarkup(text));
      }),
      { numRuns: 5000 },
    );
  });

  test('every text of up to five of the signs that matter is read as parse5 reads it [R-VAL-024]', () => {
    const signs = ['<', '>', '/', '!', 'a', ' '];
    let texts = [''];
    for (let length = 1; length <= 5; length += 1)
      texts = texts.flatMap((text) =>
        text.length === length - 1 ? [text, ...signs.map((sign) => text + sign)] : [text],
      );
    expect(texts.filter((text) => containsHtml(text) !== hasMarkup(text))).toEqual([]);
  });

  test.each([' ', '\t', '\n', '\f', '\r', '/', '>'])('the name of a tag ends at %j [R-VAL-024]', (sign) => {
    expect(containsHtml(`<a${sign}`)).toBe(true);
  });

  test.each(['\u{A0}', '\v', '"', '&', '<', '\u{2028}', 'é', '-', '='])(
    'the name of a tag goes on at %j [R-VAL-024]',
    (sign) => {
      expect(containsHtml(`<a${sign}`)).toBe(false);
      expect(containsHtml(`<a${sign}>`)).toBe(true);
    },
  );

  test('letters of the ASCII alphabet open a tag, others do not [R-VAL-024]', () => {
    expect(['<a>', '<z>', '<A>', '<Z>'].filter((text) => !containsHtml(text))).toEqual([]);
    expect(['<@>', '<[>', '<`>', '<{>', '<ä>', '<1>', '< a>', '<>'].filter(containsHtml)).toEqual([]);
  });
});

// Names that need no semicolon, written down from the table of the standard.
const LEGACY =
  `AElig AMP Aacute Acirc Agrave Aring Atilde Auml COPY Ccedil ETH Eacute Ecirc Egrave Euml GT Iacute Icirc Igrave Iuml
  LT Ntilde Oacute Ocirc Ograve Oslash Otilde Ouml QUOT REG THORN Uacute Ucirc Ugrave Uuml Yacute aacute acirc acute
  aelig agrave amp aring atilde auml brvbar ccedil cedil cent copy curren deg divide eacute ecirc egrave eth euml
  frac12 frac14 frac34 gt iacute icirc iexcl igrave iquest iuml laquo lt macr micro middot nbsp not ntilde oacute
  ocirc ograve ordf ordm oslash otilde ouml para plusmn pound quot raquo reg sect shy sup1 sup2 sup3 szlig thorn times
  uacute ucirc ugrave uml uuml yacute yen yuml`.split(/\s+/);

describe('character references', () => {
  test('all 106 names without semicolon are found, alone and at the beginning of a word [R-VAL-025]', () => {
    expect(LEGACY).toHaveLength(106);
    expect(
      LEGACY.filter(
        (name) => !containsHtmlEntity(`R&${name}`) || !containsHtmlEntity(`&${name}able`) || !decodes(`&${name}`),
      ),
    ).toEqual([]);
  });

  test('no beginning of those names is one, unless it is in the list itself [R-VAL-025]', () => {
    const starts = LEGACY.flatMap((name) => [...name].map((_, index) => name.slice(0, index)));
    expect(starts.filter((start) => containsHtmlEntity(`&${start}`) !== decodes(`&${start}`))).toEqual([]);
  });

  test('other letters before the endings make no name [R-VAL-025]', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'];
    const endings = [
      'acute',
      'circ',
      'grave',
      'uml',
      'tilde',
      'ring',
      'Elig',
      'elig',
      'zlig',
      'slash',
      'cedil',
      'aquo',
      'excl',
      'quest',
      't',
      'eg',
      'mp',
      'up1',
      'up0',
      'up4',
      'rdf',
      'rdm',
      'rdn',
      'rac12',
      'rac13',
      'rac34',
      'rac35',
    ];
    const names = letters.flatMap((letter) => endings.map((ending) => letter + ending)).concat(endings);
    expect(names.filter((name) => containsHtmlEntity(`&${name}`) !== decodes(`&${name}`))).toEqual([]);
  });

  test('everything that parse5 decodes is found, and nothing without the form of a reference [R-VAL-025]', () => {
    const parts = [
      '&',
      '#',
      'x',
      'X',
      ';',
      'a',
      'F',
      'g',
      'z',
      '0',
      '9',
      ' ',
      'amp',
      'lt',
      'not',
      'in',
      'frac1',
      'D',
      'uml',
      'hellip',
      'Rarr',
      '=',
    ];
    const hasFormOfName = (text: string): boolean => /&[A-Za-z][A-Za-z0-9]{1,30};/.test(text);
    fc.assert(
      fc.property(textOf(parts), (text) => {
        expect(containsHtmlEntity(text)).toBe(decodes(text) || hasFormOfName(text));
      }),
      { numRuns: 5000 },
    );
    expect(['&foo;', '&lt;'].map((text) => [decodes(text), containsHtmlEntity(text)])).toEqual([
      [false, true],
      [true, true],
    ]);
  });

  test('a name with semicolon has 2 to 31 letters and digits and begins with a letter [R-VAL-025]', () => {
    expect(
      ['&gt;', `&a${'b'.repeat(30)};`, '&CounterClockwiseContourIntegral;', '&b1;'].filter(
        (text) => !containsHtmlEntity(text),
      ),
    ).toEqual([]);
    expect(['&b;', `&b${'b'.repeat(31)};`, '&1b;', '&b-b;', '&bb', '&;', '&bä;'].filter(containsHtmlEntity)).toEqual(
      [],
    );
  });

  test('a number needs a digit [R-VAL-025]', () => {
    expect(
      ['&#0', '&#9;', '&#x0', '&#XF;', '&#xa', '&#xf', '&#xA'].filter((text) => !containsHtmlEntity(text)),
    ).toEqual([]);
    expect(['&#', '&#;', '&#x', '&#xg', '&#x;', '&#a', '&x9', '# 9'].filter(containsHtmlEntity)).toEqual([]);
  });
});
