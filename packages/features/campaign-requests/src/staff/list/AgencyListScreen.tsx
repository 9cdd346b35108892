import { EnvelopeSimpleIcon } from '@phosphor-icons/react';
import { useApi, useListPage } from '@resonanz/api-client/react';
import { requestAdministrationQueries } from '@resonanz/api-client/request-administration';
import { HeadButton } from '@resonanz/app-frame/HeadButton';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { ListScreen } from '@resonanz/records/ListScreen';
import { useRouterListState } from '@resonanz/records/reactRouter';
import { useFilterDraft } from '@resonanz/records/useListState';
import { useMay } from '@resonanz/session/react';
import { Table } from '@resonanz/ui/Table';
import { lazy, Suspense, useState } from 'react';
import { messages } from '../messages.ts';
import { AgencyFilters } from './AgencyFilters.tsx';
import { agencyColumns } from './agencyColumns.tsx';
import { agencyList, toQuery } from './agencyList.ts';
import { useActiveAgencyFilters } from './useActiveAgencyFilters.ts';
import { useAgencyExport } from './useAgencyExport.ts';

const CommentMailDialog = lazy(async () => ({ default: (await import('./CommentMailDialog.tsx')).CommentMailDialog }));

/** What the brands ask for: `/campaign/request` (modules C2). */
export function AgencyListScreen() {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const mayExport = useMay('Campaign Request', 'export');
  const list = useRouterListState(agencyList);
  const draft = useFilterDraft(list);
  const exported = useAgencyExport(list);
  const query = useListPage(requestAdministrationQueries(useApi()).page(toQuery(list)));
  const [isMailOpen, setMailOpen] = useState(false);
  const [now] = useState(() => new Date());
  return (
    <>
      <PageHead title={t('requests.title')} actions={<HeadButton icon={EnvelopeSimpleIcon} label={t('requests.mail.open')} onPress={() => setMailOpen(true)} />} />
      <ListScreen
        list={list}
        query={query}
        searchPlaceholder={t('requests.list.search')}
        filters={{ draft, sections: <AgencyFilters draft={draft} /> }}
        activeFilters={useActiveAgencyFilters(list)}
        emptyText={t('requests.list.empty')}
        {...(mayExport && exported)}
      >
        {(parts) => <Table {...parts} caption={t('requests.title')} columns={agencyColumns(t, language, now)} getRowId={(row) => row.campaignRequestId} />}
      </ListScreen>
      <Suspense>{isMailOpen && <CommentMailDialog onClose={() => setMailOpen(false)} />}</Suspense>
    </>
  );
}
