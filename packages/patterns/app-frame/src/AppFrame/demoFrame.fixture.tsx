import { BellIcon, HeartIcon, MegaphoneIcon, PlusIcon, VideoCameraIcon } from '@phosphor-icons/react';
import { type ReactNode, useState } from 'react';
import { brandPaths, staffPaths } from '@resonanz/domain/paths';
import { offersFeedback, offersProfile, ROLE, type RoleId } from '@resonanz/domain/roles';
import { useLanguage } from '@resonanz/i18n/react';
import { shared, storyWords } from '@resonanz/stories/words';
import { Avatar } from '@resonanz/ui/Avatar';
import { Box } from '@resonanz/ui/Box';
import { Button } from '@resonanz/ui/Button';
import { Inline } from '@resonanz/ui/Inline';
import { Link } from '@resonanz/ui/Link';
import { LocaleProvider } from '@resonanz/ui/LocaleProvider';
import { Stack } from '@resonanz/ui/Stack';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { Text } from '@resonanz/ui/Text';
import { Footer } from '../Footer/Footer.tsx';
import { BrandHeader } from '../Header/BrandHeader.tsx';
import type { PanelSlot } from '../Header/Header.tsx';
import { StaffHeader } from '../Header/StaffHeader.tsx';
import { OfflineBar } from '../OfflineBar/OfflineBar.tsx';
import { PageHead } from '../PageHead/PageHead.tsx';
import type { MenuItem } from '../Sidebar/menu.ts';
import { ToastsProvider } from '../Toasts/Toasts.tsx';
import { UserMenu } from '../UserMenu/UserMenu.tsx';
import { AppFrame } from './AppFrame.tsx';
import { useDemoMenu } from './demoMenu.fixture.ts';
import { PanelButton } from './PanelButton.tsx';

const words = storyWords({
  campaignManager: ['Kampagnenmanagerin', 'Campaign manager'],
  active: ['Aktiv', 'Active'],
  addInfluencer: ['Influencer anlegen', 'Add influencer'],
  toTheCampaigns: ['Zu den Kampagnen', 'To the campaigns'],
  goodMorningMsAlbrecht: ['Guten Morgen, Frau Albrecht', 'Good morning, Ms Albrecht'],
  sixCreatorProposalsAnd: [
    '6 Creator-Vorschläge und 1 Video warten auf Ihre Entscheidung.',
    '6 creator proposals and 1 video are waiting for your decision.',
  ],
  requestUgcVideo: ['UGC-Video anfragen', 'Request UGC video'],
  requestCampaign: ['Kampagne anfragen', 'Request campaign'],
});

const people = (names: readonly string[]) => (
  <Stack space={4}>
    {names.map((name) => (
      <Inline key={name} space={4}>
        <Avatar initials={name.slice(0, 2)} />
        <Text variant="dense">{name}</Text>
      </Inline>
    ))}
  </Stack>
);

/** Stands in for the watch list. */
export const watchList: PanelSlot = (panel) => (
  <PanelButton title={shared.watchList} count={6} icon={HeartIcon} {...panel}>
    {people(['Lena Hartwig', 'Mehmet Yıldırım', 'Sophie Brandstätter'])}
  </PanelButton>
);

/** Stands in for the bell. */
export const notifications: PanelSlot = (panel) => (
  <PanelButton title={shared.notifications} count={4} icon={BellIcon} {...panel} />
);

interface Person {
  audience: 'staff' | 'brand' | 'testerworld';
  name: string;
  email: string;
  roleName: string;
  roleId: RoleId;
  signupWithToken?: boolean;
}

/** The user menu of a user, as the rules of the role make it. */
export const userMenuOf = ({ roleId, signupWithToken = false, name, ...person }: Person): PanelSlot =>
  function UserMenuOf(panel) {
    const [region, setRegion] = useState<number>(2);
    const profileHref = person.audience === 'brand' ? brandPaths.profile() : staffPaths.userProfileEdit();
    return (
      <UserMenu
        {...panel}
        {...person}
        name={name}
        initials={name.slice(0, 1) + name.slice(-2, -1)}
        {...(person.audience !== 'testerworld' && {
          region: {
            items: [
              { id: 1, label: 'DACH' },
              { id: 2, label: shared.germany },
              { id: 3, label: shared.austria },
            ],
            selectedId: region,
            onChange: setRegion,
          },
        })}
        theme={{ choice: 'system', onChange: () => {} }}
        profile={offersProfile({ roleId, signupWithToken }) ? { href: profileHref } : undefined}
        feedback={offersFeedback({ roleId, signupWithToken }) ? { onPress: () => {} } : undefined}
        onLogOut={() => {}}
      />
    );
  };

const staffMenuOf = (roleId: RoleId) =>
  userMenuOf({
    audience: 'staff',
    name: 'Katharina B.',
    email: 'katharina.bergmann@resonanz.example',
    roleName: roleId === ROLE.superAdmin ? 'Superadmin' : words.campaignManager,
    roleId,
  });

/** The options of the staff frame of a story. */
export interface StaffFrameProps {
  roleId?: RoleId;
  /** Path at the beginning. */
  start?: string;
  isOffline?: boolean;
  /** Entries in place of the role's own. */
  menu?: readonly MenuItem[];
  /** The page in place of an example. */
  children?: ReactNode;
}

function ExamplePage({ title }: { title: string }) {
  return (
    <>
      <PageHead
        title={title}
        breadcrumbs={[{ label: 'Dashboard', href: staffPaths.dashboard() }, { label: title }]}
        tag={<StatusTag tone="green" label={words.active} />}
        actions={
          <Button variant="solid" iconStart={PlusIcon}>
            {words.addInfluencer}
          </Button>
        }
      />
      <Box padding={8}>
        <Link href={staffPaths.campaign()}>{words.toTheCampaigns}</Link>
      </Box>
    </>
  );
}

/** The staff area on a path that its links change. */
export function StaffFrame({
  roleId = ROLE.campaignManager,
  start = staffPaths.dashboard(),
  isOffline = false,
  menu,
  children,
}: StaffFrameProps) {
  const { language } = useLanguage();
  const [path, setPath] = useState(start);
  const [userMenu] = useState(() => staffMenuOf(roleId));
  const own = useDemoMenu(roleId, path);
  const current = own.flatMap((item) => [item, ...(item.children ?? [])]).findLast((item) => item.isActive);
  return (
    <LocaleProvider language={language} navigate={setPath}>
      <ToastsProvider>
        <AppFrame
          routeKey={path}
          menu={menu ?? own}
          header={
            <StaffHeader roleId={roleId} watchList={watchList} notifications={notifications} userMenu={userMenu} />
          }
          notice={<OfflineBar isOffline={isOffline} onRetry={() => {}} />}
        >
          {children ?? <ExamplePage title={current?.label ?? 'Resonanz'} />}
        </AppFrame>
      </ToastsProvider>
    </LocaleProvider>
  );
}

const legal = {
  termsHref: brandPaths.terms(),
  privacyHref: brandPaths.privacyPolicy(),
  imprintHref: '/imprint',
  onCookieSettings: () => {},
};

/** The portal of a brand, logged in or out. */
export function BrandFrame({
  isLoggedIn = true,
  signupWithToken = false,
}: {
  isLoggedIn?: boolean;
  signupWithToken?: boolean;
}) {
  const { language } = useLanguage();
  const [path, setPath] = useState(signupWithToken ? brandPaths.imaActive() : brandPaths.dashboard());
  const [userMenu] = useState(() =>
    userMenuOf({
      audience: 'brand',
      name: 'Marion A.',
      email: 'm.albrecht@lindenblatt.example',
      roleName: 'Manager',
      roleId: ROLE.brand,
      signupWithToken,
    }),
  );
  const menu = useDemoMenu(ROLE.brand, path, signupWithToken);
  return (
    <LocaleProvider language={language} navigate={setPath}>
      <AppFrame
        routeKey={path}
        opensGroups
        menu={isLoggedIn ? menu : []}
        header={
          <BrandHeader
            isLoggedIn={isLoggedIn}
            signupWithToken={signupWithToken}
            landingHref={brandPaths.landing()}
            loginHref={brandPaths.login()}
            registerHref={brandPaths.signup()}
            notifications={notifications}
            userMenu={userMenu}
          />
        }
        footer={<Footer {...legal} year={2026} />}
      >
        <PageHead
          title={words.goodMorningMsAlbrecht}
          description={words.sixCreatorProposalsAnd}
          {...(!signupWithToken && {
            actions: (
              <>
                <Button iconStart={VideoCameraIcon}>{words.requestUgcVideo}</Button>
                <Button variant="solid" iconStart={MegaphoneIcon}>
                  {words.requestCampaign}
                </Button>
              </>
            ),
          })}
        />
      </AppFrame>
    </LocaleProvider>
  );
}
