import { describe, expect, test } from 'vitest';
import { definitionErrors } from './definitionErrors.ts';
import {
  boundsOf,
  hasEnds,
  hasOptions,
  maxFilesOf,
  QUESTION_TYPE,
  scaleOf,
  type Condition,
  type Question,
} from './questionnaire.ts';
import { both, everyType, optionsOf, question, questionnaire } from './questionnaires.fixture.ts';

/** Errors of the first question of a questionnaire, which has a second one. */
const errorsOf = (overrides: Partial<Question>) =>
  definitionErrors(questionnaire([question('q', overrides), question('next')]));
const keysOf = (overrides: Partial<Question>) => errorsOf(overrides).map(({ key }) => key);
const at = { page: 0, question: 0 };

describe('a definition', () => {
  test('with a question of every type has no errors', () => {
    expect(definitionErrors(questionnaire(everyType))).toEqual([]);
  });

  test('needs a page', () => {
    expect(definitionErrors({ pages: [] })).toEqual([{ key: 'noPages' }]);
  });

  test('needs a question on each page', () => {
    expect(definitionErrors(questionnaire([question('a')], []))).toEqual([{ key: 'pageWithoutQuestions', page: 1 }]);
  });

  test('has 20 pages at most', () => {
    const pages = (count: number) =>
      questionnaire(...Array.from({ length: count }, (_, page) => [question(`q-${page}`)]));
    expect(definitionErrors(pages(20))).toEqual([]);
    expect(definitionErrors(pages(21))).toEqual([{ key: 'tooManyPages' }]);
  });

  test('has 60 questions at most', () => {
    const asked = (count: number) => questionnaire(Array.from({ length: count }, (_, place) => question(`q-${place}`)));
    expect(definitionErrors(asked(60))).toEqual([]);
    expect(definitionErrors(asked(61))).toEqual([{ key: 'tooManyQuestions' }]);
  });

  test('has titles of pages in both languages', () => {
    const { pages } = questionnaire([question('a')]);
    const titled = (de: string, en: string) =>
      definitionErrors({ pages: pages.map((page) => ({ ...page, title: { de, en } })) });
    expect(titled('Ankunft', ' ')).toEqual([{ key: 'missingText', page: 0, field: 'title', language: 'en' }]);
    expect(titled('x'.repeat(100), 'x'.repeat(101))).toEqual([
      { key: 'textTooLong', page: 0, field: 'title', language: 'en' },
    ]);
  });

  test('has no id twice', () => {
    expect(definitionErrors(questionnaire([question('a')], [question('b'), question('a')]))).toEqual([
      { key: 'duplicateId', page: 1, question: 1, field: 'id' },
    ]);
    const { pages } = questionnaire([question('a')], [question('b')]);
    expect(definitionErrors({ pages: pages.map((page) => ({ ...page, id: 'same' })) })).toEqual([
      { key: 'duplicateId', page: 1, field: 'id' },
    ]);
  });

  test.each(['', 'A', 'a b', 'a_b', 'end', 'x'.repeat(41), 'ä'])('has no id such as %j', (id) => {
    expect(definitionErrors(questionnaire([question(id)]))).toEqual([{ key: 'invalidId', ...at, field: 'id' }]);
  });

  test('may call a page or an option what rules call the end', () => {
    const { pages } = questionnaire([
      question('a', { type: QUESTION_TYPE.singleChoice, options: optionsOf('end', 'b') }),
    ]);
    expect(definitionErrors({ pages: pages.map((page) => ({ ...page, id: 'end' })) })).toEqual([]);
  });

  test('has ids of 40 characters at most', () => {
    expect(definitionErrors(questionnaire([question('a-1'), question('x'.repeat(40))]))).toEqual([]);
  });

  test('names questions that nothing leads to', () => {
    const skips = question('a', { required: true, rules: [{ when: { kind: 'answered' }, goTo: 'c' }] });
    expect(definitionErrors(questionnaire([skips], [question('b'), question('c')]))).toEqual([
      { key: 'unreachable', page: 1, question: 0 },
    ]);
  });
});

describe('texts of a question', () => {
  test('are there in both languages', () => {
    expect(errorsOf({ text: { de: '', en: ' ' } })).toEqual([
      { key: 'missingText', ...at, field: 'text', language: 'de' },
      { key: 'missingText', ...at, field: 'text', language: 'en' },
    ]);
  });

  test('have 200 characters at most', () => {
    expect(keysOf({ text: both('x'.repeat(200)) })).toEqual([]);
    expect(keysOf({ text: { de: 'x'.repeat(201), en: 'x' } })).toEqual(['textTooLong']);
  });

  test('have a hint in both languages or none', () => {
    expect(keysOf({ hint: both('') })).toEqual([]);
    expect(keysOf({ hint: both('x'.repeat(500)) })).toEqual([]);
    expect(errorsOf({ hint: { de: '', en: 'Why?' } })).toEqual([
      { key: 'missingText', ...at, field: 'hint', language: 'de' },
    ]);
    expect(keysOf({ hint: both('x'.repeat(501)) })).toEqual(['textTooLong', 'textTooLong']);
  });

  test('label the ends of a scale in both languages or not at all', () => {
    const ends = { low: { de: 'nie', en: '' }, high: both('x'.repeat(61)) };
    expect(errorsOf({ type: QUESTION_TYPE.nps, ends })).toEqual([
      { key: 'missingText', ...at, field: 'low', language: 'en' },
      { key: 'textTooLong', ...at, field: 'high', language: 'de' },
      { key: 'textTooLong', ...at, field: 'high', language: 'en' },
    ]);
    expect(keysOf({ type: QUESTION_TYPE.scale5, ends: { low: both(''), high: both('x'.repeat(60)) } })).toEqual([]);
    expect(keysOf({ type: QUESTION_TYPE.stars, ends })).toEqual([]);
  });
});

describe('options', () => {
  const type = QUESTION_TYPE.singleChoice;

  test('are two at least', () => {
    expect(errorsOf({ type })).toEqual([{ key: 'tooFewOptions', ...at, field: 'options' }]);
    expect(keysOf({ type, options: optionsOf('a') })).toEqual(['tooFewOptions']);
    expect(keysOf({ type, options: optionsOf('a', 'b') })).toEqual([]);
  });

  test('are 20 at most', () => {
    const many = (count: number) => optionsOf(...Array.from({ length: count }, (_, place) => `o-${place}`));
    expect(keysOf({ type, options: many(20) })).toEqual([]);
    expect(errorsOf({ type, options: many(21) })).toEqual([{ key: 'tooManyOptions', ...at, field: 'options' }]);
  });

  test('have ids of their own and texts in both languages', () => {
    const options = [...optionsOf('a', 'a', 'B'), { id: 'd', text: { de: 'x'.repeat(201), en: '' } }];
    expect(errorsOf({ type, options })).toEqual([
      { key: 'duplicateId', ...at, field: 'options', option: 1 },
      { key: 'invalidId', ...at, field: 'options', option: 2 },
      { key: 'textTooLong', ...at, field: 'options', option: 3, language: 'de' },
      { key: 'missingText', ...at, field: 'options', option: 3, language: 'en' },
    ]);
  });

  test('do not count for other types', () => {
    expect(keysOf({ type: QUESTION_TYPE.date, options: optionsOf('a') })).toEqual([]);
  });
});

describe('bounds', () => {
  test.each<[type: Question['type'], min: number | undefined, max: number | undefined, keys: readonly string[]]>([
    [QUESTION_TYPE.number, -2.5, 2.5, []],
    [QUESTION_TYPE.number, 3, 2, ['minAboveMax']],
    [QUESTION_TYPE.number, 2, 2, []],
    [QUESTION_TYPE.number, -1e9 - 1, 1e9 + 1, ['boundOutOfRange', 'boundOutOfRange']],
    [QUESTION_TYPE.multipleChoice, 1, 3, []],
    [QUESTION_TYPE.multipleChoice, 1, 4, ['boundOutOfRange']],
    [QUESTION_TYPE.multipleChoice, 1.5, undefined, ['boundOutOfRange']],
    [QUESTION_TYPE.multipleChoice, -1, undefined, ['boundOutOfRange']],
    [QUESTION_TYPE.imageUpload, undefined, 10, []],
    [QUESTION_TYPE.imageUpload, undefined, 11, ['boundOutOfRange']],
    [QUESTION_TYPE.shortText, 10, 200, []],
    [QUESTION_TYPE.shortText, 10, 201, ['boundOutOfRange']],
    [QUESTION_TYPE.longText, 2000, undefined, []],
    [QUESTION_TYPE.date, 9, 1, []],
  ])('of type %d: %s to %s', (type, min, max, keys) => {
    expect(keysOf({ type, options: optionsOf('a', 'b', 'c'), min, max })).toEqual(keys);
  });

  test('are named at their field', () => {
    expect(errorsOf({ type: QUESTION_TYPE.number, min: 1e10 })).toEqual([
      { key: 'boundOutOfRange', ...at, field: 'min' },
    ]);
    expect(errorsOf({ type: QUESTION_TYPE.number, min: 3, max: 2 })).toEqual([
      { key: 'minAboveMax', ...at, field: 'max' },
    ]);
  });
});

describe('rules', () => {
  const answered: Condition = { kind: 'answered' };

  test('lead to a later question or the end', () => {
    const to = (goTo: string) =>
      definitionErrors(
        questionnaire([question('a'), question('b', { rules: [{ when: answered, goTo }] }), question('c')]),
      );
    const place = { page: 0, question: 1, rule: 0, field: 'goTo' };
    expect(to('c')).toEqual([]);
    expect(to('end')).toEqual([]);
    expect(to('b')).toEqual([{ key: 'ruleBackwards', ...place }]);
    expect(to('a')).toEqual([{ key: 'ruleBackwards', ...place }]);
    expect(to('x')).toEqual([{ key: 'ruleUnknownTarget', ...place }]);
  });

  test('are 10 at most', () => {
    const rules = (count: number) => Array.from({ length: count }, () => ({ when: answered, goTo: 'next' }));
    expect(keysOf({ rules: rules(10) })).toEqual([]);
    expect(errorsOf({ rules: rules(11) })).toEqual([{ key: 'tooManyRules', ...at, field: 'rules' }]);
  });

  test.each<[when: Condition, overrides: Partial<Question>, key: string | undefined]>([
    [{ kind: 'between', from: 0, to: 10 }, { type: QUESTION_TYPE.nps }, undefined],
    [{ kind: 'between', from: 7, to: 11 }, { type: QUESTION_TYPE.nps }, 'conditionOutOfRange'],
    [{ kind: 'between', from: -1, to: 4 }, { type: QUESTION_TYPE.nps }, 'conditionOutOfRange'],
    [{ kind: 'between', from: 1.5, to: 4 }, { type: QUESTION_TYPE.nps }, 'conditionOutOfRange'],
    [{ kind: 'between', from: 0, to: 4 }, { type: QUESTION_TYPE.stars }, 'conditionOutOfRange'],
    [{ kind: 'between', from: 4, to: 3 }, { type: QUESTION_TYPE.nps }, 'conditionFromAboveTo'],
    [{ kind: 'between', from: 3, to: 3 }, { type: QUESTION_TYPE.scale5 }, undefined],
    [{ kind: 'between', from: 0.5, to: 1.5 }, { type: QUESTION_TYPE.number }, undefined],
    [{ kind: 'between', from: 0, to: 9 }, { type: QUESTION_TYPE.number, min: 0, max: 8 }, 'conditionOutOfRange'],
    [{ kind: 'between', from: -1, to: 8 }, { type: QUESTION_TYPE.number, min: 0, max: 8 }, 'conditionOutOfRange'],
    [{ kind: 'between', from: 0, to: 2e9 }, { type: QUESTION_TYPE.number }, 'conditionOutOfRange'],
    [{ kind: 'between', from: Number.NaN, to: 2 }, { type: QUESTION_TYPE.number }, 'conditionOutOfRange'],
    [{ kind: 'between', from: 0, to: 2 }, {}, 'conditionNotForType'],
    [{ kind: 'oneOf', values: ['a'] }, { type: QUESTION_TYPE.ranking, options: optionsOf('a', 'b') }, undefined],
    [
      { kind: 'oneOf', values: [] },
      { type: QUESTION_TYPE.dropdown, options: optionsOf('a', 'b') },
      'conditionWithoutValues',
    ],
    [
      { kind: 'oneOf', values: ['a', 'x'] },
      { type: QUESTION_TYPE.dropdown, options: optionsOf('a', 'b') },
      'conditionUnknownOption',
    ],
    [{ kind: 'yes' }, { type: QUESTION_TYPE.yesNo }, undefined],
    [{ kind: 'yes' }, { type: QUESTION_TYPE.nps }, 'conditionNotForType'],
  ])('have a condition that suits the question: %j', (when, overrides, key) => {
    const expected = key === undefined ? [] : [{ key, ...at, rule: 0, field: 'when' }];
    expect(errorsOf({ ...overrides, rules: [{ when, goTo: 'next' }] })).toEqual(expected);
    const screening = key === undefined ? [] : [{ key, ...at, field: 'expected' }];
    expect(errorsOf({ ...overrides, expected: when })).toEqual(screening);
  });
});

describe('what types have', () => {
  const typesWith = (has: (type: Question['type']) => boolean) =>
    Object.entries(QUESTION_TYPE).flatMap(([name, type]) => (has(type) ? [name] : []));

  test('options', () => {
    expect(typesWith(hasOptions)).toEqual(['singleChoice', 'multipleChoice', 'dropdown', 'ranking']);
  });

  test('labels of the ends', () => {
    expect(typesWith(hasEnds)).toEqual(['scale5', 'nps']);
  });

  test('steps', () => {
    expect(Object.values(QUESTION_TYPE).flatMap((type) => scaleOf(type) ?? [])).toEqual([
      { from: 1, to: 5 },
      { from: 0, to: 10 },
      { from: 1, to: 5 },
    ]);
  });

  test('bounds', () => {
    expect(typesWith((type) => boundsOf({ type }) !== undefined)).toEqual([
      'shortText',
      'longText',
      'multipleChoice',
      'number',
      'imageUpload',
    ]);
    expect(boundsOf({ type: QUESTION_TYPE.multipleChoice })).toEqual({ from: 0, to: 0 });
  });

  test('files', () => {
    expect([
      maxFilesOf({ type: QUESTION_TYPE.imageUpload }),
      maxFilesOf({ type: QUESTION_TYPE.imageUpload, max: 2 }),
      maxFilesOf({ type: QUESTION_TYPE.imageUpload, max: 99 }),
      maxFilesOf({ type: QUESTION_TYPE.videoUpload, max: 5 }),
      maxFilesOf({ type: QUESTION_TYPE.date }),
    ]).toEqual([4, 2, 10, 1, 0]);
  });
});
