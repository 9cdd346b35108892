import { EnvelopeSimpleIcon } from '@phosphor-icons/react';
import { lazy, Suspense, useState } from 'react';
import { useApi, useListPage } from '@resonanz/api-client/react';
import { requestAdministrationQueries } from '@resonanz/api-client/requestAdministration';
import { useColumnChoice } from '@resonanz/api-client/savedColumns';
import { HeadButton } from '@resonanz/app-frame/HeadButton';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { ListScreen } from '@resonanz/records/ListScreen';
import { useListFile, useListTools, withoutPage } from '@resonanz/records/listTools';
import { useRouterListState } from '@resonanz/records/reactRouter';
import { useMay } from '@resonanz/session/react';
import { lazyComponent } from '@resonanz/ui/lazyComponent';
import { Table } from '@resonanz/ui/Table';
import { messages } from '../messages.ts';
import { agencyColumns } from './agencyColumns.tsx';
import { agencyList, toQuery } from './agencyList.ts';

const Chips = lazyComponent(async () => (await import('./AgencyFilters.tsx')).AgencyChips);
const Filters = lazyComponent(async () => (await import('./AgencyFilters.tsx')).AgencyFilters);
const changes = async () => (await import('@resonanz/api-client/requestAdministration')).requestAdministrationMutations;
const CommentMailDialog = lazy(async () => ({ default: (await import('./CommentMailDialog.tsx')).CommentMailDialog }));

/** What the brands ask for: `/campaign/request`. */
export function AgencyListScreen() {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const mayExport = useMay('Campaign Request', 'export');
  const list = useRouterListState(agencyList);
  const onExport = useListFile(changes, (file) => ({ ...withoutPage(toQuery(list)), ...file }));
  const query = useListPage(requestAdministrationQueries(useApi()).page(toQuery(list)));
  const chosen = useColumnChoice('campaignRequests');
  const [isMailOpen, setMailOpen] = useState(false);
  const [now] = useState(() => new Date());
  return (
    <>
      <PageHead
        title={t('word.campaignRequests')}
        actions={<HeadButton icon={EnvelopeSimpleIcon} label={t('word.emails')} onPress={() => setMailOpen(true)} />}
      />
      <ListScreen
        {...useListTools(list, { Filters, Chips })}
        query={query}
        columns={{ all: agencyColumns(t, language, now, query.data?.rows ?? []), ...chosen }}
        searchPlaceholder={t('requests.list.search')}
        emptyText={t('requests.list.empty')}
        {...(mayExport && { onExport })}
      >
        {(parts) => (
          <Table
            {...parts}
            rowLines={2}
            caption={t('word.campaignRequests')}
            getRowId={(row) => row.campaignRequestId}
          />
        )}
      </ListScreen>
      <Suspense>{isMailOpen && <CommentMailDialog onClose={() => setMailOpen(false)} />}</Suspense>
    </>
  );
}
