import { berlinDay } from '@resonanz/domain/berlinDay';
import { CONTRACT_TYPE } from '@resonanz/domain/workStates';
import { newLink } from '../areas/contracts/door.ts';
import { AUTHOR, countersignedBy, DAY, partnerData, signedBy, termsOf } from './contractContent.ts';
import { continueIds, insertRows } from './insertRows.ts';
import type { Booking } from './seedContracts.ts';
import type { Stock } from './Stock.ts';

type Stage = 'draft' | 'sent' | 'signed' | 'countersigned' | 'cancelled';

/** Of ten contracts for campaigns that are not over; for one that is, a contract was signed or cancelled. */
const STAGES: readonly Stage[] = [
  'draft',
  'sent',
  'sent',
  'signed',
  'countersigned',
  'countersigned',
  'countersigned',
  'countersigned',
  'signed',
  'cancelled',
];

interface Use {
  readonly template: { readonly id: number; readonly template: string };
  readonly hashKey: Uint8Array;
}

const bytes = (value: Buffer): string => `\\x${value.toString('hex')}`;

/**
 * The contracts of the large data, thousands at once: they have no documents of their own, and their partners have been
 * reminded already.
 */
export async function seedManyContracts(
  { db, clock }: Stock,
  booked: readonly Booking[],
  { template, hashKey }: Use,
): Promise<void> {
  const shared = await db
    .selectFrom('contracts')
    .select(({ fn }) => [fn.max('id').as('last'), fn.min('document_id').as('document')])
    .executeTakeFirstOrThrow();
  if (booked.length === 0 || shared.document === null) return;
  const now = clock.now();
  const rows = booked.map((booking, index) => {
    const id = (shared.last ?? 0) + index + 1;
    const isOver = booking.end_date !== null && booking.end_date < berlinDay(now);
    const drawn = STAGES[index % STAGES.length] ?? 'draft';
    const stage = isOver && drawn !== 'cancelled' ? 'countersigned' : drawn;
    const before = isOver && booking.start_date !== null ? new Date(booking.start_date) : now;
    const sentAt = new Date(before.getTime() - (3 + (index % 17)) * DAY);
    const createdAt = new Date(sentAt.getTime() - DAY);
    const signedAt = new Date(sentAt.getTime() + 2 * DAY);
    const isSent = stage !== 'draft';
    const isSigned = stage === 'signed' || stage === 'countersigned';
    const name = `${booking.first_name} ${booking.surname}`.trim();
    const link = newLink({ hashKey, clock: { now: () => sentAt } }, id);
    return {
      id,
      type: CONTRACT_TYPE.influencer,
      language: 'DE',
      partnerName: name,
      partnerEmail: booking.email ?? '',
      campaignId: booking.campaign_id,
      campaignEntryId: booking.id,
      customerId: booking.customer_id,
      influencerId: booking.influencer_id,
      templateId: template.id,
      budget: booking.final_budget,
      startDate: booking.start_date,
      endDate: booking.end_date,
      terms: termsOf(`${booking.platform} ${booking.service ?? ''}`.trim(), index),
      text: template.template,
      sentAt: isSent ? sentAt : null,
      documentId: isSent ? shared.document : null,
      linkNonce: isSent ? bytes(link.link_nonce) : null,
      linkHash: isSent ? bytes(link.link_hash) : null,
      linkExpiresAt: isSent ? link.link_expires_at : null,
      reminders: isSent ? 2 : 0,
      remindedAt: isSent ? sentAt : null,
      cancelledAt: stage === 'cancelled' ? signedAt : null,
      cancelReason: stage === 'cancelled' ? 'Der Kunde hat den Zeitraum verschoben.' : null,
      partnerSignedAt: isSigned ? signedAt : null,
      partnerSignature: isSigned ? signedBy(name) : null,
      partnerData: isSigned ? partnerData(name) : null,
      agencySignedAt: stage === 'countersigned' ? new Date(signedAt.getTime() + DAY) : null,
      agencySignature: stage === 'countersigned' ? countersignedBy : null,
      createdBy: AUTHOR,
      updatedBy: AUTHOR,
      createdAt,
      updatedAt: isSent ? sentAt : createdAt,
    };
  });
  await insertRows(db, 'contracts', rows, Object.keys(rows[0] ?? {}));
  await continueIds(db, 'contracts');
}
