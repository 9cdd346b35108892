import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { campaignRequestQueries } from '@resonanz/api-client/campaignRequests';
import { pageFailure } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import { FailedPage } from '@resonanz/app-frame/FailedPage';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { brandPaths } from '@resonanz/domain/paths';
import { useMessages } from '@resonanz/i18n/react';
import { FormLoading, FormPage } from '@resonanz/records/FormParts';
import { useMay } from '@resonanz/session/react';
import { Button } from '@resonanz/ui/Button';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { messages } from './messages.ts';
import { stepAt } from './requestForm.ts';
import { RequestForm } from './RequestForm.tsx';

/** Goes on with a draft, or changes a request: `/campaign-self-service/campaign-request/{campaignRequestId}/edit`. */
export function EditScreen() {
  const t = useMessages(messages);
  const id = Number(useParams()['campaignRequestId']);
  const mayEdit = useMay('Campaign Request', 'edit');
  const state: unknown = useLocation().state;
  const request = useQuery({ ...campaignRequestQueries(useApi()).detail(id), enabled: mayEdit });
  const { data } = request;
  const failure = mayEdit ? pageFailure(request) : 'forbidden';
  const title = t(data?.isDraft === true ? 'requestForm.draft' : 'requestForm.edit');
  const head = (
    <PageHead
      title={title}
      breadcrumbs={[
        { label: t('word.campaignRequests'), href: brandPaths.campaignRequests() },
        { label: data?.number ?? title },
      ]}
    />
  );
  if (failure !== null) {
    return (
      <FailedPage
        head={head}
        failure={failure}
        missingText={t('requestForm.error.missing')}
        failedText={t('requestForm.error.failed')}
        onReload={() => void request.refetch()}
      />
    );
  }
  const hasMoved = typeof state === 'object' && state !== null && 'hasMoved' in state;
  return (
    <>
      {head}
      {data === undefined && <FormLoading label={t('requestForm.loading')} />}
      {data && !data.mayEdit && (
        <FormPage>
          <InlineAlert
            tone="info"
            action={<Button href={brandPaths.campaignRequestView({ refId: id })}>{t('requestForm.toRequest')}</Button>}
          >
            {t('requestForm.error.requestNotEditable')}
          </InlineAlert>
        </FormPage>
      )}
      {data?.mayEdit && (
        <RequestForm
          key={id}
          answers={data.form}
          stored={data}
          firstStep={data.isDraft ? stepAt(data.step) : 'product'}
          hasMoved={hasMoved}
          onRead={async () => {
            const { data: now, isSuccess } = await request.refetch();
            return isSuccess ? now : undefined;
          }}
        />
      )}
    </>
  );
}
