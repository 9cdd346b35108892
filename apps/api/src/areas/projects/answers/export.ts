import { QUESTION_TYPE } from '@resonanz/domain/questionnaires';
import type { Db } from '../../../platform/database/schema.ts';
import { type Cell, type Column, dayCell, type ExportLanguage } from '../../../platform/documents/tables/Column.ts';
import { listFile, MAX_ROWS } from '../../../platform/documents/tables/listFile.ts';
import type { FileAnswer } from '../../../platform/http/FileAnswer.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { answerText } from '../applications/answerText.ts';
import { type ExportedAnswers, findExported } from './queries/exported.ts';
import { findAsked } from './queries/questionnaire.ts';
import { sentAnswers } from './queries/sentAnswers.ts';

type Wanted = Schemas['ProjectAnswerExport'];

const { number, date, scale5, nps, stars, imageUpload, videoUpload } = QUESTION_TYPE;
const NUMERIC: readonly Schemas['Question']['type'][] = [number, scale5, nps, stars];
const FILES: readonly Schemas['Question']['type'][] = [imageUpload, videoUpload];

/** An answer as a cell: numbers and days as such, of uploads their number. */
function cellOf(language: ExportLanguage, question: Schemas['Question'], answers: ExportedAnswers['answers']): Cell {
  const answer = answers[question.id];
  if (NUMERIC.includes(question.type)) return typeof answer === 'number' ? answer : null;
  if (question.type === date) return typeof answer === 'string' ? dayCell(answer) : null;
  if (FILES.includes(question.type)) return Array.isArray(answer) ? answer.length : null;
  return answerText(question, answers)?.[language] ?? null;
}

function columnsOf(language: ExportLanguage, questions: readonly Schemas['Question'][], withNames: boolean) {
  const column = (
    de: string,
    en: string,
    width: number,
    valueOf: Column<ExportedAnswers>['valueOf'],
  ): Column<ExportedAnswers> => ({
    heading: language === 'de' ? de : en,
    width,
    valueOf,
  });
  return [
    column('Tester', 'Tester', 10, (row) => row.testerNumber),
    ...(withNames
      ? [column('Name', 'Name', 26, (row) => row.fullName), column('E-Mail', 'E-mail', 30, (row) => row.email)]
      : []),
    column('Gesendet', 'Sent', 14, (row) => new Date(row.sentAt)),
    column('Pünktlich', 'In time', 12, (row) => !row.isLate),
    column('Version', 'Version', 10, (row) => row.version),
    ...questions.map((question, index) => ({
      heading: `${index + 1}. ${question.text[language] || question.text.de}`,
      width: 28,
      valueOf: (row: ExportedAnswers) => cellOf(language, question, row.answers),
    })),
  ];
}

/** The sent answers to a questionnaire with a column for each question. */
export async function exportAnswers(
  db: Db,
  now: Date,
  { format, language, withNames = false, ...query }: Wanted,
): Promise<{ file: FileAnswer; rows: number }> {
  const asked = await findAsked(db, query);
  const answers = await sentAnswers(db, now, query);
  const rows = await findExported(db, answers, query.projectId, MAX_ROWS + 1);
  const title = language === 'en' && asked.titleEn !== '' ? asked.titleEn : asked.titleDe;
  const file = await listFile(now, {
    format,
    language,
    name: language === 'de' ? 'antworten' : 'answers',
    title,
    columns: columnsOf(language, asked.questions, withNames),
    rows,
  });
  return { file, rows: rows.length };
}
