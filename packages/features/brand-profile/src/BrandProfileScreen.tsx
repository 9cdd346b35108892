import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { brandProfileQueries } from '@resonanz/api-client/brandProfile';
import { pageFailure } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import { userQueries } from '@resonanz/api-client/users';
import { ForbiddenState } from '@resonanz/app-frame/ForbiddenState';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { useMessages } from '@resonanz/i18n/react';
import { FormPage } from '@resonanz/records/FormParts';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { Stack } from '@resonanz/ui/Stack';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { CompanyForm } from './CompanyForm.tsx';
import { CompanyName } from './CompanyName.tsx';
import { DataSection } from './DataSection.tsx';
import { MailSection } from './MailSection.tsx';
import { messages } from './messages.ts';
import { TeamSection } from './TeamSection.tsx';

/** Draws password and log-ins of the own account. */
export type Security = ComponentType<{ username: string }>;

function Waiting() {
  const t = useMessages(messages);
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('brandProfile.loading')}</VisuallyHidden>
      <Stack space={6}>
        {['40%', '100%', '80%', '60%'].map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </Stack>
    </div>
  );
}

/** Company, person, team, mails and data of a brand: `/campaign-self-service/brand-profile`. */
export function BrandProfileScreen({ security: OwnSecurity }: { security: Security }) {
  const t = useMessages(messages);
  const client = useApi();
  const me = useQuery(userQueries(client).me());
  const profile = useQuery(brandProfileQueries(client).profile());
  const failure = pageFailure(me) ?? pageFailure(profile);
  const isReady = me.data && profile.data;
  return (
    <>
      <PageHead title={t('brandProfile.title')} {...(me.data && { description: me.data.username })} />
      <FormPage>
        {failure === 'forbidden' && <ForbiddenState />}
        {failure !== null && failure !== 'forbidden' && (
          <LoadFailure
            reloadLabel={t('brandProfile.reload')}
            onReload={() => void Promise.all([me.refetch(), profile.refetch()])}
          >
            {t('brandProfile.failed')}
          </LoadFailure>
        )}
        {failure === null && !isReady && <Waiting />}
        {failure === null && isReady && (
          <Stack space={8}>
            <CompanyForm
              me={me.data}
              name={<CompanyName me={me.data} pendingName={profile.data.pendingCompanyName} />}
            />
            <TeamSection profile={profile.data} />
            <MailSection settings={profile.data.mailSettings} />
            <OwnSecurity username={me.data.username} />
            <DataSection deletionRequestedAt={profile.data.deletionRequestedAt} />
          </Stack>
        )}
      </FormPage>
    </>
  );
}
