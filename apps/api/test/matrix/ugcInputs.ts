import type { Insertable } from 'kysely';
import type { UgcVideosTable } from '../../src/areas/ugc-requests/tables.ts';
import type { UgcRequestsTable } from '../../src/areas/ugc-requests/tables.ts';
import type { OperationId } from '../../src/platform/operations/area.ts';
import { film, ugcOrder } from '../kit/ugcFixture.ts';
import { type Asking, type CallInput, type Maker, unique } from './asking.ts';
import { MARKS } from './world.ts';

type Values = Partial<Insertable<UgcRequestsTable>>;

/** A sent request of brand one. */
async function requestOf(
  { world }: Pick<Asking, 'world'>,
  values: Values = {},
): Promise<{ id: number; updatedAt: string }> {
  const row = await world.server.db
    .insertInto('ugc_requests')
    .values({
      number: unique('UGC-'),
      customer_id: 1,
      product_name: MARKS.brandOne,
      languages: ['de'],
      briefing: 'Das Auftragen am Abend.',
      is_draft: false,
      ...values,
    })
    .returning(['id', 'updated_at'])
    .executeTakeFirstOrThrow();
  return { id: row.id, updatedAt: row.updated_at };
}

const withRequest =
  (more: object = {}, values: Values = {}): Maker =>
  async (asking) => ({ json: { ugcCampaignRequestId: (await requestOf(asking, values)).id, ...more } });

async function fileOf({ world }: Pick<Asking, 'world'>, videoId: number): Promise<number> {
  const { services } = world.server.server;
  const key = `${unique('content-')}.mp4`;
  await services.storage.put('content', key, film());
  const values = {
    key,
    name: 'film.mp4',
    content_type: 'video/mp4',
    size: 64,
    subject: 'ugcVideo',
    subject_id: videoId,
    kind: 'content',
  } as const;
  return (await services.db.insertInto('files').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

/** A video of an approved request with its first version, shown to the brand unless it says otherwise. */
export async function videoOf(
  asking: Pick<Asking, 'world'>,
  values: Partial<Insertable<UgcVideosTable>> = {},
  isShown = true,
): Promise<number> {
  const { db } = asking.world.server;
  const { id: request_id } = await requestOf(asking, { status: 2 });
  const { id } = await db
    .insertInto('ugc_videos')
    .values({ request_id, position: 1, content_status: 'Eingereicht', ...values })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('ugc_video_versions')
    .values({
      video_id: id,
      version: 1,
      file_id: await fileOf(asking, id),
      submitted_at: isShown ? new Date() : null,
      preview_state: 'ready',
    })
    .execute();
  return id;
}

const withVideo =
  (more: object = {}, values: Partial<Insertable<UgcVideosTable>> = {}, isShown = true): Maker =>
  async (asking) => ({ json: { ugcVideoId: await videoOf(asking, values, isShown), ...more } });

/** A creator that was proposed for a request of brand one, in a campaign of its own. */
async function creatorOf({ world }: Pick<Asking, 'world'>): Promise<number> {
  const { db } = world.server;
  const { id: campaign_id } = await db
    .insertInto('campaigns')
    .values({ name: MARKS.brandOne, customer_id: 1, type: 3, status: 2 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await requestOf({ world }, { status: 2, campaign_id });
  const { id } = await db
    .insertInto('campaign_entries')
    .values({
      campaign_id,
      platform: 'Instagram',
      channel_handle: MARKS.brandOne,
      state: 2,
      is_published: 1,
      brand_status: 1,
      external_budget: 1000,
      published_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const withCreator =
  (more: object = {}): Maker =>
  async (asking) => ({ json: { compaignInfluencerId: await creatorOf(asking), ...more } });

/** A shared comment of the caller. */
async function commentOn(
  { world, account }: Asking,
  subject_kind: 'ugcRequest' | 'ugcVideo' | 'campaignEntry',
  subject_id: number,
): Promise<number> {
  const values = {
    subject_kind,
    subject_id,
    audience: 'shared',
    author_user_id: account.id,
    author_side: 'brand',
    text: 'Mit Musik?',
  } as const;
  return (await world.server.db.insertInto('comments').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

const onRequestComment =
  (more: object = {}): Maker =>
  async (asking) => {
    const { id: ugcCampaignRequestId } = await requestOf(asking);
    return {
      json: { ugcCampaignRequestId, commentId: await commentOn(asking, 'ugcRequest', ugcCampaignRequestId), ...more },
    };
  };
const onVideoComment =
  (more: object = {}): Maker =>
  async (asking) => {
    const ugcVideoId = await videoOf(asking);
    return { json: { ugcVideoId, commentId: await commentOn(asking, 'ugcVideo', ugcVideoId), ...more } };
  };
const onCreatorComment =
  (more: object = {}): Maker =>
  async (asking) => {
    const compaignInfluencerId = await creatorOf(asking);
    return {
      json: {
        compaignInfluencerId,
        commentId: await commentOn(asking, 'campaignEntry', compaignInfluencerId),
        ...more,
      },
    };
  };

const nothing = (): CallInput => ({});

/** A valid input of every served call of UGC requests. */
export const ugcInputs: Readonly<Partial<Record<OperationId, Maker>>> = {
  getUgcRequestsPage: () => ({ json: {} }),
  exportUgcRequests: () => ({ json: { format: 'csv', language: 'de' } }),
  getUgcRequest: async (asking) => ({ path: { id: (await requestOf(asking)).id } }),
  getUgcRequestStatistics: nothing,
  downloadUgcReport: async (asking) => ({
    query: { format: 'csv', ugcCampaignRequestId: (await requestOf(asking)).id },
  }),
  getUgcPrices: nothing,
  getUgcChoices: nothing,
  saveUgcRequest: async (asking) => {
    const { id, updatedAt } = await requestOf(asking);
    return { json: { ...ugcOrder, ugcCampaignRequestId: id, updatedAt, send: true } };
  },
  withdrawUgcRequest: withRequest(),
  getUgcRequestComments: async (asking) => ({ path: { ugcCampaignRequestId: (await requestOf(asking)).id } }),
  addUgcRequestComment: withRequest({ text: 'Bitte mit Musik.' }),
  editUgcRequestComment: onRequestComment({ text: 'Bitte ohne Musik.' }),
  deleteUgcRequestComment: onRequestComment(),
  readUgcRequestComments: onRequestComment(),
  getUgcRequestHistory: async (asking) => ({ path: { ugcCampaignRequestId: (await requestOf(asking)).id } }),
  decideOnUgcRequestChannel: withCreator({ brandStatus: 3 }),
  getUgcChannelComments: async (asking) => ({ path: { compaignInfluencerId: await creatorOf(asking) } }),
  addUgcRequestChannelComment: withCreator({ text: 'Passt gut zu uns.' }),
  editUgcRequestChannelComment: onCreatorComment({ text: 'Passt sehr gut.' }),
  deleteUgcRequestChannelComment: onCreatorComment(),
  readUgcRequestChannelComments: onCreatorComment(),
  getUgcVideoComments: async (asking) => ({ path: { ugcVideoId: await videoOf(asking) } }),
  addUgcVideoComment: withVideo({ version: 1, atSeconds: 3, text: 'Hier bitte langsamer.' }),
  editUgcVideoComment: onVideoComment({ text: 'Hier schneller.' }),
  deleteUgcVideoComment: onVideoComment(),
  readUgcVideoComments: onVideoComment(),
  decideOnFinalVideo: withVideo({ version: 1, finalContentStatus: 1 }),
  downloadUgcVideo: async (asking) => ({
    path: { ugcVideoId: await videoOf(asking, { final_content_status: 1, content_status: 'Freigegeben' }) },
  }),
  addUgcOffer: withRequest({ lines: [{ text: 'Drei Videos', amount: 435 }] }),
  changeUgcRequestStatus: async (asking) => {
    const { id, updatedAt } = await requestOf(asking);
    return { json: { ugcCampaignRequestId: id, status: 2, updatedAt } };
  },
  assignUgcRequest: withRequest({ userId: null }),
  changeUgcRequestPlace: withRequest({ active: false, reason: 'Doppelt angefragt.' }),
  updateUgcVideo: withVideo({ carrier: 'DHL' }),
  addUgcVersion: async (asking) => {
    const ugcVideoId = await videoOf(asking, { campaign_entry_id: await creatorOf(asking) });
    return { json: { ugcVideoId, fileId: await fileOf(asking, ugcVideoId) } };
  },
  submitUgcVersion: withVideo({}, {}, false),
  askForUgcCorrection: withVideo({ comment: 'Bitte heller.' }, {}, false),
};
