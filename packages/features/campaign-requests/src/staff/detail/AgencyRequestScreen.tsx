import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { pageFailure } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import {
  requestAdministrationKeys,
  requestAdministrationQueries,
  type AgencyRequest,
} from '@resonanz/api-client/requestAdministration';
import { FailedPage } from '@resonanz/app-frame/FailedPage';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { useToasts } from '@resonanz/app-frame/toasts';
import { ConnectedWishedPeople } from '@resonanz/channel-card/connected';
import { ARCHIVED, CAMPAIGN_ACTIVE, REQUEST_STATUS } from '@resonanz/domain/campaigns';
import { staffPaths } from '@resonanz/domain/paths';
import { formatDateTime } from '@resonanz/formatters/date';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { EnumTag } from '@resonanz/records/EnumTag';
import { PageColumns } from '@resonanz/records/PageColumns';
import { Section } from '@resonanz/records/Section';
import { Inline } from '@resonanz/ui/Inline';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { Tabs } from '@resonanz/ui/Tabs';
import { useFollowedRequest } from '../../detail/useFollowedRequest.ts';
import { RequestAnswers } from '../../edit/RequestAnswers.tsx';
import { RequestFiles } from '../../edit/RequestFiles.tsx';
import { messages } from '../messages.ts';
import { AgencyFacts } from './AgencyFacts.tsx';
import { RequestActions } from './RequestActions.tsx';
import { RequestChannels } from './RequestChannels.tsx';
import { RequestHistory } from './RequestHistory.tsx';
import { RequestTalk } from './RequestTalk.tsx';

const TABS = ['form', 'channels', 'history'] as const;

/** A brand's request as the agency works on it: `/campaign/request/{refId}/view`. */
export function AgencyRequestScreen() {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const toasts = useToasts();
  const campaignRequestId = Number(useParams()['refId']);
  const [parameters, setParameters] = useSearchParams();
  useFollowedRequest(campaignRequestId, requestAdministrationKeys.all);
  const query = useQuery(requestAdministrationQueries(useApi()).details(campaignRequestId));
  const breadcrumbs = [{ label: t('word.campaignRequests'), href: staffPaths.campaignRequests() }];
  const failure = pageFailure(query);
  if (failure) {
    return (
      <FailedPage
        head={<PageHead title={t('word.campaignRequests')} breadcrumbs={breadcrumbs} />}
        failure={failure}
        missingText={t('requests.detail.notFound')}
        failedText={t('requests.detail.failed')}
        onReload={() => void query.refetch()}
      />
    );
  }
  const request = query.data;
  const tab = TABS.find((id) => id === parameters.get('tab')) ?? 'form';
  return (
    <>
      <PageHead
        title={request?.title ?? t('requests.detail.loading')}
        breadcrumbs={[...breadcrumbs, ...(request ? [{ label: request.number }] : [])]}
        tag={
          request && (
            <Inline space={3}>
              <EnumTag of="requestStatus" value={request.status} />
              {request.activeStatus === CAMPAIGN_ACTIVE.inactive && (
                <StatusTag tone="gray" mark="dot" label={t('requests.inactive')} />
              )}
              {request.archive === ARCHIVED.yes && <StatusTag tone="gray" mark="square" label={t('word.archived')} />}
            </Inline>
          )
        }
        actions={request && <RequestActions request={request} />}
        facts={request ? <AgencyFacts request={request} /> : <Skeleton width="70%" />}
        hidesLine
      />
      {request && (
        <PageColumns
          asideLabel={t('word.comments')}
          aside={
            <Section>
              <RequestTalk campaignRequestId={campaignRequestId} />
            </Section>
          }
        >
          {request.withdrawnAt !== null && (
            <Section>
              <InlineAlert tone="warning">
                {t('requests.detail.withdrawn', { at: formatDateTime(request.withdrawnAt, language) })}
              </InlineAlert>
            </Section>
          )}
          {request.status === REQUEST_STATUS.declined && request.declineReason !== null && (
            <Section>
              <InlineAlert tone="warning" title={t('requests.detail.declined')}>
                {request.declineReason}
              </InlineAlert>
            </Section>
          )}
          <Tabs
            label={t('requests.tabs')}
            items={TABS.map((id) => ({
              id,
              label:
                id === 'channels'
                  ? t('requests.tab.channelsCount', { count: request.channels.length })
                  : t(`requests.tab.${id}`),
            }))}
            selectedId={tab}
            onSelectionChange={(id) => setParameters(id === 'form' ? {} : { tab: id }, { replace: true })}
            isFlush
            isGrowing
          >
            {tab === 'form' && (
              <>
                <Section>
                  <ConnectedWishedPeople kind="campaign" requestId={campaignRequestId} toasts={toasts} />
                </Section>
                <BrandAnswers request={request} />
              </>
            )}
            {tab === 'channels' && <RequestChannels request={request} />}
            {tab === 'history' && <RequestHistory campaignRequestId={campaignRequestId} />}
          </Tabs>
        </PageColumns>
      )}
    </>
  );
}

/** Everything the brand answered, in the order it was asked, with the files it gave along. */
function BrandAnswers({ request: { campaignRequestId, form } }: { request: AgencyRequest }) {
  const t = useMessages(messages);
  return (
    <Section title={t('requests.detail.answers')}>
      <RequestAnswers form={form} />
      <RequestFiles campaignRequestId={campaignRequestId} isReadOnly />
    </Section>
  );
}
