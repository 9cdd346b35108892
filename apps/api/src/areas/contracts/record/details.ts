import { notFound } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { signedAddress } from '../../../platform/storage/signedAddress.ts';
import { documentsOf } from '../document/queries.ts';
import { isMasked, statusOf } from '../rules.ts';
import type { StoredSignature } from '../tables.ts';
import { type ContractReader, type ContractRow, findVisibleContract, toItem } from './queries/contracts.ts';

/** Actions a user may take on a contract in a state, and the right each requires. */
const ACTIONS = [
  { action: 'edit', right: 'edit', states: ['draft'] },
  { action: 'send', right: 'edit', states: ['draft'] },
  { action: 'remind', right: 'edit', states: ['sent'] },
  { action: 'upload', right: 'edit', states: ['sent'] },
  { action: 'countersign', right: 'approve', states: ['signed'] },
  { action: 'cancel', right: 'edit', states: ['draft', 'sent'] },
  { action: 'delete', right: 'delete', states: ['draft'] },
  { action: 'duplicate', right: 'add', states: ['draft', 'sent', 'signed', 'countersigned', 'ended', 'cancelled'] },
] as const satisfies readonly {
  action: Schemas['ContractAction'];
  right: string;
  states: readonly Schemas['ContractStatus'][];
}[];

const signature = (stored: StoredSignature | null, at: string | null): Schemas['ContractSignature'] | null =>
  stored === null || at === null ? null : { kind: stored.kind, name: stored.name, at };

/** A contract of the reader; 404 where he sees none. */
export async function visibleContract({ user, services }: ContractReader, id: number): Promise<ContractRow> {
  const row = await findVisibleContract(services.db, user, id);
  if (row === undefined) throw notFound();
  return row;
}

/** One contract with its terms, its text and its documents. */
export async function contractDetails(reader: ContractReader, id: number): Promise<Schemas['Contract']> {
  const { user, services } = reader;
  const { db, clock, hashKey } = services;
  const row = await visibleContract(reader, id);
  const documents = await documentsOf(db, id);
  const now = clock.now();
  const masked = isMasked(row, user);
  const status = statusOf(row, now);
  return {
    ...toItem(row, reader),
    terms: row.terms,
    text: row.sent_text ?? row.text,
    partnerData: masked ? null : row.partner_data,
    masked,
    partnerSignature: signature(row.partner_signature, row.partner_signed_at),
    agencySignature: signature(row.agency_signature, row.agency_signed_at),
    cancelledAt: row.cancelled_at,
    cancelReason: row.cancel_reason,
    remindedAt: row.reminded_at,
    linkExpiresAt: status === 'sent' ? row.link_expires_at : null,
    documents: documents.map(({ id: documentId, kind, name, size, created_at }) => ({
      documentId,
      kind,
      name,
      size,
      createdAt: created_at,
      // What was sent holds nothing that the partner has entered.
      url: masked && kind !== 'sent' ? null : signedAddress(hashKey, documentId, now),
    })),
    may: ACTIONS.flatMap(({ action, right, states }) =>
      (states as readonly string[]).includes(status) && user.may('Contract Management', right) ? [action] : [],
    ),
  };
}
