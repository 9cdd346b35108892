import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { customerLeadQueries, type CustomerLeadDetails } from '@resonanz/api-client/customerLeads';
import { pageFailure } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import { FailedPage } from '@resonanz/app-frame/FailedPage';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { staffPaths } from '@resonanz/domain/paths';
import { useMessages } from '@resonanz/i18n/react';
import { EnumTag } from '@resonanz/records/EnumTag';
import { useMay } from '@resonanz/session/react';
import { Fact, FactList } from '@resonanz/ui/FactList';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { Tabs } from '@resonanz/ui/Tabs';
import { FollowUpDate } from '../FollowUpDate.tsx';
import { messages } from '../messages.ts';
import { useLeadText } from '../useLeadText.ts';
import { LeadActions } from './LeadActions.tsx';
import { OverviewTab } from './OverviewTab.tsx';

const LogTab = lazy(async () => ({ default: (await import('./LogTab.tsx')).LogTab }));
const TodosTab = lazy(async () => ({ default: (await import('./TodosTab.tsx')).TodosTab }));
const FilesTab = lazy(async () => ({ default: (await import('./FilesTab.tsx')).FilesTab }));
const HistoryTab = lazy(async () => ({ default: (await import('./HistoryTab.tsx')).HistoryTab }));

/** A lead with its persons, what was said, to-dos and files: `/customer-lead/{customerLeadId}/view`. */
export function LeadDetailScreen() {
  const t = useMessages(messages);
  const customerLeadId = Number(useParams()['customerLeadId']);
  const [parameters, setParameters] = useSearchParams();
  const seesTodos = useMay('Todos', 'view');
  const query = useQuery(customerLeadQueries(useApi()).details(customerLeadId));
  const breadcrumbs = [{ label: t('customerLeads.title'), href: staffPaths.customerLead() }];
  const failure = pageFailure(query);
  if (failure) {
    return (
      <FailedPage
        head={<PageHead title={t('customerLeads.title')} breadcrumbs={breadcrumbs} />}
        failure={failure}
        missingText={t('customerLeads.detail.notFound')}
        failedText={t('customerLeads.detail.failed')}
        onReload={() => void query.refetch()}
      />
    );
  }
  const lead = query.data;
  const tabs = (['overview', 'log', 'todos', 'files', 'history'] as const).filter((id) => id !== 'todos' || seesTodos);
  const tab = tabs.find((id) => id === parameters.get('tab')) ?? 'overview';
  return (
    <>
      <PageHead
        title={lead?.company ?? t('customerLeads.loading')}
        breadcrumbs={breadcrumbs}
        tag={lead && <EnumTag of="salesStatus" value={lead.status} />}
        actions={lead && <LeadActions lead={lead} />}
        facts={lead ? <LeadFacts lead={lead} /> : <Skeleton width="70%" />}
        hidesLine
      />
      {lead && (
        <Tabs
          label={t('customerLeads.tabs')}
          items={tabs.map((id) => ({ id, label: t(`customerLeads.tab.${id}`) }))}
          selectedId={tab}
          onSelectionChange={(id) => setParameters(id === 'overview' ? {} : { tab: id }, { replace: true })}
          isFlush
          isGrowing
        >
          {tab === 'overview' && <OverviewTab lead={lead} />}
          <Suspense fallback={<Skeleton width="100%" />}>
            {tab === 'log' && <LogTab key={customerLeadId} lead={lead} />}
            {tab === 'todos' && <TodosTab key={customerLeadId} customerLeadId={customerLeadId} />}
            {tab === 'files' && <FilesTab customerLeadId={customerLeadId} />}
            {tab === 'history' && <HistoryTab customerLeadId={customerLeadId} />}
          </Suspense>
        </Tabs>
      )}
    </>
  );
}

/** The line of facts below the company of a lead. */
function LeadFacts({ lead }: { lead: CustomerLeadDetails }) {
  const { t } = useLeadText();
  return (
    <FactList>
      <Fact label={t('word.owner')}>{lead.ownerName ?? '–'}</Fact>
      <Fact label={t('customerLeads.column.followUp')}>
        <FollowUpDate lead={lead} />
      </Fact>
      <Fact label={t('customerLeads.column.nextStep')}>{lead.nextStep || '–'}</Fact>
    </FactList>
  );
}
