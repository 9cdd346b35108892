import { readFile } from 'node:fs/promises';
import { CAMPAIGN_MANAGERS } from '@resonanz/demo-data/accounts';
import type { DemoUgcRequest } from '@resonanz/demo-data/ugcRequests';
import { berlinDay, berlinDayIn } from '@resonanz/domain/berlinDay';
import {
  APPROVAL_STATUS,
  CAMPAIGN_STATUS,
  CAMPAIGN_TYPE,
  BRAND_STATUS,
  PUBLISHED,
  PIPELINE_STATE,
  ENTRY_TYPE,
  REQUEST_STATUS,
} from '@resonanz/domain/campaigns';
import { pricesOfDay } from '../areas/ugc-requests/door.ts';
import type { Stock } from './Stock.ts';

const DAY = 86_400_000;
/** The content status of a video of the demo. */
const CONTENT_OF = { ready: 'Eingereicht', accepted: 'Freigegeben', correction: 'Korrektur' } as const;

interface Place {
  requestId: number;
  customerId: number;
  sentAt: Date;
  assigneeId: number | null;
}

/** The film of a version; every video of the demo shows the same one. */
async function filmOf({ db, storage }: Stock, videoId: number, at: Date, assigneeId: number | null): Promise<number> {
  const bytes = await readFile(new URL('serum.webm', import.meta.url));
  const key = `content-demo-ugc-${videoId}.webm`;
  await storage.put('content', key, bytes);
  const values = {
    key,
    name: `video-${videoId}.webm`,
    content_type: 'video/webm',
    size: bytes.length,
    subject: 'ugcVideo',
    subject_id: videoId,
    kind: 'content',
    uploaded_by: assigneeId,
    created_at: at,
  } as const;
  return (await db.insertInto('files').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

/** Two creators of the network as proposals of a campaign: both agreed on, or one to be decided. */
async function propose(
  { db }: Stock,
  { areCreatorsAgreed }: DemoUgcRequest,
  campaignId: number,
  at: Date,
): Promise<number[]> {
  const people = await db
    .selectFrom('channels as h')
    .innerJoin('influencers as i', 'i.id', 'h.influencer_id')
    .select(['h.id', 'h.influencer_id', 'h.platform', 'h.handle', 'h.url', 'h.followers'])
    .where('h.platform', 'in', ['Instagram', 'TikTok'])
    .where('h.active', '=', true)
    .where('i.deleted_at', 'is', null)
    .orderBy('h.id')
    .offset((campaignId % 20) * 2)
    .limit(2)
    .execute();
  if (people.length === 0) return [];
  const rows = people.map((person, index) => ({
    campaign_id: campaignId,
    influencer_id: person.influencer_id,
    channel_id: person.id,
    platform: person.platform,
    channel_handle: person.handle,
    original_url: person.url,
    followers: person.followers,
    type: ENTRY_TYPE.creator,
    state: PIPELINE_STATE.interestedPerson,
    service: 'Ugc',
    external_budget: 145,
    is_published: PUBLISHED.yes,
    published_at: at,
    brand_status: index === 0 || areCreatorsAgreed ? BRAND_STATUS.approve : BRAND_STATUS.pending,
    tag: 'Interessent',
    created_at: at,
    updated_at: at,
  }));
  return (await db.insertInto('campaign_entries').values(rows).returning('id').execute()).map(({ id }) => id);
}

/** The campaign of an approved request, with creators, videos and their versions. */
async function approve(
  stock: Stock,
  request: DemoUgcRequest,
  { requestId, customerId, sentAt, assigneeId }: Place,
): Promise<void> {
  const { db } = stock;
  const at = new Date(sentAt.getTime() + 2 * DAY);
  const { id: campaignId } = await db
    .insertInto('campaigns')
    .values({
      name: request.productName,
      customer_id: customerId,
      type: CAMPAIGN_TYPE.ugc,
      status: request.videos.length === request.videoCount ? CAMPAIGN_STATUS.completed : CAMPAIGN_STATUS.running,
      budget: request.offer?.amount ?? null,
      owner_user_id: assigneeId,
      product: request.productName,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('ugc_requests')
    .set({ campaign_id: campaignId, started_at: at })
    .where('id', '=', requestId)
    .execute();
  const [creator] = await propose(stock, request, campaignId, at);
  for (let index = 0; index < request.videoCount; index += 1) {
    const word = request.videos[index];
    const shownAt = new Date(sentAt.getTime() + (10 + index) * DAY);
    const { id: videoId } = await db
      .insertInto('ugc_videos')
      .values({
        request_id: requestId,
        position: index + 1,
        campaign_entry_id: creator ?? null,
        content_status: word === undefined ? 'Offen' : CONTENT_OF[word],
        final_content_status:
          word === 'accepted'
            ? APPROVAL_STATUS.approved
            : word === 'correction'
              ? APPROVAL_STATUS.declined
              : APPROVAL_STATUS.pending,
        decline_reason: word === 'correction' ? 'Bitte die Flasche am Ende etwas länger zeigen.' : null,
        corrections: word === 'correction' ? 1 : 0,
        carrier: request.shipsProduct ? 'DHL' : '',
        tracking_number: request.shipsProduct ? `JD0146${requestId}${index}` : '',
        shipped_on: request.shipsProduct ? berlinDayIn(at, 3) : null,
        decided_at: word === 'accepted' || word === 'correction' ? new Date(shownAt.getTime() + DAY) : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (word === undefined) continue;
    const file_id = await filmOf(stock, videoId, shownAt, assigneeId);
    await db
      .insertInto('ugc_video_versions')
      .values({
        video_id: videoId,
        version: 1,
        file_id,
        created_by: assigneeId,
        created_at: shownAt,
        submitted_at: shownAt,
      })
      .execute();
    if (word !== 'accepted') {
      await db
        .insertInto('comments')
        .values({
          subject_kind: 'ugcVideo',
          subject_id: videoId,
          audience: 'shared',
          author_user_id: request.brand,
          author_side: 'brand',
          text: 'Hier darf die Flasche ruhig näher ins Bild.',
          version: 1,
          at_seconds: 2,
          created_at: new Date(shownAt.getTime() + DAY / 2),
        })
        .execute();
    }
  }
}

/** Puts UGC requests of the brands in every state, with creators, videos and comments. */
export async function seedUgc(stock: Stock, requests: readonly DemoUgcRequest[]): Promise<void> {
  const { db, clock } = stock;
  const now = clock.now();
  const assigneeId = CAMPAIGN_MANAGERS[0] ?? null;
  for (const [index, request] of requests.entries()) {
    const sentAt = new Date(now.getTime() - request.sentDaysAgo * DAY);
    const isDraft = request.state === 'draft';
    const { id: requestId } = await db
      .insertInto('ugc_requests')
      .values({
        number: `UGC-${berlinDay(sentAt).slice(0, 4)}-${String(index + 1).padStart(4, '0')}`,
        customer_id: request.customerId,
        created_by_user_id: request.brand,
        assignee_user_id: isDraft ? null : assigneeId,
        product_name: request.productName,
        product_description: request.productDescription,
        video_count: request.videoCount,
        length: request.length,
        length_text: request.lengthText,
        start_variants: request.startVariants,
        subtitles: request.extras.includes('subtitles'),
        music: request.extras.includes('music'),
        professional_photos: request.extras.includes('professional_photos'),
        languages: [...request.languages],
        style: request.style,
        creator_wishes: request.creatorWishes,
        briefing: request.briefing,
        ships_product: request.shipsProduct,
        delivery_date: berlinDayIn(now, request.deliveryIn),
        duration: request.duration,
        prices: isDraft ? null : JSON.stringify(await pricesOfDay(db, sentAt)),
        status: REQUEST_STATUS[request.state === 'draft' ? 'pending' : request.state],
        decline_reason: request.declineReason,
        is_draft: isDraft,
        sent_at: isDraft ? null : sentAt,
        created_at: sentAt,
        updated_at: sentAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (request.offer !== null) {
      const { text, amount } = request.offer;
      await db
        .insertInto('ugc_offers')
        .values({
          request_id: requestId,
          version: 1,
          lines: JSON.stringify([{ text, amount }]),
          total: amount,
          created_by: assigneeId,
          created_at: sentAt,
        })
        .execute();
    }
    for (const [turn, text] of request.talk.entries()) {
      const isAgency = turn % 2 === 0;
      await db
        .insertInto('comments')
        .values({
          subject_kind: 'ugcRequest',
          subject_id: requestId,
          audience: 'shared',
          author_user_id: isAgency ? assigneeId : request.brand,
          author_side: isAgency ? 'agency' : 'brand',
          text,
          created_at: new Date(sentAt.getTime() + (turn + 3) * DAY),
        })
        .execute();
    }
    if (request.state === 'approved')
      await approve(stock, request, { requestId, customerId: request.customerId, sentAt, assigneeId });
  }
}
