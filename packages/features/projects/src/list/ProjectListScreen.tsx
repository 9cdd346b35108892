import { PlusIcon } from '@phosphor-icons/react';
import { lazy, Suspense, useState } from 'react';
import { type Project, projectQueries } from '@resonanz/api-client/projects';
import { useApi, useListPage } from '@resonanz/api-client/react';
import { useColumnChoice } from '@resonanz/api-client/savedColumns';
import { HeadButton } from '@resonanz/app-frame/HeadButton';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { staffPaths } from '@resonanz/domain/paths';
import { ListScreen } from '@resonanz/records/ListScreen';
import { useListFile, useListTools, withoutPage } from '@resonanz/records/listTools';
import { useRouterListState } from '@resonanz/records/reactRouter';
import { useMay } from '@resonanz/session/react';
import { lazyComponent } from '@resonanz/ui/lazyComponent';
import { Table } from '@resonanz/ui/Table';
import { useProjectText } from '../useProjectText.ts';
import { projectColumns } from './projectColumns.tsx';
import { projectList, toQuery } from './projectList.ts';
import { ProjectRowMenu } from './ProjectRowMenu.tsx';

const Chips = lazyComponent(async () => (await import('./ProjectFilters.tsx')).ProjectChips);
const Filters = lazyComponent(async () => (await import('./ProjectFilters.tsx')).ProjectFilters);
const changes = async () => (await import('./projectFile.ts')).projectFile;
const DeleteDialog = lazy(async () => ({ default: (await import('../detail/DeleteDialog.tsx')).DeleteDialog }));

/** Columns that are shown only when they are asked for. */
const HIDDEN_AT_FIRST = ['category'] as const;

/** Product tests: `/project`. */
export function ProjectListScreen() {
  const words = useProjectText();
  const { t } = words;
  const [mayAdd, mayEdit] = [useMay('Project', 'add'), useMay('Project', 'edit')];
  const mayExport = useMay('Project', 'export');
  const list = useRouterListState(projectList);
  const query = useListPage(projectQueries(useApi()).page(toQuery(list)));
  const chosen = useColumnChoice('projects');
  const onExport = useListFile(changes, (file) => ({ ...withoutPage(toQuery(list)), ...file }));
  const [removed, setRemoved] = useState<Project | null>(null);
  return (
    <>
      <PageHead
        title={t('projects.title')}
        actions={
          mayAdd &&
          mayEdit && (
            <HeadButton variant="solid" icon={PlusIcon} label={t('projects.add')} href={staffPaths.projectAdd()} />
          )
        }
      />
      <ListScreen
        {...useListTools(list, { Filters, Chips })}
        query={query}
        columns={{ all: projectColumns(words), hiddenAtFirst: HIDDEN_AT_FIRST, hasActions: true, ...chosen }}
        searchPlaceholder={t('projects.search')}
        emptyText={t('projects.empty')}
        {...(mayExport && { onExport })}
      >
        {(parts) => (
          <Table
            {...parts}
            caption={t('projects.title')}
            getRowId={(row) => row.projectId}
            rowAction={(row) => <ProjectRowMenu project={row} onDelete={() => setRemoved(row)} />}
            rowActionLabel={t('word.actions')}
          />
        )}
      </ListScreen>
      <Suspense>{removed && <DeleteDialog project={removed} onClose={() => setRemoved(null)} />}</Suspense>
    </>
  );
}
