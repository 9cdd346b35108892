import { type Insertable, type Kysely, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import { ROLE } from '@resonanz/domain/roles';
import type { Schema } from '../../platform/database/schema.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import { isOneOf, sent, type TesterProfilesTable } from '../accounts/door.ts';

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

/**
 * Whether the account behind a profile `t` is that of a tester, and nothing of what is asked of it is amiss. Read from
 * the few accounts of which it is not true, so that profiles are counted without looking at each account.
 */
const noneAmiss = (amiss: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`not exists (select 1 from users o where o.id = t.user_id and (o.role_id <> ${sql.lit(ROLE.tester)} or ${amiss}))`;

/** Whether the account of a tester with the profile `t` is not archived. */
export const isKept = noneAmiss(sql`o.archived`);
/** Whether the account of a tester with the profile `t` is in use: neither deactivated nor archived. */
export const isInUse = noneAmiss(sql`not o.is_active or o.archived`);
/** The same, and the address of e-mail is confirmed. */
export const isConfirmed = noneAmiss(sql`not o.is_active or o.archived or not o.email_verify`);

const overlaps = (column: string, values: readonly (number | string)[], type: 'integer' | 'text') =>
  sql`${sql.ref(column)} && array[${sql.join(values)}]::${sql.raw(type)}[]`;

/** What filters ask of the profile `t` of a tester; a filter that was not sent asks for nothing. */
export function testerConditions(filters: Schemas['TesterUserFilters']): readonly RawBuilder<unknown>[] {
  return [
    ...sent(filters.categories, (ids) => overlaps('t.categories', ids, 'integer')),
    ...sent(filters.platforms, (platforms) => overlaps('t.platforms', platforms, 'text')),
    ...sent(filters.countries, (countries) => isOneOf('t.country', countries)),
    ...sent(filters.federalStates, (states) => isOneOf('t.federal_state', states)),
    ...sent(filters.maritalStatus, (states) => isOneOf('t.marital_status', states)),
    ...sent(filters.profession, (professions) => isOneOf('t.profession', professions)),
    ...sent(filters.training, (trainings) => isOneOf('t.training', trainings)),
    ...sent(filters.children, (counts) => isOneOf('t.children', counts)),
    ...sent(filters.gender, (genders) => isOneOf('t.gender', genders)),
    ...sent(filters.ugcCampaign, (takesPart) => sql`t.ugc_campaign = ${takesPart}`),
    ...sent(filters.regionalTests, (takesPart) => sql`t.regional_tests = ${takesPart}`),
    ...sent(filters.pointsFrom, (points) => sql`t.total_points >= ${points}`),
    ...sent(filters.pointsTo, (points) => sql`t.total_points <= ${points}`),
  ];
}
