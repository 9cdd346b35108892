import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { staffPaths } from '@resonanz/domain/paths';
import { ROLE } from '@resonanz/domain/roles';
import { shared, storyWords } from '@resonanz/stories/words';
import { LocaleProvider } from '@resonanz/ui/LocaleProvider';
import { AREA_LEGAL_LINKS } from '../Footer/areaLegalLinks.ts';
import { Footer } from '../Footer/Footer.tsx';
import { TesterHeader } from '../Header/TesterHeader.tsx';
import { PageHead } from '../PageHead/PageHead.tsx';
import type { MenuItem } from '../Sidebar/menu.ts';
import { AppFrame } from './AppFrame.tsx';
import { BrandFrame, notifications, StaffFrame, userMenuOf } from './demoFrame.fixture.tsx';

const texts = storyWords({
  productTester: ['Produkttester', 'Product tester'],
  home: ['Start', 'Home'],
  projects: ['Projekte', 'Projects'],
  points: ['Punkte', 'Points'],
  newProductsForYou: ['Neue Produkte für Sie.', 'New products for you.'],
});

const meta = {
  title: 'Patterns/App frame/AppFrame',
  component: AppFrame,
  parameters: { docs: { story: { inline: false, height: '480px' } }, layout: 'fullscreen' },
  args: { header: null, children: null, routeKey: '/' },
} satisfies Meta<typeof AppFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const USER_MENU = /^Nutzermenü|^User menu/;
const NAVIGATION = /^Hauptnavigation|^Main navigation/;
const OPEN_NAVIGATION = /^Navigation öffnen|^Open navigation/;

async function openUserMenu() {
  await userEvent.click(screen.getByRole('button', { name: USER_MENU }));
  const menu = await screen.findByRole('dialog', { name: USER_MENU });
  await waitFor(() => expect(menu).toBeVisible());
  return within(menu);
}

export const Staff: Story = { render: () => <StaffFrame /> };

export const StaffInAGroup: Story = { render: () => <StaffFrame roleId={ROLE.admin} start={staffPaths.models()} /> };

/** The super admin reads the feedback, and has no entry to write any. */
export const SuperAdmin: Story = {
  render: () => <StaffFrame roleId={ROLE.superAdmin} />,
  play: async () => {
    const menu = await openUserMenu();
    await expect(menu.getByRole('link', { name: /^Profil/ })).toBeVisible();
    await expect(menu.queryByRole('button', { name: /Feedback/ })).toBeNull();
  },
};

/** Management has a menu of two entries, and no bell. */
export const Management: Story = {
  render: () => <StaffFrame roleId={ROLE.management} />,
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('navigation', { name: NAVIGATION })).getAllByRole('link')).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: /^Benachrichtigungen/ })).toBeNull();
  },
};

export const UserMenuOpen: Story = {
  render: () => <StaffFrame />,
  play: async () => {
    await openUserMenu();
  },
};

/** One panel at a time: opening the user menu closes the watch list. */
export const OnePanelAtATime: Story = {
  render: () => <StaffFrame />,
  play: async ({ canvas }) => {
    const heart = canvas.getByRole('button', { name: /^Merkliste/ });
    await userEvent.click(heart);
    await waitFor(() => expect(screen.getByRole('dialog', { name: shared.watchList })).toBeVisible());
    await openUserMenu();
    await expect(heart).toHaveAttribute('aria-expanded', 'false');
  },
};

/**
 * Between 992 and 1199 px, and above by the user's choice, the navigation is a rail of pictures; the words come on
 * pointing and on focus.
 */
export const Rail: Story = {
  globals: { viewport: { value: 'rail' } },
  render: () => <StaffFrame />,
  play: async ({ canvas }) => {
    const [first] = within(canvas.getByRole('navigation', { name: NAVIGATION })).getAllByRole('link');
    await waitFor(() => expect(first?.getBoundingClientRect().width).toBeLessThan(64));
    await expect(first).toHaveAccessibleName(/^Influencer/);
  },
};

/** Below 992 px the navigation is a drawer; a page that is chosen closes it. */
export const Drawer: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <StaffFrame roleId={ROLE.admin} start={staffPaths.models()} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: OPEN_NAVIGATION }));
    await waitFor(() => expect(canvas.getByRole('navigation', { name: NAVIGATION })).toBeVisible());
  },
};

export const Brand: Story = { globals: { audience: 'brand', density: 'comfortable' }, render: () => <BrandFrame /> };

/** Who came by an invitation has a shorter menu, and neither profile nor feedback. */
export const BrandInvited: Story = {
  globals: { audience: 'brand', density: 'comfortable' },
  render: () => <BrandFrame signupWithToken />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Resonanz/ })).toHaveAttribute(
      'href',
      '/campaign-self-service/ima-active',
    );
    const menu = await openUserMenu();
    await expect(menu.queryByRole('link')).toBeNull();
    await expect(menu.queryByRole('button', { name: /Feedback/ })).toBeNull();
  },
};

export const BrandLoggedOut: Story = {
  globals: { audience: 'brand', density: 'comfortable' },
  render: () => <BrandFrame isLoggedIn={false} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Anmelden|^Login/ })).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: NAVIGATION })).toBeNull();
  },
};

const testerMenu = userMenuOf({
  audience: 'testerworld',
  name: 'Emre K.',
  email: 'emre.kaya@post.example',
  roleName: texts.productTester,
  roleId: ROLE.tester,
});

const testerNavigation: readonly MenuItem[] = [
  { id: 'home', label: texts.home, icon: 'house', href: '/testerworld/home', isActive: true },
  { id: 'projects', label: texts.projects, icon: 'package', href: '/testerworld/projects' },
  { id: 'points', label: texts.points, icon: 'medal', href: '/testerworld/points' },
];

/** The navigation stands in the header; the page is in the middle. */
export const Testerworld: Story = {
  globals: { audience: 'testerworld' },
  render: () => (
    <LocaleProvider language="de" navigate={() => {}}>
      <AppFrame
        routeKey="/"
        navigationPlace="header"
        menu={testerNavigation}
        footer={<Footer {...AREA_LEGAL_LINKS.testerworld} year={2026} />}
        header={
          <TesterHeader
            homeHref="/testerworld/home"
            menu={testerNavigation}
            points={{ total: 1240, href: '/testerworld/points' }}
            notifications={notifications}
            userMenu={testerMenu}
          />
        }
      >
        <PageHead title={texts.projects} description={texts.newProductsForYou} />
      </AppFrame>
    </LocaleProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Resonanz/ })).toHaveAttribute('href', '/testerworld/home');
    await expect(within(canvas.getByRole('navigation', { name: NAVIGATION })).getAllByRole('link')).toHaveLength(3);
  },
};

/** On phones the drawer holds it. */
export const TesterworldPhone: Story = {
  ...Testerworld,
  globals: { audience: 'testerworld', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: NAVIGATION })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: OPEN_NAVIGATION }));
    await waitFor(() => expect(canvas.getByRole('navigation', { name: NAVIGATION })).toBeVisible());
  },
};

/** Skip link, header, navigation, page; Escape gives the focus back to what opened a panel. */
export const Keyboard: Story = {
  render: () => <StaffFrame roleId={ROLE.management} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Zum Inhalt|^Skip/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    const userMenu = canvas.getByRole('button', { name: USER_MENU });
    userMenu.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog', { name: USER_MENU })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(userMenu).toHaveFocus());
    await userEvent.tab();
    await expect(within(canvas.getByRole('navigation', { name: NAVIGATION })).getAllByRole('link')[0]).toHaveFocus();
  },
};
