import { requireAddress } from './address.ts';
import type { MailContent } from './MailContent.ts';
import type { Attachment } from './MailLedger.ts';
import type { ComposedMail } from './MailTransport.ts';
import type { Sender } from './sender.ts';
import { setAsHtml } from './setAsHtml.ts';
import { setAsText } from './setAsText.ts';
import type { StoredDraft } from './StoredDraft.ts';

/** Renders a mail; its Message-ID stays the same for every attempt. */
export function composeMail(
  id: string,
  draft: Pick<StoredDraft, 'to' | 'template'>,
  content: MailContent,
  from: Sender,
  attachments: readonly Attachment[] = [],
): ComposedMail {
  const to = requireAddress(draft.to);
  return {
    id,
    to,
    template: draft.template,
    message: {
      from,
      to: { name: '', address: to },
      envelope: { from: from.address, to: [to] },
      subject: content.subject,
      text: setAsText(content),
      html: setAsHtml(content),
      ...(attachments.length > 0 && { attachments: [...attachments] }),
      messageId: `<${id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
      headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': content.language },
    },
  };
}
