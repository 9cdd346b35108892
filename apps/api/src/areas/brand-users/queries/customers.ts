import type { Insertable, Kysely } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import type { Editor } from '../../accounts/door.ts';
import type { CustomersTable } from '../../customers/door.ts';

interface NewCustomer {
  name: string;
  contact: { name: string; email: string; phone?: string | null };
  details?: Pick<
    Insertable<CustomersTable>,
    'street_and_house' | 'city_and_zip' | 'country' | 'industry_id' | 'vat_id' | 'website' | 'invoice_email'
  >;
}

/** A new customer for a brand, with its main contact; owned by the user who makes it; returns its id. */
export async function insertCustomerOfBrand(
  tx: Kysely<Schema>,
  { user, services }: Pick<Editor, 'user' | 'services'>,
  { name, contact, details = {} }: NewCustomer,
): Promise<number> {
  const now = services.clock.now();
  const { id } = await tx
    .insertInto('customers')
    .values({ name, owner_user_id: user.id, created_at: now, updated_at: now, ...details })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('customer_contacts')
    .values({ customer_id: id, name: contact.name, email: contact.email, phone: contact.phone ?? null, is_main: true })
    .execute();
  return id;
}

/** Whether a customer exists. */
export async function customerExists(tx: Kysely<Schema>, customerId: number): Promise<boolean> {
  const known = await tx.selectFrom('customers').select('id').where('id', '=', customerId).executeTakeFirst();
  return known !== undefined;
}
