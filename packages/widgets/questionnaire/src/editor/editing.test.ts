import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  definitionErrors,
  QUESTION_TYPE,
  questionsOf,
  type Question,
  type Questionnaire,
} from '@resonanz/domain/questionnaires';
import { coldBrew } from '../questionnaires.fixture.ts';
import {
  addPage,
  addQuestion,
  changeType,
  conditionOf,
  copyQuestion,
  firstCondition,
  freeId,
  moveQuestion,
  placeOf,
  removePage,
  removeQuestion,
  stepPage,
  stepQuestion,
  updatePage,
  updateQuestion,
} from './editing.ts';

const idsOf = ({ pages }: Questionnaire) => pages.map(({ questions }) => questions.map(({ id }) => id));
const find = (definition: Questionnaire, id: string): Question => {
  const found = questionsOf(definition).find((question) => question.id === id);
  if (!found) throw new Error(`There is no question "${id}".`);
  return found;
};

describe('questions', () => {
  test('are added at their place with an id of their own', () => {
    const { definition, id } = addQuestion(coldBrew, { page: 1, question: 1 });
    expect(idsOf(definition)[1]).toEqual(['how', id, 'minutes', 'manual']);
    expect(questionsOf(coldBrew).map((question) => question.id)).not.toContain(id);
  });

  test('are copied below themselves without their rules', () => {
    const copied = copyQuestion(coldBrew, 'recommend');
    const copy = copied && find(copied.definition, copied.id);
    expect(copied && idsOf(copied.definition)[2]).toEqual(['recommend', copied?.id, 'when', 'pictures']);
    expect(copy?.text).toEqual(find(coldBrew, 'recommend').text);
    expect(copy?.rules).toBeUndefined();
    expect(copyQuestion(coldBrew, 'lost')).toBeUndefined();
  });

  test('leave a rule that leads to them as an error', () => {
    const removed = removeQuestion(coldBrew, 'change');
    expect(definitionErrors(removed).map(({ key }) => key)).toEqual(['ruleUnknownTarget']);
  });

  test('step within their page, and over its edge to the next', () => {
    expect(idsOf(stepQuestion(coldBrew, 'when', 1))[2]).toEqual(['recommend', 'pictures', 'when']);
    expect(idsOf(stepQuestion(coldBrew, 'pictures', 1)).slice(2, 4)).toEqual([
      ['recommend', 'when'],
      ['pictures', 'change', 'fair', 'buy'],
    ]);
    expect(idsOf(stepQuestion(coldBrew, 'recommend', -1)).slice(1, 3)).toEqual([
      ['how', 'minutes', 'manual', 'recommend'],
      ['when', 'pictures'],
    ]);
  });

  test('stay where there is no further', () => {
    expect(stepQuestion(coldBrew, 'intact', -1)).toBe(coldBrew);
    expect(stepQuestion(coldBrew, 'link', 1)).toBe(coldBrew);
    expect(stepQuestion(coldBrew, 'lost', 1)).toBe(coldBrew);
    expect(moveQuestion(coldBrew, 'lost', { page: 0, question: 0 })).toBe(coldBrew);
  });

  test('change alone', () => {
    const changed = updateQuestion(coldBrew, 'when', { required: false });
    expect(find(changed, 'when').required).toBe(false);
    expect(find(changed, 'recommend')).toEqual(find(coldBrew, 'recommend'));
    expect(placeOf(changed, 'when')).toEqual({ page: 2, question: 1 });
    expect(placeOf(changed, 'lost')).toBeUndefined();
  });

  test('are all there after any steps', () => {
    const ids = questionsOf(coldBrew).map(({ id }) => id);
    const step = fc.record({ id: fc.constantFrom(...ids), by: fc.constantFrom(1 as const, -1 as const) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const after = steps.reduce((definition, { id, by }) => stepQuestion(definition, id, by), coldBrew);
        expect(
          questionsOf(after)
            .map(({ id }) => id)
            .toSorted(),
        ).toEqual(ids.toSorted());
      }),
    );
  });
});

describe('pages', () => {
  test('are added behind another with an id of their own', () => {
    const { definition, id } = addPage(coldBrew, 0);
    expect(definition.pages.map((page) => page.id).slice(0, 3)).toEqual(['arrival', id, 'preparation']);
  });

  test('go with their questions', () => {
    expect(removePage(coldBrew, 'taste').pages).toHaveLength(4);
  });

  test('step up and down, and stay at the ends', () => {
    const order = (definition: Questionnaire) => definition.pages.map(({ id }) => id);
    expect(order(stepPage(coldBrew, 'taste', -1))).toEqual(['arrival', 'taste', 'preparation', 'price', 'end']);
    expect(order(stepPage(coldBrew, 'arrival', -1))).toEqual(order(coldBrew));
    expect(order(stepPage(coldBrew, 'end', 1))).toEqual(order(coldBrew));
    expect(order(stepPage(coldBrew, 'lost', 1))).toEqual(order(coldBrew));
  });

  test('change alone', () => {
    const title = { de: 'Anfang', en: 'Beginning' };
    expect(
      updatePage(coldBrew, 'arrival', { title })
        .pages.map((page) => page.title.de)
        .slice(0, 2),
    ).toEqual(['Anfang', 'Zubereitung']);
  });
});

describe('the type of a question', () => {
  test('takes what it does not know away', () => {
    const changed = changeType(find(coldBrew, 'recommend'), QUESTION_TYPE.yesNo);
    expect(changed).not.toHaveProperty('ends');
    expect(changed.rules).toEqual([]);
  });

  test('keeps options for another choice, and labels for another scale', () => {
    const when = find(coldBrew, 'when');
    expect(changeType(when, QUESTION_TYPE.ranking).options).toEqual(when.options);
    const recommend = find(coldBrew, 'recommend');
    expect(changeType(recommend, QUESTION_TYPE.scale5).ends).toEqual(recommend.ends);
  });

  test('brings two empty options where there were none', () => {
    expect(changeType(find(coldBrew, 'buy'), QUESTION_TYPE.dropdown).options?.map(({ id }) => id)).toEqual([
      'option-1',
      'option-2',
    ]);
  });

  test('forgets bounds, which mean something else elsewhere', () => {
    expect(changeType(find(coldBrew, 'minutes'), QUESTION_TYPE.longText)).not.toHaveProperty('max');
    expect(changeType(find(coldBrew, 'minutes'), QUESTION_TYPE.number).max).toBe(60);
  });

  test('keeps an expected answer that it can have', () => {
    const expecting: Question = { ...find(coldBrew, 'recommend'), expected: { kind: 'between', from: 2, to: 3 } };
    expect(changeType(expecting, QUESTION_TYPE.scale5).expected).toEqual(expecting.expected);
    expect(changeType(expecting, QUESTION_TYPE.date)).not.toHaveProperty('expected');
  });
});

test('a first condition suits its question', () => {
  expect(firstCondition(find(coldBrew, 'recommend'))).toEqual({ kind: 'between', from: 0, to: 0 });
  expect(firstCondition(find(coldBrew, 'manual'))).toEqual({ kind: 'between', from: 1, to: 1 });
  expect(firstCondition(find(coldBrew, 'minutes'))).toEqual({ kind: 'between', from: 0, to: 0 });
  expect(firstCondition(find(coldBrew, 'when'))).toEqual({ kind: 'oneOf', values: [] });
  expect(firstCondition(find(coldBrew, 'buy'))).toEqual({ kind: 'yes' });
  expect(conditionOf('unanswered', find(coldBrew, 'buy'))).toEqual({ kind: 'unanswered' });
});

test('a free id is none that is taken', () => {
  expect(freeId('q', ['q-1', 'q-3'])).toBe('q-4');
  expect(freeId('q', [])).toBe('q-1');
});
