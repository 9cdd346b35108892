import type { CustomerLeadDetails, CustomerLeadInput } from '@resonanz/api-client/customerLeads';
import type { Country } from '@resonanz/domain/lookups';
import type { Platform } from '@resonanz/domain/platforms';
import type { Language } from '@resonanz/i18n/language';
import {
  type ContactDraft,
  contactDrafts,
  contactInputs,
  contactIssues,
  emptyContact,
  type FieldCheck,
} from '@resonanz/validators/contacts';
import { fieldIssue, type FormSchema, formSchema } from '@resonanz/validators/formSchema';
import { freeText } from '@resonanz/validators/freeText';
import { inLanguage } from '@resonanz/validators/messages';
import { url } from '@resonanz/validators/url';

/** On what basis the data of the persons are stored; `none` while that is not known. */
export const LEGAL_BASES = ['none', 'consent', 'existingContact'] as const;

/** A lead as it is entered: empty texts where there is nothing. */
export interface LeadDraft {
  company: string;
  website: string;
  country: Country | null;
  industryId: number | null;
  sourceId: number | null;
  contacts: ContactDraft[];
  expectedBudget: number | null;
  /** As `yyyy-MM`. */
  expectedMonth: string | null;
  probability: number | null;
  platforms: readonly Platform[];
  nextStep: string;
  ownerUserId: number | null;
  customerId: number | null;
  notes: string;
  legalBasis: (typeof LEGAL_BASES)[number];
}

/** Most characters of each text, as the contract has them. */
export const LIMITS = { company: 200, nextStep: 200, notes: 5_000, probability: 100 } as const;

/** A new lead, assigned to the user who adds it; one of a customer begins with its name. */
export const emptyLead = (
  ownerUserId: number | null,
  customer: { customerId: number; name: string } | undefined,
): LeadDraft => ({
  company: customer?.name ?? '',
  website: '',
  country: 'DE',
  industryId: null,
  sourceId: null,
  contacts: [emptyContact(true)],
  expectedBudget: null,
  expectedMonth: null,
  probability: null,
  platforms: [],
  nextStep: '',
  ownerUserId,
  customerId: customer?.customerId ?? null,
  notes: '',
  legalBasis: 'none',
});

/** A lead as it was read, to be changed. */
export function toDraft(lead: CustomerLeadDetails): LeadDraft {
  const {
    company,
    country,
    industryId,
    sourceId,
    expectedBudget,
    expectedMonth,
    probability,
    platforms,
    nextStep,
    ownerUserId,
    customerId,
    notes,
  } = lead;
  return {
    company,
    website: lead.website ?? '',
    country,
    industryId,
    sourceId,
    contacts: contactDrafts(lead.contacts),
    expectedBudget,
    expectedMonth,
    probability,
    platforms,
    nextStep,
    ownerUserId,
    customerId,
    notes,
    legalBasis: lead.legalBasis ?? 'none',
  };
}

/** A lead as the server takes it; contacts with nothing in them are left out. */
export function toInput({
  website,
  sourceId,
  contacts,
  platforms,
  legalBasis,
  ...facts
}: LeadDraft & { sourceId: number }): CustomerLeadInput {
  return {
    ...facts,
    sourceId,
    website: website === '' ? null : website,
    contacts: contactInputs(contacts),
    platforms: [...platforms],
    legalBasis: legalBasis === 'none' ? null : legalBasis,
  };
}

/** Words for the rules that are this form's own. */
export interface OwnErrorTexts {
  readonly source: string;
  readonly mainContact: string;
}

const company = freeText({ isRequired: true, allowsNumbers: true, maxLength: LIMITS.company });
const nextStep = freeText({ allowsNumbers: true, maxLength: LIMITS.nextStep });
const notes = freeText({ allowsNumbers: true, maxLength: LIMITS.notes });

/** The rules of the form as a Standard Schema that speaks the language of the page; the server looks at them again. */
export function leadSchema(language: Language, texts: OwnErrorTexts): FormSchema<LeadDraft> {
  const check: FieldCheck = (rule, path, text) => fieldIssue(inLanguage(rule, language), path, text);
  return formSchema((draft) => [
    ...check(company, ['company'], draft.company),
    ...(draft.website === '' ? [] : check(url, ['website'], draft.website)),
    ...(draft.sourceId === null ? [{ path: ['sourceId'], message: texts.source }] : []),
    ...contactIssues(draft.contacts, check, texts.mainContact),
    ...check(nextStep, ['nextStep'], draft.nextStep),
    ...check(notes, ['notes'], draft.notes),
  ]);
}
