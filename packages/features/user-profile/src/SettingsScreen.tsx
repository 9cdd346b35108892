import { Navigate } from 'react-router';
import { brandPaths } from '@resonanz/domain/paths';
import { useMessages } from '@resonanz/i18n/react';
import { useSession } from '@resonanz/session/react';
import { messages } from './messages.ts';
import { OwnPage } from './OwnPage.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SettingsForm } from './SettingsForm.tsx';

/**
 * The profile of a brand with an invitation: language, region and password; every other brand has a page of its own for
 * it (docs/domain/permissions.md#invited-brands).
 */
export function SettingsScreen() {
  const t = useMessages(messages);
  const { user } = useSession();
  if (user?.signupWithToken === false) return <Navigate to={brandPaths.profile()} replace />;
  return (
    <OwnPage title={t('userProfile.settings')}>
      {(me) => (
        <>
          <SettingsForm me={me} />
          <PasswordForm username={me.username} />
        </>
      )}
    </OwnPage>
  );
}
