import { expect, test } from 'vitest';
import { answerErrorsOf } from './answerErrorsOf.ts';

test('errors of answers are found by their question', () => {
  expect(
    answerErrorsOf([
      { field: 'answers.stars', key: 'outOfRange' },
      { field: 'answers.film', key: 'somethingNew' },
      { field: 'version', key: 'required' },
    ]),
  ).toEqual({ stars: 'outOfRange', film: 'malformed' });
});

test('errors of other fields are none of answers', () => {
  expect(answerErrorsOf([{ field: 'version', key: 'required' }])).toBeUndefined();
});
