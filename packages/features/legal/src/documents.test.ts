import { describe, expect, test } from 'vitest';
import { TERMS_VERSIONS } from '@resonanz/domain/terms';
import { LEGAL_DOCUMENTS, versionOn } from './documents.ts';
import type { LegalBlock, LegalText } from './LegalText.ts';

const kindOf = (block: LegalBlock): string => (typeof block === 'string' ? 'paragraph' : Object.keys(block).join());
const shapeOf = ({ sections }: LegalText) =>
  sections.map(({ id, blocks }) => [
    id,
    ...blocks.map((block) =>
      typeof block === 'object' && 'table' in block ? `table ${block.table.rows.length}` : kindOf(block),
    ),
  ]);

describe.each(
  Object.entries(LEGAL_DOCUMENTS).flatMap(([name, versions]) =>
    versions.map((text) => [name, text.version, text] as const),
  ),
)('%s of %s', (_name, version, document) => {
  test('has the same sections, parts and changes in both languages', () => {
    expect(shapeOf(document.en)).toEqual(shapeOf(document.de));
    expect(document.changes?.en.length).toBe(document.changes?.de.length);
  });

  test('has a version that is a day, and every anchor once', () => {
    expect(version).toMatch(/^\d{4}-\d\d-\d\d$/);
    const ids = document.de.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test('the terms are those that brands are asked to accept, and each newer version says what it changes', () => {
  expect(LEGAL_DOCUMENTS.terms.map(({ version }) => version)).toEqual(TERMS_VERSIONS.toReversed());
  for (const { changes } of LEGAL_DOCUMENTS.terms.slice(0, -1)) expect(changes?.de.length).toBeGreaterThan(0);
  const texts = LEGAL_DOCUMENTS.terms.map(({ de, en }) => JSON.stringify([de, en]));
  expect(new Set(texts).size).toBe(texts.length);
});

test.each([
  ['2020-01-01', '2024-01-15'],
  ['2026-11-20', '2024-01-15'],
  ['2026-11-21', '2026-11-21'],
])('on %s counts the version of %s', (day, version) => {
  expect(versionOn(LEGAL_DOCUMENTS.terms, day).version).toBe(version);
});

const STORED = [
  'token',
  'loginUser',
  'email',
  'userName',
  'fullName',
  'role',
  'roleId',
  'userDefaultRegion',
  'userDefaultRegionName',
  'regions',
  'userLanguage',
  'modulePermission',
  'isAdmin',
  'cookieConsent',
  'isLoggedIn',
  'isBrandLoggedIn',
  'isTesterLoggedIn',
  'auth',
  'unreadMail',
  'sideNavTabActive',
  'dashboardRoute',
  'adminMenu',
  'brandMenu',
  'permittedRoutes',
  'todoPopupClosed',
  'listLook',
  'uiLanguage',
  'uiTheme',
];

test.each(['de', 'en'] as const)('the privacy policy (%s) names everything that the browser stores', (language) => {
  const text = JSON.stringify(LEGAL_DOCUMENTS.privacy[0][language]);
  const missing = STORED.filter((key) => !new RegExp(`\\b${key}\\b`).test(text));
  expect(missing).toEqual([]);
});
