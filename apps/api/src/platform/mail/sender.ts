import { isIP } from 'node:net';
import addressParser from 'nodemailer/lib/addressparser/index.js';
import { isAddress } from './address.ts';

/** Who mails come from. */
export interface Sender {
  name: string;
  address: string;
}

/** Reads `Name <address>` or an address alone; undefined when it is neither. */
export function parseSender(text: string): Sender | undefined {
  const [sender, ...others] = addressParser(text);
  if (sender === undefined || others.length > 0 || !('address' in sender) || !isAddress(sender.address ?? ''))
    return undefined;
  return { name: sender.name, address: sender.address };
}

/** The sender of an installation that names none: an address at the host of its links. */
export function defaultSender(publicUrl: string): Sender {
  const host = new URL(publicUrl).hostname;
  return { name: 'Resonanz', address: `noreply@${isIP(host.replaceAll(/[[\]]/g, '')) === 0 ? host : 'localhost'}` };
}
