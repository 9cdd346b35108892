import { type RawBuilder, sql } from 'kysely';
import { berlinDay } from '@resonanz/domain/berlinDay';
import type { Database } from '../../../../platform/database/connect.ts';
import { fullNameOf } from '../../../../platform/database/fullName.ts';
import { containing, readPage } from '../../../../platform/database/lists.ts';
import type { Db } from '../../../../platform/database/schema.ts';
import { notFound } from '../../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../../platform/http/Schemas.ts';
import { isConfirmed } from '../../../testers/door.ts';
import { profileConditions } from '../../queries/conditions.ts';
import type { StoredProject } from '../../queries/projects.ts';

/** Testers to whom mails about tests may be sent: active, not blocked for tests, with confirmed consent to news. */
const isReachable = sql<boolean>`(t.newsletter = 'confirmed' and not t.is_blocked and ${isConfirmed})`;

/** Such testers as `u` with the profile `t`. */
const reachable = (db: Db) =>
  db.selectFrom('users as u').innerJoin('tester_profiles as t', 't.user_id', 'u.id').where(isReachable);

const hasApplied = (projectId: number) =>
  sql<boolean>`exists (select 1 from tester_applications a
    where a.project_id = ${projectId} and a.user_id = u.id and a.withdrawn_at is null)`;

/** Words of a search that count. */
const MAX_WORDS = 6;

/** Whether a word is in name or address of e-mail of a tester `t`, or in the town; each from an index of its own. */
function isIn(word: string): RawBuilder<boolean> {
  const like = sql`fold_text(${containing(word)})`;
  return sql`t.user_id in (select n.id from users n where n.search_text like ${like}
    union all select c.user_id from tester_profiles c where fold_text(c.city) like ${like})`;
}

const conditionsOf = (project: StoredProject): Schemas['ProjectConditions'] => ({
  category: project.category,
  ageFrom: project.age_from,
  ageTo: project.age_to,
  genders: project.genders,
  minChildren: project.min_children,
  childAgeFrom: project.child_age_from,
  childAgeTo: project.child_age_to,
  countries: project.countries,
  federalStates: project.federal_states,
  needsCategory: project.needs_category,
});

/** One page of the testers who can be invited to a test, by name. */
export async function candidatePage(
  db: Database,
  now: Date,
  { projectId, pageNumber = 0, pageSize = 25, search = '', fitsOnly = false }: Schemas['ProjectCandidateQuery'],
): Promise<Schemas['ProjectCandidatePage']> {
  const project = await db.selectFrom('tester_projects').selectAll().where('id', '=', projectId).executeTakeFirst();
  if (project === undefined) throw notFound();
  const words = search.split(/\s+/).filter((word) => word !== '');
  const conditions: RawBuilder<boolean>[] = [
    sql`true`,
    ...(fitsOnly ? profileConditions(conditionsOf(project), berlinDay(now)) : []),
    ...words.slice(0, MAX_WORDS).map(isIn),
  ];
  const condition = sql<boolean>`${sql.join(conditions, sql` and `)}`;
  const rows = reachable(db)
    .leftJoin('project_invitations as i', (join) =>
      join.onRef('i.user_id', '=', 'u.id').on('i.project_id', '=', projectId),
    )
    .where(condition)
    .select([
      'u.id as userId',
      fullNameOf('u').as('fullName'),
      'u.email',
      't.city',
      't.federal_state as federalState',
      't.total_points as totalPoints',
      'i.sent_at as invitedAt',
      hasApplied(projectId).as('hasApplied'),
    ])
    .orderBy('u.last_name')
    .orderBy('u.first_name')
    .orderBy('u.id');
  const counted = db.selectFrom('tester_profiles as t').where(isReachable);
  const page = await readPage(
    db,
    { rows, matches: counted.where(condition), shares: 'nothing' },
    { pageNumber, pageSize },
  );
  return {
    ...page,
    content: page.content.map(({ fullName, email, ...row }) => ({ ...row, fullName: fullName ?? email })),
  };
}

/** Those among some testers who can still be invited to a test. */
export const findInvitable = (tx: Db, projectId: number, userIds: readonly number[]) =>
  reachable(tx)
    .where('u.id', 'in', userIds.length > 0 ? [...userIds] : [0])
    .where(sql<boolean>`not ${hasApplied(projectId)}`)
    .where(
      sql<boolean>`not exists (select 1 from project_invitations i
        where i.project_id = ${projectId} and i.user_id = u.id)`,
    )
    .select(['u.id', 'u.email', 'u.default_language as language', fullNameOf('u').as('fullName')])
    .orderBy('u.id')
    .execute();
