import { QuotesIcon } from '@phosphor-icons/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  projectAnswerMutations,
  projectAnswerQueries,
  type ProjectText,
  type ProjectTextQuery,
} from '@resonanz/api-client/projectAnswers';
import { useApi } from '@resonanz/api-client/react';
import { useDelayedValue } from '@resonanz/app-frame/useDelayedValue';
import { formatDate } from '@resonanz/formatters/date';
import { PagedTable, usePages } from '@resonanz/records/PagedTable';
import { useMay } from '@resonanz/session/react';
import { SearchField } from '@resonanz/ui/SearchField';
import { Stack } from '@resonanz/ui/Stack';
import { ToggleIconButton } from '@resonanz/ui/ToggleIconButton';
import { useProjectActions } from '../useProjectActions.ts';
import { useProjectText } from '../useProjectText.ts';
import * as css from './answers.css.ts';

const SEARCH_DELAY_MS = 300;

/** Answers in words, searched and paged; staff choose those that the report quotes. */
export function TextAnswers({ query, title }: { query: ProjectTextQuery; title: string }) {
  const { t, language, number } = useProjectText();
  const client = useApi();
  const pages = usePages();
  const [search, setSearch] = useState('');
  const words = useDelayedValue(search.trim(), SEARCH_DELAY_MS);
  const texts = useQuery(
    projectAnswerQueries(client).texts({ ...query, ...pages.request, ...(words !== '' && { search: words }) }),
  );
  const mayEdit = useMay('Project', 'edit');
  const { attempt } = useProjectActions();
  const quoting = useMutation(projectAnswerMutations(client, useQueryClient()).setQuote());
  const quote = ({ answerId }: ProjectText, isQuoted: boolean) =>
    attempt(
      () => quoting.mutateAsync({ projectId: query.projectId, questionId: query.questionId, answerId, isQuoted }),
      t(isQuoted ? 'projects.done.quoted' : 'projects.done.notQuoted'),
    );
  return (
    <Stack space={4}>
      <div className={css.search}>
        <SearchField
          label={t('projects.answers.searchIn', { question: title })}
          hidesLabel
          placeholder={t('projects.answers.search')}
          clearLabel={t('projects.applications.clearSearch')}
          value={search}
          onChange={(value) => {
            setSearch(value);
            pages.setPage(1);
          }}
        />
      </div>
      <PagedTable
        caption={title}
        query={texts}
        pages={pages}
        showsWholeText
        emptyText={t('projects.answers.none')}
        getRowId={({ answerId }) => answerId}
        columns={[
          {
            id: 'text',
            header: t('projects.answers.answer'),
            isRowHeader: true,
            cell: ({ text }) => <span className={css.text}>{text}</span>,
          },
          {
            id: 'tester',
            header: t('projects.column.tester'),
            cell: ({ testerNumber }) => t('projects.answers.testerNumber', { number: number(testerNumber) }),
          },
          { id: 'sentAt', header: t('projects.answers.sent'), cell: ({ sentAt }) => formatDate(sentAt, language) },
        ]}
        {...(mayEdit && {
          rowAction: (row: ProjectText) => (
            <ToggleIconButton
              icon={QuotesIcon}
              label={t('projects.answers.quote', { number: number(row.testerNumber) })}
              isSelected={row.isQuoted}
              onChange={(isQuoted) => void quote(row, isQuoted)}
            />
          ),
        })}
      />
    </Stack>
  );
}
