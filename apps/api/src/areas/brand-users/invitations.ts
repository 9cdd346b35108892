import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { components } from '@resonanz/contract/types';
import type { CallUser } from '../../platform/access/CallUser.ts';
import { fullNameOf } from '../../platform/database/fullName.ts';
import { containing, readPage } from '../../platform/database/lists.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { type Changes, writeHistory } from '../../platform/history/writeHistory.ts';
import { conflict, invalidFields, notFound } from '../../platform/http/ApiError.ts';
import { type Editor, invite, kindOf, refusingTaken, sendAgain, withdraw } from '../accounts/door.ts';
import { lockCustomer } from '../customers/door.ts';
import { visibleRows } from '../ownership/door.ts';
import { customerOfName } from './customerOfBrand.ts';

type Schemas = components['schemas'];
type Row = Schemas['BrandInvitationRow'];
type Tx = Kysely<Schema>;

const order = {
  invitedAt: sql`i.invited_at`,
  expiresAt: sql`i.expires_at`,
  companyName: sql`c.name`,
  email: sql`lower(u.email)`,
} satisfies Record<string, RawBuilder<unknown>>;

const stateAt = (now: Date) =>
  sql<
    Row['state']
  >`case when u.password_hash is not null then 'accepted' when i.expires_at > ${now.toISOString()} then 'open' else 'expired' end`;

/** Invitations `i` with their account `u` and customer `c`, as staff sees them. */
export function invitationRows(db: Kysely<Schema>, viewer: CallUser, now: Date) {
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
  template: row.template === 2 ? 2 : 1,
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

const note = (tx: Tx, editor: Editor, entityId: number, changes: Changes) =>
  writeHistory(tx, editor, { entity: 'customer', entityId, action: 2, changes });

/** The customer to invite into: the one that was chosen, or a new one of this name. */
async function companyOf(
  tx: Tx,
  editor: Editor,
  { customerId, companyName, contactPerson, email }: Schemas['BrandInvitationInput'],
): Promise<{ id: number; name: string }> {
  if (customerId === undefined) {
    if (companyName === undefined) throw invalidFields([{ field: 'companyName', key: 'required' }]);
    return {
      id: await customerOfName(tx, editor, { name: companyName, contact: { name: contactPerson, email } }),
      name: companyName,
    };
  }
  const known = await tx.selectFrom('customers').select('id').where('id', '=', customerId).executeTakeFirst();
  if (known === undefined) throw invalidFields([{ field: 'customerId', key: 'invalidValue' }]);
  const customer = await lockCustomer(tx, customerId);
  if (customer.archived) throw conflict('customerArchived');
  return customer;
}

/** Invites somebody to the brand area by token (EM20). */
export async function sendInvitation(editor: Editor, input: Schemas['BrandInvitationInput']): Promise<Row> {
  const { services, user, audit } = editor;
  const email = input.email.trim();
  const done = await refusingTaken(
    () =>
      services.db.transaction().execute(async (tx) => {
        const customer = await companyOf(tx, editor, input);
        const { language, template = 1 } = input;
        const { invitationId } = await invite(tx, editor, {
          customer,
          name: input.contactPerson,
          email,
          language,
          template,
        });
        return { invitationId, details: await note(tx, editor, customer.id, { invitation: [null, email] }) };
      }),
    () => invalidFields([{ field: 'email', key: 'emailTaken' }]),
  );
  audit(done.details);
  return toInvitation(
    await invitationRows(services.db, user, services.clock.now())
      .where('i.id', '=', done.invitationId)
      .executeTakeFirstOrThrow(),
  );
}

/** Carries out a change of an invitation that the caller sees, and notes it at its company. */
async function change(
  editor: Editor,
  invitationId: number,
  work: typeof sendAgain | typeof withdraw,
  changesOf: (email: string) => Changes,
): Promise<null> {
  const details = await editor.services.db.transaction().execute(async (tx) => {
    const seen = await invitationRows(tx, editor.user, editor.services.clock.now())
      .where('i.id', '=', invitationId)
      .executeTakeFirst();
    const invitation =
      seen && (await tx.selectFrom('brand_invitations').selectAll().where('id', '=', invitationId).executeTakeFirst());
    if (invitation === undefined) throw notFound();
    const { email } = await work(tx, editor, invitation);
    return note(tx, editor, invitation.customer_id, changesOf(email));
  });
  editor.audit(details);
  return null;
}

/** Sends an invitation again; the earlier link ends. */
export const resendInvitation = (editor: Editor, id: number): Promise<null> =>
  change(editor, id, sendAgain, (email) => ({ invitationSentAgain: [null, email] }));

/** Withdraws an invitation that nobody has accepted. */
export const withdrawInvitation = (editor: Editor, id: number): Promise<null> =>
  change(editor, id, withdraw, (email) => ({ invitation: [email, null] }));
