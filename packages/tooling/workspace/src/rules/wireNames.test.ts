import { expect, test } from 'vitest';
import type { House } from '../house.ts';
import { wireNamesEndAtTheClient } from './wireNames.ts';

function spelled(line: string, folder = 'packages/features/x'): readonly string[] {
  const owner = { folder, manifest: { name: '@resonanz/x' }, files: new Map([['src/a.test.tsx', line]]) };
  return wireNamesEndAtTheClient.check({ packages: [owner] } as unknown as House);
}

test.each(['row.compaignDataId', "sort({ by: 'startdatum' })", '// Saves kommentare.', 'const { leistung } = wish;'])(
  'the spellings of the wire end before a screen says %s',
  (line) => {
    expect(spelled(line)).toHaveLength(1);
  },
);

test('they may stand in addresses and in longer words', () => {
  expect(spelled("server.on('/channel/comments/{compaignInfluencerId}', answer);")).toEqual([]);
  expect(spelled("label('Werbeleistung')")).toEqual([]);
});

test('they end in addresses that sort, too', () => {
  expect(spelled("open('/campaign?sort=-kampagnenname')")).toHaveLength(1);
  expect(spelled('const read = ({leistung}) => leistung;')).toHaveLength(1);
});

test('they are at home in the client', () => {
  expect(spelled('row.compaignDataId', 'packages/client/api-client')).toEqual([]);
});
