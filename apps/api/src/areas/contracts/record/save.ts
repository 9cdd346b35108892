import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { Tx } from '../../../platform/database/schema.ts';
import { rejectStale } from '../../../platform/history/rejectStale.ts';
import { changesBetween, writeHistory } from '../../../platform/history/writeHistory.ts';
import { cleanHtml } from '../../../platform/html/cleanHtml.ts';
import { forbidden, invalidFields, notFound } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import type { CallContext } from '../../../platform/operations/area.ts';
import { type RowKind, seesAll } from '../../ownership/door.ts';
import { rejectContradictions, rejectUnlessDraft } from '../rules.ts';
import { deleteContractRow, insertContract, lockContract, updateContract } from './queries/contracts.ts';
import { findEntry } from './queries/entries.ts';
import { templateText } from './queries/templates.ts';

/** Who changes contracts. */
export type ContractEditor = Pick<CallContext, 'user' | 'services' | 'audit' | 'log'>;

/** Rejects records the editor may not see, and an entry that does not match. */
async function rejectForeignEntries(
  { user, services: { db } }: ContractEditor,
  input: Schemas['ContractInput'],
): Promise<void> {
  const named: readonly (readonly [RowKind, number | null])[] = [
    ['campaigns', input.campaignDataId],
    ['campaignEntries', input.compaignInfluencerId],
    ['customers', input.customerId],
    ['influencers', input.influencerId],
  ];
  for (const [kind, id] of named) if (id !== null && !(await seesAll(db, user, kind, [id]))) throw notFound();
  if (input.compaignInfluencerId === null) return;
  const entry = await findEntry(db, input.compaignInfluencerId);
  if (entry === undefined) throw notFound();
  if (entry.campaign_id !== input.campaignDataId)
    throw invalidFields([{ field: 'compaignInfluencerId', key: 'entryOfOtherCampaign' }]);
  if (entry.influencer_id !== input.influencerId)
    throw invalidFields([{ field: 'influencerId', key: 'entryOfOtherInfluencer' }]);
}

const columnsOf = (input: Schemas['ContractInput']) => ({
  type: input.type,
  language: input.language,
  partner_name: input.partnerName,
  partner_email: input.partnerEmail,
  campaign_id: input.campaignDataId,
  campaign_entry_id: input.compaignInfluencerId,
  customer_id: input.customerId,
  influencer_id: input.influencerId,
  template_id: input.templateId,
  budget: input.budget,
  start_date: input.startDate,
  end_date: input.endDate,
});

const toHistory = (
  row: ReturnType<typeof columnsOf>,
  terms: Schemas['ContractTerms'],
  text: string,
): Record<string, unknown> => ({
  type: row.type,
  language: row.language,
  partnerName: row.partner_name,
  partnerEmail: row.partner_email,
  campaignDataId: row.campaign_id,
  compaignInfluencerId: row.campaign_entry_id,
  customerId: row.customer_id,
  influencerId: row.influencer_id,
  templateId: row.template_id,
  budget: row.budget,
  startDate: row.start_date,
  endDate: row.end_date,
  ...Object.fromEntries(Object.entries(terms).map(([name, value]) => [`terms.${name}`, value])),
  text,
});

/** A text as it is stored: reduced to what contracts may contain. */
export const cleanText = (html: string): string => cleanHtml('template', html);

async function add(tx: Tx, editor: ContractEditor, input: Schemas['ContractInput']): Promise<number> {
  const { user, services } = editor;
  if (!user.may('Contract Management', 'add')) throw forbidden();
  const template = input.templateId === null ? '' : await templateText(tx, input.templateId);
  const now = services.clock.now();
  const id = await insertContract(tx, {
    ...columnsOf(input),
    terms: JSON.stringify(input.terms),
    text: cleanText(input.text ?? template),
    created_by: user.id,
    updated_by: user.id,
    created_at: now,
    updated_at: now,
  });
  editor.audit(
    await writeHistory(tx, editor, {
      entity: 'contract',
      entityId: id,
      action: HISTORY_ACTION.add,
      changes: { partnerName: [null, input.partnerName], type: [null, input.type] },
    }),
  );
  return id;
}

async function change(tx: Tx, editor: ContractEditor, id: number, input: Schemas['ContractInput']): Promise<number> {
  const { user, services } = editor;
  const now = services.clock.now();
  const row = await lockContract(tx, editor, id);
  rejectUnlessDraft(row, now);
  await rejectStale(tx, row, input.updatedAt ?? '');
  if (input.templateId !== null && input.templateId !== row.template_id) await templateText(tx, input.templateId);
  const text = input.text === undefined ? row.text : cleanText(input.text);
  const changes = changesBetween(toHistory(row, row.terms, row.text), toHistory(columnsOf(input), input.terms, text));
  if (Object.keys(changes).length === 0) return id;
  await updateContract(tx, id, {
    ...columnsOf(input),
    terms: JSON.stringify(input.terms),
    text,
    updated_at: now,
    updated_by: user.id,
  });
  // A text is compared where it is read, not in a line of the history.
  const { text: changedText, ...lines } = changes;
  editor.audit(
    await writeHistory(tx, editor, {
      entity: 'contract',
      entityId: id,
      action: HISTORY_ACTION.update,
      changes: { ...lines, ...(changedText !== undefined && { text: [null, null] as const }) },
    }),
  );
  return id;
}

/** Adds or changes a contract; returns its id. */
export async function saveContract(editor: ContractEditor, input: Schemas['ContractInput']): Promise<number> {
  rejectContradictions(input);
  await rejectForeignEntries(editor, input);
  const { contractId } = input;
  return editor.services.db
    .transaction()
    .execute((tx) => (contractId === undefined ? add(tx, editor, input) : change(tx, editor, contractId, input)));
}

/** A new draft like a contract: dates of signatures, documents and data of the partner stay with the old one. */
export function duplicateContract(editor: ContractEditor, id: number): Promise<number> {
  const { user, services } = editor;
  const now = services.clock.now();
  return services.db.transaction().execute(async (tx) => {
    const row = await lockContract(tx, editor, id);
    const {
      type,
      language,
      partner_name,
      partner_email,
      campaign_id,
      campaign_entry_id,
      customer_id,
      influencer_id,
      template_id,
      budget,
      start_date,
      end_date,
      terms,
      text,
    } = row;
    const values = {
      type,
      language,
      partner_name,
      partner_email,
      campaign_id,
      campaign_entry_id,
      customer_id,
      influencer_id,
      template_id,
      budget,
      start_date,
      end_date,
    };
    const duplicateId = await insertContract(tx, {
      ...values,
      terms: JSON.stringify(terms),
      text,
      created_by: user.id,
      updated_by: user.id,
      created_at: now,
      updated_at: now,
    });
    editor.audit(
      await writeHistory(tx, editor, {
        entity: 'contract',
        entityId: duplicateId,
        action: HISTORY_ACTION.add,
        changes: { duplicateOf: [null, id], partnerName: [null, partner_name] },
      }),
    );
    return duplicateId;
  });
}

/** Deletes a draft. */
export async function deleteContract(editor: ContractEditor, id: number): Promise<null> {
  await editor.services.db.transaction().execute(async (tx) => {
    const row = await lockContract(tx, editor, id);
    rejectUnlessDraft(row, editor.services.clock.now());
    await deleteContractRow(tx, id);
    editor.audit(
      await writeHistory(tx, editor, {
        entity: 'contract',
        entityId: id,
        action: HISTORY_ACTION.delete,
        changes: { partnerName: [row.partner_name, null] },
      }),
    );
  });
  return null;
}
