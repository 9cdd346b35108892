import type { Tx } from '../../../platform/database/schema.ts';
import { notFound } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';

/** A contact of a customer. */
export const findContact = (tx: Tx, customerId: number, contactId: number) =>
  tx
    .selectFrom('customer_contacts')
    .select(['name', 'email'])
    .where('id', '=', contactId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();

/** An invitation of a customer; 404 where it has none with this id. */
export async function invitationOf(tx: Tx, { customerId, invitationId }: Schemas['CustomerInvitationReference']) {
  const invitation = await tx
    .selectFrom('brand_invitations')
    .selectAll()
    .where('id', '=', invitationId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  if (invitation === undefined) throw notFound();
  return invitation;
}
