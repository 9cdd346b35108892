import { PlusIcon } from '@phosphor-icons/react';
import { useState } from 'react';
import { newsletterQueries, type NewsletterTemplateRecord } from '@resonanz/api-client/newsletters';
import { useApi, useListPage } from '@resonanz/api-client/react';
import { useColumnChoice } from '@resonanz/api-client/savedColumns';
import { HeadButton } from '@resonanz/app-frame/HeadButton';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { staffPaths } from '@resonanz/domain/paths';
import { formatDateTime } from '@resonanz/formatters/date';
import { useLanguage } from '@resonanz/i18n/react';
import { ListScreen } from '@resonanz/records/ListScreen';
import { useListTools } from '@resonanz/records/listTools';
import { useRouterListState } from '@resonanz/records/reactRouter';
import { RemoveDialog } from '@resonanz/records/RemoveDialog';
import { TitleLink } from '@resonanz/records/TitleLink';
import { useMay } from '@resonanz/session/react';
import { lazyComponent } from '@resonanz/ui/lazyComponent';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { Table, type TableColumn } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import { PreviewDialog } from '../dialogs/PreviewDialog.tsx';
import { templateList, toQuery } from './templateList.ts';
import { TemplateRowMenu, type TemplateSubject } from './TemplateRowMenu.tsx';
import { useTemplateActions } from './useTemplateActions.ts';

const Chips = lazyComponent(async () => (await import('./TemplateFilters.tsx')).TemplateChips);
const Filters = lazyComponent(async () => (await import('./TemplateFilters.tsx')).TemplateFilters);

function useColumns(mayEdit: boolean): readonly TableColumn<NewsletterTemplateRecord>[] {
  const { t } = useTemplateActions();
  const { language } = useLanguage();
  return [
    {
      id: 'tempName',
      width: 320,
      header: t('word.name'),
      isSortable: true,
      isRowHeader: true,
      isSticky: true,
      cell: ({ newsletterTemplateId, tempName }) => (
        <Text as="div" variant="densityStrong" isTruncated title={tempName}>
          {mayEdit ? (
            <TitleLink href={staffPaths.newsletterTemplateEdit({ newsletterTemplateId })}>{tempName}</TitleLink>
          ) : (
            tempName
          )}
        </Text>
      ),
    },
    {
      id: 'language',
      width: 180,
      header: t('word.language'),
      isSortable: true,
      cell: ({ languages }) => languages.map((each) => t(`newsletters.language.${each}`)).join(', '),
    },
    {
      id: 'isDefault',
      width: 140,
      header: t('newsletterTemplates.default'),
      isSortable: true,
      cell: ({ isDefault }) =>
        isDefault ? <StatusTag tone="green" mark="dot" label={t('newsletterTemplates.default')} /> : '–',
    },
    {
      id: 'updatedAt',
      width: 240,
      header: t('newsletterTemplates.changed'),
      isSortable: true,
      cell: ({ updatedAt, changedByName }) =>
        [formatDateTime(updatedAt, language), ...(changedByName === null ? [] : [changedByName])].join(', '),
    },
  ];
}

/** Asks before a template is deleted. */
function DeleteDialog({ template, onClose }: { template: NewsletterTemplateRecord; onClose: () => void }) {
  const { t, remove, announce, renderError } = useTemplateActions();
  return (
    <RemoveDialog
      title={t('newsletterTemplates.delete.title', { name: template.tempName })}
      onRemove={() => remove(template)}
      onDone={() => {
        announce(t('newsletterTemplates.deleted'));
        onClose();
      }}
      onClose={onClose}
      renderError={renderError}
    >
      {t('newsletterTemplates.delete.text')}
    </RemoveDialog>
  );
}

/** Templates of newsletters: `/news-letter-template`. */
export function TemplateListScreen() {
  const { t } = useTemplateActions();
  const may = {
    add: useMay('Testerworld Dashboard', 'add'),
    edit: useMay('Testerworld Dashboard', 'edit'),
    delete: useMay('Testerworld Dashboard', 'delete'),
  };
  const list = useRouterListState(templateList);
  const query = useListPage(newsletterQueries(useApi()).templatePage(toQuery(list)));
  const chosen = useColumnChoice('newsletterTemplates');
  const columns = useColumns(may.edit);
  const [opened, setOpened] = useState<{ subject: TemplateSubject; template: NewsletterTemplateRecord } | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <PageHead
        title={t('newsletterTemplates.title')}
        actions={
          may.add &&
          may.edit && (
            <HeadButton
              variant="solid"
              icon={PlusIcon}
              label={t('newsletterTemplates.add')}
              href={staffPaths.newsletterTemplateAdd()}
            />
          )
        }
      />
      <ListScreen
        {...useListTools(list, { Filters, Chips })}
        query={query}
        columns={{ all: columns, ...chosen, hasActions: true }}
        searchPlaceholder={t('newsletterTemplates.search')}
        emptyText={t('newsletterTemplates.empty')}
      >
        {(parts) => (
          <Table
            {...parts}
            caption={t('newsletterTemplates.title')}
            getRowId={(row) => row.newsletterTemplateId}
            rowAction={(template) => (
              <TemplateRowMenu template={template} may={may} onOpen={(subject) => setOpened({ subject, template })} />
            )}
            rowActionLabel={t('word.actions')}
          />
        )}
      </ListScreen>
      {opened?.subject === 'preview' && (
        <PreviewDialog texts={opened.template} projectId={null} maySend={may.edit} onClose={close} />
      )}
      {opened?.subject === 'delete' && <DeleteDialog template={opened.template} onClose={close} />}
    </>
  );
}
