import type { PublicContractSignature } from '@resonanz/api-client/contracts';
import { COUNTRIES, type Country } from '@resonanz/domain/lookups';
import type { Language } from '@resonanz/i18n/language';
import { fieldIssue, type FormIssue, type FormSchema, formSchema } from '@resonanz/validators/formSchema';
import { freeText } from '@resonanz/validators/freeText';
import { iban } from '@resonanz/validators/iban';
import { inLanguage } from '@resonanz/validators/messages';
import type { Validator } from '@resonanz/validators/schema';
import type { Drawing } from './drawing.ts';

/** What the partner enters. */
export interface SignDraft {
  streetAndHouse: string;
  cityAndZip: string;
  country: Country;
  taxId: string;
  vat: 'yes' | 'no' | null;
  iban: string;
  accountRecipient: string;
  acceptsTerms: boolean;
  signerName: string;
  signature: 'typed' | 'drawn';
  drawing: Drawing;
}

/** A page that no one has entered anything on. */
export const emptySignature = (partnerName: string): SignDraft => ({
  streetAndHouse: '',
  cityAndZip: '',
  country: COUNTRIES[0],
  taxId: '',
  vat: null,
  iban: '',
  accountRecipient: '',
  acceptsTerms: false,
  signerName: partnerName,
  signature: 'typed',
  drawing: [],
});

/** What is sent to sign. */
export function toSignature(draft: SignDraft, asksForAccount: boolean): PublicContractSignature {
  const { streetAndHouse, cityAndZip, country, taxId, vat, signerName, signature, drawing } = draft;
  return {
    streetAndHouse: streetAndHouse.trim(),
    cityAndZip: cityAndZip.trim(),
    country,
    taxId: taxId.trim(),
    vatLiable: vat === 'yes',
    acceptsTerms: true,
    signerName: signerName.trim(),
    ...(asksForAccount && {
      iban: draft.iban.replace(/\s/g, '').toUpperCase(),
      accountRecipient: draft.accountRecipient.trim(),
    }),
    ...(signature === 'drawn' && { drawing }),
  };
}

/** Words for the rules that are this form's own. */
export type OwnErrorTexts = Readonly<
  Record<'taxIdInvalid' | 'vatRequired' | 'termsRequired' | 'drawingRequired', string>
>;

/** Tax number or VAT id, as the server takes it. */
const TAX_ID = /^[A-Za-z0-9][A-Za-z0-9 ./-]{4,39}$/;
const line = freeText({ isRequired: true, allowsNumbers: true, maxLength: 200 });
const person = freeText({ isRequired: true, maxLength: 200 });

/** The rules of the page as a Standard Schema that speaks its language; the server looks at them again. */
export function signSchema(language: Language, asksForAccount: boolean, texts: OwnErrorTexts): FormSchema<SignDraft> {
  const check = (rule: Validator<string, unknown>, name: keyof SignDraft, text: string) =>
    fieldIssue(inLanguage(rule, language), [name], text);
  const unless = (isRight: boolean, name: keyof SignDraft, error: keyof OwnErrorTexts): readonly FormIssue[] =>
    isRight ? [] : [{ path: [name], message: texts[error] }];
  return formSchema((draft) => [
    ...check(line, 'streetAndHouse', draft.streetAndHouse),
    ...check(line, 'cityAndZip', draft.cityAndZip),
    ...unless(TAX_ID.test(draft.taxId.trim()), 'taxId', 'taxIdInvalid'),
    ...unless(draft.vat !== null, 'vat', 'vatRequired'),
    ...(asksForAccount
      ? [...check(iban, 'iban', draft.iban), ...check(person, 'accountRecipient', draft.accountRecipient)]
      : []),
    ...check(person, 'signerName', draft.signerName),
    ...unless(draft.signature === 'typed' || draft.drawing.length > 0, 'drawing', 'drawingRequired'),
    ...unless(draft.acceptsTerms, 'acceptsTerms', 'termsRequired'),
  ]);
}
