import { sql } from 'kysely';
import { PROJECT_APPLICATION_STATUS } from '@resonanz/domain/projectStates';
import type { Db } from '../../../platform/database/schema.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { type Asked, findAllAsked } from '../answers/questionnaire.ts';
import { findQuotes, type Quote } from '../answers/quotes.ts';
import { countSent, sentAnswers } from '../answers/sentAnswers.ts';
import { resultsOf } from '../answers/summary.ts';
import { findProject } from '../queries/projects.ts';

/** How far the testers of a product test came. */
export interface Participation {
  applications: number;
  accepted: number;
  received: number;
  completed: number;
  missed: number;
}

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

async function findParticipation(db: Db, projectId: number): Promise<Participation> {
  const { rows } = await sql<Participation>`
    select count(*)::int as applications,
      count(*) filter (where status = ${PROJECT_APPLICATION_STATUS.approved})::int as accepted,
      count(*) filter (where received_at is not null)::int as received,
      count(*) filter (where completed_at is not null)::int as completed,
      count(*) filter (where missed_at is not null)::int as missed
    from tester_applications where project_id = ${projectId} and withdrawn_at is null`.execute(db);
  return rows[0] ?? { applications: 0, accepted: 0, received: 0, completed: 0, missed: 0 };
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
