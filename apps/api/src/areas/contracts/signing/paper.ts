import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { components } from '@resonanz/contract/types';
import { berlinDay, startOfBerlinDay } from '@resonanz/domain/berlinDay';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import { writeHistory } from '../../../platform/history/writeHistory.ts';
import { forbidden, invalidFields, notFound } from '../../../platform/http/ApiError.ts';
import type { DraftFile } from '../../../platform/http/DraftFolder.ts';
import { LARGEST_ID } from '../../../platform/operations/idsOf.ts';
import { checkFile } from '../../../platform/storage/checkFile.ts';
import { fileDocument, orForget } from '../document/document.ts';
import { lockContract, updateContract } from '../record/queries/contracts.ts';
import type { ContractEditor } from '../record/save.ts';
import { rejectImplausibleDates, rejectUnlessWaiting } from '../rules.ts';

type Form = components['schemas']['SignedContractForm'];

function paperIn(drafts: readonly DraftFile[]): DraftFile {
  const [only, second] = drafts.filter(({ field }) => field === 'file');
  if (only === undefined || second !== undefined)
    throw invalidFields([{ field: 'file', key: only === undefined ? 'required' : 'tooMany' }]);
  if (path.extname(only.fileName.trimEnd()).toLowerCase() !== '.pdf')
    throw invalidFields([{ field: 'file', key: 'filePdfOnly' }]);
  return only;
}

/** Files the paper that the partner, or both sides, have signed by hand; returns the id of the contract. */
export async function uploadSigned(
  editor: ContractEditor,
  { body, drafts }: { body: Form; drafts: readonly DraftFile[] },
): Promise<number> {
  const { services, user } = editor;
  const { db, storage, clock } = services;
  const contractId = Number(body.contractId);
  if (contractId > LARGEST_ID) throw notFound();
  if (body.signedDateAgency !== undefined && !user.may('Contract Management', 'approve')) throw forbidden();
  const draft = paperIn(drafts);
  const { size } = await checkFile(draft, 'document');
  const now = clock.now();
  const stored = { key: `contract-${randomUUID()}.pdf`, size, sha256: draft.digest };
  await storage.keep('contract', stored.key, draft.path);
  await orForget(services, stored, () =>
    db.transaction().execute(async (tx) => {
      const row = await lockContract(tx, editor, contractId);
      rejectUnlessWaiting(row, now);
      rejectImplausibleDates(body, row.sent_at ?? '', berlinDay(now));
      const document_id = await fileDocument(tx, row, stored, { kind: 'paper', userId: user.id, now });
      const byAgency =
        body.signedDateAgency === undefined
          ? {}
          : {
              agency_signed_at: startOfBerlinDay(body.signedDateAgency),
              agency_signature: JSON.stringify({ kind: 'paper', name: user.fullName }),
            };
      await updateContract(tx, contractId, {
        partner_signed_at: startOfBerlinDay(body.signedDatePartner),
        partner_signature: JSON.stringify({ kind: 'paper', name: row.partner_name }),
        ...byAgency,
        document_id,
        updated_at: now,
        updated_by: user.id,
      });
      const to = body.signedDateAgency === undefined ? 'signed' : 'countersigned';
      editor.audit(
        await writeHistory(tx, editor, {
          entity: 'contract',
          entityId: contractId,
          action: HISTORY_ACTION.statusChange,
          changes: { status: ['sent', to], signedPaper: [null, stored.size] },
        }),
      );
    }),
  );
  return contractId;
}
