import { ListNumbersIcon, PlusIcon } from '@phosphor-icons/react';
import { useState } from 'react';
import { useApi, useListPage } from '@resonanz/api-client/react';
import { useColumnChoice } from '@resonanz/api-client/savedColumns';
import { type TesterBrand, testerBrandQueries } from '@resonanz/api-client/testerBrands';
import { HeadButton } from '@resonanz/app-frame/HeadButton';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { ListScreen } from '@resonanz/records/ListScreen';
import { useListFile, useListTools, withoutPage } from '@resonanz/records/listTools';
import { useRouterListState } from '@resonanz/records/reactRouter';
import { useMay } from '@resonanz/session/react';
import { Inline } from '@resonanz/ui/Inline';
import { lazyComponent } from '@resonanz/ui/lazyComponent';
import { Table } from '@resonanz/ui/Table';
import { messages } from '../messages.ts';
import { useCategories } from '../useCategories.ts';
import { testerBrandColumns } from './testerBrandColumns.tsx';
import { testerBrandList, toQuery } from './testerBrandList.ts';
import { TesterBrandRowMenu } from './TesterBrandRowMenu.tsx';

const Chips = lazyComponent(async () => (await import('./TesterBrandFilters.tsx')).TesterBrandChips);
const Filters = lazyComponent(async () => (await import('./TesterBrandFilters.tsx')).TesterBrandFilters);
const BrandDialog = lazyComponent(async () => (await import('../edit/TesterBrandDialog.tsx')).TesterBrandDialog);
const RemoveDialog = lazyComponent(async () => (await import('../edit/RemoveBrandDialog.tsx')).RemoveBrandDialog);
const OrderDialog = lazyComponent(async () => (await import('../order/BrandOrderDialog.tsx')).BrandOrderDialog);
const changes = async () => (await import('./testerBrandFile.ts')).testerBrandFile;

type Opened =
  | { readonly subject: 'add' | 'order' }
  | { readonly subject: 'edit' | 'remove'; readonly brand: TesterBrand };

/** Brands as testers see them: `/testerworld-brand`. */
export function TesterBrandListScreen() {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const { labelOf } = useCategories();
  const [mayAdd, mayEdit, mayDelete, mayExport] = [
    useMay('Brand', 'add'),
    useMay('Brand', 'edit'),
    useMay('Brand', 'delete'),
    useMay('Brand', 'export'),
  ];
  const list = useRouterListState(testerBrandList);
  const query = useListPage(testerBrandQueries(useApi()).page(toQuery(list)));
  const onExport = useListFile(changes, (file) => ({ ...withoutPage(toQuery(list)), ...file }));
  const chosen = useColumnChoice('testerBrands');
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const hasActions = mayEdit || mayDelete;
  return (
    <>
      <PageHead
        title={t('testerBrands.title')}
        actions={
          mayEdit && (
            <Inline space={4}>
              <HeadButton
                icon={ListNumbersIcon}
                label={t('testerBrands.order')}
                onPress={() => setOpened({ subject: 'order' })}
              />
              {mayAdd && (
                <HeadButton
                  variant="solid"
                  icon={PlusIcon}
                  label={t('testerBrands.add')}
                  onPress={() => setOpened({ subject: 'add' })}
                />
              )}
            </Inline>
          )
        }
      />
      <ListScreen
        {...useListTools(list, { Filters, Chips })}
        query={query}
        columns={{ all: testerBrandColumns(t, language, labelOf), ...chosen, hasActions }}
        searchPlaceholder={t('testerBrands.search')}
        emptyText={t('testerBrands.empty')}
        {...(mayExport && { onExport })}
      >
        {(parts) => (
          <Table
            {...parts}
            caption={t('testerBrands.title')}
            getRowId={(row) => row.testerBrandId}
            {...(hasActions && {
              rowAction: (brand: TesterBrand) => (
                <TesterBrandRowMenu
                  brand={brand}
                  onEdit={() => setOpened({ subject: 'edit', brand })}
                  onRemove={() => setOpened({ subject: 'remove', brand })}
                />
              ),
              rowActionLabel: t('word.actions'),
            })}
          />
        )}
      </ListScreen>
      {(opened?.subject === 'add' || opened?.subject === 'edit') && (
        <BrandDialog isWanted brand={opened.subject === 'edit' ? opened.brand : undefined} onClose={close} />
      )}
      {opened?.subject === 'remove' && <RemoveDialog isWanted brand={opened.brand} onClose={close} />}
      {opened?.subject === 'order' && <OrderDialog isWanted onClose={close} />}
    </>
  );
}
