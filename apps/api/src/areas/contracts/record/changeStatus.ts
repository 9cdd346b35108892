import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { Tx } from '../../../platform/database/schema.ts';
import { rejectStale } from '../../../platform/history/rejectStale.ts';
import { writeHistory } from '../../../platform/history/writeHistory.ts';
import { forbidden, invalidFields } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { contractData, drawDocument, fileDocument, filledText, keepBytes, orForget } from '../document/document.ts';
import { sentChecksum } from '../document/queries.ts';
import { mailCancelled, mailSigned, mailToSign } from '../mails/send.ts';
import { rejectTransition, statusOf } from '../rules.ts';
import { newLink } from '../signing/link.ts';
import { visibleContract } from './details.ts';
import { type ContractRow, lockContract, updateContract } from './queries/contracts.ts';
import type { ContractEditor } from './save.ts';

type Change = Schemas['ContractStatusChange'];

/** Writes a change of the status into the history. */
async function notifyPartner(
  tx: Tx,
  editor: ContractEditor,
  row: ContractRow,
  to: Schemas['ContractStatus'],
  reason: string | null = null,
): Promise<void> {
  const from = statusOf(row, editor.services.clock.now());
  editor.audit(
    await writeHistory(tx, editor, {
      entity: 'contract',
      entityId: row.id,
      action: HISTORY_ACTION.statusChange,
      changes: { status: [from, to] },
      reason,
    }),
  );
}

/** A contract that is still the one that was read; locked. */
async function lockUnchanged(tx: Tx, editor: ContractEditor, { contractId, updatedAt }: Change): Promise<ContractRow> {
  const row = await lockContract(tx, editor, contractId);
  await rejectStale(tx, row, updatedAt);
  return row;
}

/** The contract as its editor has read it, before its document is rendered: the document shows what the editor has seen. */
async function readUnchanged(editor: ContractEditor, { contractId, updatedAt }: Change): Promise<ContractRow> {
  const row = await visibleContract(editor, contractId);
  await rejectStale(editor.services.db, row, updatedAt);
  return row;
}

/** Sends a draft to its partner: the document is drawn, the text stays as it is from now on. */
async function send(editor: ContractEditor, change: Change): Promise<void> {
  const { services, user } = editor;
  const now = services.clock.now();
  const read = await readUnchanged(editor, change);
  const facts = { document: true, sentDate: true } as const;
  rejectTransition(editor, read, 'sent', facts);
  if (read.text.replaceAll(/<[^>]*>/g, '').trim() === '')
    throw invalidFields([{ field: 'text', key: 'contractTextMissing' }]);
  const sent = { ...read, sent_text: filledText(read, now) };
  const stored = await keepBytes(services, await drawDocument(editor, contractData(sent, now)));
  await orForget(services, stored, () =>
    services.db.transaction().execute(async (tx) => {
      const row = await lockUnchanged(tx, editor, change);
      rejectTransition(editor, row, 'sent', facts);
      const document_id = await fileDocument(tx, row, stored, { kind: 'sent', userId: user.id, now });
      const link = newLink(services, row.id);
      await updateContract(tx, row.id, {
        sent_at: now,
        sent_text: sent.sent_text,
        document_id,
        ...link,
        updated_at: now,
        updated_by: user.id,
      });
      await mailToSign(tx, services, { ...row, link_nonce: link.link_nonce }, change.message?.trim() ?? '');
      await notifyPartner(tx, editor, row, 'sent');
    }),
  );
}

/** Signs for the agency; both sides get the document. */
async function countersign(editor: ContractEditor, change: Change): Promise<void> {
  const { services, user } = editor;
  const now = services.clock.now();
  if (!user.may('Contract Management', 'approve')) throw forbidden();
  const name = change.signerName?.trim() ?? '';
  if (name === '') throw invalidFields([{ field: 'signerName', key: 'required' }]);
  const read = await readUnchanged(editor, change);
  const facts = { secondSignedDate: true } as const;
  rejectTransition(editor, read, 'countersigned', facts);
  const agency_signature = { kind: 'typed', name } as const;
  const signed = { ...read, agency_signature, agency_signed_at: now.toISOString() };
  const stored = await keepBytes(
    services,
    await drawDocument(editor, contractData(signed, now, await sentChecksum(services.db, read.id))),
  );
  await orForget(services, stored, () =>
    services.db.transaction().execute(async (tx) => {
      const row = await lockUnchanged(tx, editor, change);
      rejectTransition(editor, row, 'countersigned', facts);
      const document_id = await fileDocument(tx, row, stored, { kind: 'countersigned', userId: user.id, now });
      await updateContract(tx, row.id, {
        agency_signed_at: now,
        agency_signature: JSON.stringify(agency_signature),
        document_id,
        updated_at: now,
        updated_by: user.id,
      });
      await mailSigned(tx, services, row, { stage: 'countersigned', documentId: document_id });
      await notifyPartner(tx, editor, row, 'countersigned');
    }),
  );
}

/** Cancels an unsigned contract; a partner who received it is notified. */
async function cancel(editor: ContractEditor, change: Change): Promise<void> {
  const { services, user } = editor;
  const now = services.clock.now();
  const reason = change.reason?.trim() ?? '';
  if (reason === '') throw invalidFields([{ field: 'reason', key: 'required' }]);
  await services.db.transaction().execute(async (tx) => {
    const row = await lockUnchanged(tx, editor, change);
    rejectTransition(editor, row, 'cancelled');
    await updateContract(tx, row.id, {
      cancelled_at: now,
      cancel_reason: reason,
      updated_at: now,
      updated_by: user.id,
    });
    if (row.sent_at !== null) await mailCancelled(tx, services, row, reason);
    await notifyPartner(tx, editor, row, 'cancelled', reason);
  });
}

const CHANGES = { sent: send, countersigned: countersign, cancelled: cancel } as const satisfies Record<
  Change['status'],
  unknown
>;

/** Sends, countersigns or cancels a contract. */
export const changeContractStatus = (editor: ContractEditor, change: Change): Promise<void> =>
  CHANGES[change.status](editor, change);
