import { beforeEach, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import type { RoleId } from '@resonanz/domain/roles';
import { showStaffFrame } from './staffFrame.fixture.tsx';

const show = (roleId: RoleId = 1) => showStaffFrame({ roleId });

/** Tests run for people who want little movement, where everything takes a millisecond. */
const letMove = (isWanted: boolean) =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: isWanted ? 'no-preference' : 'reduce' }],
  });

beforeEach(() => page.viewport(1440, 900));

test('the menu has the dashboard, children below their parent and the mail badge [R-NAV-003] [R-NAV-004] [R-NAV-005] [R-NAV-006]', async () => {
  const screen = await show();
  const navigation = screen.getByRole('navigation', { name: 'Hauptnavigation' });
  await expect
    .element(navigation.getByRole('link', { name: 'Influencer-Verwaltung' }))
    .toHaveAttribute('aria-current', 'page');
  await expect.element(navigation.getByRole('link', { name: /E-Mail.*12 ungelesene E-Mails/ })).toBeVisible();
  await navigation.getByRole('link', { name: 'Models' }).click();
  await expect.element(screen.getByRole('heading', { name: '/models' })).toBeVisible();
  const children = navigation.getByRole('list', { name: 'Models' });
  await expect.element(children.getByRole('link', { name: 'Creator' })).toBeVisible();
  await expect.element(children.getByRole('link', { name: 'Models' })).toHaveAttribute('aria-current', 'page');
  await navigation.getByRole('button', { name: 'Models zuklappen' }).click();
  await expect.element(children).not.toBeInTheDocument();
});

test('the menu stands at the start with its sub-menus, header and controls above it [R-LAYOUT-002] [R-LAYOUT-003]', async () => {
  const screen = await show();
  const navigation = screen.getByRole('navigation', { name: 'Hauptnavigation' });
  await navigation.getByRole('button', { name: 'Models aufklappen' }).click();
  const boxOf = (name: string | null) =>
    (name === null ? screen.getByRole('main') : navigation.getByRole('link', { name, exact: true }).first())
      .element()
      .getBoundingClientRect();
  const words = (name: string) =>
    navigation.getByText(name, { exact: true }).first().element().getBoundingClientRect().left;
  expect(boxOf('Creator').top).toBeGreaterThanOrEqual(boxOf('Models').bottom);
  expect(words('Creator') - boxOf('Creator').left).toBeGreaterThan(10);
  expect(boxOf('Creator').left).toBeGreaterThan(boxOf('Models').left);
  expect(boxOf('Creator').right).toBeLessThanOrEqual(boxOf(null).left);
  for (const name of ['Merkliste', 'Nutzermenü']) {
    const button = screen.getByRole('button', { name });
    expect(button.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(boxOf(null).top);
    await button.click();
    const panel = screen.getByRole('dialog', { name });
    await expect.element(panel).toBeVisible();
    expect(panel.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(
      button.element().getBoundingClientRect().bottom,
    );
    await userEvent.keyboard('{Escape}');
    await expect.element(panel).not.toBeInTheDocument();
  }
});

test('management sees a menu of its own [R-NAV-056]', async () => {
  const screen = await show(7);
  const links = screen.getByRole('navigation').getByRole('link').elements();
  expect(links.map((link) => link.textContent)).toEqual(['Meine Influencer', 'Profil']);
});

test.each([
  [1, true, true],
  [7, true, false],
  [3, false, false],
] as const)(
  'role %d: watch list %s, bell %s [R-HDR-002] [R-HDR-003] [R-HDR-004] [R-HDR-005] [R-HDR-036]',
  async (roleId, hasHeart, hasBell) => {
    const screen = await show(roleId);
    expect(screen.getByRole('button', { name: 'Merkliste' }).elements().length > 0).toBe(hasHeart);
    expect(screen.getByRole('button', { name: 'Benachrichtigungen' }).elements().length > 0).toBe(hasBell);
  },
);

test('the logo leads to the main page of the role [R-HDR-001]', async () => {
  const screen = await show(9);
  await expect
    .element(screen.getByRole('link', { name: 'Resonanz, zur Startseite' }))
    .toHaveAttribute('href', '/dashboard');
});

test('opening the user menu closes the watch list and the other way round; a route change closes both [R-HDR-014]', async () => {
  const screen = await show();
  const watchList = screen.getByRole('button', { name: 'Merkliste' });
  const userMenu = screen.getByRole('button', { name: 'Nutzermenü' });
  await watchList.click();
  await expect.element(watchList).toHaveAttribute('aria-expanded', 'true');
  await userMenu.click();
  await expect.element(userMenu).toHaveAttribute('aria-expanded', 'true');
  await expect.element(watchList).toHaveAttribute('aria-expanded', 'false');
  await watchList.click();
  await expect.element(userMenu).toHaveAttribute('aria-expanded', 'false');
  await expect.element(watchList).toHaveAttribute('aria-expanded', 'true');
  await screen.getByRole('link', { name: 'Kunden', exact: true }).click();
  await expect.element(watchList).toHaveAttribute('aria-expanded', 'false');
});

test('the mobile menu opens, keeps the page out of reach and collapses on a route change [R-HDR-015] [R-LAYOUT-004]', async () => {
  await page.viewport(390, 844);
  const screen = await show();
  const navigation = screen.getByRole('navigation', { name: 'Hauptnavigation' });
  await expect.element(navigation).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Navigation öffnen' }).click();
  await expect.element(navigation).toBeVisible();
  await expect.element(navigation.getByRole('link').first()).toHaveFocus();
  const behind = screen.getByText('Im Inhalt');
  (behind.element() as HTMLElement).focus();
  await expect.element(behind).not.toHaveFocus();
  await navigation.getByRole('link', { name: 'Kunden', exact: true }).click();
  await expect.element(screen.getByRole('heading', { name: '/customer' })).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: 'Navigation öffnen' }))
    .toHaveAttribute('aria-expanded', 'false');
  await expect.element(navigation).not.toBeInTheDocument();
});

test('Escape closes the mobile menu and focus returns to its button', async () => {
  await page.viewport(390, 844);
  const screen = await show();
  await screen.getByRole('button', { name: 'Navigation öffnen' }).click();
  await expect.element(screen.getByRole('navigation').getByRole('link').first()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Navigation öffnen' })).toHaveFocus();
});

test.each([
  ['staff', 1],
  ['brand', 3],
] as const)(
  'on a phone the menu of %s comes and goes in 100 ms [R-BMENU-027] [R-LAYOUT-029]',
  async (_name, roleId) => {
    await letMove(true);
    await page.viewport(390, 844);
    const screen = await show(roleId);
    const navigation = screen.getByRole('navigation', { name: 'Hauptnavigation' });
    await screen.getByRole('button', { name: 'Navigation öffnen' }).click();
    await expect.element(navigation).toBeVisible();
    const drawer = navigation.element().closest<HTMLElement>('[data-open]');
    if (!drawer) throw new Error('The menu lies in no drawer.');
    const durations = () => getComputedStyle(drawer).transitionDuration.split(', ');
    expect(durations()).toEqual(['0.1s']);
    await userEvent.keyboard('{Escape}');
    await expect.element(navigation).not.toBeInTheDocument();
    // It slides for 100 ms and is hidden then.
    expect([durations(), getComputedStyle(drawer).transitionDelay.split(', ')]).toEqual([
      ['0.1s', '0s'],
      ['0s', '0.1s'],
    ]);
    await letMove(false);
  },
);

test('the navigation is a rail between 992 and 1199 px and can be reduced above', async () => {
  await page.viewport(1100, 800);
  const screen = await show();
  const widthOf = () => Math.round(screen.getByRole('navigation').element().getBoundingClientRect().width);
  expect(widthOf()).toBe(59);
  await page.viewport(1440, 900);
  await expect.poll(widthOf).toBe(231);
  await screen.getByRole('button', { name: 'Navigation einklappen' }).click();
  await expect.poll(widthOf).toBe(59);
  await screen.getByRole('button', { name: 'Navigation ausklappen' }).click();
  await expect.poll(widthOf).toBe(231);
});

test('the first stop of the keyboard leads to the content', async () => {
  const screen = await show();
  await userEvent.tab();
  await expect.element(screen.getByRole('link', { name: 'Zum Inhalt springen' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('main')).toHaveFocus();
});

test('the Tab key goes from the header through the navigation to the page', async () => {
  const screen = await show(7);
  const names = [
    'Zum Inhalt springen',
    'Navigation einklappen',
    'Resonanz, zur Startseite',
    'Merkliste',
    'Nutzermenü',
    'Meine Influencer',
    'Profil',
  ];
  for (const name of names) {
    await userEvent.tab();
    expect(
      screen
        .getByRole('link', { name, exact: true })
        .or(screen.getByRole('button', { name, exact: true }))
        .element(),
    ).toBe(document.activeElement);
  }
  await userEvent.tab();
  await expect.element(screen.getByRole('main')).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole('link', { name: 'Im Inhalt' })).toHaveFocus();
});
