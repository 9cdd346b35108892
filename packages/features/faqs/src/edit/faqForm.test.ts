import { expect, test } from 'vitest';
import { draftOf, type FaqDraft, missingOf, toInput } from './faqForm.ts';

const draft: FaqDraft = { ...draftOf(undefined), faqGroupId: 1, questionDe: 'Frage?', answerDe: '<p>Ja</p>' };

test.each<[string, Partial<FaqDraft>, readonly string[]]>([
  ['one language is enough', {}, []],
  ['the other one alone as well', { questionDe: '', answerDe: '', questionEn: 'Why?', answerEn: '<p>So.</p>' }, []],
  ['a group is needed', { faqGroupId: null }, ['faqGroupId']],
  ['without any text German is asked for', { questionDe: ' ', answerDe: '' }, ['questionDe', 'answerDe']],
  ['a question needs its answer', { questionEn: 'Why?' }, ['answerEn']],
  ['an answer needs its question', { answerEn: '<p>So.</p>', questionDe: '' }, ['questionDe', 'questionEn']],
])('%s', (_, values, missing) => {
  expect(Object.keys(missingOf({ ...draft, ...values }))).toEqual(missing);
});

test('nothing is sent without a group', () => {
  expect(toInput({ ...draft, faqGroupId: null }, undefined)).toBeUndefined();
  expect(toInput(draft, undefined)).toEqual(draft);
});
