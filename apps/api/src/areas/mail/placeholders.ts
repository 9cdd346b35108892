import type { components } from '@resonanz/contract/types';
import { escapeHtml } from '@resonanz/domain/html';
import { plainText } from '../../platform/mail/plainText.ts';

/** Placeholders such as {name} in a text for several partners. */
export type Placeholder = components['schemas']['MailPlaceholder'];

/** The values for one partner; null when unknown. */
export type PlaceholderValues = Readonly<Record<Placeholder, string | null>>;

const PLACEHOLDERS: Readonly<Record<Placeholder, true>> = {
  firstName: true,
  surname: true,
  partnerName: true,
  companyName: true,
  campaign: true,
  brand: true,
  platform: true,
  channel: true,
  service: true,
  contentDeadline: true,
  publishDate: true,
  senderName: true,
  senderEmail: true,
};

const named = /\{(\w{1,40})\}/g;
const isPlaceholder = (name: string): name is Placeholder => Object.hasOwn(PLACEHOLDERS, name);

/** Subject and message of a mail. */
export interface MailText {
  subject: string;
  /** Cleaned HTML. */
  message: string;
}

/** The placeholders of a text that have no value, each once. */
export function missingIn({ subject, message }: MailText, values: PlaceholderValues): Placeholder[] {
  const names = [...`${subject} ${plainText(message)}`.matchAll(named)]
    .map(([, name = '']) => name)
    .filter(isPlaceholder);
  return [...new Set(names)].filter((name) => values[name] === null);
}

const fill = (text: string, values: PlaceholderValues, toText: (value: string) => string): string =>
  text.replaceAll(named, (whole, name: string) => (isPlaceholder(name) ? toText(values[name] ?? whole) : whole));

/** A text on one line, with nothing in it that is invisible. */
export const oneLine = (text: string): string => text.replaceAll(/[\s\p{C}]+/gu, ' ').trim();

/** The text as one partner reads it. */
export const filledIn = ({ subject, message }: MailText, values: PlaceholderValues): MailText => ({
  subject: fill(subject, values, oneLine),
  message: fill(message, values, (value) => escapeHtml(oneLine(value))),
});
