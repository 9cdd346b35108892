import { describe, expect, test } from 'vitest';
import { answerTo, conditionKindsOf, holds } from './conditions.ts';
import { QUESTION_TYPE, type Answers, type Condition, type Question, type Questionnaire } from './questionnaire.ts';
import { both, optionsOf, question, questionnaire } from './questionnaires.fixture.ts';
import { fits, visibleAnswers, visiblePages, visibleQuestions } from './route.ts';

const idsOf = (definition: Questionnaire, answers: Answers) =>
  visibleQuestions(definition, answers).map(({ id }) => id);

const branching = questionnaire(
  [
    question('nps', {
      type: QUESTION_TYPE.nps,
      rules: [
        { when: { kind: 'between', from: 0, to: 6 }, goTo: 'better' },
        { when: { kind: 'between', from: 0, to: 8 }, goTo: 'price' },
      ],
    }),
    question('when'),
  ],
  [question('why')],
  [question('better'), question('price', { rules: [{ when: { kind: 'answered' }, goTo: 'end' }] }), question('last')],
);

describe('branching', () => {
  test('goes on with the next question while no rule holds', () => {
    expect(idsOf(branching, {})).toEqual(['nps', 'when', 'why', 'better', 'price', 'last']);
    expect(idsOf(branching, { nps: 9 })).toEqual(['nps', 'when', 'why', 'better', 'price', 'last']);
  });

  test('follows the first rule that holds', () => {
    expect(idsOf(branching, { nps: 6 })).toEqual(['nps', 'better', 'price', 'last']);
    expect(idsOf(branching, { nps: 7 })).toEqual(['nps', 'price', 'last']);
  });

  test('ends where a rule says so', () => {
    expect(idsOf(branching, { nps: 8, price: 'x' })).toEqual(['nps', 'price']);
  });

  test('leaves out pages on which nothing is asked', () => {
    expect(
      visiblePages(branching, { nps: 4 }).map(({ id, questions }) => [id, questions.map((one) => one.id)]),
    ).toEqual([
      ['page-1', ['nps']],
      ['page-3', ['better', 'price', 'last']],
    ]);
  });

  test('does not follow a rule backwards, to itself or to nowhere', () => {
    const to = (goTo: string) =>
      idsOf(
        questionnaire([
          question('a'),
          question('b', { rules: [{ when: { kind: 'unanswered' }, goTo }] }),
          question('c'),
        ]),
        {},
      );
    expect([to('a'), to('b'), to('x')]).toEqual([
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
    ]);
  });

  test('takes the first of two questions with one id for a target', () => {
    const doubled = questionnaire([
      question('a', { rules: [{ when: { kind: 'unanswered' }, goTo: 'c' }] }),
      question('b'),
      question('c'),
      question('c'),
    ]);
    expect(idsOf(doubled, {})).toEqual(['a', 'c', 'c']);
  });

  test('shows nothing of a questionnaire without questions', () => {
    expect(idsOf(questionnaire(), {})).toEqual([]);
  });
});

test('what is sent in the end are the answers to visible questions', () => {
  expect(visibleAnswers(branching, { nps: 7, when: 'x', price: 'y', last: 'z', other: 1 })).toEqual({
    nps: 7,
    price: 'y',
  });
  expect(visibleAnswers(branching, { nps: 9, when: ' ' })).toEqual({ nps: 9 });
});

describe('a condition', () => {
  const scale = question('q', { type: QUESTION_TYPE.nps });
  const choice = question('q', { type: QUESTION_TYPE.multipleChoice, options: optionsOf('a', 'b', 'c') });
  const ranking: Question = { ...choice, type: QUESTION_TYPE.ranking };
  const between = { kind: 'between', from: 2, to: 4 } as const;
  const oneOf = { kind: 'oneOf', values: ['a', 'b'] } as const;

  test.each<[condition: Condition, question: Question, holding: readonly unknown[], failing: readonly unknown[]]>([
    [between, scale, [2, 3, 4], [1, 5, undefined, '3', [3]]],
    [oneOf, choice, ['a', ['c', 'b']], ['c', ['c'], undefined, 1, true, [1]]],
    [oneOf, ranking, [['a', 'c', 'b']], [['c', 'a', 'b']]],
    [{ kind: 'yes' }, scale, [true], [false, undefined, 'true']],
    [{ kind: 'no' }, scale, [false], [true, undefined, 0]],
    [{ kind: 'answered' }, scale, [0, false, 'x'], [undefined]],
    [{ kind: 'unanswered' }, scale, [undefined], [0, false, 'x']],
  ])('%j', (condition, asked, holding, failing) => {
    const verdicts = (answers: readonly unknown[]) =>
      answers.map((answer) => holds(condition, asked, answerTo({ q: answer } as Answers, 'q')));
    expect(verdicts(holding)).toEqual(holding.map(() => true));
    expect(verdicts(failing)).toEqual(failing.map(() => false));
  });

  test('has the kinds that suit the type of its question', () => {
    const kinds = Object.fromEntries(
      Object.entries(QUESTION_TYPE).map(([name, type]) => [name, conditionKindsOf(type)[0]]),
    );
    expect(kinds).toEqual({
      shortText: 'answered',
      longText: 'answered',
      singleChoice: 'oneOf',
      multipleChoice: 'oneOf',
      dropdown: 'oneOf',
      yesNo: 'yes',
      scale5: 'between',
      nps: 'between',
      stars: 'between',
      number: 'between',
      date: 'answered',
      ranking: 'oneOf',
      imageUpload: 'answered',
      videoUpload: 'answered',
      link: 'answered',
    });
    expect(conditionKindsOf(QUESTION_TYPE.yesNo)).toEqual(['yes', 'no', 'answered', 'unanswered']);
    for (const type of Object.values(QUESTION_TYPE)) {
      expect(conditionKindsOf(type).slice(-2)).toEqual(['answered', 'unanswered']);
    }
  });
});

describe('screening', () => {
  const screening = questionnaire([
    question('pet', {
      type: QUESTION_TYPE.yesNo,
      expected: { kind: 'yes' },
      rules: [{ when: { kind: 'no' }, goTo: 'coffee' }],
    }),
    question('pets', { type: QUESTION_TYPE.number, expected: { kind: 'between', from: 0, to: 3 } }),
    question('coffee', {
      type: QUESTION_TYPE.singleChoice,
      options: optionsOf('a', 'b'),
      expected: { kind: 'oneOf', values: ['b'] },
    }),
    question('free', { text: both('Anything else?') }),
  ]);

  test('counts the expected answers', () => {
    expect(fits(screening, { pet: true, pets: 2, coffee: 'b' })).toEqual({ met: 3, of: 3 });
    expect(fits(screening, { pet: true, pets: 9, coffee: 'b', free: 'x' })).toEqual({ met: 2, of: 3 });
    expect(fits(screening, {})).toEqual({ met: 0, of: 3 });
  });

  test('takes a skipped question for not fitting', () => {
    expect(fits(screening, { pet: false, pets: 2, coffee: 'b' })).toEqual({ met: 1, of: 3 });
  });

  test('has nothing to count where nothing is expected', () => {
    expect(fits(questionnaire([question('a')]), { a: 'x' })).toEqual({ met: 0, of: 0 });
  });
});
