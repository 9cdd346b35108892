import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import { APPROVAL_STATUS } from '@resonanz/domain/campaigns';
import { ROLE } from '@resonanz/domain/roles';
import type { CallUser } from '../../../platform/access/CallUser.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { containing, readPage } from '../../../platform/database/lists.ts';
import type { Tx } from '../../../platform/database/schema.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import type { Account, CompanyNameChangesTable } from '../../accounts/door.ts';
import { visibleRows } from '../../ownership/door.ts';
import { toNameChange } from '../companyNameChange.ts';

/** A change of a company name as it is stored. */
type NameChange = Selectable<CompanyNameChangesTable>;

const order = {
  askedAt: sql`n.asked_at`,
  requestedName: sql`n.requested_name`,
  companyName: sql`u.company_name`,
  status: sql`n.status`,
} satisfies Record<string, RawBuilder<unknown>>;

/** One page of the changes of company names that brands asked for, newest first unless sorted otherwise. */
export async function companyNamePage(
  db: Database,
  viewer: CallUser,
  query: Schemas['CompanyNameChangeQuery'],
): Promise<Schemas['CompanyNameChangePage']> {
  const {
    pageNumber = 0,
    pageSize = 10,
    sortBy = 'askedAt',
    sort = sortBy === 'askedAt' ? 'DESC' : 'ASC',
    status,
    search = '',
  } = query;
  let matches = db
    .selectFrom('company_name_changes as n')
    .innerJoin('users as u', 'u.id', 'n.user_id')
    .leftJoin('users as d', 'd.id', 'n.decided_by')
    .where(visibleRows('brandUsers', viewer, 'u'));
  if (status !== undefined) matches = matches.where('n.status', '=', status);
  if (search.trim() !== '') {
    const pattern = containing(search.trim());
    matches = matches.where(
      sql<boolean>`(n.requested_name ilike ${pattern} or n.previous_name ilike ${pattern} or u.email ilike ${pattern})`,
    );
  }
  const rows = matches
    .selectAll('n')
    .select([
      'u.email',
      'u.contact_person',
      'u.company_name',
      'd.first_name as decider_first_name',
      'd.last_name as decider_last_name',
    ])
    .orderBy(sql`${order[sortBy]} ${sort === 'ASC' ? sql`asc nulls last` : sql`desc nulls last`}`)
    .orderBy('n.id', sort === 'ASC' ? 'asc' : 'desc');
  const page = await readPage(db, { rows, matches }, { pageNumber, pageSize });
  const content = page.content.map((row) => ({
    ...toNameChange(row),
    userId: row.user_id,
    username: row.email,
    contactPerson: row.contact_person,
    companyName: row.company_name,
    decidedBy: row.decided_by === null ? null : `${row.decider_first_name} ${row.decider_last_name}`.trim(),
  }));
  return { ...page, content };
}

/** Locks a company, so that colleagues who ask at the same time follow one another. */
export async function lockCompany(tx: Tx, customerId: number): Promise<void> {
  await tx.selectFrom('customers').select('id').where('id', '=', customerId).forNoKeyUpdate().execute();
}

/** Whether a change of the company's name waits for a decision, asked for by this account or a colleague. */
export async function hasPendingChange(tx: Tx, account: Pick<Account, 'id' | 'customer_id'>): Promise<boolean> {
  const pending = await tx
    .selectFrom('company_name_changes as n')
    .innerJoin('users as u', 'u.id', 'n.user_id')
    .select('n.id')
    .where('n.status', '=', APPROVAL_STATUS.pending)
    .where((eb) => eb.or([eb('u.id', '=', account.id), eb('u.customer_id', '=', account.customer_id)]))
    .limit(1)
    .executeTakeFirst();
  return pending !== undefined;
}

/** Stores that a brand asks for another name of its company. */
export async function insertNameChange(tx: Tx, change: Insertable<CompanyNameChangesTable>): Promise<NameChange> {
  return tx.insertInto('company_name_changes').values(change).returningAll().executeTakeFirstOrThrow();
}

/** Who asked for a change of a company name that the caller sees. */
export async function findAsker(tx: Tx, viewer: CallUser, id: number): Promise<{ user_id: number } | undefined> {
  return tx
    .selectFrom('company_name_changes as n')
    .innerJoin('users as u', 'u.id', 'n.user_id')
    .select(['n.user_id'])
    .where('n.id', '=', id)
    .where(visibleRows('brandUsers', viewer, 'u'))
    .executeTakeFirst();
}

/** Stores the decision on a requested name; undefined when it was decided on before. */
export async function storeDecision(
  tx: Tx,
  id: number,
  decision: { status: 1 | 2; reason: string | null; decided_at: Date; decided_by: number },
): Promise<NameChange | undefined> {
  return tx
    .updateTable('company_name_changes')
    .set(decision)
    .where('id', '=', id)
    .where('status', '=', APPROVAL_STATUS.pending)
    .returningAll()
    .executeTakeFirst();
}

/** Writes a new name wherever the company is named: its customer, and everybody of the company. */
export async function renameCompany(
  tx: Tx,
  { id, customer_id: customerId }: Pick<Account, 'id' | 'customer_id'>,
  { name, now, userId }: { name: string; now: Date; userId: number },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ company_name: name, updated_at: now, updated_by: userId })
    .where('role_id', 'in', [ROLE.brand, ROLE.brandManager])
    .where((eb) =>
      customerId === null ? eb('id', '=', id) : eb.or([eb('id', '=', id), eb('customer_id', '=', customerId)]),
    )
    .execute();
  if (customerId !== null)
    await tx.updateTable('customers').set({ name, updated_at: now }).where('id', '=', customerId).execute();
}
