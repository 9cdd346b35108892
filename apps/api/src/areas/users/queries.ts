import { type Kysely, sql } from 'kysely';
import { ROLES_BY_TYPE } from '@resonanz/domain/roles';
import type { Schema } from '../../platform/database/schema.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import { type AccountListInput, accountPage, type Editor, isOneOf, sent, toUser } from '../accounts/door.ts';

const internal = sql.join(ROLES_BY_TYPE.internal);

/** One page of the users that the caller sees. */
export async function userPage(
  { user, services }: Pick<Editor, 'user' | 'services'>,
  input: Omit<AccountListInput, 'kind'>,
): Promise<Schemas['UserPage']> {
  const { content, ...rest } = await accountPage(services.db, user, { kind: 'users', ...input });
  return { ...rest, content: content.map((row) => toUser(row, user.defaultLanguage)) };
}

/** The same with the filters of administrators. */
export function filteredUserPage(
  editor: Pick<Editor, 'user' | 'services'>,
  { filters = {}, ...query }: Schemas['UserListQuery'],
): Promise<Schemas['UserPage']> {
  const where = [
    ...sent(filters.isInternal, (isInternal) =>
      isInternal ? sql`u.role_id in (${internal})` : sql`u.role_id not in (${internal})`,
    ),
    ...sent(filters.roleId, (roles) => isOneOf('u.role_id', roles)),
    ...sent(filters.isActive, (isActive) => sql`u.is_active = ${isActive}`),
    ...sent(filters.defaultRegion, (regions) => isOneOf('u.default_region_id', regions)),
  ];
  return userPage(editor, {
    ...query,
    where,
    ...(filters.archived === undefined ? {} : { archived: filters.archived }),
  });
}

/** All regions. */
export async function listRegions(db: Kysely<Schema>) {
  return db.selectFrom('regions').selectAll().orderBy('id').execute();
}

/** Whether a region exists. */
export async function regionExists(db: Kysely<Schema>, regionId: number): Promise<boolean> {
  const region = await db.selectFrom('regions').select('id').where('id', '=', regionId).executeTakeFirst();
  return region !== undefined;
}

/** Records that would lose the person they belong to. */
export async function countRecordsOf(tx: Kysely<Schema>, userId: number): Promise<Record<string, number>> {
  const { rows } = await sql<{ kind: string; records: number }>`
    select kind, records::int from (values
      ('customers', (select count(*) from customers where owner_user_id = ${userId})),
      ('campaigns', (select count(*) from campaigns where owner_user_id = ${userId})),
      ('campaignEntries', (select count(*) from campaign_entries where created_by = ${userId})),
      ('campaignRequests', (select count(*) from campaign_requests
        where created_by_user_id = ${userId} or assignee_user_id = ${userId})),
      ('influencers', (select count(*) from influencers where user_id = ${userId})),
      ('testerApplications', (select count(*) from tester_applications where user_id = ${userId}))
    ) as used (kind, records) where records > 0`.execute(tx);
  return Object.fromEntries(rows.map(({ kind, records }) => [kind, records]));
}
