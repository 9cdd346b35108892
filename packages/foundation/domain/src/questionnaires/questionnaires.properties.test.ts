import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerErrors } from './answerErrors.ts';
import { conditionKindsOf } from './conditions.ts';
import { definitionErrors } from './definitionErrors.ts';
import { paths } from './paths.ts';
import {
  END_OF_QUESTIONNAIRE,
  hasOptions,
  QUESTION_TYPE,
  questionsOf,
  scaleOf,
  type Answer,
  type Answers,
  type Condition,
  type Question,
  type Questionnaire,
} from './questionnaire.ts';
import { optionsOf, question, questionnaire } from './questionnaires.fixture.ts';
import { fits, visibleAnswers, visiblePages, visibleQuestions } from './route.ts';

const options = ['a', 'b', 'c'];
const types = fc.constantFrom(...Object.values(QUESTION_TYPE));

const conditions = (type: Question['type']): fc.Arbitrary<Condition> => {
  const scale = scaleOf(type) ?? { from: -5, to: 5 };
  return fc.constantFrom(...conditionKindsOf(type)).chain((kind): fc.Arbitrary<Condition> => {
    if (kind === 'between') {
      return fc
        .tuple(fc.integer({ min: scale.from, max: scale.to }), fc.integer({ min: scale.from, max: scale.to }))
        .map(([one, other]) => ({ kind, from: Math.min(one, other), to: Math.max(one, other) }));
    }
    if (kind === 'oneOf') return fc.subarray(options, { minLength: 1 }).map((values) => ({ kind, values }));
    return fc.constant({ kind });
  });
};

/** Well-formed questionnaires of up to nine questions: rules lead forward, and choices have options. */
const questionnaires: fc.Arbitrary<Questionnaire> = fc
  .array(fc.record({ type: types, required: fc.boolean() }), { minLength: 1, maxLength: 9 })
  .chain((asked) =>
    fc.tuple(
      ...asked.map(({ type, required }, place) => {
        const later = asked.map((_, index) => `q-${index}`).slice(place + 1);
        const rule = fc.record({ when: conditions(type), goTo: fc.constantFrom(...later, END_OF_QUESTIONNAIRE) });
        return fc
          .record({
            rules: fc.array(rule, { maxLength: 3 }),
            expected: fc.option(conditions(type), { nil: undefined }),
          })
          .map((rest) =>
            question(`q-${place}`, {
              type,
              required,
              ...(hasOptions(type) && { options: optionsOf(...options) }),
              ...rest,
            }),
          );
      }),
    ),
  )
  .chain((asked) =>
    fc
      .integer({ min: 1, max: asked.length })
      .map((first) => questionnaire(asked.slice(0, first), ...(first < asked.length ? [asked.slice(first)] : []))),
  );

/** Right answers to a question, or none. */
function answerOf({ type }: Question): fc.Arbitrary<Answer> {
  const scale = scaleOf(type);
  if (scale) return fc.integer({ min: scale.from, max: scale.to });
  switch (type) {
    case QUESTION_TYPE.singleChoice:
    case QUESTION_TYPE.dropdown:
      return fc.constantFrom(...options);
    case QUESTION_TYPE.multipleChoice:
      return fc.subarray(options, { minLength: 1 });
    case QUESTION_TYPE.ranking:
      return fc.shuffledSubarray(options, { minLength: 3 });
    case QUESTION_TYPE.yesNo:
      return fc.boolean();
    case QUESTION_TYPE.number:
      return fc.double({ min: -9, max: 9, noNaN: true });
    case QUESTION_TYPE.date:
      return fc.constant('2026-10-20');
    case QUESTION_TYPE.imageUpload:
    case QUESTION_TYPE.videoUpload:
      return fc.constant([7]);
    case QUESTION_TYPE.link:
      return fc.constant('https://shop.example/');
    default:
      return fc.constant('text');
  }
}
const answered = questionnaires.chain((definition) =>
  fc
    .tuple(
      ...questionsOf(definition).map((asked) => {
        const answer = answerOf(asked);
        return (asked.required ? answer : fc.option(answer, { nil: undefined })).map(
          (given) => [asked.id, given] as const,
        );
      }),
    )
    .map((entries) => {
      const given = entries.filter((entry): entry is [string, Answer] => entry[1] !== undefined);
      return { definition, answers: Object.fromEntries(given) as Answers };
    }),
);

test('visible questions begin with the first, keep their order and are on exactly one page each', () => {
  fc.assert(
    fc.property(answered, ({ definition, answers }) => {
      const all = questionsOf(definition);
      const visible = visibleQuestions(definition, answers);
      expect(visible[0]).toBe(all[0]);
      expect(visible).toEqual(all.filter((one) => visible.includes(one)));
      expect(visiblePages(definition, answers).flatMap(({ questions }) => questions)).toEqual(visible);
    }),
  );
});

test('answers of the right kind are complete once those to skipped questions are left out', () => {
  fc.assert(
    fc.property(answered, ({ definition, answers }) => {
      expect(answerErrors(definition, answers, { complete: false })).toEqual({});
      const sent = visibleAnswers(definition, answers);
      expect(answerErrors(definition, sent, { complete: true })).toEqual({});
      expect(visibleQuestions(definition, sent)).toEqual(visibleQuestions(definition, answers));
      expect(visibleAnswers(definition, sent)).toEqual(sent);
    }),
  );
});

test('no answers lead to a way shorter than the shortest, longer than the longest, or to an unreachable question', () => {
  fc.assert(
    fc.property(answered, ({ definition, answers }) => {
      const { shortest, longest, unreachable } = paths(definition);
      const visible = visibleQuestions(definition, answers);
      expect(visible.length).toBeGreaterThanOrEqual(shortest.questions);
      expect(visible.length).toBeLessThanOrEqual(longest.questions);
      expect(visible.filter(({ id }) => unreachable.includes(id))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('a well-formed definition has no errors but questions that nothing leads to', () => {
  fc.assert(
    fc.property(questionnaires, (definition) => {
      const { unreachable } = paths(definition);
      const errors = definitionErrors(definition);
      expect(errors.map(({ key }) => key)).toEqual(unreachable.map(() => 'unreachable'));
      expect(errors.map(({ page = 0, question: place = 0 }) => definition.pages[page]?.questions[place]?.id)).toEqual(
        unreachable,
      );
    }),
  );
});

test('anything at all as an answer is an error or none, and never an exception', () => {
  fc.assert(
    fc.property(questionnaires, fc.jsonValue(), fc.boolean(), (definition, value, complete) => {
      const answers = Object.fromEntries(questionsOf(definition).map(({ id }) => [id, value])) as Answers;
      const errors = answerErrors(definition, answers, { complete });
      expect(Object.keys(errors).length).toBeLessThanOrEqual(questionsOf(definition).length);
      if (!complete) expect(Object.values(errors)).not.toContain('required');
    }),
  );
});

test('no more expectations are met than there are', () => {
  fc.assert(
    fc.property(answered, ({ definition, answers }) => {
      const { met, of } = fits(definition, answers);
      expect(of).toBe(questionsOf(definition).filter(({ expected }) => expected).length);
      expect(met).toBeLessThanOrEqual(of);
      expect(fits(definition, visibleAnswers(definition, answers))).toEqual({ met, of });
    }),
  );
});
