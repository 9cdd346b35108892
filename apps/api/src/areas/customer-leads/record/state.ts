import type { components } from '@resonanz/contract/types';
import { qualifiedAfter, SALES_STATUS } from '@resonanz/domain/sales';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { Tx } from '../../../platform/database/schema.ts';
import { changesBetween, writeHistory } from '../../../platform/history/writeHistory.ts';
import { conflict, invalidFields } from '../../../platform/http/ApiError.ts';
import { removeFilesOf } from '../../files/door.ts';
import { type Done, inOneTransaction } from '../../notifications/door.ts';
import { ended, planned } from '../follow-ups/plan.ts';
import { rejectTransition, CLOSED } from '../rules.ts';
import { customerOfWon } from './convert.ts';
import { deleteLeadRow, type LeadEditor, lockLead, type StoredLead, updateLead } from './queries.ts';

type Change = components['schemas']['CustomerLeadStatusChange'];
type StateColumns = Pick<
  StoredLead,
  'status' | 'qualified' | 'reason' | 'customer_id' | 'follow_up_date' | 'follow_up_todo_id' | 'follow_up_notified_for'
>;

/** What becomes of the follow-up of a lead that gets a status. */
async function followUpAfter(
  tx: Tx,
  editor: LeadEditor,
  row: StoredLead,
  { status, followUpDate }: Change,
): Promise<Done<Partial<StateColumns>>> {
  if (CLOSED.includes(status)) return ended(tx, editor, row);
  if (status !== SALES_STATUS.followUp) return { answer: {} };
  // A super admin corrects a status without what the table asks for; a follow-up has a date all the same.
  if (followUpDate === undefined) throw invalidFields([{ field: 'followUpDate', key: 'required' }]);
  return planned(tx, editor, row, followUpDate);
}

/** The state of a lead by the names of the wire, as its history lists it. */
const named = (row: StateColumns) => ({
  status: row.status,
  qualified: row.qualified,
  followUpDate: row.follow_up_date,
  customerId: row.customer_id,
});

/**
 * Changes the sales status of a lead with what comes of it: the flag, the reason, the follow-up, and the customer of
 * one that was won.
 */
export function changeLeadStatus(editor: LeadEditor, change: Change): Promise<null> {
  const { customerLeadId: id, status } = change;
  const reason = change.reason?.trim() ?? null;
  return inOneTransaction(editor, async (tx) => {
    const row = await lockLead(tx, id);
    rejectTransition(editor, row.status, change);
    const followUp = await followUpAfter(tx, editor, row, change);
    const customer: Done<number | null> =
      status === SALES_STATUS.won
        ? await customerOfWon(tx, editor, row, change.customerId)
        : { answer: row.customer_id };
    const state: StateColumns = {
      ...row,
      ...followUp.answer,
      status,
      qualified: qualifiedAfter(status, row.qualified),
      reason: status === SALES_STATUS.unqualified || status === SALES_STATUS.lost ? reason : null,
      customer_id: customer.answer,
    };
    const { qualified, customer_id, follow_up_date, follow_up_todo_id, follow_up_notified_for } = state;
    await updateLead(tx, id, {
      status,
      qualified,
      reason: state.reason,
      customer_id,
      follow_up_date,
      follow_up_todo_id,
      follow_up_notified_for,
      updated_at: editor.services.clock.now(),
      updated_by: editor.user.id,
    });
    const details = await writeHistory(tx, editor, {
      entity: 'customerLead',
      entityId: id,
      action: HISTORY_ACTION.statusChange,
      changes: changesBetween(named(row), named(state)),
      reason,
    });
    return {
      answer: null,
      details: [details, ...(customer.details ?? []), ...(followUp.details ?? [])],
      messages: followUp.messages ?? [],
    };
  });
}

/** Deletes a lead that was not won, with its contacts, its log and its files. */
export async function deleteLead(editor: LeadEditor, customerLeadId: number): Promise<null> {
  await inOneTransaction(editor, async (tx) => {
    const row = await lockLead(tx, customerLeadId);
    if (row.status === SALES_STATUS.won) throw conflict('leadWon');
    await deleteLeadRow(tx, customerLeadId);
    const details = await writeHistory(tx, editor, {
      entity: 'customerLead',
      entityId: customerLeadId,
      action: HISTORY_ACTION.delete,
      changes: { company: [row.company, null] },
    });
    return { answer: null, details: [details] };
  });
  await removeFilesOf(editor.services, { subject: 'customerLead', subjectId: customerLeadId });
  return null;
}
