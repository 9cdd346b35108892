import { formatDateTime } from '@resonanz/formatters/date';
import type { Language } from '@resonanz/i18n/language';
import { defineMessages } from '@resonanz/i18n/messages';
import { defineMails, type FilledIn } from '../../../platform/mail/defineMails.ts';
import { duration, inline, onlyLink } from '../../../platform/mail/fillIn.ts';
import type { StoredValues } from '../../../platform/mail/StoredDraft.ts';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };

declare module '../../../platform/mail/Mail.ts' {
  interface MailValues {
    passwordReset: { link: string; minutes: number };
    passwordChanged: { at: Date };
    accountCreated: { link: string; minutes: number };
    brandInvitation: { company: string; link: string; minutes: number };
    /** The invitation has expired before it was accepted */
    invitationExpired: { company: string };
    /** For brands and testers */
    verifyEmail: { audience: 'brand' | 'tester'; link: string };
    /** To staff */
    reactivationAsked: { company: string; person: string; link: string };
    teamInvitation: { company: string; inviter: string; link: string };
    /** To a user who has an account and signs up once more */
    accountExists: { link: string };
    /** To a tester whom staff has added: the link sets the password and confirms the address */
    testerAdded: { link: string; minutes: number };
    testerWelcome: { link: string };
  }
}

const timedLink = ({ link, minutes }: StoredValues['passwordReset'], language: Language): FilledIn => ({
  texts: { duration: duration(minutes, language) },
  link,
});

/** The mails of this area. */
export const mails = defineMails({
  messages: defineMessages({ de, en }),
  toBrands: ['brandInvitation', 'invitationExpired', 'teamInvitation', 'accountExists'],
  templates: {
    passwordReset: timedLink,
    passwordChanged: ({ at }, language) => ({ texts: { at: formatDateTime(at, language) } }),
    accountCreated: timedLink,
    brandInvitation: ({ company, link, minutes }, language) => ({
      texts: { company: inline(company), duration: duration(minutes, language) },
      link,
    }),
    invitationExpired: ({ company }) => ({ texts: { company: inline(company) } }),
    verifyEmail: ({ audience, link }) => ({ texts: { audience }, link }),
    reactivationAsked: ({ company, person, link }) => ({
      texts: { company: inline(company), person: inline(person) },
      link,
    }),
    teamInvitation: ({ company, inviter, link }) => ({
      texts: { company: inline(company), inviter: inline(inviter) },
      link,
    }),
    accountExists: onlyLink,
    testerAdded: timedLink,
    testerWelcome: onlyLink,
  },
});
