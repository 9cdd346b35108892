import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../root.ts';
import { feature } from './feature.ts';
import { fieldsOf } from './field.ts';
import { fields } from './fields.ts';
import { placesOf } from './fieldSteps.ts';
import { edited, type Plan } from './plan.ts';
import { sliceOf } from './slice.ts';

/** Throws the sentence that is there instead of what was asked for. */
function found<Found>(result: Found | string): Found {
  if (typeof result === 'string') throw new Error(result);
  return result;
}

const slice = found(sliceOf('gift-boxes', 'Campaign Management'));

const MANIFEST = 'packages/features/gift-boxes/package.json';
const RULES = 'apps/api/src/areas/gift-boxes/rules.ts';
const CONTRACT = 'openapi/areas/gift-boxes.yaml';
const FORM = 'packages/features/gift-boxes/src/edit/GiftBoxDialog.tsx';
const COLUMNS = 'packages/features/gift-boxes/src/list/giftBoxColumns.tsx';
const SCREEN_TEST = 'packages/features/gift-boxes/src/list/GiftBoxListScreen.test.tsx';
const FIXTURE = 'packages/features/gift-boxes/src/fixtures/giftBoxServer.fixture.ts';
const MODULE = placesOf(slice).module;
const GERMAN = 'packages/features/gift-boxes/messages/de.json';

/** The files of a new feature, as a memory that plans are carried out in. */
function newFeature(changes: Readonly<Record<string, (text: string) => string | undefined>> = {}) {
  const files = new Map(feature(slice).files);
  for (const [path, change] of Object.entries(changes)) {
    const changed = change(files.get(path) ?? '');
    if (changed === undefined) files.delete(path);
    else files.set(path, changed);
  }
  const text = (path: string) => files.get(path) ?? '';
  return {
    text,
    plan(...pairs: readonly string[]): Plan {
      const wanted = found(fieldsOf(slice, pairs));
      return found(
        fields(slice, wanted, {
          read: (path) => files.get(path),
          naming: (folder) => [...files.keys()].filter((path) => path.startsWith(`${folder}/`)),
        }),
      );
    },
    carryOut({ files: added, edits }: Plan): void {
      const changed = edited(edits, (path) => files.get(path) ?? readFileSync(join(root, path), 'utf8'));
      for (const [path, written] of [...added, ...changed]) files.set(path, written);
    },
  };
}

const count = (text: string, part: string) => text.split(part).length - 1;

describe('a field', () => {
  test.each([
    [['shippedOn'], 'Each field is a name and a kind'],
    [['../x', 'text'], '"../x" is no name.'],
    [['updatedAt', 'date'], 'Every record has "updatedAt" already.'],
    [['order', 'text'], 'for example giftBoxOrder'],
    [['weight', 'float'], 'There is no kind of field "float"'],
    [['outcome', 'choice'], 'There is no kind of field "choice"'],
    [['outcome', 'text:contentStatus'], 'There is no kind of field "text:contentStatus"'],
    [['outcome', 'choice:weather'], 'There is no enumeration "weather"'],
    [['outcome', 'choice:todoPriority'], 'have no words on screen'],
    [['weight', 'number', 'weight', 'text'], '"weight" is there twice.'],
  ])('%j is rejected with a sentence', (pairs, sentence) => {
    expect(fieldsOf(slice, pairs)).toContain(sentence);
  });

  test.each([
    [
      'names of PostgreSQL',
      'array into full left inner cross binary verbose freeze analyze intersect overlaps similar',
    ],
    ['more names of PostgreSQL', 'authorization collation deferrable ilike asymmetric currentDate sessionUser ctid'],
    ['names of TypeScript', 'await yield new interface typeof arguments'],
    ['names of the code around it', 'values change t invalidFields'],
  ])('is not called by %s', (_, names) => {
    for (const name of names.split(' ')) expect(fieldsOf(slice, [name, 'text'])).toContain(`"${name}" is a word of`);
  });

  test('has a column in snake case', () => {
    expect(fieldsOf(slice, ['shipped-on', 'date'])).toMatchObject([{ name: 'shippedOn', column: 'shipped_on' }]);
  });

  test('of a numbered choice has the names of its values', () => {
    expect(fieldsOf(slice, ['verdict', 'choice:approvalStatus'])).toMatchObject([
      {
        choice: {
          values: [0, 1, 2],
          named: { constant: 'APPROVAL_STATUS', names: ['pending', 'approved', 'declined'] },
        },
      },
    ]);
  });
});

describe('fields of a generated feature', () => {
  test('leave nothing by hand but words and choices of people', () => {
    const { byHand } = newFeature().plan('shippedOn', 'date', 'weight', 'number', 'outcome', 'choice:contentStatus');
    expect(byHand.map((line) => line.split(':')[0])).toEqual([
      GERMAN,
      'docs/glossary.md',
      'where the list sorts or filters by it, or a file or demo data has it',
    ]);
  });

  test('come one after the other', () => {
    const house = newFeature();
    house.carryOut(house.plan('shippedOn', 'date', 'weight', 'number'));
    house.carryOut(house.plan('handedOverOn', 'date', 'height', 'number', 'carrier', 'text'));
    const { GiftBox, GiftBoxInput } = parse(house.text(CONTRACT)).components.schemas;
    const added = ['shippedOn', 'weight', 'handedOverOn', 'height', 'carrier'];
    expect(GiftBox.required.slice(-5)).toEqual(added);
    expect(Object.keys(GiftBox.properties).slice(-5)).toEqual(added);
    expect(Object.keys(GiftBoxInput.properties).slice(-5)).toEqual(added);
    expect(GiftBoxInput.required).toEqual(['name', 'state', 'note']);
    expect(house.text(RULES)).toContain('...(handedOverOn !== undefined && { handed_over_on: handedOverOn })');
    expect(count(house.text(COLUMNS), 'function NumberText')).toBe(1);
    expect(count(house.text(COLUMNS), 'import { formatNumber }')).toBe(1);
    expect(house.text(COLUMNS).indexOf("id: 'carrier'")).toBeLessThan(house.text(COLUMNS).indexOf("id: 'updatedAt'"));
    expect(count(house.text(FORM), '<DatePicker')).toBe(2);
    expect(Object.keys(JSON.parse(house.text(GERMAN)))).toEqual(
      expect.arrayContaining(added.map((name) => `giftBoxes.field.${name}`)),
    );
  });

  test('are rejected where the table or the contract has them', () => {
    expect(() => newFeature().plan('note', 'text')).toThrow('tables.ts has a column note already.');
    const house = newFeature({ [CONTRACT]: (text) => text.replaceAll('note: {', 'remark: {') });
    expect(() => house.plan('remark', 'text')).toThrow('gift-boxes.yaml has a property remark already.');
  });

  test('are rejected where the contract has the schema of their values', () => {
    for (const name of ['input', 'page', 'query', 'sortKey'])
      expect(() => newFeature().plan(name, 'choice:contentStatus')).toThrow('has a schema GiftBox');
    expect(newFeature().plan('input', 'text').edits).not.toEqual([]);
  });

  test('show samples of their own, below their own heads', () => {
    const house = newFeature();
    house.carryOut(house.plan('shippedOn', 'date', 'handedOverOn', 'date', 'holder', 'choice:userStatus'));
    const samples = [...house.text(FIXTURE).matchAll(/(?:shippedOn|handedOverOn): '(.+?)'/g)].map(([, date]) => date);
    expect(new Set(samples).size).toBe(2);
    expect(house.text(SCREEN_TEST)).toContain(
      `expect.poll(() => cellBelow(t('giftBoxes.field.holder'))).toBe("Aktiv")`,
    );
  });

  test('take the words of every screen instead of copies', () => {
    const house = newFeature();
    const plan = house.plan('budget', 'number', 'phone', 'text', 'nda', 'boolean');
    house.carryOut(plan);
    expect(house.text(FORM)).toContain("label={t('word.budget')}");
    expect(house.text(FORM)).toContain("{t('word.nda')}</Checkbox>");
    expect(house.text(COLUMNS)).toContain("header: t('word.phone')");
    expect(house.text(COLUMNS)).toContain("t(nda ? 'word.yes' : 'word.no')");
    expect(house.text(GERMAN)).toBe(newFeature().text(GERMAN));
    expect(plan.byHand.join()).not.toContain(GERMAN);
  });

  test('are not written at all where the contract has no place for them', () => {
    const house = newFeature({ [CONTRACT]: (text) => text.replaceAll('GiftBoxInput', 'GiftBoxForm') });
    expect(() => house.carryOut(house.plan('carrier', 'text'))).toThrow('components.schemas.GiftBoxInput.properties');
    expect(house.text(CONTRACT)).not.toContain('carrier');
  });
});

test('fields of an area without a screen end at the server', () => {
  const house = newFeature({ [MANIFEST]: () => undefined });
  const plan = house.plan('carrier', 'text');
  house.carryOut(plan);
  expect(house.text(RULES)).toContain('carrier');
  expect(house.text(COLUMNS)).not.toContain('carrier');
  expect(plan.byHand.join()).not.toContain('packages/features');
});

describe('fields of a feature that went its own way', () => {
  const house = newFeature({
    [FORM]: (text) => text.replaceAll('FormDialog', 'OtherDialog'),
    [RULES]: (text) => text.replaceAll('const values =', 'const stored ='),
  });
  const plan = house.plan('carrier', 'text');

  test('leave by hand what has no place, and the tests that need it', () => {
    expect(plan.byHand.map((line) => line.split(': ').slice(0, 2).join(': '))).toEqual(
      expect.arrayContaining([
        expect.stringContaining('check and store carrier'),
        'apps/api/test/giftBoxes.test.ts: tests that save and read it',
        expect.stringContaining(`${FORM}: a control for carrier`),
        `${SCREEN_TEST}: tests of the column and of the form`,
      ]),
    );
  });

  test('leave those files as they are and write the others whole', () => {
    const before = [RULES, FORM, SCREEN_TEST].map(house.text);
    house.carryOut(plan);
    expect([RULES, FORM, SCREEN_TEST].map(house.text)).toEqual(before);
    expect(house.text(COLUMNS)).toContain("id: 'carrier'");
    expect(house.text(GERMAN)).toContain('giftBoxes.field.carrier');
  });
});

test('the page of the module names no test that has no place', () => {
  const house = newFeature({ [SCREEN_TEST]: (text) => text.replaceAll('saveButton', 'sendButton') });
  const plan = house.plan('carrier', 'text');
  const before = [SCREEN_TEST, MODULE].map(house.text);
  house.carryOut(plan);
  expect([SCREEN_TEST, MODULE].map(house.text)).toEqual(before);
  expect(house.text(COLUMNS)).toContain("id: 'carrier'");
  expect(plan.byHand).toEqual(
    expect.arrayContaining([
      `${SCREEN_TEST}: tests of the column and of the form`,
      expect.stringContaining('a row for each column, with its proof'),
    ]),
  );
});

test('a choice is held to its values by the database', () => {
  const { files } = newFeature().plan('outcome', 'choice:contentStatus', 'verdict', 'choice:approvalStatus');
  const [migration] = [...files].find(([path]) => path.includes('/migrations/')) ?? [];
  expect(files.get(migration ?? '')).toMatch(/add column outcome text check \(outcome in \('\w+', .*'\w+'\)\)/);
  expect(files.get(migration ?? '')).toContain('add column verdict smallint check (verdict in (0, 1, 2))');
});
