import { type Kysely, sql } from 'kysely';
import { DEFAULT_ASSIGNEE_ID } from '@resonanz/domain/campaigns';
import { ROLE } from '@resonanz/domain/roles';
import type { Schema } from '../../platform/database/schema.ts';
import { requestKeepers } from './requestKeepers.ts';

/**
 * Who is to look after a customer's request: user 9; if absent or inactive the customer's owner, else the first active
 * campaign manager, else an admin. Null when the agency has nobody for requests.
 */
export async function proposedAssignee(db: Kysely<Schema>, customerId: number): Promise<number | null> {
  const row = await requestKeepers(db)
    .select('u.id')
    .orderBy(
      sql`case when u.id = ${DEFAULT_ASSIGNEE_ID} then 0
        when u.id = (select owner_user_id from customers where id = ${customerId}) then 1
        when u.role_id = ${ROLE.campaignManager} then 2 else 3 end`,
    )
    .orderBy('u.id')
    .executeTakeFirst();
  return row?.id ?? null;
}
