import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { Tx } from '../../../platform/database/schema.ts';
import { rejectStale } from '../../../platform/history/rejectStale.ts';
import { changesBetween, writeHistory } from '../../../platform/history/writeHistory.ts';
import { forbidden } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { contactText, leadContacts } from '../../customers/door.ts';
import { type Done, inOneTransaction } from '../../notifications/door.ts';
import { handedOver } from '../follow-ups/plan.ts';
import { notifyNewOwner } from '../notices.ts';
import { type CheckedLead, checkLead } from './checkInput.ts';
import { insertLead, type LeadEditor, lockLead, updateLead } from './queries.ts';

type Input = Schemas['CustomerLeadInput'];

/** A lead by the names of the wire, as its history lists it. */
function named(lead: CheckedLead['lead'], contacts: readonly Schemas['CustomerContact'][]): Record<string, unknown> {
  return {
    company: lead.company,
    website: lead.website,
    country: lead.country,
    industryId: lead.industry_id,
    sourceId: lead.source_id,
    expectedBudget: lead.expected_budget,
    expectedMonth: lead.expected_month,
    probability: lead.probability,
    platforms: lead.platforms,
    nextStep: lead.next_step,
    ownerUserId: lead.owner_user_id,
    customerId: lead.customer_id,
    notes: lead.notes,
    legalBasis: lead.legal_basis,
    contacts: contacts.map(contactText),
  };
}

async function add(tx: Tx, editor: LeadEditor, input: Input): Promise<Done<number>> {
  const { user, services } = editor;
  if (!user.may('Customer Leads', 'add')) throw forbidden();
  const { lead, contacts } = await checkLead(tx, user, input);
  const now = services.clock.now();
  const id = await insertLead(tx, {
    ...lead,
    created_by: user.id,
    created_at: now,
    updated_at: now,
    updated_by: user.id,
  });
  await leadContacts.save(tx, id, contacts);
  const details = await writeHistory(tx, editor, {
    entity: 'customerLead',
    entityId: id,
    action: HISTORY_ACTION.add,
    changes: { company: [null, lead.company] },
  });
  return {
    answer: id,
    details: [details],
    messages: await notifyNewOwner(tx, editor, { id, company: lead.company, owner: lead.owner_user_id }),
  };
}

async function change(tx: Tx, editor: LeadEditor, id: number, readAt: string, input: Input): Promise<Done<number>> {
  const { user, services } = editor;
  const row = await lockLead(tx, id);
  await rejectStale(tx, row, readAt);
  const { lead, contacts } = await checkLead(tx, user, input, row);
  const before = named(row, await leadContacts.of(tx, id));
  await leadContacts.save(tx, id, contacts);
  const changes = changesBetween(before, named(lead, await leadContacts.of(tx, id)));
  if (Object.keys(changes).length === 0) return { answer: id };
  await updateLead(tx, id, { ...lead, updated_at: services.clock.now(), updated_by: user.id });
  const details = await writeHistory(tx, editor, {
    entity: 'customerLead',
    entityId: id,
    action: HISTORY_ACTION.update,
    changes,
  });
  const owner = lead.owner_user_id;
  if (owner === row.owner_user_id) return { answer: id, details: [details] };
  const { details: further = [], messages = [] } = await handedOver(tx, editor, row, owner);
  return {
    answer: id,
    details: [details, ...further],
    messages: [...(await notifyNewOwner(tx, editor, { id, company: lead.company, owner })), ...messages],
  };
}

/** Adds a lead, or replaces its values unless another user has changed it since it was read; returns its id. */
export function saveLead(editor: LeadEditor, input: Input): Promise<number> {
  const { customerLeadId, updatedAt } = input;
  return inOneTransaction(editor, (tx) =>
    customerLeadId === undefined || updatedAt === undefined
      ? add(tx, editor, input)
      : change(tx, editor, customerLeadId, updatedAt, input),
  );
}
