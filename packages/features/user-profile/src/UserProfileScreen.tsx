import { useMessages } from '@resonanz/i18n/react';
import { messages } from './messages.ts';
import { OwnPage } from './OwnPage.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { SessionList } from './SessionList.tsx';

/** Props of {@link UserProfileScreen}. */
export interface UserProfileScreenProps {
  /** The paths that have a screen; others cannot be made the start page. */
  existing: readonly string[];
}

/** The own profile: `/user-profile/edit`. */
export function UserProfileScreen({ existing }: UserProfileScreenProps) {
  const t = useMessages(messages);
  return (
    <OwnPage title={t('userProfile.title')} besides={<SessionList />}>
      {(me) => (
        <>
          <ProfileForm me={me} existing={existing} />
          <PasswordForm username={me.username} />
        </>
      )}
    </OwnPage>
  );
}
