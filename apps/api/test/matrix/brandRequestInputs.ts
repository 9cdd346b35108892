import { type RequestStatus, REQUEST_STATUS } from '@resonanz/domain/campaigns';
import type { OperationId } from '../../src/platform/operations/area.ts';
import { type Asking, type CallInput, type Maker, unique } from './asking.ts';

/** A request with every answer, as the form sends it. */
export const requestAnswers = {
  title: 'Frühjahrskollektion',
  productName: 'Tagescreme Aloe',
  productDescription: 'Leichte Creme ohne Duftstoffe.',
  productCategory: 1,
  productLink: '',
  goal: 'awareness',
  kpi: { reach: null, clicks: null, views: null, sales: null },
  targetGroups: ['female'],
  ageBands: [],
  countries: ['DE'],
  cities: [],
  platforms: ['Instagram'],
  channelCount: 5,
  followersFrom: null,
  followersTo: null,
  services: [{ platform: 'Instagram', leistung: 'Reel' }],
  categories: [],
  budget: 12_000,
  // Always later than the day of the test.
  startDate: '2099-09-01',
  durationMonths: 3,
  durationOther: '',
  postingFrom: null,
  postingTo: null,
  briefingDo: '',
  briefingDont: '',
  hashtags: [],
  buyOutMonths: null,
  ndaRequired: false,
} as const;

async function freshRequest(
  { world }: Asking,
  values: { status?: RequestStatus; is_draft?: boolean; nda_required?: boolean } = {},
): Promise<number> {
  const row = await world.server.db
    .insertInto('campaign_requests')
    .values({
      number: unique('KA-'),
      customer_id: 1,
      title: 'Anfrage',
      status: REQUEST_STATUS.pending,
      sent_at: new Date(),
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

async function comment({ world, account }: Asking, subject_kind: string, subject_id: number): Promise<number> {
  const values = {
    subject_kind,
    subject_id,
    audience: 'shared',
    author_user_id: account.id,
    author_side: 'brand',
    text: 'Frage',
  } as const;
  return (await world.server.db.insertInto('comments').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

const onRequest =
  (more: object = {}): Maker =>
  async (asking) => ({ json: { campaignRequestId: await freshRequest(asking), ...more } });
const onChannel =
  (more: object = {}): Maker =>
  async ({ world }) => ({ json: { compaignInfluencerId: await world.createEntry(1), ...more } });

const onRequestComment =
  (more: object = {}): Maker =>
  async (asking) => {
    const campaignRequestId = await freshRequest(asking);
    return {
      json: { campaignRequestId, commentId: await comment(asking, 'campaignRequest', campaignRequestId), ...more },
    };
  };
const onChannelComment =
  (more: object = {}): Maker =>
  async (asking) => {
    const compaignInfluencerId = await asking.world.createEntry(1);
    return {
      json: { compaignInfluencerId, commentId: await comment(asking, 'campaignEntry', compaignInfluencerId), ...more },
    };
  };
const channelPath = async ({ world }: Asking): Promise<CallInput> => ({
  path: { compaignInfluencerId: await world.createEntry(1) },
});

/** A valid input of every served call of a brand's requests and activities. */
export const brandRequestInputs: Readonly<Partial<Record<OperationId, Maker>>> = {
  getSelfServiceFigures: () => ({}),
  saveCampaignRequest: async (asking) => ({
    json: { campaignRequestId: await freshRequest(asking, { is_draft: true }), form: requestAnswers, send: true },
  }),
  withdrawCampaignRequest: onRequest(),
  changeCampaignRequestNdaStatus: async (asking) => ({
    json: {
      campaignRequestId: await freshRequest(asking, { nda_required: true }),
      ndaStatus: 2,
      name: 'Mia Muster',
      ndaVersion: 1,
    },
  }),
  getCampaignRequestComments: async (asking) => ({ path: { campaignRequestId: await freshRequest(asking) } }),
  addCampaignRequestComment: onRequest({ text: 'Wann geht es los?' }),
  editCampaignRequestComment: onRequestComment({ text: 'Wann genau?' }),
  deleteCampaignRequestComment: onRequestComment(),
  readCampaignRequestComments: onRequestComment(),
  getCampaignRequestChannelComments: channelPath,
  addCampaignRequestChannelComment: onChannel({ text: 'Passt gut.' }),
  editCampaignRequestChannelComment: onChannelComment({ text: 'Passt sehr gut.' }),
  deleteCampaignRequestChannelComment: onChannelComment(),
  readCampaignRequestChannelComments: onChannelComment(),
  downloadCampaignRequestReport: ({ world }) => ({ path: { id: world.requestOf[1] } }),
  decideOnFinalContent: async ({ world }) => {
    const compaignInfluencerId = await world.createEntry(1, { state: 3 });
    await world.server.db
      .updateTable('campaign_entries')
      .set({ content_status: 'Eingereicht' })
      .where('id', '=', compaignInfluencerId)
      .execute();
    return { json: { compaignInfluencerId, finalContentStatus: 1 } };
  },
  getImaActive: () => ({}),
  addImaActiveComment: onChannel({ text: 'Bitte vor 12 Uhr.' }),
};
