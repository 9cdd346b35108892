import { formatDate, formatDateTime } from '@resonanz/formatters/date';
import { formatMoney } from '@resonanz/formatters/money';
import { localeOf, type Language } from '@resonanz/i18n/language';
import type { MessageValues } from '@resonanz/i18n/messages';
import type { MailTemplate } from './Mail.ts';
import type { StoredValues } from './StoredDraft.ts';

/** What a template makes of its values: values of its texts, the link of its button, words of a person. */
export interface FilledIn {
  texts: MessageValues;
  link?: string;
  quote?: string;
}

const longestValue = 120;

/** A value as it may stand in a sentence or a subject: one line, nothing invisible, not endless. */
export function inline(value: string): string {
  const text = value.replaceAll(/[\s\p{C}]+/gu, ' ').trim();
  return text.length > longestValue ? `${text.slice(0, longestValue - 1)}…` : text;
}

/** Words of a person, in their lines. */
function quoted(value: string): string {
  return value
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{C}\n]/gu, '')
    .trim();
}

const unitsOfMinutes = [
  { unit: 'day', minutes: 24 * 60 },
  { unit: 'hour', minutes: 60 },
] as const;

/** "60 minutes", "24 hours", "14 days": the largest unit of which there is more than one. */
function duration(minutes: number, language: Language): string {
  const larger = unitsOfMinutes.find((each) => minutes % each.minutes === 0 && minutes > each.minutes);
  const { unit, minutes: size } = larger ?? { unit: 'minute', minutes: 1 };
  return new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay: 'long' }).format(minutes / size);
}

type FillIn<Template extends MailTemplate> = (values: StoredValues[Template], language: Language) => FilledIn;

const timedLink = ({ link, minutes }: StoredValues['passwordReset'], language: Language): FilledIn => ({
  texts: { duration: duration(minutes, language) },
  link,
});
const onlyLink = ({ link }: { link: string }): FilledIn => ({ texts: {}, link });
const options = ({ campaign, count, days, link }: StoredValues['decisionReminder']): FilledIn => ({
  texts: { campaign: inline(campaign), count, days },
  link,
});
const named = ({ campaign, count, names, link }: StoredValues['creatorsProposed']): FilledIn => ({
  texts: { campaign: inline(campaign), count, more: count - names.length },
  link,
  quote: names.map(inline).join('\n'),
});
const euro = (amount: number, language: Language): string => formatMoney(amount, language, { currency: 'EUR' });
const nothing = (): FilledIn => ({ texts: {} });

const templates: { readonly [Template in MailTemplate]: FillIn<Template> } = {
  passwordReset: timedLink,
  passwordChanged: ({ at }, language) => ({ texts: { at: formatDateTime(at, language) } }),
  newDeviceLogin: ({ device, at }, language) => ({
    texts: { device: inline(device), at: formatDateTime(at, language) },
  }),
  accountCreated: timedLink,
  accountDeactivated: nothing,
  accountReactivated: onlyLink,
  brandInvitation: ({ company, link, minutes }, language) => ({
    texts: { company: inline(company), duration: duration(minutes, language) },
    link,
  }),
  invitationExpired: ({ company }) => ({ texts: { company: inline(company) } }),
  verifyEmail: ({ audience, link }) => ({ texts: { audience }, link }),
  brandApproved: onlyLink,
  brandDeclined: ({ reason }) => ({ texts: {}, quote: quoted(reason) }),
  companyNameDecision: ({ company, decision, reason }) => ({
    texts: { company: inline(company), decision },
    quote: quoted(reason),
  }),
  reactivationAsked: ({ company, person, link }) => ({
    texts: { company: inline(company), person: inline(person) },
    link,
  }),
  brandReactivated: onlyLink,
  teamInvitation: ({ company, inviter, link }) => ({
    texts: { company: inline(company), inviter: inline(inviter) },
    link,
  }),
  accountExists: onlyLink,
  deletionAsked: ({ company, person, link }) => ({ texts: { company: inline(company), person: inline(person) }, link }),
  newTerms: ({ validFrom, link }, language) => ({ texts: { validFrom: formatDate(validFrom, language) }, link }),
  leadFollowUp: ({ company, date, nextStep, link }, language) => ({
    texts: { company: inline(company), date: formatDate(date, language) },
    link,
    ...(nextStep !== '' && { quote: quoted(nextStep) }),
  }),
  leadAssigned: ({ company, person, link }) => ({ texts: { company: inline(company), person: inline(person) }, link }),
  requestApproved: ({ request, campaign, link }) => ({
    texts: { request: inline(request), campaign: inline(campaign) },
    link,
  }),
  requestDeclined: ({ request, reason, link }) => ({
    texts: { request: inline(request) },
    link,
    quote: quoted(reason),
  }),
  newComments: ({ count, more, threads, link }) => ({
    texts: { count, more },
    link,
    quote: threads.map((thread) => `${inline(thread.title)} · ${thread.count}`).join('\n'),
  }),
  ugcRequestReceived: ({ number, product, price, link }, language) => ({
    texts: {
      number,
      product: inline(product),
      hasPrice: price === null ? 'no' : 'yes',
      price: price === null ? '' : euro(price, language),
    },
    link,
  }),
  ugcRequestApproved: ({ number, product, price, link }, language) => ({
    texts: { number, product: inline(product), price: euro(price, language) },
    link,
  }),
  ugcRequestDeclined: ({ number, product, reason, link }) => ({
    texts: { number, product: inline(product) },
    link,
    quote: quoted(reason),
  }),
  ugcVideoReady: ({ product, position, version, link }) => ({
    texts: { product: inline(product), position, version },
    link,
  }),
  ugcFinalVideo: ({ product, decision, reason }) => ({
    texts: { product: inline(product), decision },
    quote: quoted(reason),
  }),
  campaignRequestReceived: ({ title, number, link }) => ({
    texts: { title: inline(title), number: inline(number) },
    link,
  }),
  campaignRequestNew: ({ title, number, company, link }) => ({
    texts: { title: inline(title), number: inline(number), company: inline(company) },
    link,
  }),
  decisionReminder: options,
  optionsEnded: options,
  creatorsProposed: named,
  contentToRelease: named,
  newLearningMaterial: ({ title, description, link }) => ({
    texts: { title: inline(title) },
    link,
    ...(description !== '' && { quote: quoted(description) }),
  }),
  rightsEnding: ({ audience, product, company, count, until, link }, language) => ({
    texts: { audience, product: inline(product), company: inline(company), count, until: formatDate(until, language) },
    link,
  }),
  contractToSign: ({ contract, campaign, message, days, link }) => ({
    texts: { contract: inline(contract), campaign: inline(campaign), days },
    link,
    ...(message !== '' && { quote: quoted(message) }),
  }),
  contractReminder: ({ contract, campaign, message, until, link }, language) => ({
    texts: { contract: inline(contract), campaign: inline(campaign), until: formatDate(until, language) },
    link,
    ...(message !== '' && { quote: quoted(message) }),
  }),
  contractSigned: ({ audience, stage, contract, campaign, partner, link }) => ({
    texts: { audience, stage, contract: inline(contract), campaign: inline(campaign), partner: inline(partner) },
    ...(link !== undefined && { link }),
  }),
  contractCancelled: ({ contract, campaign, reason }) => ({
    texts: { contract: inline(contract), campaign: inline(campaign) },
    quote: quoted(reason),
  }),
  overdueTodos: ({ count, todos, link }, language) => ({
    texts: { count, more: count - todos.length },
    link,
    quote: todos.map(({ title, dueDate }) => `${formatDate(dueDate, language)} · ${inline(title)}`).join('\n'),
  }),
  testerWelcome: onlyLink,
  testerDeactivated: nothing,
};

/** Every template, for tests and previews. */
export const mailTemplates = Object.keys(templates) as MailTemplate[];

/** Fills in a template. */
export function fillIn<Template extends MailTemplate>(
  template: Template,
  values: StoredValues[Template],
  language: Language,
): FilledIn {
  return templates[template](values, language);
}
