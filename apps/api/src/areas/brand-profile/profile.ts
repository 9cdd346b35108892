import { ROLE } from '@resonanz/domain/roles';
import type { CallUser } from '../../platform/access/CallUser.ts';
import type { Db } from '../../platform/database/schema.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import { kindOf, mailSettingsOf } from '../accounts/door.ts';
import { findOwnChoices, findPendingCompanyName, listInvitations, listTeam } from './queries.ts';

async function teamOf(db: Db, user: CallUser): Promise<Schemas['BrandMember'][]> {
  const rows = await listTeam(db, user);
  return rows.map((row) => ({
    userId: row.id,
    fullName: `${row.first_name} ${row.last_name}`.trim(),
    username: row.email,
    roleId: row.role_id === ROLE.brandManager ? ROLE.brandManager : ROLE.brand,
    isRestricted: row.signup_with_token,
    lastLogin: row.lastLogin,
    isCaller: row.id === user.id,
  }));
}

async function invitationsOf(db: Db, user: CallUser, now: Date): Promise<Schemas['BrandTeamInvitation'][]> {
  const rows = await listInvitations(db, user);
  return rows.map((row) => ({
    email: row.email,
    contactPerson: row.contact_person,
    kind: kindOf(row.role_id),
    expiresAt: row.expires_at,
    isExpired: Date.parse(row.expires_at) <= now.getTime(),
  }));
}

/** What the profile of a brand shows besides the own account. */
export async function readProfile(db: Db, user: CallUser, now: Date): Promise<Schemas['BrandProfile']> {
  const [own, pending, team, invitations] = await Promise.all([
    findOwnChoices(db, user.id),
    findPendingCompanyName(db, user),
    teamOf(db, user),
    invitationsOf(db, user, now),
  ]);
  return {
    team,
    invitations,
    mailSettings: mailSettingsOf(own),
    deletionRequestedAt: own.deletion_requested_at,
    pendingCompanyName: pending?.requested_name ?? null,
  };
}
