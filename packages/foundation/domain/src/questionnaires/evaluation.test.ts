import { describe, expect, test } from 'vitest';
import { QUESTION_TYPE_IDS } from '../lookups/questionTypes.ts';
import { binsOf, countedValues, evaluationOf, recommendationOf, shareOf, statisticsOf } from './evaluation.ts';
import { QUESTION_TYPE } from './questionnaire.ts';
import { optionsOf } from './questionnaires.fixture.ts';

const each = (...values: number[]) => values.map((value) => ({ value, count: 1 }));

test('every type of question is evaluated in one way', () => {
  expect(QUESTION_TYPE_IDS.map(evaluationOf)).toEqual([
    'texts',
    'texts',
    'choices',
    'choices',
    'choices',
    'choices',
    'scale',
    'scale',
    'scale',
    'numbers',
    'dates',
    'ranking',
    'files',
    'files',
    'texts',
  ]);
});

test('options, steps, yes and no are counted', () => {
  const options = optionsOf('a', 'b');
  expect(countedValues({ type: QUESTION_TYPE.multipleChoice, options })).toEqual(['a', 'b']);
  expect(countedValues({ type: QUESTION_TYPE.stars })).toEqual(['1', '2', '3', '4', '5']);
  expect(countedValues({ type: QUESTION_TYPE.nps })).toHaveLength(11);
  expect(countedValues({ type: QUESTION_TYPE.yesNo })).toEqual(['yes', 'no']);
  expect(countedValues({ type: QUESTION_TYPE.ranking, options })).toEqual([]);
  expect(countedValues({ type: QUESTION_TYPE.longText })).toEqual([]);
});

describe('statistics', () => {
  test.each([
    [each(3), { mean: 3, median: 3, lowest: 3, highest: 3 }],
    [each(4, 1), { mean: 2.5, median: 2.5, lowest: 1, highest: 4 }],
    [each(9, 1, 2), { mean: 4, median: 2, lowest: 1, highest: 9 }],
    [
      [
        { value: 5, count: 3 },
        { value: 1, count: 1 },
        { value: 2, count: 0 },
      ],
      { mean: 4, median: 5, lowest: 1, highest: 5 },
    ],
  ])('of %j', (counts, expected) => expect(statisticsOf(counts)).toEqual(expected));

  test('there are none without answers', () => expect(statisticsOf([{ value: 1, count: 0 }])).toBeNull());
});

describe('ranges', () => {
  test('hold every number once', () => {
    const counts = each(-12, 0, 3.5, 7, 20, 47, 99);
    const bins = binsOf(counts);
    expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(counts.length);
    expect(bins.length).toBeLessThanOrEqual(10);
    expect(bins[0]).toEqual({ from: -20, to: 0, count: 1 });
    expect(bins.at(-1)).toEqual({ from: 80, to: 100, count: 1 });
  });

  test('the highest number at an end is in the last range', () =>
    expect(binsOf(each(0, 9, 18)).at(-1)).toEqual({ from: 16, to: 18, count: 1 }));

  test('are readable for fractions', () =>
    expect(binsOf(each(0.1, 0.2, 0.3)).slice(0, 2)).toEqual([
      { from: 0.1, to: 0.125, count: 1 },
      { from: 0.125, to: 0.15, count: 0 },
    ]));

  test('one number is one range', () =>
    expect(binsOf([{ value: 4, count: 6 }])).toEqual([{ from: 4, to: 4, count: 6 }]));

  test('there are none without answers', () => expect(binsOf([])).toEqual([]));
});

test('the recommendation is promoters less detractors', () => {
  expect(recommendationOf(each(10, 9, 8, 6))).toEqual({ promoters: 2, passives: 1, detractors: 1, score: 25 });
  expect(recommendationOf(each(0))?.score).toBe(-100);
  expect(recommendationOf([])).toBeNull();
});

test('a share has one digit', () => {
  expect(shareOf(1, 3)).toBe(33.3);
  expect(shareOf(0, 0)).toBeNull();
});
