import { describe, expect, test } from 'vitest';
import { answerError, answerErrors } from './answerErrors.ts';
import { QUESTION_TYPE, type Answer, type Question } from './questionnaire.ts';
import { everyType, optionsOf, question, questionnaire } from './questionnaires.fixture.ts';

const asked = (type: Question['type'], overrides: Partial<Question> = {}): Question =>
  question('q', { type, options: optionsOf('a', 'b', 'c'), ...overrides });
const sent = (type: Question['type'], answer: Answer, overrides: Partial<Question> = {}) =>
  answerError(asked(type, overrides), answer, { complete: true });
const drafted = (type: Question['type'], answer: Answer, overrides: Partial<Question> = {}) =>
  answerError(asked(type, overrides), answer, { complete: false });

describe('an answer is checked by the type of its question', () => {
  test.each<[name: keyof typeof QUESTION_TYPE, right: readonly Answer[], wrong: readonly [Answer, string][]]>([
    [
      'shortText',
      ['x', 'x'.repeat(200)],
      [
        ['x'.repeat(201), 'tooLong'],
        [7, 'malformed'],
      ],
    ],
    [
      'longText',
      ['x', 'x\ny'.repeat(500)],
      [
        ['x'.repeat(2001), 'tooLong'],
        [['x'], 'malformed'],
      ],
    ],
    [
      'singleChoice',
      ['a', 'c'],
      [
        ['d', 'notAnOption'],
        [['a'], 'notAnOption'],
        [1, 'notAnOption'],
      ],
    ],
    [
      'dropdown',
      ['b'],
      [
        ['', 'required'],
        ['d', 'notAnOption'],
      ],
    ],
    [
      'multipleChoice',
      [['a'], ['c', 'a', 'b']],
      [
        [['d'], 'notAnOption'],
        [['a', 'a'], 'notAnOption'],
        ['a', 'malformed'],
      ],
    ],
    [
      'yesNo',
      [true, false],
      [
        ['yes', 'malformed'],
        [1, 'malformed'],
      ],
    ],
    [
      'scale5',
      [1, 5],
      [
        [0, 'outOfRange'],
        [6, 'outOfRange'],
        [2.5, 'notANumber'],
        ['3', 'notANumber'],
      ],
    ],
    [
      'nps',
      [0, 10],
      [
        [-1, 'outOfRange'],
        [11, 'outOfRange'],
        [Number.NaN, 'notANumber'],
      ],
    ],
    [
      'stars',
      [1, 5],
      [
        [0, 'outOfRange'],
        [6, 'outOfRange'],
        [true, 'notANumber'],
      ],
    ],
    [
      'number',
      [0, -3.5, 1e9],
      [
        [1e9 + 1, 'outOfRange'],
        [-1e9 - 1, 'outOfRange'],
        [Infinity, 'notANumber'],
        ['4', 'notANumber'],
      ],
    ],
    [
      'date',
      ['2026-10-20', '2024-02-29'],
      [
        ['2026-02-29', 'notADate'],
        ['20.10.2026', 'notADate'],
        ['2026-10-20T10:00', 'notADate'],
        ['1899-12-31', 'notADate'],
        ['x2026-10-20', 'notADate'],
        ['2026-13-01', 'notADate'],
        [20261020, 'notADate'],
      ],
    ],
    [
      'ranking',
      [['c', 'a', 'b']],
      [
        [['a', 'b'], 'tooFew'],
        [['a', 'b', 'b'], 'notAnOption'],
        [['a', 'b', 'd'], 'notAnOption'],
        ['a', 'malformed'],
      ],
    ],
    [
      'imageUpload',
      [[1], [1, 2, 3, 4]],
      [
        [[1, 2, 3, 4, 5], 'tooMany'],
        [[1, 1], 'malformed'],
        [[0], 'malformed'],
        [[1.5], 'malformed'],
        [['1'], 'malformed'],
        [7, 'malformed'],
      ],
    ],
    [
      'videoUpload',
      [[1]],
      [
        [[1, 2], 'tooMany'],
        [7, 'malformed'],
      ],
    ],
    [
      'link',
      ['https://shop.example/review?id=7#top', 'https://köln.example/'],
      [
        ['http://shop.example/', 'notALink'],
        ['javascript:alert(1)', 'notALink'],
        ['shop.example', 'notALink'],
        ['https://localhost/', 'notALink'],
        ['https://user:secret@shop.example/', 'notALink'],
        ['https://user@shop.example/', 'notALink'],
        ['https://:secret@shop.example/', 'notALink'],
        ['https://shop.example/a b', 'notALink'],
        ['https://127.0.0.1/', 'notALink'],
        ['https://.example/', 'notALink'],
        [`https://shop.example/${'x'.repeat(2000)}`, 'notALink'],
        [7, 'notALink'],
      ],
    ],
  ])('%s', (name, right, wrong) => {
    const type = QUESTION_TYPE[name];
    expect(right.map((answer) => sent(type, answer, { required: true }))).toEqual(right.map(() => undefined));
    expect(wrong.map(([answer]) => sent(type, answer, { required: true }))).toEqual(wrong.map(([, key]) => key));
  });

  test('a link may be as long as 2,000 characters', () => {
    const address = 'https://shop.example/';
    expect(sent(QUESTION_TYPE.link, address + 'x'.repeat(2000 - address.length))).toBeUndefined();
    expect(sent(QUESTION_TYPE.link, address + 'x'.repeat(2001 - address.length))).toBe('notALink');
  });

  test('a length is counted as it is sent, the fewest characters without blanks around', () => {
    expect(sent(QUESTION_TYPE.shortText, ' x  ', { min: 2, max: 4 })).toBe('tooShort');
    expect(sent(QUESTION_TYPE.shortText, ' xy ', { min: 2, max: 4 })).toBeUndefined();
    expect(sent(QUESTION_TYPE.shortText, ' xy  ', { min: 2, max: 4 })).toBe('tooLong');
  });

  test('a question cannot allow more text than the product', () => {
    expect(sent(QUESTION_TYPE.shortText, 'x'.repeat(201), { max: 900 })).toBe('tooLong');
  });

  test.each([
    [2, 'outOfRange'],
    [3, undefined],
    [5, undefined],
    [5.1, 'outOfRange'],
  ])('a number keeps the bounds of its question: %d', (answer, key) => {
    expect(sent(QUESTION_TYPE.number, answer, { min: 3, max: 5 })).toBe(key);
  });

  test('choices keep the fewest and the most of their question', () => {
    const bounds = { min: 2, max: 2 };
    expect(sent(QUESTION_TYPE.multipleChoice, ['a'], bounds)).toBe('tooFew');
    expect(sent(QUESTION_TYPE.multipleChoice, ['a', 'b'], bounds)).toBeUndefined();
    expect(sent(QUESTION_TYPE.multipleChoice, ['a', 'b', 'c'], bounds)).toBe('tooMany');
  });

  test('images keep the fewest and the most of their question', () => {
    expect(sent(QUESTION_TYPE.imageUpload, [1], { min: 2 })).toBe('tooFew');
    expect(sent(QUESTION_TYPE.imageUpload, [1, 2], { min: 2, max: 2 })).toBeUndefined();
    expect(sent(QUESTION_TYPE.imageUpload, [1, 2, 3], { max: 2 })).toBe('tooMany');
    expect(
      sent(
        QUESTION_TYPE.imageUpload,
        Array.from({ length: 11 }, (_, at) => at + 1),
        { max: 90 },
      ),
    ).toBe('tooMany');
  });

  test('no option is one where a question has none', () => {
    expect(sent(QUESTION_TYPE.singleChoice, 'a', { options: undefined })).toBe('notAnOption');
    expect(sent(QUESTION_TYPE.ranking, ['a'], { options: undefined })).toBe('notAnOption');
  });
});

describe('no answer', () => {
  test.each<Answer | undefined>([undefined, '', ' \n', []])('is %j', (answer) => {
    const required = question('q', { required: true, type: QUESTION_TYPE.longText });
    expect(answerError(required, answer, { complete: true })).toBe('required');
    expect(answerError(required, answer, { complete: false })).toBeUndefined();
    expect(answerError({ ...required, required: false }, answer, { complete: true })).toBeUndefined();
  });

  test('is neither no nor nought', () => {
    expect(sent(QUESTION_TYPE.yesNo, false, { required: true })).toBeUndefined();
    expect(sent(QUESTION_TYPE.number, 0, { required: true })).toBeUndefined();
  });
});

describe('a draft', () => {
  test('may be incomplete', () => {
    expect(drafted(QUESTION_TYPE.longText, 'x', { min: 20 })).toBeUndefined();
    expect(drafted(QUESTION_TYPE.multipleChoice, ['a'], { min: 2 })).toBeUndefined();
    expect(drafted(QUESTION_TYPE.ranking, ['c'])).toBeUndefined();
    expect(drafted(QUESTION_TYPE.imageUpload, [1], { min: 2 })).toBeUndefined();
  });

  test('is never malformed', () => {
    expect(drafted(QUESTION_TYPE.longText, 'x'.repeat(2001))).toBe('tooLong');
    expect(drafted(QUESTION_TYPE.nps, 11)).toBe('outOfRange');
    expect(drafted(QUESTION_TYPE.ranking, ['c', 'c'])).toBe('notAnOption');
    expect(drafted(QUESTION_TYPE.link, 'shop')).toBe('notALink');
  });
});

describe('the answers of a questionnaire', () => {
  const definition = questionnaire(
    [
      question('bought', { type: QUESTION_TYPE.yesNo, required: true, rules: [{ when: { kind: 'no' }, goTo: 'why' }] }),
      question('price', { type: QUESTION_TYPE.number, required: true }),
    ],
    [question('why', { required: true })],
  );

  test('are without errors when all that is asked is answered', () => {
    expect(answerErrors(definition, { bought: false, why: 'Too dear' }, { complete: true })).toEqual({});
  });

  test('are named by question', () => {
    expect(answerErrors(definition, { bought: true, price: Infinity }, { complete: true })).toEqual({
      price: 'notANumber',
      why: 'required',
    });
  });

  test('to a skipped question are an error in the end', () => {
    const answers = { bought: false, price: 3, why: 'Too dear' };
    expect(answerErrors(definition, answers, { complete: true })).toEqual({ price: 'unreachable' });
  });

  test('to a skipped question stay in a draft while they are well formed', () => {
    expect(answerErrors(definition, { bought: false, price: 3 }, { complete: false })).toEqual({});
    expect(answerErrors(definition, { bought: false, price: 'x' }, { complete: false })).toEqual({
      price: 'notANumber',
    });
  });

  test('to unknown questions are errors, also under names that objects have of their own', () => {
    const answers = JSON.parse('{"constructor": "x", "__proto__": "x", "bought": true}');
    expect(Object.entries(answerErrors(definition, answers, { complete: false }))).toEqual([
      ['constructor', 'unknownQuestion'],
      ['__proto__', 'unknownQuestion'],
    ]);
  });

  test('do not come from what objects have of their own', () => {
    const asks = questionnaire([question('constructor', { required: true })]);
    expect(answerErrors(asks, {}, { complete: true })).toEqual({ constructor: 'required' });
  });

  test('are all optional where nothing is required', () => {
    expect(answerErrors(questionnaire(everyType), {}, { complete: true })).toEqual({});
  });
});
