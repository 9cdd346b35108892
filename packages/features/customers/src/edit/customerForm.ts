import type { CustomerDetails, CustomerInput } from '@resonanz/api-client/customers';
import { vatIdOf } from '@resonanz/domain/customers';
import { COUNTRIES, type Country } from '@resonanz/domain/lookups';
import type { Language } from '@resonanz/i18n/language';
import { email } from '@resonanz/validators/email';
import { fieldIssue, type FormIssue, type FormSchema, formSchema } from '@resonanz/validators/formSchema';
import { freeText } from '@resonanz/validators/freeText';
import { inLanguage } from '@resonanz/validators/messages';
import { phone } from '@resonanz/validators/phone';
import type { Validator } from '@resonanz/validators/schema';
import { url } from '@resonanz/validators/url';

type Currency = CustomerInput['billing']['currencyCode'];

/** A contact as it is entered. */
export interface ContactDraft {
  /** Undefined for a new one. */
  contactId: number | undefined;
  name: string;
  role: string;
  email: string;
  phone: string;
  isMain: boolean;
}

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
export const LIMITS = { name: 200, line: 200, role: 100, notes: 5_000, paymentDays: 180 } as const;

const DEFAULT_PAYMENT_DAYS = 14;

/** A contact with nothing in it. */
export const emptyContact = (isMain: boolean): ContactDraft => ({ contactId: undefined, name: '', role: '', email: '', phone: '', isMain });

/** A new customer, looked after by whoever adds it. */
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
  const { name, streetAndHouse, cityAndZip, country, industryId, website, budget, ownerUserId, notes, contacts, billing } = customer;
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
    contacts: contacts.map((contact) => ({ ...contact, email: contact.email ?? '', phone: contact.phone ?? '' })),
    billing: { ...billing, vatId: billing.vatId ?? '', email: billing.email ?? '' },
  };
}

const orNull = (text: string): string | null => (text === '' ? null : text);
const isBlank = ({ contactId, name, role, email: address, phone: number }: ContactDraft) => contactId === undefined && [name, role, address, number].every((text) => text === '');

/** A customer as the server takes it; contacts with nothing in them are left out. */
export function toInput(draft: CustomerDraft): CustomerInput {
  const { website, contacts, billing, ...facts } = draft;
  return {
    ...facts,
    website: orNull(website),
    contacts: contacts
      .filter((contact) => !isBlank(contact))
      .map(({ contactId, ...contact }) => ({
        ...contact,
        ...(contactId !== undefined && { contactId }),
        email: orNull(contact.email),
        phone: orNull(contact.phone),
      })),
    billing: { ...billing, paymentDays: billing.paymentDays ?? DEFAULT_PAYMENT_DAYS, vatId: orNull(billing.vatId), email: orNull(billing.email) },
  };
}

/** Words for the rules that are this form's own. */
export interface OwnFaults {
  readonly vatId: string;
  readonly mainContact: string;
}

const name = freeText({ isRequired: true, allowsNumbers: true, maxLength: LIMITS.name });
const person = freeText({ isRequired: true, maxLength: LIMITS.name });
const line = freeText({ allowsNumbers: true, maxLength: LIMITS.line });
const role = freeText({ allowsNumbers: true, maxLength: LIMITS.role });
const notes = freeText({ allowsNumbers: true, maxLength: LIMITS.notes });

/** The rules of the form as a Standard Schema that speaks the language of the page; the server looks at them again. */
export function customerSchema(language: Language, faults: OwnFaults): FormSchema<CustomerDraft> {
  const check = (rule: Validator<string, unknown>, path: FormIssue['path'], text: string) => fieldIssue(inLanguage(rule, language), path, text);
  const optional = (rule: Validator<string, unknown>, path: FormIssue['path'], text: string) => (text === '' ? [] : check(rule, path, text));
  // People at a customer are called in its own country or in one of the others.
  const isPhone = (text: string) => COUNTRIES.some((country) => !phone({ country }).validate(text).issues);
  const contactIssues = (contact: ContactDraft, at: number): readonly FormIssue[] => [
    ...check(person, ['contacts', at, 'name'], contact.name),
    ...check(role, ['contacts', at, 'role'], contact.role),
    ...optional(email, ['contacts', at, 'email'], contact.email),
    ...(contact.phone === '' || isPhone(contact.phone) ? [] : check(phone(), ['contacts', at, 'phone'], contact.phone)),
  ];
  const mainIssues = (contacts: readonly ContactDraft[]): readonly FormIssue[] => {
    const named = contacts.filter((contact) => !isBlank(contact));
    const at = contacts.findIndex((contact) => !isBlank(contact));
    return named.length === 0 || named.some(({ isMain }) => isMain) ? [] : [{ path: ['contacts', at, 'isMain'], message: faults.mainContact }];
  };
  return formSchema(({ contacts, billing, ...facts }) => [
    ...check(name, ['name'], facts.name),
    ...check(line, ['streetAndHouse'], facts.streetAndHouse),
    ...check(line, ['cityAndZip'], facts.cityAndZip),
    ...optional(url, ['website'], facts.website),
    ...check(notes, ['notes'], facts.notes),
    ...contacts.flatMap((contact, at) => (isBlank(contact) ? [] : contactIssues(contact, at))),
    ...mainIssues(contacts),
    ...check(line, ['billing', 'invoiceName'], billing.invoiceName),
    ...check(line, ['billing', 'streetAndHouse'], billing.streetAndHouse),
    ...check(line, ['billing', 'cityAndZip'], billing.cityAndZip),
    ...(billing.vatId === '' || vatIdOf(billing.vatId) !== undefined ? [] : [{ path: ['billing', 'vatId'], message: faults.vatId }]),
    ...optional(email, ['billing', 'email'], billing.email),
  ]);
}
