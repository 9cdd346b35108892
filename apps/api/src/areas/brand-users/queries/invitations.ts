import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { CallUser } from '../../../platform/access/CallUser.ts';
import { fullNameOf } from '../../../platform/database/fullName.ts';
import { containing, readPage } from '../../../platform/database/lists.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { type Editor, kindOf } from '../../accounts/door.ts';
import { visibleRows } from '../../ownership/door.ts';

type Row = Schemas['BrandInvitationRow'];

const MAX_PER_COMPANY = 100;

const order = {
  invitedAt: sql`i.invited_at`,
  expiresAt: sql`i.expires_at`,
  companyName: sql`c.name`,
  email: sql`lower(u.email)`,
} satisfies Record<string, RawBuilder<unknown>>;

const stateAt = (now: Date) =>
  sql<Row['state']>`case
    when u.password_hash is not null then 'accepted'
    when i.expires_at > ${now.toISOString()} then 'open'
    else 'expired' end`;

/** Invitations `i` with their account `u` and customer `c`, as staff sees them. */
function invitationRows(db: Kysely<Schema>, viewer: CallUser, now: Date) {
  return db
    .selectFrom('brand_invitations as i')
    .innerJoin('users as u', 'u.id', 'i.user_id')
    .innerJoin('customers as c', 'c.id', 'i.customer_id')
    .leftJoin('users as b', 'b.id', 'i.invited_by')
    .where(visibleRows('brandUsers', viewer, 'u'))
    .select([
      'i.id',
      'i.customer_id',
      'c.name as company',
      'u.contact_person',
      'u.email',
      'u.role_id',
      'i.template',
      'i.language',
    ])
    .select([fullNameOf('b').as('invitedBy'), 'i.invited_at', 'i.expires_at', stateAt(now).as('state')]);
}

/** An invitation as it travels. */
export const toInvitation = (row: Awaited<ReturnType<ReturnType<typeof invitationRows>['execute']>>[number]): Row => ({
  invitationId: row.id,
  customerId: row.customer_id,
  companyName: row.company,
  contactPerson: row.contact_person,
  email: row.email,
  kind: kindOf(row.role_id),
  template: row.template,
  language: row.language,
  invitedBy: row.invitedBy,
  invitedAt: row.invited_at,
  expiresAt: row.expires_at,
  state: row.state,
});

/** One page of the invitations, the newest first unless sorted otherwise. */
export async function invitationPage(
  { services, user }: Editor,
  query: Schemas['BrandInvitationQuery'],
): Promise<Schemas['BrandInvitationPage']> {
  const {
    pageNumber = 0,
    pageSize = 10,
    sortBy = 'invitedAt',
    sort = sortBy === 'invitedAt' ? 'DESC' : 'ASC',
    state,
    search = '',
  } = query;
  const now = services.clock.now();
  let matches = invitationRows(services.db, user, now);
  if (state !== undefined) matches = matches.where(sql<boolean>`${stateAt(now)} = ${state}`);
  if (search.trim() !== '') {
    const pattern = containing(search.trim());
    matches = matches.where(
      sql<boolean>`(c.name ilike ${pattern} or u.email ilike ${pattern} or u.contact_person ilike ${pattern})`,
    );
  }
  const rows = matches
    .orderBy(sql`${order[sortBy]} ${sort === 'ASC' ? sql`asc` : sql`desc`}`)
    .orderBy('i.id', sort === 'ASC' ? 'asc' : 'desc');
  // Whether an invitation is still open depends on the moment.
  const page = await readPage(services.db, { rows, matches, shares: 'nothing' }, { pageNumber, pageSize });
  return { ...page, content: page.content.map(toInvitation) };
}

/** One invitation that the caller sees, as staff sees it. */
export async function findInvitation(db: Kysely<Schema>, viewer: CallUser, id: number, now: Date) {
  return invitationRows(db, viewer, now).where('i.id', '=', id).executeTakeFirst();
}

/** An invitation that was just written. */
export async function readInvitation(db: Kysely<Schema>, viewer: CallUser, id: number, now: Date) {
  return invitationRows(db, viewer, now).where('i.id', '=', id).executeTakeFirstOrThrow();
}

/** The newest invitations into a company. */
export async function listInvitationsOf(db: Kysely<Schema>, viewer: CallUser, customerId: number, now: Date) {
  return invitationRows(db, viewer, now)
    .where('i.customer_id', '=', customerId)
    .orderBy('i.invited_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(MAX_PER_COMPANY)
    .execute();
}

/** An invitation as it is stored. */
export async function findStoredInvitation(tx: Kysely<Schema>, id: number) {
  return tx.selectFrom('brand_invitations').selectAll().where('id', '=', id).executeTakeFirst();
}
