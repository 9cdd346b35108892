import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { type CampaignDraftSource, campaignQueries } from '@resonanz/api-client/campaigns';
import { isApiError, pageFailure } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import { FailedPage } from '@resonanz/app-frame/FailedPage';
import { ForbiddenState } from '@resonanz/app-frame/ForbiddenState';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { staffPaths } from '@resonanz/domain/paths';
import { useMessages } from '@resonanz/i18n/react';
import { FormLoading, FormPage } from '@resonanz/records/FormParts';
import { useMay, useSession } from '@resonanz/session/react';
import { AddForm } from './AddForm.tsx';
import { blankCampaign, type CampaignSource, valuesOf } from './campaignForm.ts';
import { FormFailure } from './FormFailure.tsx';
import { draftSourceOf } from './formPaths.ts';
import { messages } from './messages.ts';

const sourceOf = (source: CampaignDraftSource): CampaignSource =>
  'copyOf' in source ? { kind: 'copy', ...source } : { kind: 'request', ...source };

interface DraftedFormProps {
  source: CampaignDraftSource;
  head: ReactNode;
}

/** The form filled in from another campaign or from a request. */
function DraftedForm({ source, head }: DraftedFormProps) {
  const t = useMessages(messages);
  const draft = useQuery({ ...campaignQueries(useApi()).draft(source), gcTime: 0 });
  if (draft.data) {
    return (
      <>
        {head}
        <AddForm values={valuesOf(draft.data)} source={sourceOf(source)} requestNumber={draft.data.requestNumber} />
      </>
    );
  }
  if (isApiError(draft.error, 'conflict')) {
    return (
      <>
        {head}
        <FormPage>
          <FormFailure error={draft.error} />
        </FormPage>
      </>
    );
  }
  const failure = pageFailure(draft);
  if (failure !== null) {
    return (
      <FailedPage
        head={head}
        failure={failure}
        missingText={t('copyOf' in source ? 'campaignForm.error.missing' : 'campaignForm.error.requestMissing')}
        failedText={t('campaignForm.error.failed')}
        onReload={() => void draft.refetch()}
      />
    );
  }
  return (
    <>
      {head}
      <FormLoading label={t('campaignForm.loading')} />
    </>
  );
}

/**
 * Adds a campaign from scratch, as a copy, or from a brand's request: `/campaign/add`, with `?copy={refId}` or
 * `?request={id}`.
 */
export function AddScreen() {
  const t = useMessages(messages);
  const { user } = useSession();
  const mayAdd = useMay('Campaign Management', 'add');
  const source = draftSourceOf(useSearchParams()[0]);
  const isDrafted = typeof source === 'object';
  const title = t(
    !isDrafted ? 'campaignForm.add' : 'copyOf' in source ? 'campaignForm.copy' : 'campaignForm.fromRequest',
  );
  const head = <PageHead title={title} breadcrumbs={[{ label: t('word.campaigns'), href: staffPaths.campaign() }]} />;
  if (!mayAdd) {
    return (
      <>
        {head}
        <ForbiddenState />
      </>
    );
  }
  if (source === 'impossible') {
    return (
      <FailedPage
        head={head}
        failure="missing"
        missingText={t('campaignForm.error.missing')}
        failedText={t('campaignForm.error.failed')}
        onReload={() => {}}
      />
    );
  }
  if (isDrafted) return <DraftedForm key={JSON.stringify(source)} source={source} head={head} />;
  return (
    <>
      {head}
      <AddForm
        key="blank"
        values={blankCampaign(user?.id ?? null, user?.defaultRegion ?? 1)}
        source={{ kind: 'blank' }}
        requestNumber={null}
      />
    </>
  );
}
