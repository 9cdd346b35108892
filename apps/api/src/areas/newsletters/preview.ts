import { translator } from '@resonanz/i18n/messages';
import { conflict, invalidFields } from '../../platform/http/ApiError.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import type { CallContext } from '../../platform/operations/area.ts';
import { newsletterMessages } from './messages.ts';
import { placeholderErrors } from './rules/texts.ts';
import { composeNewsletter } from './send/compose.ts';
import { contentOf, type NewsletterContent } from './send/content.ts';
import { checkedTexts, cleanText } from './texts.ts';

type Caller = Pick<CallContext, 'services' | 'user'>;

/** What the link of a test mail carries; it ends nothing. */
const NOBODY = '0-0';

/** Throws 422 for placeholders that nobody knows, or of the other language. */
function checkDraft({ language, subject, text }: Schemas['NewsletterDraft']): void {
  const own = language === 'de' ? { subjectDe: subject, textDe: text } : { subjectEn: subject, textEn: text };
  const texts = checkedTexts({ subjectDe: '', subjectEn: '', textDe: '', textEn: '', ...own });
  const errors = placeholderErrors(texts).map(({ field, key }) => ({ field: field.slice(0, -2), key }));
  if (errors.length > 0) throw invalidFields(errors);
}

function contentOfDraft({ services }: Caller, draft: Schemas['NewsletterDraft']): Promise<NewsletterContent> {
  checkDraft(draft);
  const { language, subject, text, projectId = null } = draft;
  return contentOf(services, { language, subject, text: cleanText(text), projectId });
}

/** A newsletter or template as a mail to the caller. */
export async function preview(caller: Caller, draft: Schemas['NewsletterDraft']): Promise<Schemas['NewsletterMail']> {
  const content = await contentOfDraft(caller, draft);
  const { sender, letterhead } = caller.services.mail.letterhead();
  const to = { id: 'preview', email: caller.user.email, unsubscribeToken: NOBODY };
  const { html, text } = composeNewsletter(content, draft.language, to, sender, letterhead);
  return { subject: content.subject, html, text, from: sender.name };
}

/** Sends a newsletter or template to the caller. */
export async function sendTest(caller: Caller, draft: Schemas['NewsletterDraft']): Promise<null> {
  const { services, user } = caller;
  const content = await contentOfDraft(caller, draft);
  const t = translator(newsletterMessages, draft.language);
  const marked = { ...content, subject: t('newsletter.test', { subject: content.subject }) };
  const id = `newsletter-test-${user.id}-${services.clock.now().getTime()}`;
  const posted = await services.mail.post((from, letterhead) =>
    composeNewsletter(marked, draft.language, { id, email: user.email, unsubscribeToken: NOBODY }, from, letterhead),
  );
  if (posted !== 'sent') throw conflict('mailNotSent');
  return null;
}
