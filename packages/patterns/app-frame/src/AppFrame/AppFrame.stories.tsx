import { BellIcon, HeartIcon, MegaphoneIcon, PlusIcon, VideoCameraIcon } from '@phosphor-icons/react';
import { brandPaths, staffPaths } from '@resonanz/domain/paths';
import type { RoleId } from '@resonanz/domain/roles';
import { Box } from '@resonanz/ui/Box';
import { Button } from '@resonanz/ui/Button';
import { Link } from '@resonanz/ui/Link';
import { LocaleProvider } from '@resonanz/ui/LocaleProvider';
import { StatusTag } from '@resonanz/ui/StatusTag';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { BrandHeader } from '../Header/BrandHeader.tsx';
import type { PanelSlot } from '../Header/Header.tsx';
import { StaffHeader } from '../Header/StaffHeader.tsx';
import { TesterHeader } from '../Header/TesterHeader.tsx';
import { OfflineBar } from '../OfflineBar/OfflineBar.tsx';
import { PageHead } from '../PageHead/PageHead.tsx';
import { UserMenu } from '../UserMenu/UserMenu.tsx';
import { AppFrame } from './AppFrame.tsx';
import { useDemoMenu } from './demoMenu.ts';
import { PanelButton } from './PanelButton.tsx';

const meta = {
  title: 'Patterns/AppFrame',
  component: AppFrame,
  parameters: { layout: 'fullscreen' },
  args: { header: null, children: null, routeKey: '/' },
} satisfies Meta<typeof AppFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const regions = [
  { id: 1, label: 'DACH' },
  { id: 2, label: 'Deutschland' },
];

const watchList: PanelSlot = (panel) => <PanelButton title="Merkliste" count={6} icon={HeartIcon} {...panel} />;
const notifications: PanelSlot = (panel) => <PanelButton title="Benachrichtigungen" count={4} icon={BellIcon} {...panel} />;

const userMenu: PanelSlot = (panel) => (
  <UserMenu
    {...panel}
    audience="staff"
    name="Katharina B."
    initials="KB"
    email="katharina.b@resonanz.example"
    roleName="Kampagnenmanagerin"
    region={{ items: regions, selectedId: 2, onChange: () => {} }}
    theme={{ choice: 'system', onChange: () => {} }}
    profile={{ href: staffPaths.userProfileEdit() }}
    feedback={{ onPress: () => {} }}
    onLogOut={() => {}}
  />
);

function StaffFrame({ roleId = 9, start = staffPaths.dashboard(), isOffline = false }: { roleId?: RoleId; start?: string; isOffline?: boolean }) {
  const [path, setPath] = useState(start);
  const menu = useDemoMenu(roleId, path);
  const current = menu.flatMap((item) => [item, ...(item.children ?? [])]).findLast((item) => item.isActive);
  return (
    <LocaleProvider language="de" navigate={setPath}>
      <AppFrame
        routeKey={path}
        menu={menu}
        header={<StaffHeader roleId={roleId} watchList={watchList} notifications={notifications} userMenu={userMenu} />}
        notice={<OfflineBar isOffline={isOffline} onRetry={() => {}} />}
      >
        <PageHead
          title={current?.label ?? 'Resonanz'}
          breadcrumbs={[{ label: 'Dashboard', href: staffPaths.dashboard() }, { label: current?.label ?? 'Resonanz' }]}
          tag={<StatusTag tone="green" label="Aktiv" />}
          actions={
            <Button variant="solid" iconStart={PlusIcon}>
              Influencer anlegen
            </Button>
          }
        />
        <Box padding={8}>
          <Link href={staffPaths.campaign()}>Zu den Kampagnen</Link>
        </Box>
      </AppFrame>
    </LocaleProvider>
  );
}

export const Staff: Story = { render: () => <StaffFrame /> };

export const StaffInAGroup: Story = { render: () => <StaffFrame roleId={1} start={staffPaths.models()} /> };

export const Management: Story = { render: () => <StaffFrame roleId={7} /> };

export const Offline: Story = { render: () => <StaffFrame isOffline /> };

export const UserMenuOpen: Story = {
  render: () => <StaffFrame />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Nutzermenü|^User menu/ }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: /^Nutzermenü|^User menu/ })).toBeVisible());
  },
};

function BrandFrame({ signupWithToken = false }: { signupWithToken?: boolean }) {
  const [path, setPath] = useState(brandPaths.dashboard());
  return (
    <LocaleProvider language="de" navigate={setPath}>
      <AppFrame
        routeKey={path}
        opensGroups
        menu={useDemoMenu(3, path, signupWithToken)}
        header={
          <BrandHeader
            isLoggedIn
            signupWithToken={signupWithToken}
            landingHref={brandPaths.landing()}
            loginHref={brandPaths.login()}
            registerHref={brandPaths.signup()}
            notifications={notifications}
            userMenu={userMenu}
          />
        }
      >
        <PageHead
          title="Guten Morgen, Frau Albrecht"
          description="6 Creator-Vorschläge und 1 Video warten auf Ihre Entscheidung."
          actions={
            <>
              <Button iconStart={VideoCameraIcon}>UGC-Video anfragen</Button>
              <Button variant="solid" iconStart={MegaphoneIcon}>
                Kampagne anfragen
              </Button>
            </>
          }
        />
      </AppFrame>
    </LocaleProvider>
  );
}

export const Brand: Story = { globals: { audience: 'brand', density: 'comfortable' }, render: () => <BrandFrame /> };

export const Testerworld: Story = {
  globals: { audience: 'testerworld' },
  render: () => (
    <AppFrame routeKey="/" header={<TesterHeader homeHref="/testerworld/home" notifications={notifications} userMenu={userMenu} />}>
      <PageHead title="Projekte" description="Neue Produkte für Sie." />
    </AppFrame>
  ),
};
