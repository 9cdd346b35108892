import { type Kysely, sql } from 'kysely';
import type { components } from '@resonanz/contract/types';
import { ROLE } from '@resonanz/domain/roles';
import type { CallUser } from '../../platform/access/CallUser.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { kindOf, mailSettingsOf } from '../accounts/door.ts';
import { visibleRows } from '../ownership/door.ts';

type Schemas = components['schemas'];
type Db = Kysely<Schema>;

const lastLogin = sql<
  string | null
>`(select e.at from login_events e where e.user_id = u.id and e.kind = 'login' order by e.at desc limit 1)`;

async function teamOf(db: Db, user: CallUser): Promise<Schemas['BrandMember'][]> {
  const rows = await db
    .selectFrom('users as u')
    .select([
      'u.id',
      'u.first_name',
      'u.last_name',
      'u.email',
      'u.role_id',
      'u.signup_with_token',
      lastLogin.as('lastLogin'),
    ])
    .where((eb) => eb.or([eb('u.id', '=', user.id), visibleRows('brandUsers', user, 'u')]))
    .where('u.password_hash', 'is not', null)
    .where('u.is_active', '=', true)
    .where('u.archived', '=', false)
    .where('u.approved', '=', 1)
    .orderBy(sql`lower(u.last_name), lower(u.first_name), u.id`)
    .execute();
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
  const rows = await db
    .selectFrom('brand_invitations as i')
    .innerJoin('users as u', 'u.id', 'i.user_id')
    .select(['u.email', 'u.contact_person', 'u.role_id', 'i.expires_at'])
    .where(visibleRows('brandUsers', user, 'u'))
    .where('u.password_hash', 'is', null)
    .orderBy('i.invited_at', 'desc')
    .orderBy('i.id', 'desc')
    .execute();
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
    db
      .selectFrom('users')
      .select(['mail_settings', 'deletion_requested_at'])
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('company_name_changes as n')
      .innerJoin('users as u', 'u.id', 'n.user_id')
      .select('n.requested_name')
      .where('n.status', '=', 0)
      .where((eb) => eb.or([eb('u.id', '=', user.id), visibleRows('brandUsers', user, 'u')]))
      .orderBy('n.id', 'desc')
      .executeTakeFirst(),
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
