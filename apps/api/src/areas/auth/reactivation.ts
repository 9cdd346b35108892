import { NO_SUB_TYPE, NOTIFICATION_TYPE, notificationTextKey } from '@resonanz/domain/notifications';
import { staffPaths } from '@resonanz/domain/paths';
import { ROLES_BY_TYPE } from '@resonanz/domain/roles';
import { type Kysely, sql } from 'kysely';
import { berlinDay } from '../../berlinDay.ts';
import type { Schema } from '../../database/schema.ts';
import type { Services } from '../../services.ts';
import { createNotifications, type LiveMessage } from '../notifications/notify.ts';
import type { Account } from './account.ts';

/** Staff who may approve brands. */
export function approvers(tx: Kysely<Schema>): Promise<Pick<Account, 'id' | 'email' | 'default_language'>[]> {
  return tx
    .selectFrom('users')
    .innerJoin('role_permissions', 'role_permissions.role_id', 'users.role_id')
    .select(['users.id', 'users.email', 'users.default_language'])
    .where('role_permissions.module_name', '=', 'Brand Management')
    .where(sql<boolean>`'approve' = any(role_permissions.rights)`)
    .where('users.role_id', 'in', ROLES_BY_TYPE.internal)
    .where('users.is_active', '=', true)
    .where('users.archived', '=', false)
    .orderBy('users.id')
    .execute();
}

/** Tells staff, once a day, that a deactivated brand wants its account back. Returns what is to be published after the commit. */
export async function askForReactivation(tx: Kysely<Schema>, services: Services, account: Account): Promise<LiveMessage[]> {
  if (account.is_active || account.archived) return [];
  const asked = await tx
    .insertInto('reactivation_requests')
    .values({ user_id: account.id, day: berlinDay(services.clock.now()) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .executeTakeFirst();
  if (asked === undefined) return [];
  const staff = await approvers(tx);
  const person = `${account.first_name} ${account.last_name}`.trim();
  const company = account.company_name ?? person;
  const link = new URL(staffPaths.brandManagement(), services.publicUrl).href;
  for (const { email, default_language: language } of staff) {
    await services.mail.send(tx, { to: email, language, template: 'reactivationAsked', values: { company, person, link } });
  }
  return createNotifications(
    tx,
    staff.map(({ id }) => id),
    {
      panel: 'agency',
      type: NOTIFICATION_TYPE.brand,
      subType: NO_SUB_TYPE,
      message: notificationTextKey('agency', NOTIFICATION_TYPE.brand, NO_SUB_TYPE),
      text: { user: company },
      refId: account.id,
    },
  );
}
