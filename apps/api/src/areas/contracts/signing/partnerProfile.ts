import type { Kysely } from 'kysely';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { Schema } from '../../../platform/database/schema.ts';
import { changesBetween, writeHistory } from '../../../platform/history/writeHistory.ts';
import type { Services } from '../../../platform/operations/Services.ts';
import type { ContractRow } from '../record/queries/contracts.ts';
import { lockProfile, updateProfile } from './queries.ts';

/**
 * Adds values from the signed contract to the influencer's profile where it has none; known values stay, because a link
 * proves no identity.
 */
export async function fillUnknownFields(
  tx: Kysely<Schema>,
  services: Pick<Services, 'clock'>,
  { influencer_id, partner_data: data }: Pick<ContractRow, 'influencer_id' | 'partner_data'>,
): Promise<void> {
  if (influencer_id === null || data === null) return;
  const known = await lockProfile(tx, influencer_id);
  if (known === undefined) return;
  // An account and its owner belong together.
  const hasAccount = known.iban !== null || known.account_recipient !== null;
  const after = {
    address: known.address ?? `${data.streetAndHouse}, ${data.cityAndZip}`,
    iban: hasAccount ? known.iban : data.iban,
    accountRecipient: hasAccount ? known.account_recipient : data.accountRecipient,
    taxId: known.tax_id ?? data.taxId,
  };
  const changes = changesBetween(
    { address: known.address, iban: known.iban, accountRecipient: known.account_recipient, taxId: known.tax_id },
    after,
  );
  if (Object.keys(changes).length === 0) return;
  await updateProfile(tx, influencer_id, {
    address: after.address,
    iban: after.iban,
    account_recipient: after.accountRecipient,
    tax_id: after.taxId,
    updated_at: services.clock.now(),
    updated_by: null,
  });
  await writeHistory(
    tx,
    { user: null, services },
    { entity: 'influencer', entityId: influencer_id, action: HISTORY_ACTION.update, changes },
  );
}
