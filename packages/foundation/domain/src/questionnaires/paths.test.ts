import { describe, expect, test } from 'vitest';
import { paths, QUESTION_SECONDS } from './paths.ts';
import { QUESTION_TYPE, type Condition, type Question } from './questionnaire.ts';
import { optionsOf, question, questionnaire } from './questionnaires.fixture.ts';

/** A first question whose answers may lead past the second. */
const skipping = (when: Condition, overrides: Partial<Question>) =>
  questionnaire([
    question('first', { rules: [{ when, goTo: 'last' }], ...overrides }),
    question('skipped'),
    question('last'),
  ]);
const countsOf = (when: Condition, overrides: Partial<Question>) => {
  const { shortest, longest, unreachable } = paths(skipping(when, overrides));
  return [shortest.questions, longest.questions, unreachable];
};

describe('the ways through a questionnaire', () => {
  test('are one where nothing branches', () => {
    const straight = questionnaire([question('a'), question('b')], [question('c')]);
    expect(paths(straight)).toEqual({
      shortest: { questions: 3, minutes: 2 },
      longest: { questions: 3, minutes: 2 },
      unreachable: [],
    });
  });

  test('are none without questions', () => {
    expect(paths(questionnaire())).toEqual({
      shortest: { questions: 0, minutes: 0 },
      longest: { questions: 0, minutes: 0 },
      unreachable: [],
    });
  });

  test('take a minute at least', () => {
    expect(paths(questionnaire([question('a', { type: QUESTION_TYPE.yesNo })])).shortest).toEqual({
      questions: 1,
      minutes: 1,
    });
  });

  test.each<[name: string, when: Condition, first: Partial<Question>, result: unknown]>([
    ['a text that may be left out', { kind: 'answered' }, {}, [2, 3, []]],
    ['a required text', { kind: 'answered' }, { required: true }, [2, 2, ['skipped']]],
    ['a required text without an answer', { kind: 'unanswered' }, { required: true }, [3, 3, []]],
    [
      'some steps of a scale',
      { kind: 'between', from: 0, to: 6 },
      { type: QUESTION_TYPE.nps, required: true },
      [2, 3, []],
    ],
    [
      'all steps of a scale',
      { kind: 'between', from: 0, to: 10 },
      { type: QUESTION_TYPE.nps, required: true },
      [2, 2, ['skipped']],
    ],
    [
      'the last step of a scale',
      { kind: 'between', from: 5, to: 5 },
      { type: QUESTION_TYPE.scale5, required: true },
      [2, 3, []],
    ],
    ['the first star', { kind: 'between', from: 1, to: 1 }, { type: QUESTION_TYPE.stars, required: true }, [2, 3, []]],
    [
      'some numbers',
      { kind: 'between', from: 3, to: 4 },
      { type: QUESTION_TYPE.number, required: true, min: 0, max: 9 },
      [2, 3, []],
    ],
    [
      'all numbers',
      { kind: 'between', from: 0, to: 9 },
      { type: QUESTION_TYPE.number, required: true, min: 0, max: 9 },
      [2, 2, ['skipped']],
    ],
    [
      'numbers without bounds',
      { kind: 'between', from: 0, to: 9 },
      { type: QUESTION_TYPE.number, required: true },
      [2, 3, []],
    ],
    [
      'impossible numbers',
      { kind: 'between', from: 10, to: 12 },
      { type: QUESTION_TYPE.number, required: true, min: 0, max: 9 },
      [3, 3, []],
    ],
    ['yes', { kind: 'yes' }, { type: QUESTION_TYPE.yesNo, required: true }, [2, 3, []]],
    ['no', { kind: 'no' }, { type: QUESTION_TYPE.yesNo, required: true }, [2, 3, []]],
    [
      'an option',
      { kind: 'oneOf', values: ['a'] },
      { type: QUESTION_TYPE.dropdown, options: optionsOf('a', 'b'), required: true },
      [2, 3, []],
    ],
    [
      'every option',
      { kind: 'oneOf', values: ['a', 'b'] },
      { type: QUESTION_TYPE.singleChoice, options: optionsOf('a', 'b'), required: true },
      [2, 2, ['skipped']],
    ],
    [
      'a first place',
      { kind: 'oneOf', values: ['a'] },
      { type: QUESTION_TYPE.ranking, options: optionsOf('a', 'b'), required: true },
      [2, 3, []],
    ],
    [
      'one of several choices',
      { kind: 'oneOf', values: ['a'] },
      { type: QUESTION_TYPE.multipleChoice, options: optionsOf('a', 'b', 'c'), required: true },
      [2, 3, []],
    ],
    [
      'one that any two choices contain',
      { kind: 'oneOf', values: ['a', 'b'] },
      { type: QUESTION_TYPE.multipleChoice, options: optionsOf('a', 'b', 'c'), required: true, min: 2 },
      [2, 2, ['skipped']],
    ],
    [
      'more choices than options',
      { kind: 'oneOf', values: ['a'] },
      { type: QUESTION_TYPE.multipleChoice, options: optionsOf('a'), required: true, min: 2 },
      [3, 3, []],
    ],
    [
      'a choice without options',
      { kind: 'answered' },
      { type: QUESTION_TYPE.singleChoice, required: true },
      [3, 3, []],
    ],
    [
      'any of several choices',
      { kind: 'answered' },
      { type: QUESTION_TYPE.multipleChoice, options: optionsOf('a'), required: true },
      [2, 2, ['skipped']],
    ],
    ['an upload', { kind: 'answered' }, { type: QUESTION_TYPE.videoUpload }, [2, 3, []]],
  ])('branch by %s', (_name, when, first, result) => {
    expect(countsOf(when, first)).toEqual(result);
  });

  test('between two numbers are found when rules leave nothing but the middle', () => {
    const definition = questionnaire([
      question('first', {
        type: QUESTION_TYPE.number,
        required: true,
        min: 0,
        max: 9,
        rules: [
          { when: { kind: 'between', from: 4, to: 9 }, goTo: 'last' },
          { when: { kind: 'between', from: 0, to: 3 }, goTo: 'last' },
        ],
      }),
      question('middle'),
      question('last'),
    ]);
    expect(paths(definition).unreachable).toEqual([]);
  });

  test('are decided by the first rule, of several choices too', () => {
    const definition = questionnaire([
      question('first', {
        type: QUESTION_TYPE.multipleChoice,
        required: true,
        options: optionsOf('a', 'b'),
        rules: [
          { when: { kind: 'oneOf', values: ['b'] }, goTo: 'end' },
          { when: { kind: 'oneOf', values: ['a'] }, goTo: 'last' },
          { when: { kind: 'answered' }, goTo: 'never' },
        ],
      }),
      question('never'),
      question('last'),
    ]);
    expect(paths(definition)).toMatchObject({
      shortest: { questions: 1 },
      longest: { questions: 2 },
      unreachable: ['never'],
    });
  });

  test('of one number of questions are told apart by their time', () => {
    const definition = questionnaire([
      question('first', { rules: [{ when: { kind: 'answered' }, goTo: 'video' }] }),
      question('text', {
        rules: [
          { when: { kind: 'unanswered' }, goTo: 'end' },
          { when: { kind: 'answered' }, goTo: 'end' },
        ],
      }),
      question('video', { type: QUESTION_TYPE.videoUpload }),
    ]);
    expect(paths(definition)).toEqual({
      shortest: { questions: 2, minutes: 1 },
      longest: { questions: 2, minutes: 3 },
      unreachable: [],
    });
  });

  test('do not lead past what is unreachable itself', () => {
    const definition = questionnaire([
      question('first', { required: true, rules: [{ when: { kind: 'answered' }, goTo: 'end' }] }),
      question('b', { rules: [{ when: { kind: 'answered' }, goTo: 'd' }] }),
      question('c'),
      question('d'),
    ]);
    expect(paths(definition).unreachable).toEqual(['b', 'c', 'd']);
  });
});

test('each type takes its time', () => {
  expect(
    Object.fromEntries(Object.entries(QUESTION_TYPE).map(([name, type]) => [name, QUESTION_SECONDS[type]])),
  ).toEqual({
    shortText: 30,
    longText: 75,
    singleChoice: 15,
    multipleChoice: 25,
    dropdown: 15,
    yesNo: 10,
    scale5: 15,
    nps: 15,
    stars: 15,
    number: 25,
    date: 20,
    ranking: 45,
    imageUpload: 90,
    videoUpload: 120,
    link: 45,
  });
});
