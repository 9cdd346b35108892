import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { TesterProfilesTable } from '../accounts/door.ts';
import { notFound } from '../../platform/http/ApiError.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import type { Services } from '../../platform/operations/Services.ts';
import { accountPage, type AccountRow, accountRows, type TesterProfilesTable, toUser } from '../accounts/door.ts';
import { testerConditions } from './testerConditions.ts';

type Reader = Pick<CallUser, 'defaultLanguage' | 'may'>;

const testsDone = sql<number>`(select count(*) from tester_applications a join tester_projects p on p.id = a.project_id
  where a.user_id = u.id and a.status = ${PROJECT_APPLICATION_STATUS.approved}
    and p.status = ${PROJECT_STATUS.completed})::int`;

function profilesOf(db: Kysely<Schema>, ids: readonly number[]) {
  return db
    .selectFrom('users as u')
    .leftJoin('tester_profiles as t', 't.user_id', 'u.id')
    .selectAll('t')
    .select(['u.id', testsDone.as('tests_done')])
    .where('u.id', 'in', ids.length > 0 ? ids : [0])
    .execute();
}

type ProfileRow = Awaited<ReturnType<typeof profilesOf>>[number];

function toProfile(row: ProfileRow, today: string, showsBirthday: boolean) {
  return {
    gender: row.gender,
    dob: showsBirthday ? row.dob : null,
    age: ageOn(row.dob, today),
    country: row.country,
    federalState: row.federal_state,
    city: row.city,
    categories: row.categories ?? [],
    platforms: (row.platforms ?? []) as Schemas['Platform'][],
    maritalStatus: row.marital_status,
    profession: row.profession,
    training: row.training,
    children: row.children,
    ugcCampaign: row.ugc_campaign ?? false,
    regionalTests: row.regional_tests ?? false,
    testsDone: row.tests_done,
  };
}

async function toTesters(
  db: Kysely<Schema>,
  rows: readonly AccountRow[],
  { defaultLanguage, may }: Reader,
  now: Date,
): Promise<Schemas['TesterUser'][]> {
  const profiles = new Map(
    (
      await profilesOf(
        db,
        rows.map((row) => row.id),
      )
    ).map((row) => [row.id, row]),
  );
  // A reader who may not change testers sees the age, not the birthday.
  const showsBirthday = may('Testerworld User', 'edit');
  return rows.flatMap((row) => {
    const profile = profiles.get(row.id);
    return profile === undefined
      ? []
      : [{ ...toUser(row, defaultLanguage), ...toProfile(profile, berlinDay(now), showsBirthday) }];
  });
}

/** One tester with the profile. */
export async function readTester(
  { db, clock }: Services,
  userId: number,
  reader: Reader,
): Promise<Schemas['TesterUser']> {
  const [tester] = await toTesters(db, await accountRows(db).where('u.id', '=', userId).execute(), reader, clock.now());
  if (tester === undefined) throw notFound();
  return tester;
}

/** A condition on the profile of an account called `u`. */
const profileWith = (condition: RawBuilder<unknown>) =>
  sql`exists (select 1 from tester_profiles t where t.user_id = u.id and ${condition})`;

/** One page of testers. */
export async function testerPage(
  { db, clock }: Services,
  viewer: CallUser,
  { filters = {}, ...query }: Schemas['TesterUserListQuery'],
): Promise<Schemas['TesterUserPage']> {
  const ofProfile = testerConditions(filters);
  const where = ofProfile.length === 0 ? [] : [profileWith(sql.join(ofProfile, sql` and `))];
  const archived = filters.archived === undefined ? {} : { archived: filters.archived };
  const { content, ...page } = await accountPage(db, viewer, { kind: 'testers', ...query, ...archived, where });
  return { ...page, content: await toTesters(db, content, viewer, clock.now()) };
}

/** The profile of a tester as it is stored. */
export type StoredProfile = Selectable<TesterProfilesTable>;

/** The profile of a tester; undefined when there is none yet. */
export async function findProfile(tx: Kysely<Schema>, userId: number): Promise<StoredProfile | undefined> {
  return tx.selectFrom('tester_profiles').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Stores these columns of a tester's profile; adds the profile when there is none yet. */
export async function saveProfile(
  tx: Kysely<Schema>,
  userId: number,
  row: Updateable<TesterProfilesTable>,
): Promise<void> {
  await tx
    .insertInto('tester_profiles')
    .values({ ...row, user_id: userId } as Insertable<TesterProfilesTable>)
    .onConflict((conflict) =>
      Object.keys(row).length === 0 ? conflict.doNothing() : conflict.column('user_id').doUpdateSet(row),
    )
    .execute();
}
