import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { AppFrame } from '@resonanz/app-frame/AppFrame';
import { TesterHeader } from '@resonanz/app-frame/TesterHeader';
import { testerPaths } from '@resonanz/domain/paths';
import { people } from './fixtures/accountServer.fixture.ts';
import { openAs } from './fixtures/openAccount.fixture.tsx';
import { useTesterMenu } from './useTesterMenu.ts';

const ROUTES = [testerPaths.home(), testerPaths.projects(), testerPaths.project.pattern, testerPaths.faqs()];

function Frame() {
  const menu = useTesterMenu(ROUTES, 'tester');
  return (
    <AppFrame
      routeKey="/"
      navigationPlace="header"
      menu={menu}
      header={
        <TesterHeader homeHref={testerPaths.home()} menu={menu} points={{ total: 1240, href: testerPaths.points() }} />
      }
    >
      {null}
    </AppFrame>
  );
}

const open = (path: string) => openAs(people.testerworld, 'testerworld', <Frame />, path);
const navigation = () => page.getByRole('navigation', { name: 'Hauptnavigation' });
const entries = () =>
  navigation()
    .getByRole('link')
    .elements()
    .map((link) => link.textContent);

beforeEach(async () => {
  await page.viewport(1280, 800);
});

test('shows the screens that the shell has, in the order of the navigation', async () => {
  await open(testerPaths.home());
  await expect.element(navigation()).toBeVisible();
  expect(entries()).toEqual(['Start', 'Projekte', 'Fragen']);
});

test('marks the entry that the page shown lies below', async () => {
  await open(testerPaths.project({ projectId: 3 }));
  await expect.element(navigation().getByRole('link', { name: 'Projekte' })).toHaveAttribute('aria-current', 'page');
  await expect.element(navigation().getByRole('link', { name: 'Start' })).not.toHaveAttribute('aria-current');
});

test('moves into the drawer on a phone', async () => {
  await page.viewport(390, 844);
  await open(testerPaths.home());
  const button = page.getByRole('button', { name: 'Navigation öffnen' });
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  expect(navigation().elements()).toHaveLength(0);
  await button.click();
  await expect.element(navigation().getByRole('link', { name: 'Projekte' })).toBeVisible();
});

test('the points beside it say their number and lead to their page', async () => {
  await open(testerPaths.home());
  const points = page.getByRole('link', { name: '1.240 Punkte' });
  await expect.element(points).toHaveAttribute('href', testerPaths.points());
  await expect.element(points).toHaveTextContent('1.240');
});
