import { expect, test } from 'vitest';
import { everyAnswer, everyType } from '../questionnaires.fixture.ts';
import { countChanges, draftAnswers } from './draftAnswers.ts';

test('a draft leaves out what is malformed, empty or unknown', () => {
  const answers = { ...everyAnswer, link: 'https:/', nps: 11, shorttext: ' ', other: 'x' };
  const { link: _link, nps: _nps, shorttext: _text, ...kept } = everyAnswer;
  expect(draftAnswers(everyType, answers)).toEqual(kept);
});

test('changes are counted by answer, whatever their direction', () => {
  expect(countChanges({ a: 'x', b: ['1'], c: 1 }, { a: 'x', b: ['1', '2'], d: true })).toBe(3);
  expect(countChanges({ b: ['1'], e: '' }, { b: ['1'] })).toBe(0);
});
