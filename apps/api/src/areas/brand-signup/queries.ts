import type { Db } from '../../platform/database/schema.ts';

/** What an invitation says of the account it opens. */
export async function findInvitedAccount(db: Db, userId: number) {
  return db
    .selectFrom('users as u')
    .innerJoin('brand_invitations as i', 'i.user_id', 'u.id')
    .select(['u.email', 'u.company_name', 'u.contact_person', 'u.role_id', 'i.template', 'i.language'])
    .where('u.id', '=', userId)
    .executeTakeFirst();
}

/** Number of open invitations to a company. */
export async function countOpenInvitations(tx: Db, customerId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('brand_invitations as i')
    .innerJoin('users as u', 'u.id', 'i.user_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('i.customer_id', '=', customerId)
    .where('u.password_hash', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** A company, locked, so that colleagues who invite at the same time follow one another. */
export async function lockCompany(tx: Db, customerId: number): Promise<{ id: number; name: string }> {
  return tx
    .selectFrom('customers')
    .select(['id', 'name'])
    .where('id', '=', customerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}
