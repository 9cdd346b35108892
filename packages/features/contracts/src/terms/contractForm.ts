import type {
  Contract,
  ContractBuyOut,
  ContractInput,
  ContractLanguage,
  ContractTerms,
  ContractType,
} from '@resonanz/api-client/contracts';
import { CONTRACT_DEFAULTS } from '@resonanz/domain/contracts';
import { CONTRACT_TYPE } from '@resonanz/domain/workStates';
import type { Language } from '@resonanz/i18n/language';
import { email } from '@resonanz/validators/email';
import { fieldIssue, type FormIssue, type FormSchema, formSchema } from '@resonanz/validators/formSchema';
import { freeText } from '@resonanz/validators/freeText';
import { inLanguage } from '@resonanz/validators/messages';
import type { Validator } from '@resonanz/validators/schema';

/**
 * A contract as it is entered: empty texts where there is nothing; what is named as in the client stands at the same
 * place.
 */
export interface ContractDraft {
  type: ContractType;
  language: ContractLanguage;
  /** Entries of a campaign that get a contract each; only for a new one. */
  entries: number[];
  partnerName: string;
  partnerEmail: string;
  campaignDataId: number | null;
  customerId: number | null;
  templateId: number | null;
  budget: number | null;
  startDate: string;
  endDate: string;
  hasBuyOut: boolean;
  terms: {
    services: { service: string; number: number | null; date: string }[];
    buyOut: { media: ContractBuyOut['media']; countries: ContractBuyOut['countries']; months: number | null };
    exclusivity: string;
    labellingDuty: boolean;
    correctionRounds: number | null;
    paymentDays: number | null;
    cancellation: string;
    penalty: boolean;
  };
  text: string;
}

/** Bounds of the values, as the contract of the server has them. */
export const LIMITS = {
  services: 30,
  pieces: 1000,
  months: 240,
  rounds: 20,
  paymentDays: 180,
  words: 1000,
  text: 100_000,
  entries: 50,
} as const;

/** Types whose partner publishes: they are made for channels of a campaign. */
export const ENTRY_TYPES = [CONTRACT_TYPE.influencer, CONTRACT_TYPE.ugc, CONTRACT_TYPE.buyOut] as const;
/** Whether contracts of a type can be made for channels of a campaign. */
export const isEntryType = (type: ContractType): type is (typeof ENTRY_TYPES)[number] =>
  ENTRY_TYPES.some((each) => each === type);

const { correctionRounds, paymentDays, labellingDuty, penalty } = CONTRACT_DEFAULTS;

/** A line of the services with nothing in it. */
export const EMPTY_SERVICE = { service: '', number: 1, date: '' } as const;

/** A new contract, started with channels of a campaign. */
export const newDraft = (
  campaignDataId: number | null,
  entries: readonly number[],
  language: ContractLanguage,
): ContractDraft => ({
  type: CONTRACT_TYPE.influencer,
  language,
  entries: [...entries],
  partnerName: '',
  partnerEmail: '',
  campaignDataId,
  customerId: null,
  templateId: null,
  budget: null,
  startDate: '',
  endDate: '',
  hasBuyOut: false,
  terms: {
    services: [],
    buyOut: { media: ['organic'], countries: ['DE'], months: 12 },
    exclusivity: '',
    labellingDuty,
    correctionRounds,
    paymentDays,
    cancellation: '',
    penalty,
  },
  text: '',
});

/** A contract as it was read, to be changed. */
export function toDraft({ terms, startDate, endDate, ...contract }: Contract): ContractDraft {
  const initial = newDraft(contract.campaignDataId, [], contract.language);
  const { type, partnerName, partnerEmail, customerId, templateId, budget, text } = contract;
  return {
    ...initial,
    type,
    partnerName,
    partnerEmail,
    customerId,
    templateId,
    budget,
    text,
    startDate: startDate ?? '',
    endDate: endDate ?? '',
    hasBuyOut: terms.buyOut !== null,
    terms: {
      ...terms,
      buyOut: terms.buyOut ?? initial.terms.buyOut,
      services: terms.services.map((service) => ({ ...service, date: service.date ?? '' })),
    },
  };
}

const dayOrNull = (day: string): string | null => (day === '' ? null : day);

/** What is agreed on, as the server takes it. */
export function termsOf({ hasBuyOut, terms }: ContractDraft): ContractTerms {
  return {
    ...terms,
    services: terms.services.map(({ service, number, date }) => ({
      service: service.trim(),
      number: number ?? 1,
      date: dayOrNull(date),
    })),
    buyOut: hasBuyOut ? terms.buyOut : null,
    exclusivity: terms.exclusivity.trim(),
    cancellation: terms.cancellation.trim(),
    correctionRounds: terms.correctionRounds ?? correctionRounds,
    paymentDays: terms.paymentDays ?? paymentDays,
  };
}

/** A contract as the server takes it, with what of it cannot be entered. */
export function toInput(draft: ContractDraft, known: Pick<ContractInput, 'entryId' | 'influencerId'>): ContractInput {
  const {
    type,
    language,
    partnerName,
    partnerEmail,
    campaignDataId,
    customerId,
    templateId,
    budget,
    startDate,
    endDate,
    text,
  } = draft;
  return {
    type,
    language,
    partnerName: partnerName.trim(),
    partnerEmail: partnerEmail.trim(),
    campaignDataId,
    customerId,
    templateId,
    budget,
    startDate: dayOrNull(startDate),
    endDate: dayOrNull(endDate),
    terms: termsOf(draft),
    ...(text !== '' && { text }),
    ...known,
  };
}

/** Words for the rules that are this form's own. */
export type OwnErrorTexts = Readonly<
  Record<
    | 'entriesRequired'
    | 'tooManyEntries'
    | 'templateRequired'
    | 'required'
    | 'endBeforeStart'
    | 'choiceRequired'
    | 'tooLong',
    string
  >
>;

const name = freeText({ isRequired: true, allowsNumbers: true, maxLength: 200 });

/** The rules of the form as a Standard Schema that speaks the language of the page; the server looks at them again. */
export function contractSchema(language: Language, texts: OwnErrorTexts) {
  const check = (rule: Validator<string, unknown>, path: FormIssue['path'], text: string) =>
    fieldIssue(inLanguage(rule, language), path, text);
  const unless = (isRight: boolean, path: FormIssue['path'], error: keyof OwnErrorTexts): readonly FormIssue[] =>
    isRight ? [] : [{ path, message: texts[error] }];
  const partnerIssues = ({ partnerName, partnerEmail }: ContractDraft) => [
    ...check(name, ['partnerName'], partnerName),
    ...check(email, ['partnerEmail'], partnerEmail),
  ];
  const entryIssues = ({ entries }: ContractDraft) => [
    ...unless(entries.length > 0, ['entries'], 'entriesRequired'),
    ...unless(entries.length <= LIMITS.entries, ['entries'], 'tooManyEntries'),
  ];
  function issuesOf(draft: ContractDraft, isForEntries: boolean): readonly FormIssue[] {
    const { terms, startDate, endDate, hasBuyOut, templateId, text } = draft;
    return [
      ...(isForEntries ? entryIssues(draft) : partnerIssues(draft)),
      ...unless(startDate === '' || endDate === '' || startDate <= endDate, ['endDate'], 'endBeforeStart'),
      ...unless(templateId !== null || text !== '', ['templateId'], 'templateRequired'),
      ...terms.services.flatMap(({ service, number }, at) => [
        ...unless(service.trim() !== '', ['terms', 'services', at, 'service'], 'required'),
        ...unless(number !== null, ['terms', 'services', at, 'number'], 'required'),
      ]),
      ...unless(!hasBuyOut || terms.buyOut.media.length > 0, ['terms', 'buyOut', 'media'], 'choiceRequired'),
      ...unless(!hasBuyOut || terms.buyOut.countries.length > 0, ['terms', 'buyOut', 'countries'], 'choiceRequired'),
      ...unless(terms.exclusivity.length <= LIMITS.words, ['terms', 'exclusivity'], 'tooLong'),
      ...unless(terms.cancellation.length <= LIMITS.words, ['terms', 'cancellation'], 'tooLong'),
    ];
  }
  return (isForEntries: (draft: ContractDraft) => boolean): FormSchema<ContractDraft> =>
    formSchema((draft) => issuesOf(draft, isForEntries(draft)));
}
