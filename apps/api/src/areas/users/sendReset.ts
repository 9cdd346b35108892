import { startPasswordReset } from '../auth/passwordReset.ts';
import type { Editor } from './editAccount.ts';

/** Sends a user the mail to set a new password, for an administrator: nobody else ever sees or sets one. */
export async function sendReset({ services, audit }: Editor, userId: number): Promise<null> {
  await services.db.transaction().execute((tx) => startPasswordReset(tx, services, userId));
  audit({ entity: 'user', entityId: userId });
  return null;
}
