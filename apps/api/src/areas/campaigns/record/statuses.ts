import type { Updateable } from 'kysely';
import {
  CAMPAIGN_STATUS,
  ARCHIVED,
  CAMPAIGN_ACTIVE,
  BRAND_INVOICE_STATUS,
  REQUEST_NDA_STATUS,
} from '@resonanz/domain/campaigns';
import { isValueOf } from '@resonanz/domain/enumerations';
import { ROLE } from '@resonanz/domain/roles';
import { can, type Verdict } from '@resonanz/domain/transitions';
import { HISTORY_ACTION, type HistoryAction } from '@resonanz/domain/workStates';
import type { Tx } from '../../../platform/database/schema.ts';
import { type Changes, writeHistory } from '../../../platform/history/writeHistory.ts';
import { conflict } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { type LiveMessage, publishAll } from '../../notifications/door.ts';
import type { EntryEditor } from '../entries/changeEntries.ts';
import { publishCampaignEvents } from '../notices/campaignEvents.ts';
import { notifyAgency } from '../notices/notices.ts';
import type { CampaignsTable } from '../tables.ts';
import { noticed } from './changes.ts';
import {
  hasBookedEntries,
  type LockedCampaign,
  lockedCampaign,
  lockedCampaigns,
  updateCampaignRow,
} from './queries/changes.ts';
import { visibleCampaign } from './queries/detail.ts';
import { lockRequestNda, updateRequest } from './queries/linkedRequest.ts';

interface Decision {
  verdict: Verdict;
  set: Updateable<CampaignsTable>;
  changes: Changes;
  reason?: string | null;
  action?: HistoryAction;
}

async function write(
  tx: Tx,
  editor: EntryEditor,
  row: LockedCampaign,
  { set, changes, reason = null, action = HISTORY_ACTION.statusChange }: Omit<Decision, 'verdict'>,
): Promise<void> {
  await updateCampaignRow(tx, row.id, {
    ...set,
    updated_at: editor.services.clock.now(),
    updated_by: editor.user.id,
  });
  editor.audit(await writeHistory(tx, editor, { entity: 'campaign', entityId: row.id, action, changes, reason }));
}

/**
 * Changes one campaign by a transition table: 409 with the reason when it does not allow it; the people who run the
 * campaign are notified.
 */
async function changeOne(
  editor: EntryEditor,
  id: number,
  decide: (row: LockedCampaign, tx: Tx) => Promise<Decision | undefined>,
): Promise<Schemas['Campaign']> {
  const { user, services } = editor;
  const messages = await services.db.transaction().execute(async (tx): Promise<LiveMessage[]> => {
    const row = await lockedCampaign(tx, user, id);
    const decision = await decide(row, tx);
    if (decision === undefined) return [];
    if (!decision.verdict.allowed) throw conflict(decision.verdict.reason);
    await write(tx, editor, row, decision);
    return notifyAgency(tx, 'changed', [noticed(row)], user);
  });
  publishAll(services.live, messages);
  publishCampaignEvents(services.live, user, services.clock.now(), [{ campaignId: id, kind: 'campaign' }]);
  return visibleCampaign(services.db, user, id);
}

/** Changes the status (docs/domain/transitions.md#campaign-status). */
export function changeCampaignStatus(
  editor: EntryEditor,
  { compaignDataId, status: to, reason = '' }: Schemas['CampaignStatusChange'],
): Promise<Schemas['Campaign']> {
  return changeOne(editor, compaignDataId, async (row) => {
    if (row.status === to) return undefined;
    if (!isValueOf('campaignStatus', row.status)) throw conflict('transitionNotAllowed');
    const verdict = can('campaignStatus', row.status, to, { roleId: editor.user.roleId, reason: reason.trim() !== '' });
    return { verdict, set: { status: to }, changes: { status: [row.status, to] }, reason: reason.trim() || null };
  });
}

/** Changes the brand invoice status (docs/domain/transitions.md#brand-invoice-status). */
export function changeBrandInvoice(
  editor: EntryEditor,
  body: Schemas['BrandInvoiceChange'],
): Promise<Schemas['Campaign']> {
  const { brandInvoice: to, invoiceNumber = '', invoiceDate, paymentDate, reason = '' } = body;
  return changeOne(editor, body.compaignDataId, async (row) => {
    const from = row.brand_invoice_status;
    if (from === to) return undefined;
    const number = invoiceNumber.trim() || row.brand_invoice_number;
    const date = invoiceDate ?? row.brand_invoice_date;
    const verdict = can('brandInvoiceStatus', from, to, {
      roleId: editor.user.roleId,
      invoiceNumber: number !== null,
      invoiceDate: date !== null,
      paymentDate: paymentDate !== undefined,
      reason: reason.trim() !== '',
    });
    const isCancelled = to === BRAND_INVOICE_STATUS.open;
    return {
      verdict,
      set: {
        brand_invoice_status: to,
        brand_invoice_number: isCancelled ? null : number,
        brand_invoice_date: isCancelled ? null : date,
        brand_invoice_paid_on: to === BRAND_INVOICE_STATUS.paid ? (paymentDate ?? null) : null,
      },
      changes: {
        brandInvoice: [from, to],
        ...(number === row.brand_invoice_number || isCancelled
          ? {}
          : { brandInvoiceNumber: [row.brand_invoice_number, number] as const }),
      },
      reason: reason.trim() || null,
    };
  });
}

/**
 * Changes the brand NDA status (docs/domain/transitions.md#request-nda-status). The brand answers by itself where the
 * campaign belongs to its request; else staff note the answer with how it came.
 */
export function changeBrandNda(editor: EntryEditor, body: Schemas['BrandNdaChange']): Promise<Schemas['Campaign']> {
  const { brandNdaStatus: to, hasNewVersion = false } = body;
  const reason = body.reason?.trim() ?? '';
  return changeOne(editor, body.compaignDataId, async (row, tx) => {
    const request = await lockRequestNda(tx, row.id);
    const from = request?.nda_status ?? row.brand_nda_status;
    if (from === to) return undefined;
    const isAnswer = from === REQUEST_NDA_STATUS.pending;
    if (isAnswer && request === undefined && reason === '')
      return { verdict: { allowed: false, reason: 'noteRequired' }, set: {}, changes: {} };
    const verdict = can('requestNdaStatus', from, to, {
      roleId: isAnswer && request === undefined ? ROLE.brand : editor.user.roleId,
      name: true,
      ndaVersion: true,
      newVersion: hasNewVersion,
      reason: reason !== '',
    });
    if (verdict.allowed && request)
      await updateRequest(tx, request.id, { nda_status: to, updated_at: editor.services.clock.now() });
    return { verdict, set: { brand_nda_status: to }, changes: { brandNdaStatus: [from, to] }, reason: reason || null };
  });
}

type BulkDecision = { refused: string } | 'unchanged' | Omit<Decision, 'verdict'>;

async function changeMany(
  editor: EntryEditor,
  ids: readonly number[],
  decide: (row: LockedCampaign, tx: Tx) => Promise<BulkDecision>,
): Promise<Schemas['CampaignOutcome']> {
  const { user, services } = editor;
  const outcome: Schemas['CampaignOutcome'] = { compaignDataId: [], refused: [] };
  const messages: LiveMessage[] = [];
  await services.db.transaction().execute(async (tx) => {
    for (const row of await lockedCampaigns(tx, user, ids)) {
      const decision = await decide(row, tx);
      if (decision !== 'unchanged' && 'refused' in decision) {
        outcome.refused.push({ compaignDataId: row.id, kampagnenname: row.name, reason: decision.refused });
        continue;
      }
      outcome.compaignDataId.push(row.id);
      if (decision === 'unchanged') continue;
      await write(tx, editor, row, decision);
      messages.push(...(await notifyAgency(tx, 'changed', [noticed(row)], user)));
    }
  });
  publishAll(services.live, messages);
  publishCampaignEvents(
    services.live,
    user,
    services.clock.now(),
    outcome.compaignDataId.map((campaignId) => ({ campaignId, kind: 'campaign' })),
  );
  return outcome;
}

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);

/**
 * Archives campaigns that are finished or inactive, or takes them out of the archive
 * (docs/domain/transitions.md#archived-campaign).
 */
export function changeArchive(
  editor: EntryEditor,
  { compaignDataId, archive: to }: Schemas['CampaignArchiveChange'],
): Promise<Schemas['CampaignOutcome']> {
  return changeMany(editor, compaignDataId, async (row) => {
    const from = flag(row.archived);
    if (from === to) return 'unchanged';
    const verdict = can('campaignArchive', from, to, {
      roleId: editor.user.roleId,
      finishedOrInactive: row.status >= CAMPAIGN_STATUS.completed || !row.active,
    });
    return verdict.allowed
      ? { set: { archived: to === ARCHIVED.yes }, changes: { archive: [from, to] } }
      : { refused: verdict.reason };
  });
}

/** Activates or deactivates campaigns (docs/domain/transitions.md#active-campaign). */
export function changeActive(
  editor: EntryEditor,
  { compaignDataId, activeStatus: to }: Schemas['CampaignActiveChange'],
): Promise<Schemas['CampaignOutcome']> {
  return changeMany(editor, compaignDataId, async (row) => {
    const from = flag(row.active);
    if (from === to) return 'unchanged';
    const verdict = can('campaignActive', from, to, { roleId: editor.user.roleId });
    return verdict.allowed
      ? { set: { active: to === CAMPAIGN_ACTIVE.active }, changes: { activeStatus: [from, to] } }
      : { refused: verdict.reason };
  });
}

/** Deletes campaigns without booked channels; deleted ones are hidden from everyone and stay for the history. */
export function deleteCampaigns(
  editor: EntryEditor,
  { compaignDataId }: Schemas['CampaignSelection'],
): Promise<Schemas['CampaignOutcome']> {
  return changeMany(editor, compaignDataId, async (row, tx) => {
    if (await hasBookedEntries(tx, row.id)) return { refused: 'campaignHasBookedChannels' };
    return {
      set: { deleted_at: editor.services.clock.now(), archived: true, active: false },
      changes: { kampagnenname: [row.name, null] },
      action: HISTORY_ACTION.delete,
    };
  });
}
