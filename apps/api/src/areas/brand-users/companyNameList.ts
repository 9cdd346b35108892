import { type RawBuilder, sql } from 'kysely';
import type { components } from '@resonanz/contract/types';
import type { CallUser } from '../../platform/access/CallUser.ts';
import type { Database } from '../../platform/database/connect.ts';
import { containing, readPage } from '../../platform/database/lists.ts';
import { visibleRows } from '../ownership/door.ts';
import { toNameChange } from './companyNameChange.ts';

type Schemas = components['schemas'];

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
