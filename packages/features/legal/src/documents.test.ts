import { describe, expect, test } from 'vitest';
import { LEGAL_DOCUMENTS } from './documents.ts';
import type { LegalBlock, LegalText } from './LegalText.ts';

const kindOf = (block: LegalBlock): string => (typeof block === 'string' ? 'paragraph' : Object.keys(block).join());
const shapeOf = ({ sections }: LegalText) =>
  sections.map(({ id, blocks }) => [id, ...blocks.map((block) => (typeof block === 'object' && 'table' in block ? `table ${block.table.rows.length}` : kindOf(block)))]);

describe.each(Object.entries(LEGAL_DOCUMENTS))('%s', (_, document) => {
  test('has the same sections and parts in both languages', () => {
    expect(shapeOf(document.en)).toEqual(shapeOf(document.de));
  });

  test('has a version that is a day, and every anchor once', () => {
    expect(document.version).toMatch(/^\d{4}-\d\d-\d\d$/);
    const ids = document.de.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

const STORED = [
  'token', 'loginUser', 'email', 'userName', 'fullName', 'role', 'roleId', 'userDefaultRegion', 'userDefaultRegionName', 'regions', 'userLanguage',
  'modulePermission', 'isAdmin', 'cookieConsent', 'isLoggedIn', 'isBrandLoggedIn', 'isTesterLoggedIn', 'auth', 'unreadMail', 'sideNavTabActive',
  'dashboardRoute', 'adminMenu', 'brandMenu', 'permittedRoutes', 'todoPopupClosed', 'uiLanguage', 'uiTheme',
];

test.each(['de', 'en'] as const)('the privacy policy (%s) names everything that the browser stores (A-066, A-055)', (language) => {
  const text = JSON.stringify(LEGAL_DOCUMENTS.privacy[language]);
  const missing = STORED.filter((key) => !new RegExp(`\\b${key}\\b`).test(text));
  expect(missing).toEqual([]);
});
