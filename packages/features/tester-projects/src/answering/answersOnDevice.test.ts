import { expect, test } from 'vitest';
import { buildQuestionnaire } from '../fixtures/answering.fixture.ts';
import { areSame, keptAnswers, nameOnDevice } from './answersOnDevice.ts';

const server = buildQuestionnaire();
const kept = { version: 1, updatedAt: server.updatedAt, answers: { stars: 4 } };

test('answers on the device go on from what the server has', () => {
  expect(keptAnswers(kept, server)).toEqual({ answers: { stars: 4 }, allowsMedia: undefined, isElsewhere: false });
});

test('a consent that was not saved yet goes on too', () => {
  expect(keptAnswers({ ...kept, allowsMedia: true }, server)?.allowsMedia).toBe(true);
});

test('of answers to another version, those to questions that remain are kept', () => {
  const answers = { stars: 4, gone: 'x', mild: 'no longer a text' };
  expect(keptAnswers({ ...kept, version: 7, answers }, server)?.answers).toEqual({ stars: 4 });
});

test('answers older than what was saved elsewhere are kept, and said to be so', () => {
  expect(keptAnswers({ ...kept, updatedAt: null }, server)).toMatchObject({ answers: { stars: 4 }, isElsewhere: true });
});

test("answers that the server has got, though its word was lost, are nobody else's", () => {
  const stored = buildQuestionnaire({ answers: { stars: 4 } });
  expect(keptAnswers({ ...kept, updatedAt: null }, stored)).toMatchObject({ isElsewhere: false });
});

test('answers are the same in whatever order a database keeps them', () => {
  expect(areSame({ mild: [1, 2], stars: 4 }, { stars: 4, mild: [1, 2] })).toBe(true);
  expect(areSame({ mild: [1, 2] }, { mild: [2, 1] })).toBe(false);
});

test('what is no answers is none', () => {
  for (const value of [null, 'x', [], {}, { ...kept, answers: [] }]) expect(keptAnswers(value, server)).toBeUndefined();
});

test('each questionnaire of a test has a place of its own', () => {
  expect(nameOnDevice({ applicationId: 9, questionnaireId: 11 })).toBe('questionnaire.9.11');
});
