import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { simpleParser } from 'mailparser';
import { expect, vi } from 'vitest';
import type { Database } from '../../src/platform/database/connect.ts';
import type { MailSettings } from '../../src/platform/mail/MailSettings.ts';

/** A mail as its receiver gets it. */
export interface ReceivedMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  template: string;
  /** Its name in the folder. */
  file: string;
  /** Address of the button. */
  link: string | undefined;
  /** Lower-case names of all headers with their raw lines. */
  headers: ReadonlyMap<string, string>;
  raw: string;
}

/** Settings of a test server: mails go to a folder of its own, or to an SMTP server. */
export function testMailSettings(smtpUrl?: string): MailSettings {
  return {
    smtpUrl,
    folder: mkdtempSync(path.join(tmpdir(), 'resonanz-mailbox-')),
    from: undefined,
    imprint: ['Resonanz GmbH', 'Köln'],
  };
}

/** Waits until no mail is on its way any more; those that failed for good or wait for their moment do not count. */
export async function mailsDelivered(db: Database): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await sql<{ waiting: number }>`
        select count(*)::int as waiting from jobs.job
        where name = 'mail'
          and (state in ('retry', 'active') or (state = 'created' and start_after <= now()))`.execute(db);
      expect(rows[0]?.waiting).toBe(0);
    },
    { timeout: 15_000, interval: 30 },
  );
}

/** Reads a mail from its source. */
export async function parseMail(raw: string, file = ''): Promise<ReceivedMail> {
  const { to, subject = '', text = '', html, headerLines } = await simpleParser(raw);
  const receivers = Array.isArray(to) ? to : [to];
  return {
    to: receivers.map((each) => each?.text ?? '').join(', '),
    subject,
    text,
    html: html === false ? '' : html,
    template: file.split(' ')[2] ?? '',
    file,
    link: /:\n(https?:\/\/\S+)\n/.exec(text)?.[1],
    headers: new Map(headerLines.map(({ key, line }) => [key, line])),
    raw,
  };
}

/** Every mail in a mailbox folder, in the order of their time. */
export async function readMailbox(folder: string): Promise<ReceivedMail[]> {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  return Promise.all(names.sort().map((name) => parseMail(readFileSync(path.join(folder, name), 'utf8'), name)));
}
