import { type RawBuilder, sql } from 'kysely';
import type { components } from '@resonanz/contract/types';
import type { Db } from '../../../platform/database/schema.ts';
import { invalidFields } from '../../../platform/http/ApiError.ts';

type Contact = components['schemas']['CustomerContact'];

/** A contact person as it is stored; one without an id is new. */
export interface StoredContact {
  contactId: number | undefined;
  name: string;
  role: string;
  email: string | null;
  phone: string | null;
  is_main: boolean;
}

/** A contact as the history lists it. */
export const contactText = ({ name, role, email, phone }: Pick<Contact, 'name' | 'role' | 'email' | 'phone'>): string =>
  [name, role, email, phone].filter((part) => part !== null && part !== '').join(', ');

/** The contact persons of companies of one kind. */
class ContactPersons {
  readonly #table: RawBuilder<unknown>;
  readonly #company: RawBuilder<unknown>;

  constructor(table: 'customer_contacts' | 'customer_lead_contacts', company: 'customer_id' | 'customer_lead_id') {
    this.#table = sql.table(table);
    this.#company = sql.ref(company);
  }

  /** The contacts of a company, the main one first. */
  async of(db: Db, companyId: number): Promise<Contact[]> {
    const { rows } =
      await sql<Contact>`select id as "contactId", name, role, email, phone, is_main as "isMain" from ${this.#table}
      where ${this.#company} = ${companyId} order by is_main desc, id`.execute(db);
    return rows;
  }

  /** Replaces the contacts of a company: updates those that are named, adds the others, removes the rest. */
  async save(tx: Db, companyId: number, contacts: readonly StoredContact[]): Promise<void> {
    const before = await this.of(tx, companyId);
    const known = new Set(before.map(({ contactId }) => contactId));
    const remainingIds = contacts.flatMap(({ contactId }) => (contactId === undefined ? [] : [contactId]));
    const foreign = contacts.findIndex(({ contactId }) => contactId !== undefined && !known.has(contactId));
    if (foreign >= 0 || new Set(remainingIds).size < remainingIds.length) {
      throw invalidFields([{ field: `contacts.${Math.max(foreign, 0)}.contactId`, key: 'invalidValue' }]);
    }
    await sql`delete from ${this.#table} where ${this.#company} = ${companyId} and id <> all(${remainingIds}::int[])`.execute(
      tx,
    );
    // Only one may be the main one at any moment, so the old one steps back first.
    await sql`update ${this.#table} set is_main = false where ${this.#company} = ${companyId}`.execute(tx);
    for (const { contactId, name, role, email, phone, is_main } of contacts) {
      const write =
        contactId === undefined
          ? sql`insert into ${this.#table} (${this.#company}, name, role, email, phone, is_main)
              values (${companyId}, ${name}, ${role}, ${email}, ${phone}, ${is_main})`
          : sql`update ${this.#table}
              set name = ${name}, role = ${role}, email = ${email}, phone = ${phone}, is_main = ${is_main}
              where id = ${contactId}`;
      await write.execute(tx);
    }
  }
}

/** The contact persons of customers. */
export const customerContacts = new ContactPersons('customer_contacts', 'customer_id');

/** The contact persons of customer leads. */
export const leadContacts = new ContactPersons('customer_lead_contacts', 'customer_lead_id');
