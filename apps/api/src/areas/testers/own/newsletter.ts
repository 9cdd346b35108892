import { createHmac, timingSafeEqual } from 'node:crypto';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { testerPaths } from '@resonanz/domain/paths';
import { isTester } from '@resonanz/domain/roles';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { Tx } from '../../../platform/database/schema.ts';
import { ApiError } from '../../../platform/http/ApiError.ts';
import { shortened } from '../../../platform/http/networkOf.ts';
import type { Services } from '../../../platform/operations/Services.ts';
import {
  countTokens,
  type Editor,
  issueToken,
  lockAccount,
  lockAccountOf,
  mailTo,
  redeemToken,
  tokenInvalid,
} from '../../accounts/door.ts';
import {
  countUnsubscribed,
  ensureProfile,
  findNewsletter,
  insertNewsletterConsent,
  setNewsletter,
} from './queries/own.ts';

/** Minutes in which the newsletter can be confirmed. */
const CONFIRM_MINUTES = 7 * 24 * 60;
const HOUR = 3_600_000;
/** Mails that ask for the confirmation which one account gets within an hour. */
const MAX_MAILS = 3;

const signatureOf = (hashKey: Uint8Array, userId: number): Buffer =>
  createHmac('sha256', hashKey).update(`newsletter ${userId}`).digest();

/** What the link carries with which a tester ends the newsletter; it never expires. */
export const unsubscribeToken = ({ hashKey }: Pick<Services, 'hashKey'>, userId: number): string =>
  `${userId}-${signatureOf(hashKey, userId).toString('base64url')}`;

function userOfToken({ hashKey }: Pick<Services, 'hashKey'>, token: string): number {
  const [digits = ''] = token.split('-', 1);
  const userId = Number(digits);
  const shown = Buffer.from(token.slice(digits.length + 1), 'base64url');
  const expected = signatureOf(hashKey, userId);
  if (shown.length !== expected.length || !timingSafeEqual(shown, expected)) throw tokenInvalid();
  return userId;
}

/** Asks a tester by mail to confirm the newsletter, where it waits for that; false when too many mails went out. */
export async function askForConfirmation(services: Services, userId: number): Promise<boolean> {
  return services.db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, userId);
    if (account === undefined || (await findNewsletter(tx, userId)) !== 'waiting') return true;
    const now = services.clock.now();
    if ((await countTokens(tx, userId, 'newsletter', new Date(now.getTime() - HOUR))) >= MAX_MAILS) return false;
    const token = await issueToken(tx, account, { purpose: 'newsletter', minutes: CONFIRM_MINUTES, now });
    const link = new URL(testerPaths.newsletterConfirm({ token }), services.publicUrl).href;
    await services.mail.send(tx, mailTo(account, 'newsletterConfirm', { link, minutes: CONFIRM_MINUTES }));
    return true;
  });
}

/** Asks for the newsletter, or ends it, for the caller. */
export async function changeNewsletter({ services, user, audit }: Editor, isWanted: boolean): Promise<void> {
  const now = services.clock.now();
  const before = await services.db.transaction().execute(async (tx) => {
    await lockAccountOf(tx, user.id, isTester);
    await ensureProfile(tx, user.id);
    const state = await findNewsletter(tx, user.id);
    if (isWanted && state !== 'confirmed')
      await setNewsletter(tx, user.id, { newsletter: 'waiting', newsletter_asked_at: now });
    // What was never confirmed is taken back, and leaves nothing that has ended.
    if (!isWanted && state === 'confirmed') await endAt(tx, user.id, now);
    if (!isWanted && state === 'waiting')
      await setNewsletter(tx, user.id, { newsletter: 'none', newsletter_ended_at: now });
    return state ?? 'none';
  });
  audit({
    entity: 'user',
    entityId: user.id,
    action: HISTORY_ACTION.update,
    changes: { newsletter: [before, isWanted] },
  });
  if (isWanted && !(await askForConfirmation(services, user.id)))
    throw new ApiError(429, 'TOO_MANY_REQUESTS', 'tooManyRequests');
}

/** Confirms the newsletter with the link of the mail, and keeps the proof. */
export async function confirmNewsletter(services: Services, token: string, address: string): Promise<null> {
  const now = services.clock.now();
  await services.db.transaction().execute(async (tx) => {
    const account = await redeemToken(tx, { token, purpose: 'newsletter', audience: 'tester' }, now);
    if ((await findNewsletter(tx, account.id)) !== 'waiting') throw tokenInvalid();
    const proof = shortened(address);
    await setNewsletter(tx, account.id, {
      newsletter: 'confirmed',
      newsletter_confirmed_at: now,
      newsletter_address: proof,
    });
    await insertNewsletterConsent(tx, account.id, { at: now, day: berlinDay(now), address: proof });
  });
  return null;
}

/** Ends the newsletter, and counts it with the last one that came. */
async function endAt(tx: Tx, userId: number, now: Date): Promise<void> {
  await setNewsletter(tx, userId, { newsletter: 'ended', newsletter_ended_at: now });
  await countUnsubscribed(tx, userId, now);
}

/** Ends the newsletter with the link that stands in each of them, as often as it is called. */
export async function endNewsletter(services: Services, token: string): Promise<null> {
  const userId = userOfToken(services, token);
  await services.db.transaction().execute(async (tx) => {
    // Account before profile, as everywhere: an account that is being deleted keeps nothing of this.
    await lockAccount(tx, userId);
    const state = await findNewsletter(tx, userId);
    if (state === undefined) throw tokenInvalid();
    if (state === 'confirmed' || state === 'waiting') await endAt(tx, userId, services.clock.now());
  });
  return null;
}
