import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { labels, type LabelKey } from '@resonanz/domain/labels';
import { flattenTree, type PermissionNode } from '@resonanz/domain/permissions';
import { useMessages } from '@resonanz/i18n/react';
import { both, shared, storyWords } from '@resonanz/stories/words';
import { Box } from '@resonanz/ui/Box';
import { Spinner } from '@resonanz/ui/Spinner';
import { ErrorPage } from '../ErrorBoundary/ErrorPage.tsx';
import { FailedPage } from '../MessagePage/FailedPage.tsx';
import { NotFoundPage } from '../MessagePage/NotFoundPage.tsx';
import { WaitingPage } from '../MessagePage/WaitingPage.tsx';
import { PageHead } from '../PageHead/PageHead.tsx';
import { menuFromTree, type MenuItem } from '../Sidebar/menu.ts';
import { AppFrame } from './AppFrame.tsx';
import { StaffFrame } from './demoFrame.fixture.tsx';
import { createMenuSource, type MenuSource } from './menuSource.fixture.ts';

const words = storyWords({
  theCampaignsCouldNot: ['Die Kampagnen konnten nicht geladen werden.', 'The campaigns could not be loaded.'],
  checkingTheLogIn: ['Anmeldung wird geprüft', 'Checking the log-in'],
  notificationsOfSelfService: [
    'Selbstbedienungskampagnenbenachrichtigungen',
    'Notifications of self-service campaigns',
  ],
  rightsAndRolesOf: [
    'Rechte und Rollen der Markenverantwortlichen',
    'Rights and roles of those responsible for brands',
  ],
  unreadEMails120: ['120 ungelesene E-Mails', '120 unread e-mails'],
  notificationSettingsOfThe: [
    'Benachrichtigungseinstellungen der Selbstbedienungskampagnen',
    'Notification settings of the self-service campaigns',
  ],
  theMenuCouldNot: ['Das Menü konnte nicht geladen werden.', 'The menu could not be loaded.'],
  loading: ['Wird geladen', 'Loading'],
});

const meta = {
  title: 'Patterns/App frame/AppFrame states',
  component: AppFrame,
  parameters: { docs: { story: { inline: false, height: '480px' } }, layout: 'fullscreen' },
  args: { header: null, children: null, routeKey: '/' },
} satisfies Meta<typeof AppFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => {};
const head = <PageHead title={shared.campaigns} />;

export const Offline: Story = {
  render: () => <StaffFrame isOffline />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Keine Verbindung|No connection/);
  },
};

/** The server rejects what a page asks for: the frame stays, no one is logged out. */
export const Forbidden: Story = {
  render: () => (
    <StaffFrame>
      <FailedPage head={head} failure="forbidden" failedText="" onReload={nothing} />
    </StaffFrame>
  ),
};

export const Failed: Story = {
  render: () => (
    <StaffFrame>
      <FailedPage head={head} failure="failed" failedText={words.theCampaignsCouldNot} onReload={nothing} />
    </StaffFrame>
  ),
};

/** No one knows yet what to show: without the frame. */
export const Waiting: Story = {
  render: () => <WaitingPage label={words.checkingTheLogIn} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: words.checkingTheLogIn })).toBeVisible();
  },
};

export const Broken: Story = {
  render: () => (
    <StaffFrame>
      <ErrorPage homeHref="/dashboard" />
    </StaffFrame>
  ),
};

export const NotFound: Story = {
  render: () => (
    <StaffFrame>
      <NotFoundPage homeHref="/dashboard" />
    </StaffFrame>
  ),
};

/** Without a menu, as while no one is logged in, the page has the whole width and the header no button for it. */
export const WithoutMenu: Story = {
  render: () => <StaffFrame menu={[]} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Navigation|navigation/ })).toBeNull();
  },
};

const entries = (count: number, labelOf: (at: number) => string): readonly MenuItem[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `tab-${at}`,
    label: labelOf(at),
    icon: 'gear',
    href: `/module-${at}`,
    isActive: at === 0,
  }));

export const FortyEntries: Story = {
  render: () => <StaffFrame menu={entries(40, (at) => both(`Bereich ${at + 1}`, `Area ${at + 1}`))} />,
};

const LONG = [words.notificationsOfSelfService, words.rightsAndRolesOf, 'Newsletter'];

export const LongGerman: Story = {
  render: () => (
    <StaffFrame
      menu={entries(3, (at) => LONG[at] ?? '').map((item, at) => ({
        ...item,
        ...(at === 1 && { badge: { count: 120, label: words.unreadEMails120 } }),
        ...(at === 2 && {
          children: entries(3, (child) => LONG[child] ?? '').map((each) => ({ ...each, id: `child-${each.id}` })),
          isActive: true,
        }),
      }))}
    >
      <PageHead
        title={words.notificationSettingsOfThe}
        breadcrumbs={[{ label: 'Administration', href: '/administration' }, { label: words.notificationSettingsOfThe }]}
      />
    </StaffFrame>
  ),
};

type Loading = { state: 'loading' } | { state: 'failed' } | { state: 'loaded'; tree: readonly PermissionNode[] };

function OwnBackend({ source }: { source: MenuSource }) {
  const label = useMessages(labels);
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<Loading>({ state: 'loading' });
  useEffect(() => {
    let isCurrent = true;
    const settle = (next: Loading) => isCurrent && setResult(next);
    source.load().then(
      (tree) => settle({ state: 'loaded', tree }),
      () => settle({ state: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [source, attempt]);
  const reload = () => {
    setResult({ state: 'loading' });
    setAttempt((before) => before + 1);
  };
  const tree = result.state === 'loaded' ? result.tree : [];
  const menu = menuFromTree(tree, {
    roleId: 9,
    pathname: '/dashboard',
    existingRoutes: flattenTree(tree).map((node) => node.routeName),
    labelOf: (key) => label(key as LabelKey),
  });
  return (
    <StaffFrame menu={menu}>
      {result.state === 'failed' && (
        <FailedPage head={head} failure="failed" failedText={words.theMenuCouldNot} onReload={reload} />
      )}
      {result.state === 'loading' && (
        <Box padding={8}>
          <Spinner label={words.loading} />
        </Box>
      )}
      {result.state === 'loaded' && head}
    </StaffFrame>
  );
}

/** The permission tree from a source of one's own: slow, rejected once, there at the second attempt. */
export const BringYourOwnBackend: Story = {
  render: () => {
    const source = createMenuSource({ delayMs: 150, failures: 1 });
    return <OwnBackend source={source} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Erneut laden|^Load again/ }));
    const navigation = await waitFor(() =>
      canvas.getByRole('navigation', { name: /^Hauptnavigation|^Main navigation/ }),
    );
    await expect(within(navigation).getAllByRole('link').length).toBeGreaterThan(5);
  },
};
