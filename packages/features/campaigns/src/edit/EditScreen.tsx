import { ClockCounterClockwiseIcon } from '@phosphor-icons/react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router';
import { campaignQueries } from '@resonanz/api-client/campaigns';
import { pageFailure } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import { FailedPage } from '@resonanz/app-frame/FailedPage';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { staffPaths } from '@resonanz/domain/paths';
import { useMessages } from '@resonanz/i18n/react';
import { EnumTag } from '@resonanz/records/EnumTag';
import { FormLoading } from '@resonanz/records/FormParts';
import { useMay } from '@resonanz/session/react';
import { Button } from '@resonanz/ui/Button';
import { EditForm } from './EditForm.tsx';
import { messages } from './messages.ts';

const CampaignHistory = lazy(async () => ({ default: (await import('../talk/CampaignHistory.tsx')).CampaignHistory }));

/** Changes a campaign: `/campaign/{refId}/edit`. */
export function EditScreen() {
  const t = useMessages(messages);
  const refId = Number(useParams()['refId']);
  const mayEdit = useMay('Campaign Management', 'edit');
  const campaign = useQuery({ ...campaignQueries(useApi()).detail(refId), enabled: mayEdit });
  const [showsHistory, setShowsHistory] = useState(false);
  const { data } = campaign;
  const failure = mayEdit ? pageFailure(campaign) : 'forbidden';
  const head = (
    <PageHead
      title={t('campaignForm.edit')}
      breadcrumbs={[
        { label: t('word.campaigns'), href: staffPaths.campaign() },
        ...(data ? [{ label: data.name, href: staffPaths.campaignView({ refId }) }] : []),
      ]}
      {...(data && {
        tag: <EnumTag of="campaignStatus" value={data.status} />,
        actions: (
          <Button iconStart={ClockCounterClockwiseIcon} onPress={() => setShowsHistory(true)}>
            {t('word.history')}
          </Button>
        ),
      })}
    />
  );
  if (failure !== null) {
    return (
      <FailedPage
        head={head}
        failure={failure}
        missingText={t('campaignForm.error.missing')}
        failedText={t('campaignForm.error.failed')}
        onReload={() => void campaign.refetch()}
      />
    );
  }
  return (
    <>
      {head}
      {data === undefined ? (
        <FormLoading label={t('campaignForm.loading')} />
      ) : (
        <EditForm
          key={refId}
          campaign={data}
          onRead={async () => {
            const { data: now, isSuccess } = await campaign.refetch();
            return isSuccess ? now : undefined;
          }}
        />
      )}
      <Suspense>
        {showsHistory && data && <CampaignHistory campaign={data} onClose={() => setShowsHistory(false)} />}
      </Suspense>
    </>
  );
}
