import { describe, expect, test } from 'vitest';
import { valueWriter } from '../values/valueFormat.ts';
import { spreadLabels } from './endLabels.ts';
import { hasValues, lineRows, lineTable } from './lineRows.ts';
import { lineShape } from './lineShapes.ts';

const point = (date: string, value: number | null) => ({ date, value });
const forecast = {
  from: '2026-10-02',
  fromLabel: 'Heute',
  label: 'Prognose',
  measuredLabel: 'gemessen',
  rangeLabel: 'Unsicherheit',
};
const followers = {
  id: 'a',
  label: 'Follower',
  points: [point('2026-10-02', 12), point('2026-10-01', 10)],
  forecast: [{ date: '2026-10-03', value: 14, low: 13, high: 15 }],
};

describe('lineRows', () => {
  test('has every day of every series once, in order', () => {
    const rows = lineRows([
      followers,
      { id: 'b', label: 'Likes', points: [point('2026-10-02', 3), point('2026-09-30', 2)] },
    ]);
    expect(rows.map(({ date, cells }) => [date, ...cells.map((cell) => cell?.value)])).toEqual([
      ['2026-09-30', undefined, 2],
      ['2026-10-01', 10, undefined],
      ['2026-10-02', 12, 3],
      ['2026-10-03', 14, undefined],
    ]);
  });

  test('leaves out what is no day', () => {
    expect(
      lineRows([{ id: 'a', label: 'A', points: [point('2026-13-01', 1), point('12.10.2026', 2), point('', 3)] }]),
    ).toEqual([]);
  });

  test('takes what was measured before what was expected', () => {
    const [row] = lineRows([
      { id: 'a', label: 'A', points: [point('2026-10-01', 1)], forecast: [{ date: '2026-10-01', value: 9 }] },
    ]);
    expect(row?.cells[0]).toMatchObject({ value: 1, isForecast: false });
  });

  test('knows whether there is anything to draw', () => {
    expect(hasValues(lineRows([{ id: 'a', label: 'A', points: [point('2026-10-01', null)] }]))).toBe(false);
    expect(hasValues(lineRows([{ id: 'a', label: 'A', points: [point('2026-10-01', 0)] }]))).toBe(true);
  });
});

test('the table says day, values, and the range of what is expected', () => {
  const rows = lineRows([followers]);
  const table = lineTable([followers], rows, {
    rowLabel: 'Datum',
    write: valueWriter('number', 'de'),
    language: 'de',
    forecast,
  });
  expect(table.rows.map(({ label, cells }) => [label, ...cells])).toEqual([
    ['01.10.2026', '10'],
    ['02.10.2026', '12'],
    ['03.10.2026 · Prognose', '14 (13 – 15)'],
  ]);
});

describe('lineShape', () => {
  const shapeOf = (values: readonly (number | null)[]) => {
    const rows = lineRows([
      { id: 'a', label: 'A', points: values.map((value, day) => point(`2026-10-0${day + 1}`, value)) },
    ]);
    const begin = rows[0]?.time ?? 0;
    return lineShape(
      rows,
      0,
      (time) => (time - begin) / 86_400_000,
      (value) => value,
    );
  };

  test('leaves gaps open', () => {
    expect(shapeOf([1, 2, null, 4, 5]).measured).toBe('M0,1L1,2M3,4L4,5');
  });

  test('marks points that no line would show', () => {
    expect(shapeOf([1, null, 3, null]).single.map(({ x }) => x)).toEqual([0, 2]);
    expect(shapeOf([7]).single).toHaveLength(1);
    expect(shapeOf([1, 2]).single).toEqual([]);
  });

  test('begins the forecast and its band at the last measured point', () => {
    const shape = lineShape(
      lineRows([followers]),
      0,
      (time) => time / 86_400_000 - 20_727,
      (value) => value,
    );
    expect(shape.forecast).toBe('M1,12L2,14');
    expect(shape.band).toBe('M1,12L2,15L2,13L1,12Z');
    expect(shape.end).toMatchObject({ x: 1, y: 12 });
    expect(shape.tip).toMatchObject({ x: 2, y: 14 });
  });
});

describe('spreadLabels', () => {
  const at = (...heights: number[]) => heights.map((y) => ({ id: String(y), label: '', y }));
  const spread = (heights: number[], bottom = 100) => spreadLabels(at(...heights), 16, 0, bottom)?.map(({ y }) => y);

  test('leaves names where they are when they stand apart', () => {
    expect(spread([20, 60])).toEqual([20, 60]);
  });

  test('moves names apart, within the plot', () => {
    expect(spread([40, 41, 42])).toEqual([40, 56, 72]);
    expect(spread([98, 99])).toEqual([76, 92]);
    expect(spread([0, 1])).toEqual([8, 24]);
  });

  test('gives up where there is no room', () => {
    expect(spread([1, 2, 3], 40)).toBeUndefined();
  });
});
