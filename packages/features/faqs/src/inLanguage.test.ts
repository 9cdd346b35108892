import { expect, test } from 'vitest';
import { inLanguage } from './inLanguage.ts';

const faq = { questionDe: 'Frage', answerDe: '<p>Ja</p>', questionEn: 'Question', answerEn: '<p>Yes</p>' };

test('a reader gets the own language', () => {
  expect(inLanguage(faq, 'de')).toEqual({ language: 'de', question: 'Frage', answer: '<p>Ja</p>' });
  expect(inLanguage(faq, 'en')).toEqual({ language: 'en', question: 'Question', answer: '<p>Yes</p>' });
});

test('where it is missing, the other one stands in', () => {
  expect(inLanguage({ ...faq, questionEn: '', answerEn: '' }, 'en').language).toBe('de');
  expect(inLanguage({ ...faq, questionDe: '', answerDe: '' }, 'de').question).toBe('Question');
});
