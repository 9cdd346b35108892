import { COUNTRIES } from '@resonanz/domain/lookups';
import { email } from './email.ts';
import type { FormIssue } from './formSchema.ts';
import { freeText } from './freeText.ts';
import { phone } from './phone.ts';
import type { Validator } from './schema.ts';

/**
 * A person at a company as it is entered: empty texts where there is nothing.
 *
 * @source docs/domain/customers.md#customers; docs/domain/customers.md#leads
 */
export interface ContactDraft {
  /** Undefined for a new one. */
  contactId: number | undefined;
  name: string;
  role: string;
  email: string;
  phone: string;
  /** One of the persons is the main one. */
  isMain: boolean;
}

const NAME_LENGTH = 200;
const ROLE_LENGTH = 100;

const person = /* @__PURE__ */ freeText({ isRequired: true, maxLength: NAME_LENGTH });
const role = /* @__PURE__ */ freeText({ allowsNumbers: true, maxLength: ROLE_LENGTH });

/**
 * A person with nothing entered.
 *
 * @source docs/domain/customers.md#customers; docs/domain/customers.md#leads
 */
export const emptyContact = (isMain: boolean): ContactDraft => ({
  contactId: undefined,
  name: '',
  role: '',
  email: '',
  phone: '',
  isMain,
});

/**
 * The persons of a company as they were read, to be changed.
 *
 * @source docs/domain/customers.md#customers; docs/domain/customers.md#leads
 */
export function contactDrafts(
  contacts: readonly (Omit<ContactDraft, 'contactId' | 'email' | 'phone'> & {
    contactId: number;
    email: string | null;
    phone: string | null;
  })[],
): ContactDraft[] {
  return contacts.map((contact) => ({ ...contact, email: contact.email ?? '', phone: contact.phone ?? '' }));
}

const orNull = (text: string): string | null => (text === '' ? null : text);
const isBlank = ({ contactId, name, role: does, email: address, phone: number }: ContactDraft): boolean =>
  contactId === undefined && [name, does, address, number].every((text) => text === '');

/**
 * The persons as the server takes them; new ones with nothing in them are left out.
 *
 * @source docs/domain/customers.md#customers; docs/domain/customers.md#leads
 */
export function contactInputs(contacts: readonly ContactDraft[]) {
  return contacts
    .filter((contact) => !isBlank(contact))
    .map(({ contactId, ...contact }) => ({
      ...contact,
      ...(contactId !== undefined && { contactId }),
      email: orNull(contact.email),
      phone: orNull(contact.phone),
    }));
}

/**
 * Looks at one field of a form by a rule, in the language of the page: `fieldIssue(inLanguage(rule, language), path,
 * text)`.
 *
 * @source docs/domain/customers.md#customers; docs/domain/customers.md#leads
 */
export type FieldCheck = (
  rule: Validator<string, unknown>,
  path: FormIssue['path'],
  text: string,
) => readonly FormIssue[];

/**
 * What is wrong with the persons in the field `contacts` of a form; `mainMissing` is said where none of them is the
 * main one.
 *
 * @source docs/domain/customers.md#customers; docs/domain/customers.md#leads
 */
export function contactIssues(
  contacts: readonly ContactDraft[],
  check: FieldCheck,
  mainMissing: string,
): readonly FormIssue[] {
  // People at a company are called in its own country or in one of the others.
  const isPhone = (text: string) => COUNTRIES.some((country) => !phone({ country }).validate(text).issues);
  const errorsOf = (contact: ContactDraft, at: number): readonly FormIssue[] => [
    ...check(person, ['contacts', at, 'name'], contact.name),
    ...check(role, ['contacts', at, 'role'], contact.role),
    ...(contact.email === '' ? [] : check(email, ['contacts', at, 'email'], contact.email)),
    ...(contact.phone === '' || isPhone(contact.phone) ? [] : check(phone(), ['contacts', at, 'phone'], contact.phone)),
  ];
  const first = contacts.findIndex((contact) => !isBlank(contact));
  const hasMain = contacts.some((contact) => !isBlank(contact) && contact.isMain);
  return [
    ...contacts.flatMap((contact, at) => (isBlank(contact) ? [] : errorsOf(contact, at))),
    ...(first < 0 || hasMain ? [] : [{ path: ['contacts', first, 'isMain'], message: mainMissing }]),
  ];
}
