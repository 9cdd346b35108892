import '@resonanz/tokens/styles';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import type { RoleId } from '@resonanz/domain/roles';
import { LanguageProvider } from '@resonanz/i18n/react';
import { focusOn } from '@resonanz/testing/focusOn';
import { useDemoMenu } from '../AppFrame/demoMenu.fixture.ts';
import { showStaffFrame } from '../AppFrame/staffFrame.fixture.tsx';
import type { MenuItem } from './menu.ts';
import { Sidebar } from './Sidebar.tsx';

const entries = (count: number, label = 'Bereich'): readonly MenuItem[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `tab-${at}`,
    label: `${label} ${at + 1}`,
    icon: 'gear',
    href: `/module-${at}`,
  }));

describe.each([
  ['a desktop', 1440, 600],
  ['a desktop at 200 % zoom', 720, 450],
  ['a phone', 390, 600],
])('forty entries on %s', (_where, width, height) => {
  test('scroll under a header that stays', async () => {
    await page.viewport(width, height);
    const screen = await showStaffFrame({ menu: entries(40) });
    const header = screen.getByRole('banner').element();
    if (width < 992) await screen.getByRole('button', { name: 'Navigation öffnen' }).click();
    const last = screen.getByRole('link', { name: 'Bereich 40' });
    await focusOn(last);
    await expect.element(last).toBeInViewport({ ratio: 1 });
    await expect.poll(() => header.getBoundingClientRect().top).toBe(0);
    const first = screen.getByRole('link', { name: 'Bereich 1', exact: true });
    await focusOn(first);
    await expect
      .poll(() => first.element().getBoundingClientRect().top >= header.getBoundingClientRect().bottom)
      .toBe(true);
  });
});

test('long German words break inside the navigation, and the counter stays beside them', async () => {
  await page.viewport(1440, 900);
  const label = 'Selbstbedienungskampagnenbenachrichtigungseinstellungen für Markenverantwortliche';
  const [entry] = entries(1, label);
  const screen = await showStaffFrame({ menu: entry ? [{ ...entry, badge: { count: 120, label: '120 neue' } }] : [] });
  const navigation = screen.getByRole('navigation').element();
  expect(navigation.scrollWidth).toBeLessThanOrEqual(navigation.clientWidth);
  const counter = screen.getByText('99+').element().getBoundingClientRect();
  expect(counter.right).toBeLessThanOrEqual(navigation.getBoundingClientRect().right);
  expect(
    screen
      .getByText(/^Selbst/)
      .element()
      .getBoundingClientRect().right,
  ).toBeLessThanOrEqual(counter.left);
});

function Menu({
  roleId,
  signupWithToken = false,
  path = '/',
}: {
  roleId: RoleId;
  signupWithToken?: boolean;
  path?: string;
}) {
  return <Sidebar items={useDemoMenu(roleId, path, signupWithToken)} opensGroups />;
}

const show = (element: React.ReactElement) => render(<LanguageProvider language="de">{element}</LanguageProvider>);
const words = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent);

test('the menu of a brand has groups, each entry a picture of its own, and leads to the first page of a group [R-BMENU-017] [R-BMENU-021]', async () => {
  const screen = await show(<Menu roleId={3} />);
  await expect
    .element(screen.getByRole('link', { name: 'Kampagnenanfragen' }))
    .toHaveAttribute('href', '/campaign-self-service/campaign-request/add');
  expect(words(screen.getByRole('list', { name: 'UGC-Videos' }).getByRole('link').elements())).toEqual([
    'Alle Videos',
    'UGC-Video anfragen',
    'UGC-Dashboard',
  ]);
  const top = screen.container.querySelectorAll('nav > ul > li > div > a');
  const pictures = [...top].map((link) => link.querySelector('svg')?.innerHTML);
  expect(pictures).not.toContain(undefined);
  expect(new Set(pictures).size).toBe(top.length);
});

test('after an invitation the request modules lead to their lists and hide what may not be done [R-BMENU-023] [R-BMENU-024] [R-BMENU-025] [R-BMENU-026]', async () => {
  const screen = await show(<Menu roleId={3} signupWithToken />);
  const hrefOf = (name: string) => screen.getByRole('link', { name, exact: true }).element().getAttribute('href');
  // A module of which one page is left keeps its own name.
  expect([hrefOf('Kampagnenanfragen'), hrefOf('UGC-Videos')]).toEqual([
    '/campaign-self-service/campaign-request',
    '/campaign-self-service/ugc-video',
  ]);
  for (const name of ['Kampagne anfragen', 'Kampagnen-Dashboard', 'UGC-Video anfragen'])
    expect(screen.getByRole('link', { name }).elements()).toEqual([]);
  await expect.element(screen.getByRole('link', { name: 'UGC-Dashboard' })).toBeVisible();
});

test.each([1, 6, 7, 9] as const)('role %d sees nothing of the brand menu [R-BMENU-022]', async (roleId) => {
  const screen = await show(<Menu roleId={roleId} />);
  const hrefs = screen
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));
  expect(hrefs.length).toBeGreaterThan(0);
  expect(hrefs.filter((href) => href?.startsWith('/campaign-self-service') || href?.startsWith('/brand/'))).toEqual([]);
});

test('groups open and close by keyboard; their button says which group and in which state it is', async () => {
  const screen = await show(<Menu roleId={3} />);
  const button = screen.getByRole('button', { name: 'UGC-Videos zuklappen' });
  await focusOn(button);
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Enter}');
  const closed = screen.getByRole('button', { name: 'UGC-Videos aufklappen' });
  await expect.element(closed).toHaveFocus();
  await expect.element(closed).toHaveAttribute('aria-expanded', 'false');
  await expect.element(screen.getByRole('list', { name: 'UGC-Videos' })).not.toBeInTheDocument();
});

test('as a rail it shows the words beside the picture on focus, and Escape takes them away', async () => {
  const screen = await show(<Sidebar items={entries(2)} isRail />);
  await userEvent.tab();
  await expect.element(screen.getByRole('link', { name: 'Bereich 1' })).toHaveFocus();
  const tip = () => [...document.querySelectorAll('[popover]')].map((each) => each.textContent);
  await expect.poll(tip).toEqual(['Bereich 1']);
  await userEvent.keyboard('{Escape}');
  await expect.poll(tip).toEqual([]);
});
