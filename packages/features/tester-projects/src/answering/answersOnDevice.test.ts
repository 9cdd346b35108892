import { expect, test } from 'vitest';
import { keptAnswers, nameOnDevice } from './answersOnDevice.ts';

const server = { version: 2, updatedAt: '2026-05-10T08:00:00.000Z' };
const kept = { ...server, answers: { stars: 4 } };

test('answers on the device go on from what the server has', () => {
  expect(keptAnswers(kept, server)).toEqual({ stars: 4 });
  expect(keptAnswers({ ...kept, updatedAt: null }, { version: 2, updatedAt: null })).toEqual({ stars: 4 });
});

test('answers to another version, or older than what was saved elsewhere, are left alone', () => {
  expect(keptAnswers({ ...kept, version: 1 }, server)).toBeUndefined();
  expect(keptAnswers({ ...kept, updatedAt: null }, server)).toBeUndefined();
});

test('what is no answers is none', () => {
  for (const value of [null, 'x', [], {}, { ...server, answers: [] }])
    expect(keptAnswers(value, server)).toBeUndefined();
});

test('each questionnaire of a test has a place of its own', () => {
  expect(nameOnDevice({ applicationId: 9, questionnaireId: 11 })).toBe('questionnaire.9.11');
});
