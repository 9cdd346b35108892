import { defineMessages } from '@resonanz/i18n/messages';
import { defineMails, type FilledIn } from '../../../platform/mail/defineMails.ts';
import { inline } from '../../../platform/mail/fillIn.ts';
import type { StoredValues } from '../../../platform/mail/StoredDraft.ts';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };

declare module '../../../platform/mail/Mail.ts' {
  interface MailValues {
    requestApproved: { request: string; campaign: string; link: string };
    /** To the brand: decisions are open */
    decisionReminder: { campaign: string; count: number; days: number; link: string };
    /** To the brand: creators were proposed; at most ten by name */
    creatorsProposed: { campaign: string; count: number; names: readonly string[]; link: string };
    /** To the brand: contents wait for its release; at most ten creators by name */
    contentToRelease: { campaign: string; count: number; names: readonly string[]; link: string };
    /** To the brand: nobody has decided in time */
    optionsEnded: { campaign: string; count: number; days: number; link: string };
  }
}

const options = ({ campaign, count, days, link }: StoredValues['decisionReminder']): FilledIn => ({
  texts: { campaign: inline(campaign), count, days },
  link,
});
const named = ({ campaign, count, names, link }: StoredValues['creatorsProposed']): FilledIn => ({
  texts: { campaign: inline(campaign), count, more: count - names.length },
  link,
  quote: names.map(inline).join('\n'),
});

/** The mails of this area. */
export const mails = defineMails({
  messages: defineMessages({ de, en }),
  templates: {
    requestApproved: ({ request, campaign, link }) => ({
      texts: { request: inline(request), campaign: inline(campaign) },
      link,
    }),
    decisionReminder: options,
    creatorsProposed: named,
    contentToRelease: named,
    optionsEnded: options,
  },
});
