import { PlusIcon } from '@phosphor-icons/react';
import { type CampaignRequestQuery, campaignRequestQueries } from '@resonanz/api-client/campaignRequests';
import { useApi, useListPage } from '@resonanz/api-client/react';
import { useColumnChoice } from '@resonanz/api-client/savedColumns';
import { HeadButton } from '@resonanz/app-frame/HeadButton';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { brandPaths } from '@resonanz/domain/paths';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { ListScreen } from '@resonanz/records/ListScreen';
import { useListTools } from '@resonanz/records/listTools';
import { useRouterListState } from '@resonanz/records/reactRouter';
import { useMay } from '@resonanz/session/react';
import { Button } from '@resonanz/ui/Button';
import { lazyComponent } from '@resonanz/ui/lazyComponent';
import { Table } from '@resonanz/ui/Table';
import { messages } from '../messages.ts';
import { requestColumns } from './requestColumns.tsx';
import { type REQUEST_STATES, requestList, type STARTS } from './requestList.ts';

type WireFilters = NonNullable<CampaignRequestQuery['filters']>;

function statusFilter(status: (typeof REQUEST_STATES)[number] | null): WireFilters {
  if (status === 'draft') return { draft: true };
  if (status === 'archived') return { archived: true };
  return status === null ? {} : { status: [status] };
}

function startFilter(start: (typeof STARTS)[number] | null): WireFilters {
  const today = berlinDay(new Date());
  if (start === 'thisYear') return { startFrom: `${today.slice(0, 4)}-01-01`, startTo: `${today.slice(0, 4)}-12-31` };
  if (start === null) return {};
  return start === 'upcoming' ? { startFrom: today } : { startTo: today };
}

const Chips = lazyComponent(async () => (await import('./RequestFilters.tsx')).RequestChips);
const Filters = lazyComponent(async () => (await import('./RequestFilters.tsx')).RequestFilters);

/** The brand's campaign requests: `/campaign-self-service/campaign-request`. */
export function RequestListScreen() {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const mayAdd = useMay('Campaign Request', 'add');
  const list = useRouterListState(requestList);
  const { status, platform, start } = list.filters;
  const filters: WireFilters = {
    ...statusFilter(status),
    ...(platform !== null && { platforms: [platform] }),
    ...startFilter(start),
  };
  const query = useListPage(
    campaignRequestQueries(useApi()).list({ ...list.request, ...(Object.keys(filters).length > 0 && { filters }) }),
  );
  const chosen = useColumnChoice('brandCampaignRequests');
  return (
    <>
      <PageHead
        title={t('word.campaignRequests')}
        actions={
          mayAdd && (
            <HeadButton
              variant="solid"
              icon={PlusIcon}
              label={t('campaignRequests.add')}
              href={brandPaths.campaignRequestAdd()}
            />
          )
        }
      />
      <ListScreen
        {...useListTools(list, { Filters, Chips })}
        query={query}
        columns={{ all: requestColumns(t, language, query.data?.rows ?? []), ...chosen }}
        searchPlaceholder={t('campaignRequests.list.search')}
        emptyText={t('campaignRequests.list.empty')}
        emptyAction={mayAdd && <Button href={brandPaths.campaignRequestAdd()}>{t('campaignRequests.add')}</Button>}
      >
        {(parts) => (
          <Table
            {...parts}
            rowLines={2}
            caption={t('campaignRequests.list.caption')}
            getRowId={(row) => row.campaignRequestId}
          />
        )}
      </ListScreen>
    </>
  );
}
