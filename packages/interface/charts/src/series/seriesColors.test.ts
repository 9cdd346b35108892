import { describe, expect, test } from 'vitest';
import { tokens } from '@resonanz/tokens/tokens';

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** Machado, Oliveira and Fernandes (2009), full severity, on linear RGB. */
const views: Readonly<Record<string, Matrix>> = {
  'full colour vision': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const toXyz: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];
const white: Triple = [0.95047, 1, 1.08883];

const each = (triple: Triple, change: (part: number, index: number) => number): Triple => [
  change(triple[0], 0),
  change(triple[1], 1),
  change(triple[2], 2),
];
const apply = (matrix: Matrix, [a, b, c]: Triple): Triple =>
  each([0, 1, 2], (row) => {
    const [x, y, z] = matrix[row] ?? [0, 0, 0];
    return x * a + y * b + z * c;
  });
const linear = (hex: string): Triple =>
  each([1, 3, 5], (at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });

function lab(rgb: Triple): Triple {
  const [x, y, z] = each(apply(toXyz, rgb), (part, index) => {
    const ratio = part / (white[index] ?? 1);
    return ratio > 0.008856 ? Math.cbrt(ratio) : 7.787 * ratio + 16 / 116;
  });
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** The distance of two colours as a viewer sees them (CIE 1976). */
function deltaE(first: string, second: string, view: Matrix): number {
  const [a, b] = [first, second].map((hex) =>
    lab(each(apply(view, linear(hex)), (part) => Math.min(1, Math.max(0, part)))),
  ) as [Triple, Triple];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function contrast(first: string, second: string): number {
  const [low = 0, high = 0] = [first, second].map((hex) => apply(toXyz, linear(hex))[1]).toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Two patches beside each other are plainly different from about 10 on. */
const PLAIN = 20;

/** The sheet's colour, which the theme takes from a primitive. */
function sheetOf(theme: 'light' | 'dark'): string {
  const step = tokens.semantic[theme].surface.base.$value.match(/\{primitive\.color\.slate\.(\d+)\}/)?.[1];
  return tokens.primitive.color.slate[step as keyof typeof tokens.primitive.color.slate].$value.hex;
}
const names = ['series1', 'series2', 'series3', 'series4', 'series5', 'series6'] as const;

describe.each(['light', 'dark'] as const)('the six series in the %s theme', (theme) => {
  const colors = names.map((name) => tokens.chart[theme][name].$value.hex);
  const pairs = colors.slice(1).map((color, index): [string, string] => [colors[index] ?? '', color]);

  test.each(Object.entries(views))('neighbours differ plainly with %s', (_name, view) => {
    const near = pairs.filter(([first, second]) => deltaE(first, second, view) < PLAIN);
    expect(near.map(([first, second]) => `${first} ${second} ${deltaE(first, second, view).toFixed(1)}`)).toEqual([]);
  });

  test('each has 3:1 to the sheet', () => {
    expect(colors.filter((color) => contrast(color, sheetOf(theme)) < 3)).toEqual([]);
  });
});

test('the measure distinguishes red and green, and not so with protanopia', () => {
  const [red, green] = ['#b04030', '#6b6420'];
  expect(deltaE(red, green, views['protanopia'] as Matrix)).toBeLessThan(
    deltaE(red, green, views['full colour vision'] as Matrix) / 2,
  );
});
