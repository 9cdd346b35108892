import type { Kysely } from 'kysely';
import type { createDemoData } from '@resonanz/demo-data/demoData';
import type { Schema } from '../platform/database/schema.ts';
import { continueIds, insertAll } from './insertRows.ts';

type DemoData = ReturnType<typeof createDemoData>;

const changedWhenMade = <Row extends { createdAt: string }>(row: Row) => ({ ...row, updatedAt: row.createdAt });

/** Product tests with everything around them. */
export async function seedTesterworld(tx: Kysely<Schema>, data: DemoData): Promise<void> {
  await insertAll(tx, 'tester_profiles', data.testerProfiles);
  await insertAll(tx, 'tester_brands', data.testerBrands.map(changedWhenMade));
  await insertAll(tx, 'tester_projects', data.testerProjects.map(changedWhenMade));
  await insertAll(tx, 'tester_applications', data.testerApplications.map(changedWhenMade));
  await insertAll(tx, 'history', data.projectEvents);
  await insertAll(tx, 'project_questionnaires', data.questionnaires.map(changedWhenMade));
  await insertAll(tx, 'questionnaire_versions', data.questionnaireVersions);
  await insertAll(tx, 'questionnaire_answers', data.questionnaireAnswers.map(changedWhenMade));
  await insertAll(tx, 'tester_points', data.testerPoints);
  await insertAll(tx, 'faq_groups', data.testerFaqs.groups.map(changedWhenMade));
  await insertAll(tx, 'faqs', data.testerFaqs.faqs.map(changedWhenMade));
  await insertAll(tx, 'faq_votes', data.testerFaqs.votes);
  for (const table of [
    'tester_brands',
    'tester_projects',
    'tester_applications',
    'project_questionnaires',
    'questionnaire_answers',
    'faq_groups',
    'faqs',
  ] as const)
    await continueIds(tx, table);
}
