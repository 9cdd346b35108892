import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

// Before a mail the browser solves the captcha and the server's queue comes round: long, when the machine is busy.
const MAIL_TIMEOUT = 60_000;

/** The mails of one kind that a server has sent to an address, oldest first, as they stand in its mailbox folder. */
export function mailsTo(dataFolder: string, address: string, template: string): readonly string[] {
  const folder = join(dataFolder, 'mailbox');
  const names = readdirSync(dataFolder).includes('mailbox') ? readdirSync(folder) : [];
  return names
    .filter((name) => name.endsWith('.eml') && name.includes(` ${address} ${template} `))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** Long lines of a mail are folded with `=`, which stands for itself as `=3D`. */
const unfolded = (mail: string): string => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');

/**
 * Waits for so many mails of a kind to an address and gives the path that the link in the last one opens on this
 * server.
 */
export async function linkInMail(
  { dataFolder, url }: { dataFolder: string; url: string },
  address: string,
  template: string,
  count = 1,
): Promise<string> {
  const mails = (): readonly string[] => mailsTo(dataFolder, address, template);
  const message = `${count} mails ${template} to ${address}`;
  await expect.poll(() => mails().length, { message, timeout: MAIL_TIMEOUT }).toBe(count);
  const link = new RegExp(`${url}(/[\\w./-]*(?:\\?\\w+=)?[\\w-]{20,})`).exec(unfolded(mails().at(-1) ?? ''))?.[1];
  expect(link, 'the mail has a link to this server').toBeDefined();
  return String(link);
}

/** What a user reads in a mail whose program shows no formatted text: its part of plain text. */
export const plainTextOf = (mail: string): string => partOf(mail, /^Content-Type: text\/plain/im);

/** The formatted part of a mail. */
export const htmlOf = (mail: string): string => partOf(mail, /^Content-Type: text\/html/im);

function partOf(mail: string, type: RegExp): string {
  const [head, ...rest] = mail.slice(mail.search(type)).split(/\r?\n\r?\n/);
  const body = rest.join('\n\n').split(/\r?\n--/)[0] ?? '';
  if (/base64/i.test(head ?? '')) return Buffer.from(body, 'base64').toString('utf8');
  const bytes = body
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** A header of a mail: unfolded, and with its encoded words as they are read. */
export function headerOf(mail: string, name: string): string {
  const head = (mail.split(/\r?\n\r?\n/)[0] ?? '').replaceAll(/\r?\n[ \t]+/g, ' ');
  const value = new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';
  return value
    .replaceAll(/\?= =\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, encoding: string, text: string) =>
      encoding.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('utf8')
        : decodeURIComponent(text.replaceAll('_', ' ').replaceAll('=', '%')),
    );
}
