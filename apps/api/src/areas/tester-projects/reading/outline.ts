import { paths } from '@resonanz/domain/questionnaires';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import type { TestQuestionnaireRow } from '../queries/questionnaires.ts';

/** A questionnaire as a list names it: when it is to be answered, by a tester's own deadline, and how long it takes. */
export function toOutline(row: TestQuestionnaireRow, dueOn = row.due_on): Schemas['TesterQuestionnaireOutline'] {
  const { longest } = paths(row.released as Schemas['Questionnaire']);
  return {
    questionnaireId: row.id,
    titleDe: row.title_de,
    titleEn: row.title_en,
    opensOn: row.opens_on,
    dueOn,
    questions: longest.questions,
    minutes: longest.minutes,
  };
}
