import { sql } from 'kysely';
import type { components } from '@resonanz/contract/types';
import { ROLE } from '@resonanz/domain/roles';
import { historyPage } from '../../platform/history/historyPage.ts';
import { accountRows, type Editor } from '../accounts/door.ts';
import { visibleRows } from '../ownership/door.ts';
import { readBrandUser } from './brandRows.ts';
import { invitationRows, toInvitation } from './invitations.ts';

type Schemas = components['schemas'];

const MOST = 100;

async function colleaguesOf(
  { services, user }: Editor,
  account: Schemas['BrandUser'],
): Promise<Schemas['BrandColleague'][]> {
  if (account.customerId === null) return [];
  const rows = await accountRows(services.db)
    .where('u.customer_id', '=', account.customerId)
    .where('u.id', '!=', account.id)
    .where(visibleRows('brandUsers', user, 'u'))
    .orderBy(sql`lower(u.last_name), u.id`)
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    fullName: `${row.first_name} ${row.last_name}`.trim(),
    username: row.email,
    roleId: row.role_id === ROLE.brandManager ? ROLE.brandManager : ROLE.brand,
    signupWithToken: row.signup_with_token,
    status: row.status,
    lastLogin: row.last_login,
  }));
}

/**
 * One brand user with the company's people and invitations, what the brand has asked for, and what happened to the
 * account.
 */
export async function brandDetails(editor: Editor, userId: number): Promise<Schemas['BrandUserDetails']> {
  const { services, user } = editor;
  const account = await readBrandUser(services.db, userId, user.defaultLanguage);
  const [colleagues, invitations, asked, reactivation, history] = await Promise.all([
    colleaguesOf(editor, account),
    account.customerId === null
      ? []
      : invitationRows(services.db, user, services.clock.now())
          .where('i.customer_id', '=', account.customerId)
          .orderBy('i.invited_at', 'desc')
          .orderBy('i.id', 'desc')
          .limit(MOST)
          .execute(),
    services.db
      .selectFrom('users')
      .select(['terms_accepted_at', 'deletion_requested_at'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow(),
    services.db
      .selectFrom('reactivation_requests')
      .select('day')
      .where('user_id', '=', userId)
      .orderBy('day', 'desc')
      .executeTakeFirst(),
    historyPage(services.db, [{ entity: 'user', ids: [userId] }]),
  ]);
  return {
    user: account,
    colleagues,
    invitations: invitations.map(toInvitation),
    termsAcceptedAt: asked.terms_accepted_at,
    reactivationAskedAt: account.isActive ? null : (reactivation?.day ?? null),
    deletionRequestedAt: asked.deletion_requested_at,
    history: history.content,
  };
}
