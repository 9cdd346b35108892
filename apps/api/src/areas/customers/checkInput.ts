import type { components } from '@resonanz/contract/types';
import { industryIds, vatIdOf } from '@resonanz/domain/customers';
import type { Country } from '@resonanz/domain/lookups';
import { freeText } from '@resonanz/validators/freeText';
import { phone } from '@resonanz/validators/phone';
import { url } from '@resonanz/validators/url';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { type FieldError, invalidFields } from '../../http/ApiError.ts';
import { mayOwnCustomers } from './owners.ts';

type Schemas = components['schemas'];
type Input = Schemas['CustomerInput'];
type ContactInput = Schemas['CustomerContactInput'];

const NOTES_MAX = 5_000;
const plain = freeText({ allowsNumbers: true });
const notesText = freeText({ allowsNumbers: true, maxLength: NOTES_MAX });

function textFaults(input: Input): FieldError[] {
  const { streetAndHouse = '', cityAndZip = '', notes = '', contacts, billing } = input;
  const texts: Readonly<Record<string, string>> = {
    streetAndHouse,
    cityAndZip,
    'billing.invoiceName': billing.invoiceName ?? '',
    'billing.streetAndHouse': billing.streetAndHouse ?? '',
    'billing.cityAndZip': billing.cityAndZip ?? '',
    ...Object.fromEntries(contacts.map(({ role = '' }, at) => [`contacts.${at}.role`, role])),
  };
  const faults = Object.entries(texts).flatMap(([field, text]) => plain.validate(text).issues?.slice(0, 1).map(({ code }) => ({ field, key: code })) ?? []);
  return [...faults, ...(notesText.validate(notes).issues?.slice(0, 1).map(({ code }) => ({ field: 'notes', key: code })) ?? [])];
}

function contactFaults(contacts: readonly ContactInput[]): FieldError[] {
  if (contacts.length === 0) return [];
  return contacts.filter(({ isMain }) => isMain).length === 1 ? [] : [{ field: 'contacts', key: 'mainContactRequired' }];
}

/** A number as it is called from abroad; one without a country belongs to the customer's. */
function storedPhone(text: string | null | undefined, country: Country | null | undefined): string | null {
  if (text === undefined || text === null) return null;
  const countries: readonly Country[] = [country ?? 'DE', 'DE', 'AU', 'CH'];
  for (const each of countries) {
    const result = phone({ country: each }).validate(text);
    if (!result.issues) return result.value;
  }
  return text.trim();
}

function storedWebsite(text: string | null | undefined): string | null {
  if (text === undefined || text === null) return null;
  const result = url.validate(text);
  if (result.issues) throw invalidFields([{ field: 'website', key: 'urlInvalid' }]);
  return result.value;
}

/** What is stored of a customer and its contacts. */
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
  contacts: { contactId: number | undefined; name: string; role: string; email: string | null; phone: string | null; is_main: boolean }[];
}

/** The values in their stored form, or 422 with every fault at its field; `currentOwner` may stay although it could not be chosen now. */
export async function checkCustomer(tx: Kysely<Schema>, input: Input, currentOwner: number | null): Promise<CheckedCustomer> {
  const { billing, country = null, industryId = null, ownerUserId = null } = input;
  const vatId = billing.vatId === undefined || billing.vatId === null ? null : vatIdOf(billing.vatId);
  const faults: FieldError[] = [...textFaults(input), ...contactFaults(input.contacts)];
  if (vatId === undefined) faults.push({ field: 'billing.vatId', key: 'vatIdInvalid' });
  if (industryId !== null && industryIds(industryId).length === 0) faults.push({ field: 'industryId', key: 'choiceInvalid' });
  if (ownerUserId !== null && ownerUserId !== currentOwner && !(await mayOwnCustomers(tx, ownerUserId))) {
    faults.push({ field: 'ownerUserId', key: 'choiceInvalid' });
  }
  if (faults.length > 0) throw invalidFields(faults);
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
    contacts: input.contacts.map((contact) => ({
      contactId: contact.contactId,
      name: contact.name,
      role: contact.role ?? '',
      email: contact.email ?? null,
      phone: storedPhone(contact.phone, country),
      is_main: contact.isMain,
    })),
  };
}
