import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  projectAnswerQueries,
  type ProjectAnswerQuery,
  type ProjectCrossTab,
  type ProjectQuestionResult,
} from '@resonanz/api-client/projectAnswers';
import { useApi } from '@resonanz/api-client/react';
import { countedValues, shareOf } from '@resonanz/domain/evaluation';
import { Section } from '@resonanz/records/Section';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { Select } from '@resonanz/ui/Select';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { Stack } from '@resonanz/ui/Stack';
import { Table } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import * as css from './answers.css.ts';
import { useAnswerWords } from './useAnswerWords.ts';

const TRAITS = ['gender', 'ageBand', 'federalState'] as const;
type Trait = (typeof TRAITS)[number];
const traitOf = (by: string): Trait | undefined => TRAITS.find((trait) => trait === by);

interface CrossTabProps {
  query: ProjectAnswerQuery;
  results: readonly ProjectQuestionResult[];
}

/** The answers to one question by those to another, or by a trait of the testers. */
export function CrossTab({ query, results }: CrossTabProps) {
  const { t, localized } = useAnswerWords();
  const questions = results.map(({ question }) => question).filter((question) => countedValues(question).length > 0);
  const [chosen, setChosen] = useState({ row: '', by: '' });
  const question = questions.find(({ id }) => id === chosen.row) ?? questions[0];
  const others = questions.filter((each) => each !== question);
  const by = traitOf(chosen.by) ?? others.find(({ id }) => id === chosen.by)?.id ?? others[0]?.id ?? 'gender';
  if (question === undefined)
    return (
      <Section>
        <EmptyState size="line" title={t('projects.crossTab.nothing')} />
      </Section>
    );
  const items = (of: typeof questions) => of.map(({ id, text }) => ({ id, label: localized(text) }));
  return (
    <Section title={t('projects.crossTab')}>
      <Stack space={5}>
        <div className={css.choices}>
          <Select
            label={t('projects.crossTab.question')}
            items={items(questions)}
            selectedId={question.id}
            onSelectionChange={(row) => setChosen({ ...chosen, row })}
          />
          <Select
            label={t('projects.crossTab.by')}
            items={[
              ...items(others),
              ...TRAITS.map((trait) => ({ id: trait, label: t(`projects.crossTab.trait.${trait}`) })),
            ]}
            selectedId={by}
            onSelectionChange={(id) => setChosen({ ...chosen, by: id })}
          />
        </div>
        <Counts
          query={query}
          question={question}
          {...(traitOf(by) === undefined
            ? { other: others.find(({ id }) => id === by) ?? question }
            : { trait: traitOf(by) })}
        />
      </Stack>
    </Section>
  );
}

interface CountsProps {
  query: ProjectAnswerQuery;
  question: ProjectQuestionResult['question'];
  other?: ProjectQuestionResult['question'];
  trait?: Trait | undefined;
}

function Counts({ query, question, other, trait }: CountsProps) {
  const { t, answer, group, number, percent, localized } = useAnswerWords();
  const tab = useQuery(
    projectAnswerQueries(useApi()).crossTab({
      ...query,
      questionId: question.id,
      ...(trait === undefined ? { byQuestionId: other?.id ?? '' } : { byTrait: trait }),
    }),
  );
  if (tab.isError && !tab.data)
    return (
      <LoadFailure reloadLabel={t('word.reload')} onReload={() => void tab.refetch()}>
        {t('projects.answers.failed')}
      </LoadFailure>
    );
  if (!tab.data) return <Skeleton />;
  const { rows, groups } = tab.data;
  const shown = groups.filter(({ people }) => people !== 0);
  if (shown.length === 0) return <EmptyState size="line" title={t('projects.crossTab.nobody')} />;
  const nameOf = (value: string): string => (trait === undefined ? answer(other ?? {}, value) : group(trait, value));
  const cellOf = ({ counts, people }: ProjectCrossTab['groups'][number], place: number): string => {
    const count = counts?.[place];
    return count === undefined || people === null
      ? t('projects.crossTab.masked')
      : t('projects.crossTab.cell', { count: number(count), share: percent(shareOf(count, people)) });
  };
  return (
    <Stack space={3}>
      <Table
        caption={localized(question.text)}
        rows={rows.map((value, place) => ({ value, place }))}
        getRowId={({ value }) => value}
        columns={[
          {
            id: 'answer',
            header: t('projects.answers.answer'),
            isRowHeader: true,
            cell: ({ value }) => answer(question, value),
          },
          ...shown.map((each) => ({
            id: each.value,
            header:
              each.people === null
                ? nameOf(each.value)
                : t('projects.answers.bar', { answer: nameOf(each.value), count: each.people }),
            align: 'end' as const,
            cell: ({ place }: { place: number }) => cellOf(each, place),
          })),
        ]}
      />
      {shown.some(({ people }) => people === null) && <Text tone="muted">{t('projects.crossTab.maskedText')}</Text>}
    </Stack>
  );
}
