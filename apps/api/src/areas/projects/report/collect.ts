import type { Db } from '../../../platform/database/schema.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { type Asked, findAllAsked } from '../answers/queries/questionnaire.ts';
import { findQuotes, type Quote } from '../answers/queries/quotes.ts';
import { countSent, sentAnswers } from '../answers/queries/sentAnswers.ts';
import { resultsOf } from '../answers/queries/summary.ts';
import { findProject } from '../queries/projects.ts';
import { findParticipation, type Participation } from './queries.ts';

/** A questionnaire with what was answered of what the report shows. */
export interface ReportedQuestionnaire extends Pick<Asked, 'questionnaireId' | 'kind' | 'titleDe' | 'titleEn'> {
  sent: number;
  late: number;
  results: readonly Schemas['ProjectQuestionResult'][];
}

/** Everything a report is made of. */
export interface ReportedProject {
  project: Schemas['ProjectDetails'];
  participation: Participation;
  questionnaires: readonly ReportedQuestionnaire[];
  quotes: readonly Quote[];
}

/** Everything that the report of a product test shows. */
export async function collectReport(db: Db, now: Date, projectId: number): Promise<ReportedProject> {
  const project = await findProject(db, projectId, now);
  const questionnaires: ReportedQuestionnaire[] = [];
  for (const { questions, ...asked } of await findAllAsked(db, projectId)) {
    const answers = await sentAnswers(db, now, { projectId, questionnaireId: asked.questionnaireId });
    const shown = questions.filter(({ inReport }) => inReport);
    if (questions.length > 0)
      questionnaires.push({
        ...asked,
        ...(await countSent(db, answers)),
        results: await resultsOf(db, answers, shown),
      });
  }
  return {
    project,
    questionnaires,
    participation: await findParticipation(db, projectId),
    quotes: await findQuotes(db, projectId),
  };
}
