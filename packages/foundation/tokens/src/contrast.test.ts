import { describe, expect, test } from 'vitest';
import { childrenOf, cssValue, tokenAt } from './document.ts';

const color = (path: string) => cssValue(tokenAt(path).$value ?? '', 'color');

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [low = 0, high = 0] = [luminance(color(first)), luminance(color(second))].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const TEXT = 4.5;
const SHAPE = 3;
type Pair = readonly [foreground: string, background: string, least: number];

const pair = (foregrounds: string[], backgrounds: string[], least: number): Pair[] =>
  foregrounds.flatMap((foreground) => backgrounds.map((background): Pair => [foreground, background, least]));

function pairsOf(theme: 'light' | 'dark'): Pair[] {
  const surfaces = (...names: string[]) => names.map((name) => `semantic.${theme}.surface.${name}`);
  const texts = (...names: string[]) => names.map((name) => `semantic.${theme}.text.${name}`);
  const all = surfaces('canvas', 'base', 'raised', 'sunken', 'hover', 'pressed', 'field');
  const unpressed = surfaces('canvas', 'base', 'raised', 'sunken', 'hover', 'field');
  const grounds = surfaces('canvas', 'base', 'raised', 'sunken', 'hover');
  const base = surfaces('base');

  const ofAudience = (name: string): Pair[] => {
    const at = (...parts: string[]) => parts.map((part) => `audience.${name}.${theme}.${part}`);
    return [
      ...pair(at('onSolid'), at('solid', 'solidHover', 'solidPressed'), TEXT),
      ...pair(at('ink'), [...grounds, ...at('tint', 'tintStrong')], TEXT),
      ...pair(at('focus', 'line'), grounds, SHAPE),
      ...pair(texts('primary', 'secondary', 'muted'), at('tint', 'tintStrong'), TEXT),
      ...pair(at('onShell', 'onShellMuted'), at('shell', 'shellHover'), TEXT),
      ...pair(at('shellFocus'), at('shell', 'shellHover'), SHAPE),
    ];
  };
  const ofStatus = (name: string): Pair[] => {
    const at = (part: string) => [`status.${name}.${theme}.${part}`];
    return [
      ...pair(at('ink'), [...at('tint'), ...base, ...surfaces('sunken')], TEXT),
      ...pair(at('onSolid'), at('solid'), TEXT),
      ...pair(at('dot'), base, SHAPE),
    ];
  };
  const ofPlatform = (name: string): Pair[] => [
    ...pair([`platform.${name}.${theme}.ink`], [`platform.${name}.${theme}.tint`, ...base], TEXT),
    ...pair([`platform.${name}.onFill`], [`platform.${name}.fill`], SHAPE),
    ...pair([`platform.${name}.onFillText`], [`platform.${name}.fill`], TEXT),
  ];
  return [
    ...pair(texts('primary', 'secondary'), all, TEXT),
    ...pair(texts('muted'), unpressed, TEXT),
    ...pair([`semantic.${theme}.border.control`], all, SHAPE),
    ...pair(texts('inverse'), surfaces('inverse'), TEXT),
    ...pair(
      ['bookmark.on', 'bookmark.off', 'rating.on'].map((part) => `semantic.${theme}.${part}`),
      base,
      SHAPE,
    ),
    ...childrenOf('audience').flatMap(ofAudience),
    ...childrenOf('status').flatMap(ofStatus),
    ...childrenOf('platform').flatMap(ofPlatform),
    ...pair(
      [1, 2, 3, 4, 5, 6].map((series) => `chart.${theme}.series${series}`),
      base,
      SHAPE,
    ),
    ...pair([`chart.${theme}.axis`], base, TEXT),
  ];
}

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  test('every documented pair of colours reaches its contrast', () => {
    const short = pairsOf(theme)
      .map(([foreground, background, least]) => ({
        foreground,
        background,
        least,
        ratio: contrast(foreground, background),
      }))
      .filter(({ ratio, least }) => ratio < least);
    expect(short).toEqual([]);
  });
});

test('the list of pairs is the documented one', () => {
  expect(pairsOf('light').length + pairsOf('dark').length).toBe(414);
});

test('black on white is 21:1', () => {
  expect((1 + 0.05) / (luminance('#000000') + 0.05)).toBeCloseTo(21);
  expect(luminance('#ffffff')).toBeCloseTo(1);
});
