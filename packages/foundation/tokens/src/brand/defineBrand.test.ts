import { describe, expect, test } from 'vitest';
import { tokensBelow } from '../document.ts';
import { defineBrand } from './defineBrand.ts';

const hues = Array.from({ length: 15 }, (_, index) => index * 24);
const wishes = hues.flatMap((hue) =>
  [0.2, 0.4, 0.55, 0.7, 0.95].flatMap((lightness) =>
    [0, 0.08, 0.16, 0.3].map((chroma) => `oklch(${lightness} ${chroma} ${hue})`),
  ),
);

test('every accent reaches all documented pairs in both modes', () => {
  expect(wishes).toHaveLength(300);
  const short = wishes.flatMap((accent) =>
    defineBrand({ name: 'trial', accent })
      .contrast.filter(({ passes }) => !passes)
      .map(({ foreground, background, ratio }) => `${accent}: ${foreground} on ${background} ${ratio}`),
  );
  expect(short).toEqual([]);
});

describe('the style sheet', () => {
  const names = (css: string) => [...css.matchAll(/^ {2}(--rz-[a-z-]+): /gm)].map(([, name = '']) => name);
  const accents = tokensBelow('audience.staff.light').map(
    ({ path }) =>
      `--rz-accent-${path
        .join('-')
        .replace(/([A-Z])/g, '-$1')
        .toLowerCase()}`,
  );

  test('sets the colours of the accent, once for light and twice for dark, and nothing else', () => {
    const { css } = defineBrand({ name: 'meadow', accent: '#2e7d32' });
    expect(names(css).toSorted()).toEqual([...accents, ...accents, ...accents].toSorted());
    expect(css).toContain("[data-theme='dark'] [data-audience='meadow']:not([data-theme='light'])");
    expect(css.startsWith('@layer resonanz.tokens {')).toBe(true);
  });

  test('sets the family for every type style, and the radii', () => {
    const { css } = defineBrand({ name: 'meadow', accent: '#2e7d32', fontFamily: "'Inter', sans-serif", roundness: 2 });
    expect(css).toContain("--rz-type-family: 'Inter', sans-serif;");
    const styles = names(css).filter((name) => /^--rz-type-.+-font$/.test(name));
    expect(styles).toHaveLength(tokensBelow('typography.style').length);
    expect(css).not.toContain('Archivo');
    expect(css).toContain('--rz-radius-control: 10px;');
    expect(css).toContain('--rz-radius-round: 999px;');
  });
});

test('a colour that words can stand on stays as it was wished', () => {
  const { accents, adjusted } = defineBrand({ name: 'meadow', accent: '#2e7d32', darkAccent: '#81c784' });
  expect(accents.light.solid).toBe('#2e7d32');
  expect(accents.dark.solid).toBe('#81c784');
  expect(adjusted).toEqual([]);
});

test('a bright colour keeps its brightness under dark words', () => {
  const { accents } = defineBrand({ name: 'sun', accent: '#ffd400' });
  expect(accents.light.solid).toBe('#ffd400');
  expect(accents.light.onSolid).toBe('#091011');
});

test('a colour that no words could stand on is moved, and it is said', () => {
  const { accents, adjusted } = defineBrand({ name: 'sky', accent: '#7a7a7a' });
  expect(accents.light.solid).not.toBe('#7a7a7a');
  expect(adjusted).toContainEqual({ mode: 'light', name: 'solid', wished: '#7a7a7a', became: accents.light.solid });
});

test('the document of tokens has the same colours', () => {
  const { accents, tokens } = defineBrand({ name: 'meadow', accent: '#2e7d32', fontFamily: "'Inter', sans-serif" });
  expect(tokens.accent.dark.ink.$value.hex).toBe(accents.dark.ink);
  expect(tokens.accent.light.solid.$value.components).toEqual([0.1804, 0.4902, 0.1961]);
  expect(tokens.fontFamily?.$value).toEqual(['Inter', 'sans-serif']);
});

test.each([
  [{ name: 'Meadow', accent: '#2e7d32' }, 'name'],
  [{ name: "x'] *", accent: '#2e7d32' }, 'name'],
  [{ name: 'meadow', accent: 'greenish' }, 'accent'],
  [{ name: 'meadow', accent: 'rgb(0 128 0 / 0.5)' }, 'accent'],
  [{ name: 'meadow', accent: '#2e7d32', darkAccent: '#12' }, 'darkAccent'],
  [{ name: 'meadow', accent: '#2e7d32', fontFamily: 'x; } body { display: none' }, 'fontFamily'],
  [{ name: 'meadow', accent: '#2e7d32', roundness: -1 }, 'roundness'],
])('%j is rejected for its %s', (choices, choice) => {
  expect(() => defineBrand(choices)).toThrow(TypeError);
  expect(() => defineBrand(choices)).toThrow(new RegExp(`^${choice} has to be`));
});
