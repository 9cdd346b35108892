import { describe, expect, test } from 'vitest';
import { valueWriter } from '../values/valueFormat.ts';
import { labelTicks, valueAxis, valueDomain } from './valueAxis.ts';

const write = valueWriter('number', 'de');

describe('valueDomain', () => {
  test('spans the known values', () => {
    expect(valueDomain([3, null, -2, Number.NaN, 8], false)).toEqual([-2, 8]);
  });

  test('takes zero in when asked to', () => {
    expect(valueDomain([30, 40], true)).toEqual([0, 40]);
    expect(valueDomain([-30, -40], true)).toEqual([-40, 0]);
  });

  test('opens where there is nothing between the values', () => {
    expect(valueDomain([0, 0], false)).toEqual([0, 1]);
    expect(valueDomain([], false)).toEqual([0, 1]);
    expect(valueDomain([200], false)).toEqual([180, 220]);
    expect(valueDomain([-200], false)).toEqual([-220, -180]);
  });
});

describe('labelTicks', () => {
  test('is short as long as every line reads differently', () => {
    expect(labelTicks([122_000, 124_000], write).map(({ label }) => label)).toEqual(['122K', '124K']);
    expect(labelTicks([128_410, 128_420], write).map(({ label }) => label)).toEqual(['128.410', '128.420']);
  });
});

describe('valueAxis', () => {
  test('has round lines around all values', () => {
    const { scale, ticks } = valueAxis([121_880, 131_191], 220, 12, write);
    expect(ticks.map(({ value }) => value)).toEqual([120_000, 122_000, 124_000, 126_000, 128_000, 130_000, 132_000]);
    expect(scale.domain()).toEqual([120_000, 132_000]);
  });

  test('has fewer lines in less room', () => {
    expect(valueAxis([0, 100], 60, 12, write).ticks.length).toBeLessThan(
      valueAxis([0, 100], 220, 12, write).ticks.length,
    );
  });

  test('shows zeros as one line above another', () => {
    expect(valueAxis([0, 0], 220, 12, write).ticks.map(({ label }) => label)).toEqual(['0', '1']);
  });
});
