import { evaluationOf, shareOf } from '@resonanz/domain/evaluation';
import type { Cell, Column } from '../../../platform/documents/tables/Column.ts';
import { listFile } from '../../../platform/documents/tables/listFile.ts';
import type { FileAnswer } from '../../../platform/http/FileAnswer.ts';
import type { ReportedProject } from './collect.ts';
import { rowsOf, titleOf } from './parts.ts';
import type { ReportWords } from './ReportWords.ts';

/** A line of the workbook. */
interface Line {
  questionnaire: string;
  question: string;
  answer: string;
  people?: number;
  share?: number | null;
  mean?: number | undefined;
  median?: number | undefined;
}

function participationLines({ say }: ReportWords, { participation }: ReportedProject): Line[] {
  const question = say('projectReport.participation');
  return (['applications', 'accepted', 'received', 'completed', 'missed'] as const).map((name) => ({
    questionnaire: '',
    question,
    answer: say(`projectReport.${name}`),
    people: participation[name],
  }));
}

function questionnaireLines(
  words: ReportWords,
  each: ReportedProject['questionnaires'][number],
  quotes: ReportedProject['quotes'],
): Line[] {
  const { say } = words;
  const questionnaire = titleOf(words, each);
  const { sent, late, results } = each;
  const punctuality = { questionnaire, question: say('projectReport.punctuality') };
  return [
    { ...punctuality, answer: say('projectReport.inTime'), people: sent - late, share: shareOf(sent - late, sent) },
    { ...punctuality, answer: say('projectReport.late'), people: late, share: shareOf(late, sent) },
    ...results.flatMap((result): Line[] => {
      const { question, answered, ranks, statistics } = result;
      const line = { questionnaire, question: words.text(question.text) };
      const all = { mean: statistics?.mean, median: statistics?.median };
      const kind = evaluationOf(question.type);
      if (kind === 'ranking')
        return ranks.map(({ value, meanRank, first }) => ({
          ...line,
          answer: words.answer(question, value),
          people: first,
          share: shareOf(first, answered),
          mean: meanRank,
        }));
      if (kind === 'texts')
        return quotes.flatMap(({ questionnaireId, questionId, text }) =>
          questionnaireId === each.questionnaireId && questionId === question.id ? [{ ...line, answer: text }] : [],
        );
      return [
        { ...line, answer: say('projectReport.answered', { count: answered }), people: answered, ...all },
        ...rowsOf(words, result).map(({ label, count }) => ({
          ...line,
          answer: label,
          people: count,
          share: shareOf(count, answered),
        })),
      ];
    }),
  ];
}

const rounded = (value: number | undefined): Cell => (value === undefined ? null : Math.round(value * 100) / 100);

/** The report of a product test as a workbook: a line for each answer that could be given. */
export function reportWorkbook(
  words: ReportWords,
  now: Date,
  name: string,
  reported: ReportedProject,
): Promise<FileAnswer> {
  const { say, language } = words;
  const column = (heading: string, width: number, valueOf: Column<Line>['valueOf']): Column<Line> => ({
    heading,
    width,
    valueOf,
  });
  return listFile(now, {
    format: 'xlsx',
    language,
    name,
    title: say('projectReport.sheet'),
    columns: [
      column(say('projectReport.questionnaire'), 26, (line) => line.questionnaire),
      column(say('projectReport.question'), 44, (line) => line.question),
      column(say('projectReport.answer'), 40, (line) => line.answer),
      column(say('projectReport.people'), 12, (line) => line.people ?? null),
      column(`${say('projectReport.share')} (%)`, 12, (line) => line.share ?? null),
      column(say('projectReport.mean'), 12, (line) => rounded(line.mean)),
      column(say('projectReport.median'), 12, (line) => rounded(line.median)),
    ],
    rows: [
      ...participationLines(words, reported),
      ...reported.questionnaires.flatMap((each) => questionnaireLines(words, each, reported.quotes)),
    ],
  });
}
