import { expect, test } from 'vitest';
import { placeOf } from '../../floors.ts';
import type { House } from '../house.ts';
import type { Rule } from '../rule.ts';
import { anchorsOf, linksResolve, noForeignCodes, referencesLeadSomewhere, requirementsExist } from './references.ts';

const FOLDER = 'packages/foundation/domain';
const REQUIREMENTS = 'ID\tarea\tsource\nR-VAL-001\tVAL\tsomewhere\n';

function verdict(rule: Rule, files: Record<string, string>, pages: Record<string, string> = {}): readonly string[] {
  const place = placeOf(FOLDER);
  if (!place) throw new Error(FOLDER);
  const house: House = {
    packages: [
      { folder: FOLDER, ...place, manifest: { name: '@resonanz/domain' }, files: new Map(Object.entries(files)) },
    ],
    rootDevDependencies: new Set(),
    pages: new Map(Object.entries({ 'docs/requirements.tsv': REQUIREMENTS, ...pages })),
  };
  return rule.check(house);
}

/** Written in pieces, so that the rules do not find the bad examples of their own test. */
const code = (...pieces: readonly string[]): string => pieces.join('');

const rules = { [code('docs/', 'domain/rules.md')]: '# Rules\n\n## Cost per thousand\n' };
test.each([
  ['Cost per thousand', 'cost-per-thousand'],
  ["Today's to-dos", 'todays-to-dos'],
  ['`paidStatus` and *more*', 'paidstatus-and-more'],
  ['A [link](x.md) in it', 'a-link-in-it'],
  ['Größe', 'größe'],
])('the anchor of "%s" is %s', (heading, anchor) => {
  expect([...anchorsOf(`## ${heading}\n`)]).toEqual([anchor]);
});

test('a heading that is there twice gets a number', () => {
  expect([...anchorsOf('# One\n# One\n# One\n')]).toEqual(['one', 'one-1', 'one-2']);
});

test('a line of code is no heading', () => {
  expect([...anchorsOf('```sh\n# One\n```\n')]).toEqual([]);
});

test('a reference leads to a page and its heading', () => {
  const cites = (to: string) =>
    verdict(referencesLeadSomewhere, { 'src/a.ts': `/** A.\n *\n * @source ${code('docs/', to)}\n */` }, rules);
  expect(cites('domain/rules.md')).toEqual([]);
  expect(cites('domain/rules.md#cost-per-thousand')).toEqual([]);
  expect(cites('domain/rules.md#costs')).toEqual([
    `${FOLDER}/src/a.ts:3: ${code('docs/', 'domain/rules.md')} has no heading #costs`,
  ]);
  expect(cites('domain/others.md')).toEqual([`${FOLDER}/src/a.ts:3: there is no ${code('docs/', 'domain/others.md')}`]);
});

test.each([
  ['before the heading', 'domain/rules.md\n * #costs, and', 'domain/rules.md has no heading #costs'],
  ['behind the number sign', 'domain/rules.md#\n * costs, and', 'domain/rules.md has no heading #costs'],
  ['in the heading', 'domain/rules.md#cost-\n * per-view, and', 'domain/rules.md has no heading #cost-per-view'],
  ['in the path', 'domain/\n * others.md, and', 'domain/others.md'],
  ['twice', 'domain/\n * rules.md#cost-\n * per-view, and', 'domain/rules.md has no heading #cost-per-view'],
])('a reference that is broken %s is read whole', (_where, to, objection) => {
  const broken = (text: string) =>
    verdict(referencesLeadSomewhere, { 'src/a.ts': `/**\n * ${text} ${code('docs/', 'none.md')}.\n */` }, rules);
  expect(broken(code('docs/', to))).toEqual([
    expect.stringMatching(new RegExp(`^${FOLDER}/src/a.ts:2: .*${objection}$`)),
    `${FOLDER}/src/a.ts:${to.split('\n').length + 1}: there is no ${code('docs/', 'none.md')}`,
  ]);
});

test('a page at the end of a line leads to the page alone', () => {
  const text = `# ${code('docs/', 'domain/rules.md')}\n# costs\n`;
  expect(verdict(referencesLeadSomewhere, { 'areas/a.yaml': text }, rules)).toEqual([]);
});

test('the contract and the pages are followed, too', () => {
  const text = code('See docs/', 'domain/others.md.');
  expect(verdict(referencesLeadSomewhere, { 'areas/a.yaml': text })).toHaveLength(1);
  expect(verdict(referencesLeadSomewhere, {}, { 'CONTRIBUTING.md': text })).toHaveLength(1);
});

test('an address on the web that looks like one is none', () => {
  expect(verdict(referencesLeadSomewhere, { 'src/a.ts': '// https://example.org/docs/a.md#b' })).toEqual([]);
});

test('a link between pages resolves from the page it is on', () => {
  const links = (to: string) => verdict(linksResolve, { 'README.md': `See [it](${to}).` }, rules);
  expect(links('../../../docs/domain/rules.md#cost-per-thousand')).toEqual([]);
  expect(links('../../../docs/domain')).toEqual([]);
  expect(links('https://example.org')).toEqual([]);
  expect(links('../../../docs/domain/rules.md#costs')).toHaveLength(1);
  expect(links('../docs/domain/rules.md')).toHaveLength(1);
  expect(links('#nowhere')).toHaveLength(1);
});

test('a requirement is one of the list', () => {
  const title = (id: string) => verdict(requirementsExist, { 'src/a.test.ts': `test('… [${id}]', () => {});` });
  expect(title('R-VAL-001')).toEqual([]);
  expect(title(code('R-VAL', '-002'))).toHaveLength(1);
});

test.each([
  code('(A', '-064)'),
  code('EM', '70a'),
  code('00', '0 §3'),
  code('append', 'ix K1'),
  code('mod', 'ules F9'),
  code('rul', 'ing on it'),
  code('Moves it (', 'T13).'),
  code('the table ', 'T20'),
  code('@source ', 'L16'),
])('"%s" is a code that nobody can look up', (text) => {
  expect(verdict(noForeignCodes, { 'src/a.ts': `// It ${text}` })).toHaveLength(1);
  expect(verdict(noForeignCodes, { 'areas/a.yaml': `description: 'It ${text}'` })).toHaveLength(1);
  expect(verdict(noForeignCodes, {}, { 'CONTRIBUTING.md': `It ${text}` })).toHaveLength(1);
});

test.each([
  'function a<T1>(one: T1): T1',
  'localizes (l10n)',
  'press F6',
  'M10,10 L11,10',
  '2026-10-12T09:00',
  '§ 19 UStG',
])('"%s" is none', (text) => {
  expect(verdict(noForeignCodes, { 'src/a.ts': text })).toEqual([]);
});
