import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ProjectApplication, type ProjectDetails, projectQueries } from '@resonanz/api-client/projects';
import { useApi } from '@resonanz/api-client/react';
import {
  PROJECT_APPLICATION_STATUS,
  PROJECT_STATUS,
  type ProjectApplicationStatus,
} from '@resonanz/domain/projectStates';
import { ListPagination } from '@resonanz/records/ListPagination';
import { PageColumns } from '@resonanz/records/PageColumns';
import { usePages } from '@resonanz/records/PagedTable';
import { useMay } from '@resonanz/session/react';
import { media } from '@resonanz/tokens/media';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { Table } from '@resonanz/ui/Table';
import { useMediaQuery } from '@resonanz/ui/useMediaQuery';
import { useProjectActions } from '../useProjectActions.ts';
import { useProjectText } from '../useProjectText.ts';
import { applicationColumns } from './applicationColumns.tsx';
import * as css from './applications.css.ts';
import { ApplicationTools } from './ApplicationTools.tsx';
import { DecisionBar } from './DecisionBar.tsx';
import { DecisionCell } from './DecisionCell.tsx';
import { DeclineDialog } from './DeclineDialog.tsx';
import { LotteryPanel } from './LotteryPanel.tsx';
import { PlacesPanel } from './PlacesPanel.tsx';
import { useApplicationList } from './useApplicationList.ts';
import { WaitingPanel } from './WaitingPanel.tsx';

const { approved, declined, pending, waiting } = PROJECT_APPLICATION_STATUS;
const DECISION_WIDTH = 224;
const PAGE_SIZES = [10, 25, 50, 100] as const;

/** The applications for a product test: who applied, what is decided, and what the places and the waiting list hold. */
export function ApplicationsTab({ project }: { project: ProjectDetails }) {
  const words = useProjectText();
  const { t } = words;
  const { projectId, places, placesTaken, status } = project;
  const mayDecide = useMay('Project', 'edit') && status !== PROJECT_STATUS.completed;
  const pages = usePages();
  const [selected, setSelected] = useState<ReadonlyMap<number, ProjectApplication>>(new Map());
  const list = useApplicationList(() => {
    pages.setPage(1);
    setSelected(new Map());
  });
  const query = useQuery(projectQueries(useApi()).applications({ projectId, ...pages.request, ...list.request }));
  const [asked, setAsked] = useState<readonly ProjectApplication[] | null>(null);
  const { calls, attempt } = useProjectActions();
  const decision = useMutation(calls.decide());
  const rows = query.data?.content ?? [];
  const free = Math.max(0, places - placesTaken);
  const fitOf = Math.max(0, ...rows.map((row) => row.fitOf));

  async function decide(applications: readonly ProjectApplication[], to: ProjectApplicationStatus): Promise<void> {
    if (to === declined) {
      setAsked(applications);
      return;
    }
    if (to === pending) return;
    const count = applications.length;
    const isDone = await attempt(
      () =>
        decision.mutateAsync({
          projectId,
          applicationIds: applications.map(({ applicationId }) => applicationId),
          status: to,
        }),
      t(to === approved ? 'projects.done.accepted' : 'projects.done.waiting', { count }),
    );
    if (isDone) setSelected(new Map());
  }

  const renderDecision = (row: ProjectApplication) => (
    <DecisionCell
      application={row}
      hasPlace={free > 0}
      isPending={decision.isPending}
      onDecide={(application, to) => void decide([application], to)}
    />
  );
  const isPhone = useMediaQuery(media.phone);
  const canBeSelected = mayDecide && (list.status === pending || list.status === waiting);
  return (
    <PageColumns
      asideLabel={t('projects.aside')}
      aside={
        <>
          <PlacesPanel places={places} taken={placesTaken} selected={Math.min(selected.size, free)} />
          <WaitingPanel project={project} mayEdit={mayDecide} onShowAll={() => list.setStatus(waiting)} />
          {mayDecide && query.data && <LotteryPanel key={fitOf} project={project} fitOf={fitOf} />}
        </>
      }
    >
      <ApplicationTools project={project} list={list} />
      <DecisionBar
        count={selected.size}
        free={free}
        isWaiting={list.status === waiting}
        isPending={decision.isPending}
        onDecide={(to) => void decide([...selected.values()], to)}
        onClear={() => setSelected(new Map())}
      />
      {query.isError && !query.data ? (
        <LoadFailure reloadLabel={t('word.reload')} onReload={() => void query.refetch()}>
          {t('projects.applications.failed')}
        </LoadFailure>
      ) : (
        <div className={css.table}>
          <Table
            caption={t('projects.tab.applications')}
            isFlush
            rowLines={2}
            columns={applicationColumns(
              words,
              query.data?.screeningQuestion ?? null,
              mayDecide && isPhone ? renderDecision : undefined,
            )}
            rows={rows}
            getRowId={({ applicationId }) => applicationId}
            sort={list.sort}
            onSortChange={list.setSort}
            isLoading={query.data === undefined}
            loadingLabel={t('projects.applications.loading')}
            empty={<EmptyState size="line" title={t('projects.applications.empty')} />}
            {...(mayDecide &&
              !isPhone && {
                rowAction: renderDecision,
                rowActionLabel: t('projects.column.decision'),
                rowActionWidth: DECISION_WIDTH,
              })}
            {...(canBeSelected && {
              selectedIds: new Set(selected.keys()),
              onSelectionChange: (ids: Set<number>) => {
                const known = new Map([...selected, ...rows.map((row) => [row.applicationId, row] as const)]);
                setSelected(
                  new Map(
                    [...ids].flatMap((id) => {
                      const row = known.get(id);
                      return row === undefined ? [] : [[id, row] as const];
                    }),
                  ),
                );
              },
              selectAllLabel: t('projects.applications.selectAll'),
              selectRowLabel: ({ fullName }: ProjectApplication) =>
                t('projects.applications.select', { name: fullName }),
            })}
          />
          {query.data && query.data.totalElements > Math.min(...PAGE_SIZES) && (
            <ListPagination
              page={pages.page}
              pageSize={pages.request.pageSize}
              total={query.data.totalElements}
              onPageChange={pages.setPage}
              pageSizes={PAGE_SIZES}
              onPageSizeChange={pages.setPageSize}
            />
          )}
        </div>
      )}
      {asked !== null && (
        <DeclineDialog
          projectId={projectId}
          applications={asked}
          onClose={() => setAsked(null)}
          onDone={() => {
            setAsked(null);
            setSelected(new Map());
          }}
        />
      )}
    </PageColumns>
  );
}
