import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import type { Audience } from '../../../platform/http/Audience.ts';
import type { Services } from '../../../platform/operations/Services.ts';
import { type LiveMessage, publishAll } from '../../notifications/door.ts';
import { sendForgottenPassword } from '../links/passwordReset.ts';
import { startVerification } from '../links/verification.ts';
import { findAccount } from '../queries.ts';
import type { SignUpData, TesterSignUpData } from '../tables.ts';
import { carryOutSignUp } from './carryOutSignUp.ts';
import { carryOutTesterSignUp } from './carryOutTesterSignUp.ts';
import { type AccountRequest, deleteRequest, insertRequest, lockNextRequest } from './queries.ts';
import { askForReactivation } from './reactivation.ts';
import { countRequest } from './throttle.ts';

type Log = Pick<FastifyBaseLogger, 'error'>;

async function carryOut(
  tx: Kysely<Schema>,
  services: Services,
  { kind, audience, username, data }: AccountRequest,
): Promise<LiveMessage[]> {
  if (kind === 'signUp') {
    if (data !== null && 'dob' in data) await carryOutTesterSignUp(tx, services, username, data);
    else if (data !== null) await carryOutSignUp(tx, services, username, data);
    return [];
  }
  const account = await findAccount(tx, username, audience);
  if (account === undefined) return [];
  if (kind === 'reactivation') return askForReactivation(tx, services, account);
  await (kind === 'password' ? sendForgottenPassword : startVerification)(tx, services, account.id);
  return [];
}

/** Takes the next request after an id that no other server is at, and carries it out. */
async function carryOutNext(services: Services, after: number, onTaken: (id: number) => void): Promise<LiveMessage[]> {
  return services.db.transaction().execute(async (tx) => {
    const row = await lockNextRequest(tx, after);
    if (row === undefined) return [];
    onTaken(row.id);
    await deleteRequest(tx, row.id);
    return carryOut(tx, services, row);
  });
}

/** Carries out what people who are not logged in have asked for, each request once, whichever server takes it. */
export async function carryOutRequests(services: Services, log: Log): Promise<void> {
  let last = 0;
  for (;;) {
    let taken: number | undefined;
    try {
      publishAll(services.live, await carryOutNext(services, last, (id) => (taken = id)));
    } catch (error) {
      // The request stays for the next time; those behind it don't wait for it.
      log.error({ err: error }, 'a request of an account could not be carried out');
    }
    if (taken === undefined) return;
    last = taken;
  }
}

/**
 * Accepts a request of an anonymous visitor. The response takes the same time for every address; the account is looked
 * up only afterwards. The request is stored, so that it survives a restart.
 */
export async function takeRequest(
  services: Services,
  {
    data,
    ...request
  }: { kind: AccountRequest['kind']; audience: Audience; username: string; data?: SignUpData | TesterSignUpData },
  { address, log }: { address: string; log: Log },
): Promise<null> {
  await countRequest(services, `${request.kind} ${request.audience} ${request.username}`, address);
  await insertRequest(services.db, {
    ...request,
    ...(data && { data: JSON.stringify(data) }),
    created_at: services.clock.now(),
  });
  services.backgroundTasks.begin(() => carryOutRequests(services, log));
  return null;
}
