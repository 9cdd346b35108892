import { ROLE } from '@resonanz/domain/roles';
import { historyPage } from '../../platform/history/historyPage.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import type { Editor } from '../accounts/door.ts';
import {
  findTermsAndDeletionRequest,
  findLastReactivationRequest,
  listColleagues,
  readBrandUser,
} from './queries/brandUsers.ts';
import { listInvitationsOf, toInvitation } from './queries/invitations.ts';

async function colleaguesOf(
  { services, user }: Editor,
  account: Schemas['BrandUser'],
): Promise<Schemas['BrandColleague'][]> {
  const { id, customerId } = account;
  if (customerId === null) return [];
  const rows = await listColleagues(services.db, user, { id, customerId });
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
    account.customerId === null ? [] : listInvitationsOf(services.db, user, account.customerId, services.clock.now()),
    findTermsAndDeletionRequest(services.db, userId),
    findLastReactivationRequest(services.db, userId),
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
