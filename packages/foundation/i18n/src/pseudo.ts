import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { elementsOf, type MessageSource } from './message.ts';

const LITERAL = 0;

const ACCENTS: Readonly<Record<string, string>> = {
  a: 'á',
  b: 'ƀ',
  c: 'ç',
  d: 'ð',
  e: 'é',
  f: 'ƒ',
  g: 'ĝ',
  h: 'ĥ',
  i: 'î',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ö',
  p: 'þ',
  q: 'ǫ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'û',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
  A: 'Å',
  B: 'Ɓ',
  C: 'Ç',
  D: 'Ð',
  E: 'É',
  F: 'Ƒ',
  G: 'Ĝ',
  H: 'Ĥ',
  I: 'Î',
  J: 'Ĵ',
  K: 'Ķ',
  L: 'Ļ',
  M: 'Ṁ',
  N: 'Ñ',
  O: 'Ö',
  P: 'Þ',
  Q: 'Ǫ',
  R: 'Ŕ',
  S: 'Š',
  T: 'Ţ',
  U: 'Û',
  V: 'Ṽ',
  W: 'Ŵ',
  X: 'Ẋ',
  Y: 'Ý',
  Z: 'Ž',
};

/** Accented, and about a third longer, as German is than English; short words grow more. */
function pseudoText(text: string): string {
  const characters = [...text];
  const letters = characters.filter((character) => character in ACCENTS).length;
  return (
    characters.map((character) => ACCENTS[character] ?? character).join('') + '~'.repeat(Math.ceil(letters * 0.35))
  );
}

function pseudoElements(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.map((element) => {
    if (element.type === LITERAL) return { ...element, value: pseudoText(element.value) };
    if ('children' in element) return { ...element, children: pseudoElements(element.children) };
    if (!('options' in element)) return element;
    const options = Object.entries(element.options).map(([name, option]) => [
      name,
      { ...option, value: pseudoElements(option.value) },
    ]);
    return { ...element, options: Object.fromEntries(options) };
  });
}

/**
 * Writes a message in the pseudo-language, for tests of layouts: every letter accented, a third longer, in brackets;
 * placeholders, plurals and markup work as before. A text without brackets on screen was never in a catalogue; a
 * bracket that is missing was cut off. For `transform` of `LanguageProvider`.
 *
 * @source house
 */
export function pseudo(source: MessageSource): MessageSource {
  const elements = elementsOf(source);
  const read =
    typeof elements === 'string' ? parse(elements, { captureLocation: false, shouldParseSkeletons: true }) : elements;
  return [{ type: LITERAL, value: '[' }, ...pseudoElements(read), { type: LITERAL, value: ']' }];
}
