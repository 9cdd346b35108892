import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type ProjectCandidate,
  projectInvitationMutations,
  projectInvitationQueries,
} from '@resonanz/api-client/projectInvitations';
import { useApi } from '@resonanz/api-client/react';
import { useDelayedValue } from '@resonanz/app-frame/useDelayedValue';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { FormDialog } from '@resonanz/records/FormDialog';
import { ListPagination } from '@resonanz/records/ListPagination';
import { useFormSend } from '@resonanz/records/useFormSend';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { Inline } from '@resonanz/ui/Inline';
import { SearchField } from '@resonanz/ui/SearchField';
import { Text } from '@resonanz/ui/Text';
import { TesterChoice } from '../applications/TesterChoice.tsx';
import { messages } from '../messages.ts';
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
  const { announce } = useNotifier();
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
  const { send, isPending, failure } = useFormSend(
    async () => {
      const { invited, left } = await sending.mutateAsync({ projectId, userIds: [...chosen] });
      announce(t('projects.invite.done', { invited, left }));
    },
    { messages, otherwise: 'projects.error.other', onDone: onClose },
  );

  return (
    <FormDialog
      title={t('projects.invite')}
      size="large"
      confirmLabel={t('projects.invite.confirm', { count: chosen.size })}
      isIncomplete={chosen.size === 0 || chosen.size > MAX_INVITED}
      isPending={isPending}
      failure={failure}
      onClose={onClose}
      onSubmit={() => void send()}
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
      <TesterChoice
        query={query}
        caption={t('projects.invite.list')}
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
        rows={query.data?.content}
        getRowId={({ userId }) => userId}
        isRowSelectable={isOpen}
        selectedIds={chosen}
        onSelectionChange={setChosen}
        words={{
          loading: t('projects.invite.loading'),
          failed: t('projects.invite.failed'),
          nobody: t('projects.invite.nobody'),
        }}
      />
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
