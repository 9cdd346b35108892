import { PlusIcon } from '@phosphor-icons/react';
import { customerLeadQueries } from '@resonanz/api-client/customerLeads';
import { useApi, useListPage } from '@resonanz/api-client/react';
import { useColumnChoice } from '@resonanz/api-client/savedColumns';
import { HeadButton } from '@resonanz/app-frame/HeadButton';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { staffPaths } from '@resonanz/domain/paths';
import { useMessages } from '@resonanz/i18n/react';
import { ListScreen } from '@resonanz/records/ListScreen';
import { useListFile, useListTools, withoutPage } from '@resonanz/records/listTools';
import { useRouterListState, useRouterView } from '@resonanz/records/reactRouter';
import { useMay } from '@resonanz/session/react';
import { Inline } from '@resonanz/ui/Inline';
import { lazyComponent } from '@resonanz/ui/lazyComponent';
import { SegmentedControl } from '@resonanz/ui/SegmentedControl';
import { Table } from '@resonanz/ui/Table';
import { messages } from '../messages.ts';
import { useLeadText } from '../useLeadText.ts';
import { leadColumns } from './leadColumns.tsx';
import { leadList, toQuery, type LeadFrame } from './leadList.ts';

const Chips = lazyComponent(async () => (await import('./LeadFilters.tsx')).LeadChips);
const Filters = lazyComponent(async () => (await import('./LeadFilters.tsx')).LeadFilters);
const changes = async () => (await import('./leadFile.ts')).leadFile;
const BoardView = lazyComponent(async () => (await import('../board/BoardView.tsx')).BoardView);

const VIEWS = ['table', 'board'] as const;

/** Who may become a customer: `/customer-lead`, as a board by `#board`. */
export function LeadListScreen() {
  const t = useMessages(messages);
  const [mayAdd, mayEdit, mayExport] = [
    useMay('Customer Leads', 'add'),
    useMay('Customer Leads', 'edit'),
    useMay('Customer Leads', 'export'),
  ];
  const list = useRouterListState(leadList);
  const [view, setView] = useRouterView(VIEWS);
  const onExport = useListFile(changes, (file) => ({ ...withoutPage(toQuery(list)), ...file }));
  const frame = {
    ...useListTools(list, { Filters, Chips }),
    searchPlaceholder: t('customerLeads.list.search'),
    ...(mayExport && { onExport }),
  };
  return (
    <>
      <PageHead
        title={t('customerLeads.title')}
        actions={
          <Inline space={4}>
            <SegmentedControl
              label={t('customerLeads.view')}
              items={VIEWS.map((value) => ({ value, label: t(`customerLeads.view.${value}`) }))}
              value={view}
              onChange={setView}
            />
            {mayAdd && mayEdit && (
              <HeadButton
                variant="solid"
                icon={PlusIcon}
                label={t('customerLeads.add')}
                href={staffPaths.customerLeadAdd()}
              />
            )}
          </Inline>
        }
      />
      {view === 'table' && <LeadTable frame={frame} />}
      {view === 'board' && <BoardView isWanted frame={frame} />}
    </>
  );
}

/** The leads page by page. */
function LeadTable({ frame }: { frame: LeadFrame }) {
  const words = useLeadText();
  const query = useListPage(customerLeadQueries(useApi()).page(toQuery(frame.list)));
  return (
    <ListScreen
      {...frame}
      query={query}
      columns={{ all: leadColumns(words, query.data?.rows ?? []), ...useColumnChoice('customerLeads') }}
      emptyText={words.t('customerLeads.list.empty')}
    >
      {(parts) => <Table {...parts} caption={words.t('customerLeads.title')} getRowId={(row) => row.customerLeadId} />}
    </ListScreen>
  );
}
