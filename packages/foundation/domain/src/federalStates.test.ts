import { expect, test } from 'vitest';
import { labels, type LabelKey } from './labels.ts';
import { FEDERAL_STATES } from './lookups.ts';

test.each([
  ['DE', 16, 'federalState.DE-BE', 'Berlin'],
  ['AU', 9, 'federalState.AU-9', 'Wien'],
  ['CH', 26, 'federalState.CH-BE', 'Bern'],
] as const)('%s has its %i federal states, each under a code and a name of its own [R-LOOK-008] [R-LOOK-009] [R-LOOK-010]', (country, count, key, name) => {
  const codes = FEDERAL_STATES[country];
  expect(new Set(codes).size).toBe(count);
  const names = codes.map((code) => labels.de[`federalState.${code}` as LabelKey]);
  expect(new Set(names.filter(Boolean)).size).toBe(count);
  expect(labels.de[key]).toBe(name);
});
