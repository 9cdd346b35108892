import { Link } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Sidebar } from '@resonanz/app-frame/Sidebar';
import { writeUnreadMail } from '@resonanz/session/session';
import { answerSuccess } from '@resonanz/testing/envelopeFetch';
import { buildPermissions } from '@resonanz/testing/users';
import { CALLS, people } from './fixtures/accountServer.fixture.ts';
import { openAs } from './fixtures/openAccount.fixture.tsx';
import { useAreaMenu } from './useAreaMenu.ts';

const BRAND_ROUTES = [
  '/campaign-self-service/brand-dashboard',
  '/campaign-self-service/ima-active',
  '/campaign-self-service/learning-materials',
];
const ROUTES = [...BRAND_ROUTES, '/dashboard', '/campaign', '/campaign/request', '/email-management'];
const entry = (name: string | RegExp) => page.getByRole('link', { name });

function Menu() {
  return (
    <main>
      <Sidebar items={useAreaMenu(ROUTES)} />
      <Link to="/notifications">Alle Meldungen</Link>
    </main>
  );
}

beforeEach(async () => {
  await page.viewport(1280, 800);
  localStorage.clear();
});

test('draws what the tree shows and the shell has, and counts unread mails [R-NAV-001] [R-NAV-006]', async () => {
  await openAs(people.staff, 'staff', <Menu />);
  await expect.element(entry('Influencer-Verwaltung')).toHaveAttribute('aria-current', 'page');
  expect(page.getByRole('link', { name: 'Verträge' }).elements()).toHaveLength(0);
  expect(page.getByText('1 ungelesene E-Mail').elements()).toHaveLength(0);
  writeUnreadMail(1);
  await expect.element(entry(/1 ungelesene E-Mail$/)).toBeVisible();
  writeUnreadMail(7);
  await expect.element(entry(/7 ungelesene E-Mails$/)).toBeVisible();
});

test('a page that belongs to no entry marks none, and the group that was open stays open [R-NAV-058]', async () => {
  await openAs(people.staff, 'staff', <Menu />, '/campaign/request/4/view');
  const requests = entry(/Kampagnenanfragen/);
  await expect.element(requests).toHaveAttribute('aria-current', 'page');
  expect(localStorage.getItem('sideNavTabActive')).toBe('"campaign-requests"');
  await entry('Alle Meldungen').click();
  await expect.element(requests).not.toHaveAttribute('aria-current');
  await expect.element(requests).toBeVisible();
  expect(document.querySelectorAll('nav [data-marked], nav [aria-current]')).toHaveLength(0);
  expect(localStorage.getItem('sideNavTabActive')).toBe('"campaign-requests"');
});

test('the menu of a brand is the one that the server sends, in its order and without what may not be viewed [R-BMENU-019] [R-BMENU-020]', async () => {
  const { server, session } = await openAs(people.brand, 'brand', <Menu />, '/campaign-self-service/brand-dashboard');
  const shown = () =>
    page
      .getByRole('navigation')
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href'));
  await expect.poll(shown).toEqual(BRAND_ROUTES);
  const { modules, permittedRoutes } = buildPermissions({ roleId: 3 });
  const changed = modules.map((node) => ({ ...node, view: node.extraData.id !== 'ima-active' })).toReversed();
  server.on(CALLS.permissions, () => answerSuccess({ modules: changed, permittedRoutes }));
  await session.reload();
  await expect.poll(shown).toEqual([BRAND_ROUTES[2], BRAND_ROUTES[0]]);
});
