import type { components } from '@resonanz/contract/types';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import { writeHistory } from '../../../platform/history/writeHistory.ts';
import { conflict } from '../../../platform/http/ApiError.ts';
import { mailReminder } from '../mails/send.ts';
import { lockContract, updateContract } from '../record/queries/contracts.ts';
import type { ContractEditor } from '../record/save.ts';
import { rejectUnlessWaiting } from '../rules.ts';
import { newLink } from '../signing/link.ts';

/** Reminds the partner of a contract; an expired link is replaced by a new one. */
export async function remindPartner(
  editor: ContractEditor,
  { contractId, message = '' }: components['schemas']['ContractReminder'],
): Promise<void> {
  const { services } = editor;
  const now = services.clock.now();
  await services.db.transaction().execute(async (tx) => {
    const row = await lockContract(tx, editor, contractId);
    rejectUnlessWaiting(row, now);
    if (row.reminded_at !== null && berlinDay(new Date(row.reminded_at)) === berlinDay(now))
      throw conflict('remindedToday');
    const hasExpired = Date.parse(row.link_expires_at ?? '') <= now.getTime();
    const link = hasExpired ? newLink(services, row.id) : undefined;
    await updateContract(tx, row.id, { reminded_at: now, ...link });
    const { link_nonce, link_expires_at } = link ?? row;
    const expires = link_expires_at instanceof Date ? link_expires_at.toISOString() : link_expires_at;
    await mailReminder(tx, services, { ...row, link_nonce, link_expires_at: expires }, message.trim());
    editor.audit(
      await writeHistory(tx, editor, {
        entity: 'contract',
        entityId: row.id,
        action: HISTORY_ACTION.update,
        changes: { remindedAt: [row.reminded_at, now.toISOString()] },
      }),
    );
  });
}
