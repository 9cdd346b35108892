import { expect, test } from 'vitest';
import { singularOf } from './singular.ts';

const SINGULARS = `
gift-boxes gift-box, notes note, invoices invoice, photos photo, archives archive, sizes size, prizes prize
categories category, press-passes press-pass, addresses address, branches branch, wishes wish, watches watch, quizzes quiz
statuses status, bonuses bonus, viruses virus, campuses campus, buses bus, aliases alias, canvases canvas, lenses lens
causes cause, houses house, uses use, cases case, courses course, databases database, purchases purchase, phases phase
responses response, licenses license, promises promise, releases release, analyses analysis, crises crisis
movies movie, cookies cookie, selfies selfie, ties tie, caches cache, niches niche, shoes shoe, heroes hero
knives knife, lives life, shelves shelf, leaves leaf, gloves glove, people person, children child, criteria criterion
movie-tickets movie-ticket, series-notes series-note, press-people press-person
`
  .trim()
  .split(/[\n,]+/)
  .map((pair) => pair.trim().split(' ') as [string, string]);

test.each(SINGULARS)('%s are each a %s', (many, one) => {
  expect(singularOf(many)).toBe(one);
});

test.each(['status', 'address', 'analysis', 'news', 'series', 'gift-box', 'press'])('%s is no plural', (word) => {
  expect(singularOf(word)).toBe(word);
});
