import { FoldersIcon, ListNumbersIcon, PlusIcon } from '@phosphor-icons/react';
import { useState } from 'react';
import { type Faq, faqQueries } from '@resonanz/api-client/faqs';
import { useApi, useListPage } from '@resonanz/api-client/react';
import { useColumnChoice } from '@resonanz/api-client/savedColumns';
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
import { faqColumns } from './faqColumns.tsx';
import { faqList, toQuery } from './faqList.ts';
import { FaqRowMenu } from './FaqRowMenu.tsx';

const Chips = lazyComponent(async () => (await import('./FaqFilters.tsx')).FaqChips);
const Filters = lazyComponent(async () => (await import('./FaqFilters.tsx')).FaqFilters);
const FaqDialog = lazyComponent(async () => (await import('../edit/FaqDialog.tsx')).FaqDialog);
const RemoveFaqDialog = lazyComponent(async () => (await import('../edit/RemoveFaqDialog.tsx')).RemoveFaqDialog);
const FaqOrderDialog = lazyComponent(async () => (await import('../order/FaqOrderDialog.tsx')).FaqOrderDialog);
const GroupsDialog = lazyComponent(async () => (await import('../groups/GroupsDialog.tsx')).GroupsDialog);
const changes = async () => (await import('./faqFile.ts')).faqFile;

type Opened =
  | { readonly subject: 'add' | 'groups' | 'order' }
  | { readonly subject: 'edit' | 'remove'; readonly faq: Faq };

/** Questions and answers of the tester area: `/testerworld-faqs`. */
export function FaqListScreen() {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const [mayAdd, mayEdit, mayDelete, mayExport] = [
    useMay('Faqs', 'add'),
    useMay('Faqs', 'edit'),
    useMay('Faqs', 'delete'),
    useMay('Faqs', 'export'),
  ];
  const list = useRouterListState(faqList);
  const query = useListPage(faqQueries(useApi()).page(toQuery(list, language)));
  const onExport = useListFile(changes, (file) => ({ ...withoutPage(toQuery(list, language)), ...file }));
  const chosen = useColumnChoice('faqs');
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const hasActions = mayEdit || mayDelete;
  return (
    <>
      <PageHead
        title={t('faqs.title')}
        actions={
          mayEdit && (
            <Inline space={4}>
              <HeadButton
                icon={FoldersIcon}
                label={t('faqs.groups')}
                onPress={() => setOpened({ subject: 'groups' })}
              />
              <HeadButton
                icon={ListNumbersIcon}
                label={t('faqs.order')}
                onPress={() => setOpened({ subject: 'order' })}
              />
              {mayAdd && (
                <HeadButton
                  variant="solid"
                  icon={PlusIcon}
                  label={t('faqs.add')}
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
        columns={{ all: faqColumns(t, language), ...chosen, hasActions }}
        searchPlaceholder={t('faqs.search')}
        emptyText={t('faqs.empty')}
        {...(mayExport && { onExport })}
      >
        {(parts) => (
          <Table
            {...parts}
            caption={t('faqs.title')}
            getRowId={(row) => row.faqId}
            {...(hasActions && {
              rowAction: (faq: Faq) => (
                <FaqRowMenu
                  faq={faq}
                  onEdit={() => setOpened({ subject: 'edit', faq })}
                  onRemove={() => setOpened({ subject: 'remove', faq })}
                />
              ),
              rowActionLabel: t('word.actions'),
            })}
          />
        )}
      </ListScreen>
      {(opened?.subject === 'add' || opened?.subject === 'edit') && (
        <FaqDialog isWanted faq={opened.subject === 'edit' ? opened.faq : undefined} onClose={close} />
      )}
      {opened?.subject === 'remove' && <RemoveFaqDialog isWanted faq={opened.faq} onClose={close} />}
      {opened?.subject === 'order' && (
        <FaqOrderDialog isWanted chosenGroupId={list.filters.group ?? undefined} onClose={close} />
      )}
      {opened?.subject === 'groups' && <GroupsDialog isWanted onClose={close} />}
    </>
  );
}
