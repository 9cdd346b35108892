import { composeMail } from './composeMail.ts';
import { createFolderTransport } from './folderTransport.ts';
import type { Delivery } from './MailQueue.ts';
import type { MailSettings } from './MailSettings.ts';
import { defaultSender } from './sender.ts';
import { createSmtpTransport } from './smtpTransport.ts';

/** How mails are written and leave the house by these settings; their imprint is linked at the given origin. */
export function deliveryOf({ smtpUrl, folder, from, imprint }: MailSettings, publicUrl: string): Delivery {
  const sender = from ?? defaultSender(publicUrl);
  return {
    compose: (id, draft) => composeMail(id, draft, sender, { imprint, publicUrl }),
    transport: smtpUrl === undefined ? createFolderTransport(folder) : createSmtpTransport(smtpUrl),
  };
}
