import { expect, test } from 'vitest';
import { buildActiveFaq } from '../fixtures/faqs.fixture.ts';
import { searchFaqs } from './searchFaqs.ts';

const groups = [
  {
    faqGroupId: 1,
    nameDe: 'Versand',
    nameEn: 'Shipping',
    faqs: [
      buildActiveFaq({ faqId: 1, questionDe: 'Wann kommt das Gerät?', answerDe: '<p>Nach <b>Größe</b> sortiert.</p>' }),
      buildActiveFaq({ faqId: 2, questionDe: 'Was kostet der Versand?', questionEn: 'What is the postage?' }),
    ],
  },
  { faqGroupId: 2, nameDe: 'Punkte', nameEn: 'Points', faqs: [buildActiveFaq({ faqId: 3, questionDe: 'Café?' })] },
];
const found = (search: string) => searchFaqs(groups, search).flatMap(({ faqs }) => faqs.map(({ faqId }) => faqId));

test.each([
  ['no words find all', '  ', [1, 2, 3]],
  ['upper and lower case are the same', 'VERSAND', [2]],
  ['an umlaut is found as it is', 'gerät', [1]],
  ['an umlaut is found without its dots', 'gerat', [1]],
  ['an umlaut is found in two letters', 'geraet', [1]],
  ['a sharp s is found as two', 'GROESSE', [1]],
  ['an umlaut finds two letters', 'Größe', [1]],
  ['an accent need not be typed', 'cafe', [3]],
  ['the answer is searched, not its markup', 'sortiert', [1]],
  ['an element is no word', '<b>', []],
  ['the other language is searched as well', 'postage', [2]],
  ['all words have to be there, in any order', 'gerät kommt', [1]],
  ['one word that is missing finds nothing', 'gerät heute', []],
])('%s', (_, search, ids) => {
  expect(found(search)).toEqual(ids);
});

test('groups without a match are left out', () => {
  expect(searchFaqs(groups, 'cafe').map(({ nameDe }) => nameDe)).toEqual(['Punkte']);
});
