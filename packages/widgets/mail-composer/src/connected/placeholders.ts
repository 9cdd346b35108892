import type { MailPlaceholder as WireName } from '@resonanz/api-client/mail';
import type { MailText } from '../mail.ts';

const ALWAYS = [
  'firstName',
  'surname',
  'partnerName',
  'senderName',
  'senderEmail',
] as const satisfies readonly WireName[];
const OF_CUSTOMERS = ['companyName'] as const satisfies readonly WireName[];
const OF_CAMPAIGNS = ['campaign', 'brand'] as const satisfies readonly WireName[];
const OF_CHANNELS = [
  'platform',
  'channel',
  'service',
  'contentDeadline',
  'publishDate',
] as const satisfies readonly WireName[];

/** What can be filled in for these receivers. */
export function placeholdersFor(hasCustomers: boolean, hasCampaign: boolean): readonly WireName[] {
  return [
    ...ALWAYS,
    ...(hasCustomers ? OF_CUSTOMERS : []),
    ...(hasCampaign ? OF_CAMPAIGNS : []),
    ...(hasCampaign && !hasCustomers ? OF_CHANNELS : []),
  ];
}

const KNOWN: ReadonlySet<string> = new Set([...ALWAYS, ...OF_CUSTOMERS, ...OF_CAMPAIGNS, ...OF_CHANNELS]);

const both = <Text extends Pick<MailText, 'subject' | 'message'>>(
  text: Text,
  turn: (words: string) => string,
): Text => ({ ...text, subject: turn(text.subject), message: turn(text.message) });

/** The server writes placeholders with one pair of braces, the editor with two. */
export const toWire = <Text extends Pick<MailText, 'subject' | 'message'>>(text: Text): Text =>
  both(text, (words) => words.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, '{$1}'));

/** The text of the server as the editor takes it; braces around anything else stay. */
export const fromWire = <Text extends Pick<MailText, 'subject' | 'message'>>(text: Text): Text =>
  both(text, (words) =>
    words.replaceAll(/\{(\w+)\}/g, (whole, name: string) => (KNOWN.has(name) ? `{{${name}}}` : whole)),
  );
