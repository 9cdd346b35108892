import { brandPaths } from '@resonanz/domain/paths';
import { parseLanguage } from '@resonanz/i18n/language';
import { isMessageKey, translator } from '@resonanz/i18n/messages';
import type { MailText } from './defineMails.ts';
import { inline } from './fillIn.ts';
import type { MailContent } from './MailContent.ts';
import { mailMessages } from './messages.ts';
import type { StoredDraft } from './StoredDraft.ts';

/** Sender details in every mail. */
export interface Letterhead {
  /** Lines of the legal notice: company, address, register. */
  imprint: readonly string[];
  /** Origin of the shells. */
  publicUrl: string;
}

const paragraphsOf = (text: string): string[] => text.split('\n\n').filter((each) => each.trim() !== '');

/** The texts of a mail in its receiver's language. */
export function writeContent(
  { messages, fillIn }: MailText,
  draft: StoredDraft,
  { imprint, publicUrl }: Letterhead,
): MailContent {
  const language = parseLanguage(draft.language) ?? 'de';
  const t = translator(mailMessages, language);
  const words = translator(messages, language);
  const { texts, link, quote } = fillIn(draft.values, language);
  const textOf = (part: 'subject' | 'text' | 'quote' | 'action' | 'after'): string => {
    const key = `mail.${draft.template}.${part}`;
    return isMessageKey(messages, key) ? words(key, texts) : '';
  };
  const name = inline(draft.receiver?.name ?? '');
  return {
    language,
    audience: draft.receiver?.audience ?? 'staff',
    subject: textOf('subject'),
    greeting: name === '' ? t('mail.greeting') : t('mail.greetingName', { name }),
    paragraphs: paragraphsOf(textOf('text')),
    quote: quote === undefined || quote === '' ? undefined : { intro: textOf('quote'), lines: quote.split('\n') },
    action: link === undefined ? undefined : { label: textOf('action'), link, fallback: t('mail.linkFallback') },
    after: paragraphsOf(textOf('after')),
    closing: [t('mail.closing'), t('mail.team')],
    footer: {
      lines: [...imprint, t('mail.automatic')],
      imprint: t('mail.imprint'),
      imprintLink: new URL(brandPaths.imprint(), publicUrl).href,
    },
  };
}
