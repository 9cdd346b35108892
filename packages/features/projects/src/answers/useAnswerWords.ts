import type { ProjectQuestionResult } from '@resonanz/api-client/projectAnswers';
import { evaluationOf, recommendationOf, shareOf } from '@resonanz/domain/evaluation';
import { QUESTION_TYPE, type Question } from '@resonanz/domain/questionnaires';
import { useProjectText } from '../useProjectText.ts';

/** What of a question its answers need to be said. */
type Asked = Pick<Question, 'options'>;

/** A bar of a chart: an answer with how many people gave it. */
export interface Bar {
  readonly id: string;
  readonly label: string;
  readonly count: number;
  /** Percent of those who answered. */
  readonly share: number | null;
}

/** How the evaluation says answers, groups and figures. */
export function useAnswerWords() {
  const words = useProjectText();
  const { t, label, localized, number, language, state } = words;
  const months = new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const decimal = (value: number): string => number(Math.round(value * 10) / 10);

  function answer({ options = [] }: Asked, value: string): string {
    const option = options.find(({ id }) => id === value);
    if (option) return localized(option.text);
    if (value === 'yes' || value === 'no') return t(`word.${value}`);
    return /^\d{4}-\d{2}$/.test(value) ? months.format(new Date(`${value}-01T00:00:00Z`)) : value;
  }

  /** A group of testers by one of their traits. */
  function group(trait: 'gender' | 'ageBand' | 'federalState', value: string): string {
    if (value === 'unknown') return t('projects.answers.unknown');
    if (trait === 'federalState') return state(value);
    return trait === 'ageBand'
      ? label(`ageBand.${value}` as 'ageBand.until18')
      : t(`projects.gender.${value as 'male'}`);
  }

  function bars({ question, counts, bins, ranks, answered }: ProjectQuestionResult): Bar[] {
    const bar = (id: string, name: string, count: number): Bar => ({
      id,
      label: t('projects.answers.bar', { answer: name, count }),
      count,
      share: answered === 0 ? null : shareOf(count, answered),
    });
    switch (evaluationOf(question.type)) {
      case 'numbers':
        return bins.map(({ from, to, count }) =>
          bar(String(from), t('projects.range', { from: number(from), to: number(to) }), count),
        );
      case 'ranking':
        return ranks.map(({ value, first }) => bar(value, answer(question, value), first));
      default:
        return counts.map(({ value, count }) => bar(value, answer(question, value), count));
    }
  }

  /** What is said of all answers: how many, and their figures. */
  function note({ question, answered, counts, statistics }: ProjectQuestionResult): string {
    const recommendation =
      question.type === QUESTION_TYPE.nps
        ? recommendationOf(counts.map(({ value, count }) => ({ value: Number(value), count })))
        : null;
    return [
      t('projects.answers.answered', { count: answered }),
      ...(statistics === null
        ? []
        : [
            t('projects.answers.statistics', {
              mean: decimal(statistics.mean),
              median: decimal(statistics.median),
              lowest: number(statistics.lowest),
              highest: number(statistics.highest),
            }),
          ]),
      ...(recommendation === null
        ? []
        : [t('projects.answers.recommendation', { score: number(recommendation.score) })]),
    ].join(' · ');
  }

  return { ...words, answer, group, bars, note, decimal };
}
