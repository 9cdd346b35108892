import type { Kysely } from 'kysely';
import { isBrand } from '@resonanz/domain/roles';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { Schema } from '../../platform/database/schema.ts';
import { conflict, forbidden, invalidFields } from '../../platform/http/ApiError.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import { type Editor, invite, lockAccountOf, mapTakenEmail } from '../accounts/door.ts';
import { readProfile } from '../brand-profile/door.ts';
import { countOpenInvitations, lockCompany } from './queries.ts';

/** Invitations of a company that may be open at once. */
const MAX_OPEN = 20;

/** Invites a second person, or a restricted contact, into the own company (docs/domain/mails.md#mails-to-brands). */
export async function inviteColleague(
  editor: Editor,
  { contactPerson, email, kind, language }: Schemas['BrandInviteInput'],
): Promise<Schemas['BrandProfile']> {
  const { services, user, audit } = editor;
  if (user.signupWithToken) throw forbidden();
  const send = async (tx: Kysely<Schema>): Promise<void> => {
    const account = await lockAccountOf(tx, user.id, isBrand);
    if (account.customer_id === null) throw conflict('brandWithoutCustomer');
    const customer = await lockCompany(tx, account.customer_id);
    if ((await countOpenInvitations(tx, customer.id)) >= MAX_OPEN) throw conflict('tooManyInvitations');
    await invite(tx, editor, {
      customer,
      name: contactPerson,
      email: email.trim(),
      kind,
      language: language ?? account.default_language,
    });
  };
  await mapTakenEmail(
    () => services.db.transaction().execute(send),
    () => invalidFields([{ field: 'email', key: 'emailTaken' }]),
  );
  audit({
    entity: 'customer',
    entityId: user.customerId ?? 0,
    action: HISTORY_ACTION.add,
    changes: { invitation: [null, email] },
  });
  return readProfile(services.db, user, services.clock.now());
}
