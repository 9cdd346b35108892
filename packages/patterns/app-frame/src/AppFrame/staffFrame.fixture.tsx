import '@resonanz/tokens/styles';
import { type ReactNode, useState } from 'react';
import { render } from 'vitest-browser-react';
import type { RoleId } from '@resonanz/domain/roles';
import { LanguageProvider } from '@resonanz/i18n/react';
import { shared, storyWords } from '@resonanz/stories/words';
import { LocaleProvider } from '@resonanz/ui/LocaleProvider';
import { StaffHeader } from '../Header/StaffHeader.tsx';
import type { MenuItem } from '../Sidebar/menu.ts';
import { ToastsProvider } from '../Toasts/Toasts.tsx';
import { AppFrame } from './AppFrame.tsx';
import { useDemoMenu } from './demoMenu.fixture.ts';
import { PanelButton } from './PanelButton.tsx';

const words = storyWords({
  inTheContent: ['Im Inhalt', 'In the content'],
  userMenu: ['Nutzermenü', 'User menu'],
});

interface StaffFrameProps {
  /** Whose frame it is; the admin (1) by default. */
  roleId?: RoleId;
  /** Entries in place of the role's own. */
  menu?: readonly MenuItem[];
  /** The page at a path; its path as a heading by default. */
  page?: (path: string) => ReactNode;
}

const pathAsHeading = (path: string) => (
  <>
    <h1>{path}</h1>
    <a href="#anywhere">{words.inTheContent}</a>
  </>
);

function StaffFrame({ roleId = 1, menu, page = pathAsHeading }: StaffFrameProps) {
  const [path, setPath] = useState('/dashboard');
  const own = useDemoMenu(roleId, path);
  return (
    <LocaleProvider language="de" navigate={setPath}>
      <ToastsProvider>
        <AppFrame
          routeKey={path}
          menu={menu ?? own}
          header={
            <StaffHeader
              roleId={roleId}
              watchList={(panel) => <PanelButton title={shared.watchList} {...panel} />}
              notifications={(panel) => <PanelButton title={shared.notifications} {...panel} />}
              userMenu={(panel) => <PanelButton title={words.userMenu} {...panel} />}
            />
          }
        >
          {page(path)}
        </AppFrame>
      </ToastsProvider>
    </LocaleProvider>
  );
}

/** Draws the frame of the staff area, in German; its links lead from page to page. */
export const showStaffFrame = (props: StaffFrameProps = {}) =>
  render(
    <LanguageProvider language="de">
      <StaffFrame {...props} />
    </LanguageProvider>,
  );
