import { describe, expect, test } from 'vitest';
import { valueWriter } from '../values/valueFormat.ts';
import { barLayout, type BarSource } from './barLayout.ts';
import { barSpans, shareOf } from './barSpans.ts';
import { squeezeLabel, wrapLabel } from './wrapLabel.ts';

const series = [
  { id: 'a', label: 'A', values: [6, -2, 0] },
  { id: 'b', label: 'B', values: [2, -3, null] },
];
const none: ReadonlySet<string> = new Set();

describe('barSpans', () => {
  test('begin at zero beside each other', () => {
    expect(barSpans(series, none, 0, 'grouped')).toEqual([
      { series: 0, from: 0, to: 6 },
      { series: 1, from: 0, to: 2 },
    ]);
  });

  test('grow from zero to both sides on top of each other', () => {
    const mixed = [...series, { id: 'c', label: 'C', values: [-4, 1, 1] }];
    expect(barSpans(mixed, none, 0, 'stacked').map(({ from, to }) => [from, to])).toEqual([
      [0, 6],
      [6, 8],
      [0, -4],
    ]);
  });

  test('fill the whole as shares, of what is shown', () => {
    expect(barSpans(series, none, 0, 'shares').map(({ from, to }) => [from, to])).toEqual([
      [0, 75],
      [75, 100],
    ]);
    expect(barSpans(series, new Set(['a']), 0, 'shares')).toEqual([{ series: 1, from: 0, to: 100 }]);
  });

  test('have no bar where a value is unknown or there is no whole', () => {
    expect(barSpans(series, none, 2, 'grouped')).toHaveLength(1);
    expect(barSpans(series, none, 2, 'shares')).toEqual([]);
    expect(shareOf([null, 0], 1)).toBeUndefined();
  });
});

describe('wrapLabel', () => {
  test('breaks at spaces, soft hyphens and after hyphens', () => {
    expect(wrapLabel('Haushalts- und Reinigungs\u00admittel', 14)).toEqual(['Haushalts- und', 'Reinigungs-', 'mittel']);
    expect(wrapLabel('Beauty & Pflege', 20)).toEqual(['Beauty & Pflege']);
    expect(wrapLabel('Reinigungs\u00admittel', 20)).toEqual(['Reinigungsmittel']);
    expect(wrapLabel('18–24', 6)).toEqual(['18–24']);
  });

  test('gives up where a part is too long', () => {
    expect(wrapLabel('Interaktionswahrscheinlichkeit', 12)).toBeUndefined();
  });

  test('squeezeLabel breaks anywhere and cuts what is left', () => {
    expect(squeezeLabel('Interaktionswahrscheinlichkeit', 12, 3)).toEqual(['Interaktions', 'wahrscheinli', 'chkeit']);
    expect(squeezeLabel('Interaktionswahrscheinlichkeit', 12, 2)).toEqual(['Interaktions', 'wahrscheinl…']);
  });
});

describe('barLayout', () => {
  const source: BarSource = {
    categories: ['Mai', 'Juni', 'Juli'].map((label) => ({ id: label, label })),
    series,
    hidden: none,
    arrangement: 'grouped',
    orientation: 'vertical',
    write: valueWriter('number', 'de'),
    language: 'de',
  };
  const box = { width: 600, height: 260, em: 12 };

  test('stands bars on zero, negative ones below it', () => {
    const { zero, categories } = barLayout(source, box);
    const [first, second] = categories.map(({ bars }) => bars[0]);
    expect((first?.y ?? 0) + (first?.height ?? 0)).toBeCloseTo(zero);
    expect(second?.y).toBeCloseTo(zero);
  });

  test('lays bars down where names find no room, and says their values', () => {
    const layout = barLayout(
      {
        ...source,
        categories: source.categories.map(({ id }) => ({ id, label: `Interaktionswahrscheinlichkeit ${id}` })),
      },
      box,
    );
    expect(layout.isLying).toBe(true);
    expect(layout.categories[1]?.bars.map(({ text }) => text)).toEqual(['-2', '-3']);
    expect(barLayout(source, box).isLying).toBe(false);
  });

  test('keeps all bars within the box', () => {
    for (const orientation of ['vertical', 'horizontal'] as const)
      for (const bar of barLayout({ ...source, orientation }, box).categories.flatMap(({ bars }) => bars)) {
        expect(bar.x).toBeGreaterThanOrEqual(0);
        expect(bar.x + bar.width).toBeLessThanOrEqual(box.width);
        expect(bar.y).toBeGreaterThanOrEqual(0);
        expect(bar.y + bar.height).toBeLessThanOrEqual(box.height);
      }
  });
});
