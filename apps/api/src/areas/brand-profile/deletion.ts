import { staffPaths } from '@resonanz/domain/paths';
import { isBrand } from '@resonanz/domain/roles';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import {
  companyNameOf,
  type Editor,
  listApprovers,
  lockAccountOf,
  noteAccount,
  notifyApprovers,
  personOf,
  updateAccount,
} from '../accounts/door.ts';
import { publishAll } from '../notifications/door.ts';

/**
 * Asks the agency to delete the own account, once, or takes the wish back; staff is notified of a wish by mail and in
 * the bell.
 */
export async function wishDeletion(editor: Editor, isWanted: boolean): Promise<{ requestedAt: string | null }> {
  const { services, user, audit } = editor;
  const now = services.clock.now();
  const { requestedAt, messages, isNew } = await services.db.transaction().execute(async (tx) => {
    const account = await lockAccountOf(tx, user.id, isBrand);
    if ((account.deletion_requested_at !== null) === isWanted)
      return { requestedAt: account.deletion_requested_at, messages: [], isNew: false };
    await updateAccount(tx, user.id, { deletion_requested_at: isWanted ? now : null });
    await noteAccount(tx, editor, user.id, {
      action: HISTORY_ACTION.update,
      changes: { deletionRequested: [!isWanted, isWanted] },
    });
    if (!isWanted) return { requestedAt: null, messages: [], isNew: true };
    const link = new URL(staffPaths.brandManagement(), services.publicUrl).href;
    const values = { company: companyNameOf(account), person: personOf(account), link };
    for (const { email, default_language: language } of await listApprovers(tx))
      await services.mail.send(tx, { to: email, language, template: 'deletionAsked', values });
    return { requestedAt: now.toISOString(), messages: await notifyApprovers(tx, account, 'deletion'), isNew: true };
  });
  publishAll(services.live, messages);
  if (isNew)
    audit({
      entity: 'user',
      entityId: user.id,
      action: HISTORY_ACTION.update,
      changes: { deletionRequested: [!isWanted, isWanted] },
    });
  return { requestedAt };
}
