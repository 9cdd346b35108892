import { type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import type { ContractsTable } from '../tables.ts';

/** The users who look after a contract: who created it, and who runs its campaign. */
export const findResponsibleUsers = (
  tx: Kysely<Schema>,
  row: Pick<Selectable<ContractsTable>, 'created_by' | 'campaign_id'>,
) =>
  tx
    .selectFrom('users as u')
    .innerJoin('role_permissions as p', (join) =>
      join.onRef('p.role_id', '=', 'u.role_id').on('p.module_name', '=', 'Contract Management'),
    )
    .where(
      sql<boolean>`u.id in (
        ${row.created_by}, (select c.owner_user_id from campaigns c where c.id = ${row.campaign_id}))`,
    )
    .where(sql<boolean>`'view' = any(p.rights)`)
    .where('u.is_active', '=', true)
    .where('u.archived', '=', false)
    .select(['u.id', 'u.email', 'u.default_language as language'])
    .orderBy('u.id')
    .execute();

/** What the profile of an influencer says about address, account and tax; locked until the transaction ends. */
export const lockProfile = (tx: Kysely<Schema>, influencerId: number) =>
  tx
    .selectFrom('influencers')
    .select(['address', 'iban', 'account_recipient', 'tax_id'])
    .where('id', '=', influencerId)
    .where('deleted_at', 'is', null)
    .where('anonymised_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Changes the profile of an influencer. */
export async function updateProfile(
  tx: Kysely<Schema>,
  influencerId: number,
  values: Updateable<Schema['influencers']>,
): Promise<void> {
  await tx.updateTable('influencers').set(values).where('id', '=', influencerId).execute();
}
