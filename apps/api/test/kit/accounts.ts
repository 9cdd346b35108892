import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, vi } from 'vitest';
import type { ReceivedMail } from './mailbox.ts';
import type { TestServer } from './startTestServer.ts';

/** A password that meets the rule and differs from the one of the kit. */
export const newPassword = 'Neu & sicher 2026 ñ';

/** Waits until what people have asked for without being logged in is carried out. */
export async function requestsCarriedOut({ db }: TestServer): Promise<void> {
  await vi.waitFor(async () => expect(await db.selectFrom('account_requests').select('id').execute()).toEqual([]), {
    timeout: 10_000,
    interval: 20,
  });
}

/** Mails of a template to an address so far, after everything asked for is carried out. */
export async function mailsTo(server: TestServer, email: string, template: string): Promise<ReceivedMail[]> {
  await requestsCarriedOut(server);
  return (await server.mails()).filter((mail) => mail.to === email && mail.template.startsWith(template));
}

/** The token at the end of a mail's link. */
export function tokenIn(mail: ReceivedMail | undefined): string {
  const token = /\/([\w-]{43})$/.exec(mail?.link ?? '')?.[1];
  if (token === undefined) throw new Error(`No token in the mail: ${mail?.text ?? 'no mail'}`);
  return token;
}

/** A solved captcha, as a browser sends it. */
export async function solvedCaptcha(server: TestServer): Promise<string> {
  const { data } = await server.client().GET('/captcha');
  if (data === undefined) throw new Error('No captcha.');
  const challenge = data.data;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
