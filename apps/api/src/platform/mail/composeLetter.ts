import { brandPaths } from '@resonanz/domain/paths';
import { parseLanguage } from '@resonanz/i18n/language';
import { translator } from '@resonanz/i18n/messages';
import { requireAddress } from './address.ts';
import type { Letter } from './Letter.ts';
import { mailColors } from './mailColors.ts';
import { mailPage } from './mailPage.ts';
import type { ComposedMail } from './MailTransport.ts';
import { mailMessages } from './messages.ts';
import type { Sender } from './sender.ts';
import type { Letterhead } from './writeContent.ts';

/** Renders a letter; replies go to its author, copies to everyone named. */
export function composeLetter(
  id: string,
  letter: Letter,
  from: Sender,
  { imprint, publicUrl }: Letterhead,
): ComposedMail {
  const language = parseLanguage(letter.language) ?? 'de';
  const t = translator(mailMessages, language);
  const to = requireAddress(letter.to);
  const copies = [...letter.cc, ...letter.bcc].map(requireAddress);
  const footer = {
    lines: imprint,
    imprint: t('mail.imprint'),
    imprintLink: new URL(brandPaths.imprint(), publicUrl).href,
  };
  const { author, subject } = letter;
  const words = `<div class="text" style="color:${mailColors.light.text};">${letter.html}</div>`;
  return {
    id,
    to,
    template: 'letter',
    message: {
      from: author === undefined ? from : { name: `${author.name} · ${from.name}`, address: from.address },
      to: { name: '', address: to },
      ...(letter.cc.length > 0 && { cc: letter.cc.map((address) => ({ name: '', address })) }),
      ...(author !== undefined && { replyTo: author }),
      envelope: { from: from.address, to: [...new Set([to, ...copies])] },
      subject,
      text: `${letter.text}\n\n-- \n${[...footer.lines, `${footer.imprint}: ${footer.imprintLink}`].join('\n')}\n`,
      html: mailPage({ language, audience: 'staff', subject, footer }, words),
      attachments: [...letter.attachments],
      messageId: `<${id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
      ...(letter.inReplyTo !== undefined && { inReplyTo: letter.inReplyTo, references: letter.inReplyTo }),
      headers: { 'Content-Language': language },
    },
  };
}
