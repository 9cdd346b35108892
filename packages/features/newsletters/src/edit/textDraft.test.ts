import { expect, test } from 'vitest';
import { halfWritten, placeholderErrorsOf } from './textDraft.ts';

const texts = { subjectDe: 'Neues', subjectEn: 'News', textDe: '<p>Guten Tag</p>', textEn: '<p>Hello</p>' };

test('a placeholder that one language lacks is named there', () => {
  expect(placeholderErrorsOf({ ...texts, textDe: '{{projectDate_de}}', subjectEn: '{{projectTitle_en}}' })).toEqual({
    textDe: { key: 'placeholderMissing', names: ['projectTitle_de'] },
    textEn: { key: 'placeholderMissing', names: ['projectDate_en'] },
  });
});

test('unknown placeholders, and those of the other language, are named where they stand', () => {
  expect(placeholderErrorsOf({ ...texts, subjectDe: '{{x}}', textEn: '{{projectLink_de}}' })).toEqual({
    subjectDe: { key: 'unknownPlaceholder', names: ['x'] },
    textEn: { key: 'unknownPlaceholder', names: ['projectLink_de'] },
  });
});

test('a language is written wholly or not at all', () => {
  expect(halfWritten(texts)).toEqual([]);
  expect(halfWritten({ ...texts, subjectEn: '', textEn: '' })).toEqual([]);
  expect(halfWritten({ ...texts, subjectEn: ' ', textDe: '' })).toEqual(['textDe', 'subjectEn']);
});
