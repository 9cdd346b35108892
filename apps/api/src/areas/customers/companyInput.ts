import type { components } from '@resonanz/contract/types';
import type { Country } from '@resonanz/domain/lookups';
import { freeText } from '@resonanz/validators/freeText';
import { phone } from '@resonanz/validators/phone';
import { url } from '@resonanz/validators/url';
import { type FieldError, invalidFields } from '../../platform/http/ApiError.ts';
import type { StoredContact } from './queries/ContactPersons.ts';

type ContactInput = components['schemas']['CustomerContactInput'];

const NOTES_MAX = 5_000;
const plain = freeText({ allowsNumbers: true });
const notesText = freeText({ allowsNumbers: true, maxLength: NOTES_MAX });

/** Validates the short texts of a company, the roles of its contacts, and its notes. */
export function textErrors(
  short: Readonly<Record<string, string>>,
  contacts: readonly ContactInput[],
  notes: string,
): FieldError[] {
  const texts: Readonly<Record<string, string>> = {
    ...short,
    ...Object.fromEntries(contacts.map(({ role = '' }, at) => [`contacts.${at}.role`, role])),
  };
  const errors = Object.entries(texts).flatMap(
    ([field, text]) =>
      plain
        .validate(text)
        .issues?.slice(0, 1)
        .map(({ code }) => ({ field, key: code })) ?? [],
  );
  return [
    ...errors,
    ...(notesText
      .validate(notes)
      .issues?.slice(0, 1)
      .map(({ code }) => ({ field: 'notes', key: code })) ?? []),
  ];
}

/** One of the contacts is the main one, unless there are none. */
export function contactErrors(contacts: readonly ContactInput[]): FieldError[] {
  if (contacts.length === 0) return [];
  return contacts.filter(({ isMain }) => isMain).length === 1
    ? []
    : [{ field: 'contacts', key: 'mainContactRequired' }];
}

/** A number as it is called from abroad; one without a country belongs to the company's. */
function storedPhone(text: string | null | undefined, country: Country | null): string | null {
  if (text === undefined || text === null) return null;
  const countries: readonly Country[] = [country ?? 'DE', 'DE', 'AU', 'CH'];
  for (const each of countries) {
    const result = phone({ country: each }).validate(text);
    if (!result.issues) return result.value;
  }
  return text.trim();
}

/** Contacts of a company in this country, in their stored form. */
export function storedContacts(contacts: readonly ContactInput[], country: Country | null): StoredContact[] {
  return contacts.map((contact) => ({
    contactId: contact.contactId,
    name: contact.name,
    role: contact.role ?? '',
    email: contact.email ?? null,
    phone: storedPhone(contact.phone, country),
    is_main: contact.isMain,
  }));
}

/** The address of a website in its stored form. */
export function storedWebsite(text: string | null | undefined): string | null {
  if (text === undefined || text === null) return null;
  const result = url.validate(text);
  if (result.issues) throw invalidFields([{ field: 'website', key: 'urlInvalid' }]);
  return result.value;
}
