import { PlusIcon } from '@phosphor-icons/react';
import { useApi, useListPage } from '@resonanz/api-client/react';
import { useColumnChoice } from '@resonanz/api-client/savedColumns';
import { ugcRequestQueries } from '@resonanz/api-client/ugcRequests';
import { HeadButton } from '@resonanz/app-frame/HeadButton';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { brandPaths } from '@resonanz/domain/paths';
import { ListScreen } from '@resonanz/records/ListScreen';
import { useListTools } from '@resonanz/records/listTools';
import { useRouterListState } from '@resonanz/records/reactRouter';
import { useSession } from '@resonanz/session/react';
import { Button } from '@resonanz/ui/Button';
import { lazyComponent } from '@resonanz/ui/lazyComponent';
import { Table } from '@resonanz/ui/Table';
import { useUgcText } from '../useUgcText.ts';
import { brandColumns } from './ugcColumns.tsx';
import { brandQuery, brandUgcList } from './ugcList.ts';

const Chips = lazyComponent(async () => (await import('./BrandFilters.tsx')).BrandChips);
const Filters = lazyComponent(async () => (await import('./BrandFilters.tsx')).BrandFilters);

/** The brand's UGC requests: `/campaign-self-service/ugc-video`. */
export function BrandListScreen() {
  const words = useUgcText();
  const { t } = words;
  const { user } = useSession();
  const mayAdd = user?.signupWithToken !== true;
  const list = useRouterListState(brandUgcList);
  const query = useListPage(ugcRequestQueries(useApi()).list(brandQuery(list)));
  const chosen = useColumnChoice('brandUgcRequests');
  return (
    <>
      <PageHead
        title={t('ugcRequests.title')}
        actions={
          mayAdd && (
            <HeadButton
              variant="solid"
              icon={PlusIcon}
              label={t('ugcRequests.form.add')}
              href={brandPaths.ugcVideoAdd()}
            />
          )
        }
      />
      <ListScreen
        {...useListTools(list, { Filters, Chips })}
        query={query}
        columns={{ all: brandColumns(words, mayAdd, query.data?.rows ?? []), ...chosen }}
        searchPlaceholder={t('ugcRequests.list.search')}
        emptyText={t('ugcRequests.list.empty')}
        emptyAction={mayAdd && <Button href={brandPaths.ugcVideoAdd()}>{t('ugcRequests.form.add')}</Button>}
      >
        {(parts) => (
          <Table
            {...parts}
            rowLines={2}
            caption={t('ugcRequests.list.caption')}
            getRowId={(row) => row.ugcCampaignRequestId}
          />
        )}
      </ListScreen>
    </>
  );
}
