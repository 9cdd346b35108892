import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { pageFailure } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import { ugcRequestQueries } from '@resonanz/api-client/ugcRequests';
import { FailedPage } from '@resonanz/app-frame/FailedPage';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { brandPaths } from '@resonanz/domain/paths';
import { Section } from '@resonanz/records/Section';
import { Button } from '@resonanz/ui/Button';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { UgcStatus } from '../UgcStatus.tsx';
import { useUgcText } from '../useUgcText.ts';
import { UgcForm } from './UgcForm.tsx';

/** Changes a request: `/campaign-self-service/ugc-video/{ugcCampaignRequestId}/edit`. */
export function UgcEditScreen() {
  const { t } = useUgcText();
  const id = Number(useParams()['ugcCampaignRequestId']);
  const query = useQuery(ugcRequestQueries(useApi()).one(id));
  const { data } = query;
  const failure = pageFailure(query);
  const head = (
    <PageHead
      title={t('ugcRequests.form.edit')}
      breadcrumbs={[
        { label: t('ugcRequests.title'), href: brandPaths.ugcVideos() },
        { label: data?.order.productName || data?.number || t('word.request') },
      ]}
      {...(data && { tag: <UgcStatus request={data} /> })}
    />
  );
  if (failure !== null) {
    return (
      <FailedPage
        head={head}
        failure={failure}
        missingText={t('ugcRequests.missing')}
        failedText={t('ugcRequests.failed')}
        onReload={() => void query.refetch()}
      />
    );
  }
  return (
    <>
      {head}
      {data === undefined ? (
        <div aria-busy="true">
          <Section>
            <Skeleton width="60%" />
            <Skeleton width="80%" />
          </Section>
        </div>
      ) : data.mayChange ? (
        <UgcForm key={data.ugcCampaignRequestId} request={data} />
      ) : (
        <Section>
          <InlineAlert
            tone="info"
            action={<Button href={brandPaths.ugcVideoView({ refId: id })}>{t('ugcRequests.open')}</Button>}
          >
            {t('ugcRequests.error.requestNotEditable')}
          </InlineAlert>
        </Section>
      )}
    </>
  );
}
