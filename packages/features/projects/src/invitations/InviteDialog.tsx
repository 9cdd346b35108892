import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type ProjectCandidate,
  projectInvitationMutations,
  projectInvitationQueries,
} from '@resonanz/api-client/projectInvitations';
import { useApi } from '@resonanz/api-client/react';
import { useDelayedValue } from '@resonanz/app-frame/useDelayedValue';
import { FormDialog } from '@resonanz/records/FormDialog';
import { ListPagination } from '@resonanz/records/ListPagination';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { Inline } from '@resonanz/ui/Inline';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { SearchField } from '@resonanz/ui/SearchField';
import { Table } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import { useProjectActions } from '../useProjectActions.ts';
import { useProjectText } from '../useProjectText.ts';

const SEARCH_DELAY_MS = 300;
const PAGE_SIZES = [25, 50, 100] as const;
/** Most people of one call, as the contract has it. */
const MAX_INVITED = 500;

const isOpen = ({ invitedAt, hasApplied }: ProjectCandidate): boolean => invitedAt === null && !hasApplied;

interface InviteDialogProps {
  projectId: number;
  onClose: () => void;
}

/** Invites testers who are found by name, town and the conditions of the test, each once. */
export function InviteDialog({ projectId, onClose }: InviteDialogProps) {
  const { t, day, state, number } = useProjectText();
  const { announce, errorText } = useProjectActions();
  const api = useApi();
  const [search, setSearch] = useState('');
  const [fitsOnly, setFitsOnly] = useState(true);
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState<number>(PAGE_SIZES[0]);
  const words = useDelayedValue(search.trim(), SEARCH_DELAY_MS);
  const query = useQuery(
    projectInvitationQueries(api).candidates({
      projectId,
      pageNumber: page - 1,
      pageSize,
      fitsOnly,
      ...(words !== '' && { search: words }),
    }),
  );
  const sending = useMutation(projectInvitationMutations(api, useQueryClient()).send());
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [failure, setFailure] = useState<string>();

  async function send(): Promise<void> {
    setFailure(undefined);
    try {
      const { invited, left } = await sending.mutateAsync({ projectId, userIds: [...chosen] });
      announce(t('projects.invite.done', { invited, left }));
      onClose();
    } catch (error) {
      setFailure(errorText(error));
    }
  }

  return (
    <FormDialog
      title={t('projects.invite')}
      size="large"
      confirmLabel={t('projects.invite.confirm', { count: chosen.size })}
      isIncomplete={chosen.size === 0 || chosen.size > MAX_INVITED}
      isPending={sending.isPending}
      failure={failure}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Text as="p">{t('projects.invite.text')}</Text>
      <Inline space={5}>
        <SearchField
          label={t('projects.invite.search')}
          hidesLabel
          placeholder={t('projects.invite.search')}
          clearLabel={t('projects.applications.clearSearch')}
          value={search}
          onChange={(value) => {
            setSearch(value);
            setPage(1);
          }}
        />
        <Checkbox
          isSelected={fitsOnly}
          onChange={(isSelected) => {
            setFitsOnly(isSelected);
            setPage(1);
          }}
        >
          {t('projects.invite.fitsOnly')}
        </Checkbox>
      </Inline>
      {query.isError && !query.data ? (
        <LoadFailure reloadLabel={t('word.reload')} onReload={() => void query.refetch()}>
          {t('projects.invite.failed')}
        </LoadFailure>
      ) : (
        <Table
          caption={t('projects.invite.list')}
          rowLines={2}
          columns={[
            {
              id: 'fullName',
              header: t('projects.column.tester'),
              isRowHeader: true,
              width: 140,
              cell: ({ fullName }: ProjectCandidate) => <Text variant="densityStrong">{fullName}</Text>,
            },
            {
              id: 'place',
              header: t('word.region'),
              width: 150,
              cell: ({ city, federalState }: ProjectCandidate) =>
                [city, federalState === null ? null : state(federalState)].filter(Boolean).join(', ') || '–',
            },
            {
              id: 'totalPoints',
              header: t('projects.column.points'),
              width: 72,
              align: 'end',
              cell: ({ totalPoints }: ProjectCandidate) => number(totalPoints),
            },
            {
              id: 'state',
              header: t('word.status'),
              width: 128,
              cell: ({ invitedAt, hasApplied }: ProjectCandidate) =>
                hasApplied
                  ? t('projects.invite.applied')
                  : invitedAt === null
                    ? '–'
                    : t('projects.invite.invitedOn', { day: day(invitedAt) }),
            },
          ]}
          rows={query.data?.content ?? []}
          getRowId={({ userId }) => userId}
          isLoading={query.data === undefined}
          loadingLabel={t('projects.invite.loading')}
          skeletonRows={6}
          empty={<EmptyState size="line" title={t('projects.invite.nobody')} />}
          selectedIds={chosen}
          onSelectionChange={setChosen}
          selectAllLabel={t('projects.applications.selectAll')}
          selectRowLabel={({ fullName }) => t('projects.applications.select', { name: fullName })}
          isRowSelectable={isOpen}
        />
      )}
      {query.data && query.data.totalElements > PAGE_SIZES[0] && (
        <ListPagination
          page={page}
          pageSize={pageSize}
          total={query.data.totalElements}
          onPageChange={setPage}
          pageSizes={PAGE_SIZES}
          onPageSizeChange={(size) => {
            setPageSize(size);
            setPage(1);
          }}
        />
      )}
    </FormDialog>
  );
}
