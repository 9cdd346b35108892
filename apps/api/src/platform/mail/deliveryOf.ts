import { composeLetter } from './composeLetter.ts';
import { composeMail } from './composeMail.ts';
import type { MailCatalogue, MailText } from './defineMails.ts';
import { createFolderTransport } from './folderTransport.ts';
import type { MailLedger } from './MailLedger.ts';
import type { Delivery } from './MailQueue.ts';
import type { MailSettings } from './MailSettings.ts';
import { defaultSender } from './sender.ts';
import { createSmtpTransport } from './smtpTransport.ts';
import { writeContent } from './writeContent.ts';

/** How mails are rendered and sent with these settings; the legal notice links to the given origin. */
export function deliveryOf(
  { smtpUrl, folder, from, imprint }: MailSettings,
  publicUrl: string,
  ledger: MailLedger,
  catalogue: MailCatalogue,
): Delivery {
  const sender = from ?? defaultSender(publicUrl);
  const letterhead = { imprint, publicUrl };
  return {
    sender,
    letterhead,
    ledger,
    async compose(id, mail) {
      if (!('letter' in mail)) {
        const content = writeContent(catalogue[mail.template] as MailText, mail, letterhead);
        return composeMail(id, mail, content, sender, await ledger.attachments(mail.attachments ?? []));
      }
      const letter = await ledger.take(mail.letter);
      return letter && composeLetter(id, letter, sender, letterhead);
    },
    transport: smtpUrl === undefined ? createFolderTransport(folder) : createSmtpTransport(smtpUrl),
  };
}
