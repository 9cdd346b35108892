import { PlusIcon } from '@phosphor-icons/react';
import { useState } from 'react';
import { type NewsletterListItem, newsletterQueries } from '@resonanz/api-client/newsletters';
import { useApi, useListPage } from '@resonanz/api-client/react';
import { useColumnChoice } from '@resonanz/api-client/savedColumns';
import { HeadButton } from '@resonanz/app-frame/HeadButton';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { staffPaths } from '@resonanz/domain/paths';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { ListScreen } from '@resonanz/records/ListScreen';
import { useListFile, useListTools, withoutPage } from '@resonanz/records/listTools';
import { useRouterListState } from '@resonanz/records/reactRouter';
import { useMay } from '@resonanz/session/react';
import { lazyComponent } from '@resonanz/ui/lazyComponent';
import { Table } from '@resonanz/ui/Table';
import { DeleteDialog } from '../dialogs/DeleteDialog.tsx';
import { PlanDialog } from '../dialogs/PlanDialog.tsx';
import { messages } from '../messages.ts';
import { useNewsletterColumns } from './newsletterColumns.tsx';
import { newsletterList, toQuery } from './newsletterList.ts';
import { NewsletterRowMenu, type NewsletterSubject } from './NewsletterRowMenu.tsx';

const Chips = lazyComponent(async () => (await import('./NewsletterFilters.tsx')).NewsletterChips);
const Filters = lazyComponent(async () => (await import('./NewsletterFilters.tsx')).NewsletterFilters);
const changes = async () => (await import('./newsletterFile.ts')).newsletterFile;

/** Newsletters to testers: `/news-letter`. */
export function NewsletterListScreen() {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const may = {
    add: useMay('Testerworld Dashboard', 'add'),
    edit: useMay('Testerworld Dashboard', 'edit'),
    delete: useMay('Testerworld Dashboard', 'delete'),
  };
  const mayExport = useMay('Testerworld Dashboard', 'export');
  const list = useRouterListState(newsletterList);
  const asked = { ...toQuery(list), language };
  const query = useListPage(newsletterQueries(useApi()).page(asked));
  const chosen = useColumnChoice('newsletters');
  const columns = useNewsletterColumns();
  const onExport = useListFile(changes, (file) => ({ ...withoutPage(toQuery(list)), ...file }));
  const [opened, setOpened] = useState<{ subject: NewsletterSubject; newsletter: NewsletterListItem } | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <PageHead
        title={t('newsletters.title')}
        actions={
          may.add &&
          may.edit && (
            <HeadButton
              variant="solid"
              icon={PlusIcon}
              label={t('newsletters.add')}
              href={staffPaths.newsletterAdd()}
            />
          )
        }
      />
      <ListScreen
        {...useListTools(list, { Filters, Chips })}
        query={query}
        columns={{ all: columns, ...chosen, hasActions: true }}
        searchPlaceholder={t('newsletters.search')}
        emptyText={t('newsletters.empty')}
        {...(mayExport && { onExport })}
      >
        {(parts) => (
          <Table
            {...parts}
            rowLines={2}
            caption={t('newsletters.title')}
            getRowId={(row) => row.newsletterId}
            rowAction={(newsletter) => (
              <NewsletterRowMenu
                newsletter={newsletter}
                may={may}
                onOpen={(subject) => setOpened({ subject, newsletter })}
              />
            )}
            rowActionLabel={t('word.actions')}
          />
        )}
      </ListScreen>
      {opened?.subject === 'plan' && <PlanDialog newsletterId={opened.newsletter.newsletterId} onClose={close} />}
      {opened?.subject === 'delete' && <DeleteDialog newsletter={opened.newsletter} onClose={close} />}
    </>
  );
}
