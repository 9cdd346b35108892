import type { CustomerDetails, CustomerInput } from '@resonanz/api-client/customers';
import { vatIdOf } from '@resonanz/domain/customers';
import type { Country } from '@resonanz/domain/lookups';
import type { Language } from '@resonanz/i18n/language';
import {
  type ContactDraft,
  contactDrafts,
  contactInputs,
  contactIssues,
  emptyContact,
  type FieldCheck,
} from '@resonanz/validators/contacts';
import { email } from '@resonanz/validators/email';
import { fieldIssue, type FormIssue, type FormSchema, formSchema } from '@resonanz/validators/formSchema';
import { freeText } from '@resonanz/validators/freeText';
import { inLanguage } from '@resonanz/validators/messages';
import type { Validator } from '@resonanz/validators/schema';
import { url } from '@resonanz/validators/url';

type Currency = CustomerInput['billing']['currencyCode'];

/** A customer as it is entered: empty texts where there is nothing. */
export interface CustomerDraft {
  name: string;
  streetAndHouse: string;
  cityAndZip: string;
  country: Country | null;
  industryId: number | null;
  website: string;
  budget: number | null;
  ownerUserId: number | null;
  notes: string;
  contacts: ContactDraft[];
  billing: {
    invoiceName: string;
    streetAndHouse: string;
    cityAndZip: string;
    vatId: string;
    email: string;
    paymentDays: number | null;
    needsOrderNumber: boolean;
    currencyCode: Currency;
  };
}

/** Most characters of each text, as the contract has them. */
export const LIMITS = { name: 200, line: 200, notes: 5_000, paymentDays: 180 } as const;

const DEFAULT_PAYMENT_DAYS = 14;

/** A new customer, assigned to the user who adds it. */
export const emptyCustomer = (ownerUserId: number | null): CustomerDraft => ({
  name: '',
  streetAndHouse: '',
  cityAndZip: '',
  country: 'DE',
  industryId: null,
  website: '',
  budget: null,
  ownerUserId,
  notes: '',
  contacts: [emptyContact(true)],
  billing: {
    invoiceName: '',
    streetAndHouse: '',
    cityAndZip: '',
    vatId: '',
    email: '',
    paymentDays: DEFAULT_PAYMENT_DAYS,
    needsOrderNumber: false,
    currencyCode: 'EUR',
  },
});

/** A customer as it was read, to be changed. */
export function toDraft(customer: CustomerDetails): CustomerDraft {
  const {
    name,
    streetAndHouse,
    cityAndZip,
    country,
    industryId,
    website,
    budget,
    ownerUserId,
    notes,
    contacts,
    billing,
  } = customer;
  return {
    name,
    streetAndHouse,
    cityAndZip,
    country,
    industryId,
    website: website ?? '',
    budget,
    ownerUserId,
    notes,
    contacts: contactDrafts(contacts),
    billing: { ...billing, vatId: billing.vatId ?? '', email: billing.email ?? '' },
  };
}

const orNull = (text: string): string | null => (text === '' ? null : text);

/** A customer as the server takes it; contacts with nothing in them are left out. */
export function toInput(draft: CustomerDraft): CustomerInput {
  const { website, contacts, billing, ...facts } = draft;
  return {
    ...facts,
    website: orNull(website),
    contacts: contactInputs(contacts),
    billing: {
      ...billing,
      paymentDays: billing.paymentDays ?? DEFAULT_PAYMENT_DAYS,
      vatId: orNull(billing.vatId),
      email: orNull(billing.email),
    },
  };
}

/** Words for the rules that are this form's own. */
export interface OwnErrorTexts {
  readonly vatId: string;
  readonly mainContact: string;
}

const name = freeText({ isRequired: true, allowsNumbers: true, maxLength: LIMITS.name });
const line = freeText({ allowsNumbers: true, maxLength: LIMITS.line });
const notes = freeText({ allowsNumbers: true, maxLength: LIMITS.notes });

/** The rules of the form as a Standard Schema that speaks the language of the page; the server looks at them again. */
export function customerSchema(language: Language, texts: OwnErrorTexts): FormSchema<CustomerDraft> {
  const check: FieldCheck = (rule, path, text) => fieldIssue(inLanguage(rule, language), path, text);
  const optional = (rule: Validator<string, unknown>, path: FormIssue['path'], text: string) =>
    text === '' ? [] : check(rule, path, text);
  return formSchema(({ contacts, billing, ...facts }) => [
    ...check(name, ['name'], facts.name),
    ...check(line, ['streetAndHouse'], facts.streetAndHouse),
    ...check(line, ['cityAndZip'], facts.cityAndZip),
    ...optional(url, ['website'], facts.website),
    ...check(notes, ['notes'], facts.notes),
    ...contactIssues(contacts, check, texts.mainContact),
    ...check(line, ['billing', 'invoiceName'], billing.invoiceName),
    ...check(line, ['billing', 'streetAndHouse'], billing.streetAndHouse),
    ...check(line, ['billing', 'cityAndZip'], billing.cityAndZip),
    ...(billing.vatId === '' || vatIdOf(billing.vatId) !== undefined
      ? []
      : [{ path: ['billing', 'vatId'], message: texts.vatId }]),
    ...optional(email, ['billing', 'email'], billing.email),
  ]);
}
