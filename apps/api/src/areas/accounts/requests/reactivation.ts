import type { Kysely } from 'kysely';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { staffPaths } from '@resonanz/domain/paths';
import type { Schema } from '../../../platform/database/schema.ts';
import type { Services } from '../../../platform/operations/Services.ts';
import type { LiveMessage } from '../../notifications/door.ts';
import type { Account } from '../account.ts';
import { companyNameOf, notifyApprovers, personOf } from '../brands/approvers.ts';
import { listApprovers } from '../brands/queries.ts';
import { insertReactivationRequest } from './queries.ts';

/**
 * Notifies staff, once a day, that a deactivated brand asks for its account. Returns the messages to publish after the
 * commit.
 */
export async function askForReactivation(
  tx: Kysely<Schema>,
  services: Services,
  account: Account,
): Promise<LiveMessage[]> {
  if (account.is_active || account.archived) return [];
  if (!(await insertReactivationRequest(tx, account.id, berlinDay(services.clock.now())))) return [];
  const link = new URL(staffPaths.brandManagement(), services.publicUrl).href;
  const values = { company: companyNameOf(account), person: personOf(account), link };
  for (const { email, default_language: language } of await listApprovers(tx)) {
    await services.mail.send(tx, { to: email, language, template: 'reactivationAsked', values });
  }
  return notifyApprovers(tx, account, 'reactivation');
}
