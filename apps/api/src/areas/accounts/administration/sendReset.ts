import { conflict, notFound } from '../../../platform/http/ApiError.ts';
import { isUsable } from '../account.ts';
import { startPasswordReset } from '../links/passwordReset.ts';
import { lockAccount } from '../queries.ts';
import type { Editor } from './editAccount.ts';

/** Sends a user the mail to set a new password, on behalf of an administrator, who never sees or sets it. */
export async function sendReset({ services, audit }: Editor, userId: number): Promise<null> {
  await services.db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, userId);
    if (account === undefined) throw notFound();
    if (!isUsable(account)) throw conflict('userInactive');
    await startPasswordReset(tx, services, userId);
  });
  audit({ entity: 'user', entityId: userId });
  return null;
}
