import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '@resonanz/api-client/react';
import { userQueries, type UserDetails } from '@resonanz/api-client/users';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { useMessages } from '@resonanz/i18n/react';
import { FormPage } from '@resonanz/records/FormParts';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { Stack } from '@resonanz/ui/Stack';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { messages } from './messages.ts';

interface OwnPageProps {
  title: string;
  /** What is made of the account once it is there. */
  children: (me: UserDetails) => ReactNode;
  /** What needs nothing of the account. */
  besides?: ReactNode;
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

/** A page about the own account. */
export function OwnPage({ title, children, besides }: OwnPageProps) {
  const t = useMessages(messages);
  const { data: me, isError, refetch } = useQuery(userQueries(useApi()).me());
  return (
    <>
      <PageHead title={title} {...(me && { description: me.username })} />
      <FormPage>
        {isError ? (
          <LoadFailure reloadLabel={t('userProfile.reload')} onReload={() => void refetch()}>
            {t('userProfile.failed')}
          </LoadFailure>
        ) : (
          <Stack space={8}>
            {me ? children(me) : <Waiting />}
            {besides}
          </Stack>
        )}
      </FormPage>
    </>
  );
}
