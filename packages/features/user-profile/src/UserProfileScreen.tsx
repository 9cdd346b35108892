import { useApi } from '@resonanz/api-client/react';
import { userQueries } from '@resonanz/api-client/users';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { useMessages } from '@resonanz/i18n/react';
import { Box } from '@resonanz/ui/Box';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { Stack } from '@resonanz/ui/Stack';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { useQuery } from '@tanstack/react-query';
import { messages } from './messages.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { SessionList } from './SessionList.tsx';

/** Props of {@link UserProfileScreen}. */
export interface UserProfileScreenProps {
  /** The paths that have a screen; others cannot be made the start page. */
  existing: readonly string[];
}

function Waiting() {
  const t = useMessages(messages);
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('userProfile.loading')}</VisuallyHidden>
      <Stack space={6}>
        {['40%', '100%', '80%', '60%'].map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </Stack>
    </div>
  );
}

/** The own profile: `/user-profile/edit` (000 §2, modules E17). */
export function UserProfileScreen({ existing }: UserProfileScreenProps) {
  const t = useMessages(messages);
  const { data: me, isError, refetch } = useQuery(userQueries(useApi()).me());
  return (
    <>
      <PageHead title={t('userProfile.title')} {...(me && { description: me.username })} />
      <Box padding={8} maxWidth="reading">
        {isError ? (
          <LoadFailure reloadLabel={t('userProfile.reload')} onReload={() => void refetch()}>
            {t('userProfile.failed')}
          </LoadFailure>
        ) : (
          <Stack space={10}>
            {me ? <ProfileForm me={me} existing={existing} /> : <Waiting />}
            {me && <PasswordForm username={me.username} />}
            <SessionList />
          </Stack>
        )}
      </Box>
    </>
  );
}
