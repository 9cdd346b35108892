import type { ProjectAnswerQuery, ProjectQuestionResult } from '@resonanz/api-client/projectAnswers';
import { BarChart } from '@resonanz/charts/BarChart';
import { evaluationOf } from '@resonanz/domain/evaluation';
import { Section } from '@resonanz/records/Section';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { TextAnswers } from './TextAnswers.tsx';
import { useAnswerWords } from './useAnswerWords.ts';

/** From this many bars on they lie down. */
const MANY_BARS = 6;

interface QuestionPartProps {
  number: number;
  result: ProjectQuestionResult;
  query: ProjectAnswerQuery;
}

/** The answers to a question as bars. */
function Bars({ title, result }: { title: string; result: ProjectQuestionResult }) {
  const { t, bars, note, decimal, answer } = useAnswerWords();
  const shown = bars(result);
  const kind = evaluationOf(result.question.type);
  const isOnScale = kind === 'scale' || kind === 'dates' || kind === 'numbers';
  return (
    <Stack space={3}>
      <BarChart
        title={title}
        headingLevel={3}
        tableLabel={t('projects.answers.asTable')}
        emptyLabel={t('projects.answers.none')}
        summary={note(result)}
        categoryLabel={t('projects.answers.answer')}
        categories={shown}
        series={[
          {
            id: 'share',
            label: t(kind === 'ranking' ? 'projects.answers.first' : 'projects.answers.share'),
            values: shown.map(({ share }) => share),
          },
        ]}
        format="percent"
        orientation={isOnScale && shown.length < 2 * MANY_BARS ? 'vertical' : 'horizontal'}
      />
      <Text tone="muted">{note(result)}</Text>
      {kind === 'ranking' &&
        result.ranks.map(({ value, meanRank }) => (
          <Text key={value} tone="muted">
            {t('projects.answers.meanRank', { answer: answer(result.question, value), rank: decimal(meanRank) })}
          </Text>
        ))}
    </Stack>
  );
}

/** How one question was answered. */
export function QuestionPart({ number, result, query }: QuestionPartProps) {
  const { t, localized } = useAnswerWords();
  const { question, answered } = result;
  const title = `${number}. ${localized(question.text)}`;
  const kind = evaluationOf(question.type);
  if (kind !== 'texts' && kind !== 'files')
    return (
      <Section>
        <Bars title={title} result={result} />
      </Section>
    );
  if (answered === 0)
    return (
      <Section title={title}>
        <EmptyState size="line" title={t('projects.answers.none')} />
      </Section>
    );
  return (
    <Section title={title}>
      {kind === 'texts' ? (
        <TextAnswers query={{ ...query, questionId: question.id }} title={title} />
      ) : (
        <Text>{t('projects.answers.uploads', { count: answered })}</Text>
      )}
    </Section>
  );
}
