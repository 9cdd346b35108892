import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { ComposedMail, MailTransport } from './MailTransport.ts';

function fileName({ id, to, template }: ComposedMail, at: Date): string {
  const time = at.toISOString().slice(0, 23).replaceAll(':', '-');
  const receiver = to.replaceAll(/[^\w.@+-]/gu, '_').slice(0, 80);
  return `${time} ${receiver} ${template} ${id.slice(-8)}.eml`;
}

/** Writes mails as .eml files into a folder that only this user may read: they contain links that open accounts. */
export function createFolderTransport(folder: string): MailTransport {
  const transporter = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async deliver(mail) {
      const { message } = await transporter.sendMail(mail.message);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const target = path.join(folder, fileName(mail, new Date()));
      await writeFile(`${target}.part`, message, { mode: 0o600 });
      await rename(`${target}.part`, target);
    },
  };
}
