import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { pageFailure } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import { testerAccountQueries } from '@resonanz/api-client/testerAccount';
import { ForbiddenState } from '@resonanz/app-frame/ForbiddenState';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { useMessages } from '@resonanz/i18n/react';
import { FormLoading, FormPage } from '@resonanz/records/FormParts';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { Stack } from '@resonanz/ui/Stack';
import { messages } from '../messages.ts';
import { FriendSection } from './FriendSection.tsx';
import { NewsletterSection } from './NewsletterSection.tsx';
import { OwnDataSection } from './OwnDataSection.tsx';
import { ProfileForm } from './ProfileForm.tsx';

/** Draws password and log-ins of the own account. */
export type Security = ComponentType<{ username: string }>;

/** Everything of the own account: `/testerworld/profile`. */
export function ProfileScreen({ security: OwnSecurity }: { security: Security }) {
  const t = useMessages(messages);
  const { data, error, refetch } = useQuery(testerAccountQueries(useApi()).profile());
  const failure = pageFailure({ error, data });
  return (
    <>
      <PageHead title={t('testerAccount.profile')} {...(data && { description: data.email })} />
      {failure === null && !data && <FormLoading label={t('testerAccount.profile.loading')} />}
      {failure === 'forbidden' && <ForbiddenState />}
      {failure !== null && failure !== 'forbidden' && (
        <FormPage>
          <LoadFailure reloadLabel={t('word.reload')} onReload={() => void refetch()}>
            {t('testerAccount.profile.failed')}
          </LoadFailure>
        </FormPage>
      )}
      {failure === null && data && (
        <FormPage>
          <Stack space={8}>
            <ProfileForm profile={data} />
            <NewsletterSection profile={data} />
            <FriendSection code={data.friendCode} />
            <OwnSecurity username={data.email} />
            <OwnDataSection />
          </Stack>
        </FormPage>
      )}
    </>
  );
}
