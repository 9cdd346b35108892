import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { buildAdmin } from '@resonanz/testing/users';
import { buildActiveBrand, buildBrand, buildInvitation, buildNameChange } from '../fixtures/brands.fixture.ts';
import { createBrandServer } from '../fixtures/brandServer.fixture.ts';
import { BrandStage, stageRoutes } from '../fixtures/BrandStage.fixture.tsx';

const openAt = stageOpener(BrandStage, stageRoutes);
const open = (details: NonNullable<Parameters<typeof createBrandServer>[0]>['details']) =>
  openAt({ server: createBrandServer({ details: details ?? {} }), path: '/user/brand?brand=40', user: buildAdmin() });
const drawer = () => page.getByRole('dialog', { name: 'Lindenblatt Naturkosmetik GmbH' });
const part = (name: string) => drawer().getByRole('region', { name });
const lines = (name: string) =>
  part(name)
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);

beforeEach(async () => {
  await page.viewport(1440, 900);
});

test('the detail of a brand says what waits for a decision, and what happened', async () => {
  const { companyNameChangeId, requestedName, previousName, askedAt, reason, decidedAt } = buildNameChange();
  await open({
    user: buildBrand({
      companyNameChange: { companyNameChangeId, requestedName, previousName, askedAt, reason, decidedAt, status: 0 },
    }),
    deletionRequestedAt: '2026-11-20T09:00:00.000Z',
    invitations: [
      buildInvitation({ expiresAt: '2099-12-04T09:00:00.000Z' }),
      buildInvitation({ invitationId: 5, state: 'expired' }),
    ],
  });
  await expect.element(part('Nächste Schritte')).toBeVisible();
  expect(lines('Nächste Schritte')).toEqual([
    expect.stringContaining('Einladung annehmen04.12.2099t.reuter@lindenblatt.example'),
    'Registrierung freigeben oder ablehnen',
    'Über die Löschung entscheidenAm 20.11.2026 wurde um Löschung des Kontos gebeten.',
    'Über den Firmennamen entscheidenGewünschter Firmenname: Lindenblatt Pflege AG',
  ]);
  await expect
    .element(part('Nächste Schritte').getByRole('link', { name: 'Über den Firmennamen entscheiden' }))
    .toHaveAttribute('href', '/user/brand?tab=names');
  expect(lines('Aktivität')).toEqual([
    expect.stringMatching(/^Katharina Bergmann hat USt-IdNr\. geändert/),
    expect.stringMatching(/^Marion Albrecht hat angelegt/),
  ]);
});

test('who has not confirmed the address yet waits for the brand, not for the agency', async () => {
  await open({ user: buildBrand({ emailVerify: false }), invitations: [] });
  await expect.element(part('Nächste Schritte')).toBeVisible();
  expect(lines('Nächste Schritte')).toEqual(['E-Mail-Adresse bestätigenMarion Albrecht']);
});

test.each([
  ['de', 'Zurzeit steht nichts an', 'Noch ist nichts geschehen'],
  ['en', 'Nothing to do at present', 'Nothing has happened yet'],
] as const)(
  'where nothing waits the detail says so, at 390 px without sideways scroll (%s)',
  async (language, none, nothing) => {
    await page.viewport(390, 844);
    await openAt({
      server: createBrandServer({ details: { user: buildActiveBrand(), invitations: [], history: [] } }),
      path: '/user/brand?brand=40',
      user: buildAdmin(),
      language,
    });
    await expect.element(drawer().getByText(none)).toBeVisible();
    await expect.element(drawer().getByText(nothing)).toBeInTheDocument();
    const { scrollWidth, clientWidth } = drawer().element();
    expect(scrollWidth).toBe(clientWidth);
  },
);
