import { isIP } from 'node:net';
import addressParser from 'nodemailer/lib/addressparser/index.js';
import { isAddress } from './address.ts';

/** Sender of the mails. */
export interface Sender {
  name: string;
  address: string;
}

/** Parses `Name <address>` or an address alone; undefined when it is neither. */
export function parseSender(text: string): Sender | undefined {
  const [sender, ...others] = addressParser(text);
  if (sender === undefined || others.length > 0 || !('address' in sender) || !isAddress(sender.address ?? ''))
    return undefined;
  return { name: sender.name, address: sender.address };
}

/** Default sender: an address at the host of the links. */
export function defaultSender(publicUrl: string): Sender {
  const host = new URL(publicUrl).hostname;
  return { name: 'Resonanz', address: `noreply@${isIP(host.replaceAll(/[[\]]/g, '')) === 0 ? host : 'localhost'}` };
}
