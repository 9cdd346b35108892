import { expect, test } from 'vitest';
import { AGENCY, agencyLines } from './agency.ts';

test('what the law requires to be stated is complete', () => {
  const { managingDirectors, ...texts } = AGENCY;
  expect(Object.values(texts).filter((text) => text.trim() === '')).toEqual([]);
  expect(managingDirectors.length).toBeGreaterThan(0);
});

test('the foot of a mail names company, address, register and directors', () => {
  expect(agencyLines({ ...AGENCY, company: 'Nord GmbH', managingDirectors: ['Ada Nord', 'Bo Süd'] })).toEqual([
    'Nord GmbH',
    `${AGENCY.street}, ${AGENCY.zipAndCity}`,
    `${AGENCY.registerCourt}, ${AGENCY.registerNumber}, ${AGENCY.vatId}`,
    'Ada Nord, Bo Süd',
  ]);
});
