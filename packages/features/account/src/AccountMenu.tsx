import { useRef } from 'react';
import type { PanelControl } from '@resonanz/app-frame/AppFrame';
import type { LegalLinks } from '@resonanz/app-frame/Footer';
import { UserMenuButton } from '@resonanz/app-frame/UserMenuButton';
import type { Area } from '@resonanz/domain/roles';
import { initials, shortName } from '@resonanz/formatters/name';
import { useSession } from '@resonanz/session/react';
import { lazyComponent } from '@resonanz/ui/lazyComponent';

const Popup = lazyComponent(async () => (await import('./AccountPopup.tsx')).AccountPopup);

/** Props of `AccountMenu`. */
export interface AccountMenuProps {
  /** The area whose menu it is. */
  area: Area;
  /** Whether the menu is open, and how it opens and closes. */
  panel: PanelControl;
  /** Legal pages, where no footer shows them. */
  legal?: LegalLinks;
}

/** The user menu: who is logged in, language, region, look, feedback, log-out. Changes are stored on the server. */
export function AccountMenu({ area, panel, legal }: AccountMenuProps) {
  const { user } = useSession();
  const button = useRef<HTMLButtonElement>(null);
  if (!user) return null;
  const { fullName, profilePicture } = user;
  return (
    <>
      <UserMenuButton
        ref={button}
        {...panel}
        name={shortName(fullName)}
        initials={initials(fullName)}
        pictureSrc={profilePicture}
        onApproach={Popup.prepare}
      />
      <Popup isWanted={panel.isOpen} area={area} panel={panel} {...(legal && { legal })} button={button} />
    </>
  );
}
