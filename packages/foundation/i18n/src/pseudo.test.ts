import { expect, test } from 'vitest';
import { compileMessage } from './compile.ts';
import { translator } from './messages.ts';
import { pseudo } from './pseudo.ts';

const texts = {
  plain: 'Kampagne hinzufügen',
  name: 'Guten Tag, {name}',
  plural: '{count, plural, one {# Kanal} other {<b>{count, number}</b> Kanäle}}',
};
const t = translator({ de: texts, en: texts }, 'de', { transform: pseudo });

test('every letter is accented, a third is added, and brackets show what was cut off', () => {
  expect(t('plain')).toBe('[Ķáɱþáĝñé ĥîñžûƒüĝéñ~~~~~~]');
});

test('placeholders, plurals and markup work as before', () => {
  expect(t('name', { name: 'Anna' })).toBe('[Ĝûţéñ Ţáĝ, ~~~Anna]');
  expect([t('plural', { count: 1 }), t('plural', { count: 1200 })]).toEqual(['[1 Ķáñáļ~~]', '[<b>1.200</b> Ķáñäļé~~]']);
});

test('compiled messages are written the same way', () => {
  const compiled = { plural: compileMessage(texts.plural), plain: compileMessage(texts.plain) };
  const pseudoCompiled = translator({ de: compiled, en: compiled }, 'de', { transform: pseudo });
  expect(pseudoCompiled('plural', { count: 3 })).toBe(t('plural', { count: 3 }));
  expect(pseudoCompiled('plain')).toBe(t('plain'));
});
