import type { Kysely } from 'kysely';
import { industryIds, vatIdOf } from '@resonanz/domain/customers';
import type { Country } from '@resonanz/domain/lookups';
import type { Schema } from '../../platform/database/schema.ts';
import { type FieldError, invalidFields } from '../../platform/http/ApiError.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import { contactErrors, storedContacts, storedWebsite, textErrors } from './companyInput.ts';
import { contactText, type StoredContact } from './queries/ContactPersons.ts';
import { mayOwn } from './queries/owners.ts';

type Input = Schemas['CustomerInput'];

/** The short texts of a customer by their fields. */
const shortTexts = ({ streetAndHouse = '', cityAndZip = '', billing }: Input): Readonly<Record<string, string>> => ({
  streetAndHouse,
  cityAndZip,
  'billing.invoiceName': billing.invoiceName ?? '',
  'billing.streetAndHouse': billing.streetAndHouse ?? '',
  'billing.cityAndZip': billing.cityAndZip ?? '',
});

/** The stored values of a customer and its contacts. */
export interface CheckedCustomer {
  customer: {
    name: string;
    street_and_house: string;
    city_and_zip: string;
    country: Country | null;
    industry_id: number | null;
    website: string | null;
    budget: number | null;
    owner_user_id: number | null;
    notes: string;
    invoice_name: string;
    invoice_street_and_house: string;
    invoice_city_and_zip: string;
    vat_id: string | null;
    invoice_email: string | null;
    payment_days: number;
    needs_order_number: boolean;
    currency_code: Schemas['CustomerCurrency'];
  };
  contacts: StoredContact[];
}

/**
 * Returns the values to store, or throws 422 with an error for each invalid field; `currentOwner` stays valid even if
 * it could not be chosen now.
 */
export async function checkCustomer(
  tx: Kysely<Schema>,
  input: Input,
  currentOwner: number | null,
): Promise<CheckedCustomer> {
  const { billing, country = null, industryId = null, ownerUserId = null } = input;
  const vatId = billing.vatId === undefined || billing.vatId === null ? null : vatIdOf(billing.vatId);
  const errors: FieldError[] = [
    ...textErrors(shortTexts(input), input.contacts, input.notes ?? ''),
    ...contactErrors(input.contacts),
  ];
  if (vatId === undefined) errors.push({ field: 'billing.vatId', key: 'vatIdInvalid' });
  if (industryId !== null && industryIds(industryId).length === 0)
    errors.push({ field: 'industryId', key: 'choiceInvalid' });
  if (ownerUserId !== null && ownerUserId !== currentOwner && !(await mayOwn(tx, 'Customer Management', ownerUserId))) {
    errors.push({ field: 'ownerUserId', key: 'choiceInvalid' });
  }
  if (errors.length > 0) throw invalidFields(errors);
  return {
    customer: {
      name: input.name,
      street_and_house: input.streetAndHouse ?? '',
      city_and_zip: input.cityAndZip ?? '',
      country,
      industry_id: industryId,
      website: storedWebsite(input.website),
      budget: input.budget ?? null,
      owner_user_id: ownerUserId,
      notes: input.notes ?? '',
      invoice_name: billing.invoiceName ?? '',
      invoice_street_and_house: billing.streetAndHouse ?? '',
      invoice_city_and_zip: billing.cityAndZip ?? '',
      vat_id: vatId ?? null,
      invoice_email: billing.email ?? null,
      payment_days: billing.paymentDays,
      needs_order_number: billing.needsOrderNumber,
      currency_code: billing.currencyCode,
    },
    contacts: storedContacts(input.contacts, country),
  };
}

/** A customer by the names of the wire, as its history lists it. */
export function namedCustomer(
  customer: CheckedCustomer['customer'],
  contacts: readonly Schemas['CustomerContact'][],
): Record<string, unknown> {
  return {
    name: customer.name,
    streetAndHouse: customer.street_and_house,
    cityAndZip: customer.city_and_zip,
    country: customer.country,
    industryId: customer.industry_id,
    website: customer.website,
    budget: customer.budget,
    ownerUserId: customer.owner_user_id,
    notes: customer.notes,
    'billing.invoiceName': customer.invoice_name,
    'billing.streetAndHouse': customer.invoice_street_and_house,
    'billing.cityAndZip': customer.invoice_city_and_zip,
    'billing.vatId': customer.vat_id,
    'billing.email': customer.invoice_email,
    'billing.paymentDays': customer.payment_days,
    'billing.needsOrderNumber': customer.needs_order_number,
    'billing.currencyCode': customer.currency_code,
    contacts: contacts.map(contactText),
  };
}
