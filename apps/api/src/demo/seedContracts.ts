import { sql } from 'kysely';
import type { components } from '@resonanz/contract/types';
import { berlinDayIn } from '@resonanz/domain/berlinDay';
import { PIPELINE_STATE } from '@resonanz/domain/campaigns';
import { CONTRACT_TYPE } from '@resonanz/domain/workStates';
import { contractById, contractData, fileDocument, filledText, keepBytes, newLink } from '../areas/contracts/door.ts';
import { readSecret } from '../platform/access/secrets.ts';
import { drawContract } from '../platform/documents/pdf/contract/drawContract.ts';
import { documentFonts } from '../platform/documents/pdf/documentFonts.ts';
import { AUTHOR, countersignedBy, DAY, partnerData, signedBy, termsOf } from './contractContent.ts';
import { seedManyContracts } from './seedManyContracts.ts';
import type { Stock } from './Stock.ts';

type Status = components['schemas']['ContractStatus'];

/** How far the contracts of the demo are, and when they were sent. */
const STATES: readonly (readonly [status: Status, sentDaysAgo: number])[] = [
  ['sent', 7],
  ['signed', 4],
  ['countersigned', 20],
  ['sent', 2],
  ['draft', 0],
  ['ended', 90],
  ['cancelled', 12],
  ['countersigned', 35],
  ['draft', 0],
];

/** Booked channels whose people can be written to, and one booking of each campaign first. */
const bookings = ({ db }: Stock, count: number) =>
  db
    .selectFrom('campaign_entries as e')
    .innerJoin('campaigns as c', 'c.id', 'e.campaign_id')
    .innerJoin('influencers as i', 'i.id', 'e.influencer_id')
    .where('e.state', '=', PIPELINE_STATE.campaign)
    .where('e.final_budget', '>', 0)
    .where('i.email', 'is not', null)
    .where('c.deleted_at', 'is', null)
    .select([
      'e.id',
      'e.campaign_id',
      'e.influencer_id',
      'e.platform',
      'e.service',
      'e.final_budget',
      'c.customer_id',
      'c.start_date',
      'c.end_date',
      'i.email',
      'i.first_name',
      'i.surname',
    ])
    .orderBy(sql`row_number() over (partition by e.campaign_id order by e.id)`)
    .orderBy('e.campaign_id')
    .limit(count)
    .execute();

/** A booked channel that gets a contract. */
export type Booking = Awaited<ReturnType<typeof bookings>>[number];

/**
 * Puts contracts in every state to booked channels; the first few with the documents that their partners were sent, all
 * others with one of those.
 */
export async function seedContracts(stock: Stock, count: number): Promise<void> {
  const { db, storage, clock } = stock;
  const now = clock.now();
  const template = await db
    .selectFrom('templates')
    .select(['id', 'template'])
    .where('contract_type', '=', CONTRACT_TYPE.influencer)
    .where('language', '=', 'DE')
    .executeTakeFirstOrThrow();
  const fonts = documentFonts();
  const hashKey = await readSecret(db, 'hashes');
  const booked = await bookings(stock, count);
  for (const [index, booking] of booked.slice(0, STATES.length).entries()) {
    const [status, daysAgo] = STATES[index] ?? ['draft', 0];
    const sentAt = new Date(now.getTime() - daysAgo * DAY);
    const createdAt = new Date(sentAt.getTime() - DAY);
    const name = `${booking.first_name} ${booking.surname}`.trim();
    const { id } = await db
      .insertInto('contracts')
      .values({
        type: CONTRACT_TYPE.influencer,
        language: 'DE',
        partner_name: name,
        partner_email: booking.email ?? '',
        campaign_id: booking.campaign_id,
        campaign_entry_id: booking.id,
        customer_id: booking.customer_id,
        influencer_id: booking.influencer_id,
        template_id: template.id,
        budget: booking.final_budget,
        start_date: status === 'ended' ? berlinDayIn(now, -80) : booking.start_date,
        end_date: status === 'ended' ? berlinDayIn(now, -10) : booking.end_date,
        terms: JSON.stringify(termsOf(`${booking.platform} ${booking.service ?? ''}`.trim(), index)),
        text: template.template,
        created_by: AUTHOR,
        updated_by: AUTHOR,
        created_at: createdAt,
        updated_at: status === 'draft' ? createdAt : sentAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (status === 'draft') continue;
    const signedAt = new Date(sentAt.getTime() + 2 * DAY);
    const isSigned = status === 'signed' || status === 'countersigned' || status === 'ended';
    const sent_text = filledText(await contractById(db, id), sentAt);
    const signed = {
      partner_signed_at: signedAt,
      partner_signature: JSON.stringify(signedBy(name)),
      partner_data: JSON.stringify(partnerData(name)),
    };
    const countersigned = {
      agency_signed_at: new Date(signedAt.getTime() + DAY),
      agency_signature: JSON.stringify(countersignedBy),
    };
    const draw = async (kind: 'sent' | 'signed' | 'countersigned', at: Date): Promise<number> => {
      const row = await contractById(db, id);
      const bytes = await drawContract(contractData(row, at), fonts);
      return fileDocument(db, row, await keepBytes({ storage }, bytes, `contract-demo-${id}-${kind}.pdf`), {
        kind,
        userId: kind === 'signed' ? null : AUTHOR,
        now: at,
      });
    };
    const write = (values: object) => db.updateTable('contracts').set(values).where('id', '=', id).execute();
    const document_id = await draw('sent', sentAt);
    await write({ sent_at: sentAt, sent_text, document_id, ...newLink({ hashKey, clock: { now: () => sentAt } }, id) });
    if (status === 'cancelled')
      await write({ cancelled_at: signedAt, cancel_reason: 'Der Kunde hat den Zeitraum verschoben.' });
    if (!isSigned) continue;
    await write(signed);
    await write({ document_id: await draw('signed', signedAt) });
    if (status === 'signed') continue;
    await write(countersigned);
    await write({ document_id: await draw('countersigned', new Date(countersigned.agency_signed_at)) });
  }
  await seedManyContracts(stock, booked.slice(STATES.length), { template, hashKey });
}
