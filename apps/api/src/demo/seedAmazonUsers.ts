import { CAMPAIGN_MANAGERS } from '@resonanz/demo-data/accounts';
import { amazonOrderPicture, DEMO_AMAZON_USERS } from '@resonanz/demo-data/amazonUsers';
import { berlinDay } from '@resonanz/domain/berlinDay';
import type { Stock } from './Stock.ts';

const DAY = 86_400_000;
const CAMPAIGNS = 4;

/** Puts people who registered for Amazon tests, with pictures of their orders. */
export async function seedAmazonUsers({ db, storage, clock }: Stock): Promise<void> {
  const campaigns = await db.selectFrom('campaigns').select('id').orderBy('id').limit(CAMPAIGNS).execute();
  if (campaigns.length === 0) return;
  const author = CAMPAIGN_MANAGERS[0] ?? null;
  const ago = (days: number): Date => new Date(clock.now().getTime() - days * DAY);
  for (const person of DEMO_AMAZON_USERS) {
    const { order, refund, registeredDaysAgo } = person;
    const { id } = await db
      .insertInto('amazon_users')
      .values({
        first_name: person.firstName,
        last_name: person.lastName,
        email: person.email,
        language: person.language,
        profile_link: person.profileLink,
        country: person.country,
        campaign_id: campaigns[person.campaign % campaigns.length]?.id ?? 0,
        state: person.state,
        order_number: order?.orderNumber ?? null,
        amount: order?.amount ?? null,
        ordered_on: order && berlinDay(ago(order.daysAgo)),
        decline_reason: person.declineReason,
        refund_amount: refund?.amount ?? null,
        refunded_on: refund && berlinDay(ago(refund.daysAgo)),
        review_link: person.reviewLink,
        notes: person.notes,
        created_at: ago(registeredDaysAgo),
        updated_at: ago(refund?.daysAgo ?? order?.daysAgo ?? registeredDaysAgo),
        updated_by: author,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (order === null) continue;
    const bytes = Buffer.from(amazonOrderPicture(order.orderNumber, order.amount), 'utf8');
    const key = `attachment-demo-amazon-${id}.svg`;
    await storage.put('attachment', key, bytes);
    await db
      .insertInto('files')
      .values({
        key,
        name: 'Bestellung.svg',
        content_type: 'image/svg+xml',
        size: bytes.length,
        subject: 'amazonUser',
        subject_id: id,
        kind: 'attachment',
        uploaded_by: author,
        created_at: ago(order.daysAgo),
      })
      .execute();
  }
}
