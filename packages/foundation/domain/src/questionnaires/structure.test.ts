import { expect, test } from 'vitest';
import { QUESTION_TYPE, type Question } from './questionnaire.ts';
import { both, optionsOf, question, questionnaire } from './questionnaires.fixture.ts';
import { hasSameStructure } from './structure.ts';

const choice = (overrides: Partial<Question> = {}) =>
  question('a', { type: QUESTION_TYPE.singleChoice, options: optionsOf('x', 'y'), ...overrides });
const base = questionnaire([choice(), question('b')]);

test.each([
  ['the text of a question', questionnaire([choice({ text: both('Other') }), question('b')])],
  ['a hint', questionnaire([choice({ hint: both('Look closely.') }), question('b')])],
  [
    'the labels of the ends',
    questionnaire([choice({ ends: { low: both('low'), high: both('high') } }), question('b')]),
  ],
  [
    'the text of an option',
    questionnaire([
      choice({ options: optionsOf('x', 'y').map(({ id }) => ({ id, text: both('New') })) }),
      question('b'),
    ]),
  ],
  ['the title of a page', { pages: base.pages.map((page) => ({ ...page, title: both('Other') })) }],
  ['a property that is undefined', questionnaire([choice({ min: undefined, hint: undefined }), question('b')])],
  [
    'the order of properties',
    questionnaire([Object.fromEntries(Object.entries(choice()).toReversed()) as unknown as Question, question('b')]),
  ],
])('%s is wording', (_what, other) => {
  expect(hasSameStructure(base, other)).toBe(true);
});

test.each([
  ['the order of questions', questionnaire([question('b'), choice()])],
  ['a question more', questionnaire([choice(), question('b'), question('c')])],
  ['a page more', questionnaire([choice()], [question('b')])],
  ['the id of a page', { pages: base.pages.map((page) => ({ ...page, id: 'other' })) }],
  ['the type', questionnaire([choice({ type: QUESTION_TYPE.dropdown }), question('b')])],
  ['the order of options', questionnaire([choice({ options: optionsOf('y', 'x') }), question('b')])],
  ['whether it is required', questionnaire([choice({ required: true }), question('b')])],
  ['whether the report shows it', questionnaire([choice({ inReport: false }), question('b')])],
  ['a bound', questionnaire([choice({ max: 2 }), question('b')])],
  ['a rule', questionnaire([choice({ rules: [{ when: { kind: 'answered' }, goTo: 'b' }] }), question('b')])],
  ['the expected answer', questionnaire([choice({ expected: { kind: 'answered' } }), question('b')])],
])('%s is structure', (_what, other) => {
  expect(hasSameStructure(base, other)).toBe(false);
});
