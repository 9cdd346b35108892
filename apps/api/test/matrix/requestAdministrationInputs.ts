import { type RequestStatus, REQUEST_STATUS } from '@resonanz/domain/campaigns';
import type { OperationId } from '../../src/platform/operations/area.ts';
import { testUsers } from '../kit/testUsers.ts';
import { type Asking, type CallInput, type Maker, unique } from './asking.ts';

interface Fresh {
  id: number;
  updatedAt: string;
}

/** A request of brand one that waits for a decision. */
async function freshRequest({ world }: Asking, values: { status?: RequestStatus } = {}): Promise<Fresh> {
  const { id, updated_at } = await world.server.db
    .insertInto('campaign_requests')
    .values({
      number: unique('KA-A-'),
      customer_id: 1,
      title: unique('Anfrage '),
      status: REQUEST_STATUS.pending,
      sent_at: new Date(),
      ...values,
    })
    .returning(['id', 'updated_at'])
    .executeTakeFirstOrThrow();
  return { id, updatedAt: updated_at };
}

const withRequest =
  (more: object = {}): Maker =>
  async (asking) => ({ json: { campaignRequestId: (await freshRequest(asking)).id, ...more } });

const withRequests =
  (more: object, values: { status?: RequestStatus } = {}): Maker =>
  async (asking) => ({ json: { campaignRequestId: [(await freshRequest(asking, values)).id], ...more } });

const onRequest = async (asking: Asking): Promise<CallInput & { path: { campaignRequestId: number } }> => ({
  path: { campaignRequestId: (await freshRequest(asking)).id },
});

const withComment =
  (more: object = {}): Maker =>
  async (asking) => {
    const { path } = await onRequest(asking);
    const values = {
      subject_kind: 'campaignRequest',
      subject_id: path.campaignRequestId,
      audience: 'internal',
      author_user_id: asking.account.id,
      author_side: 'agency',
      text: 'Intern.',
    } as const;
    const { id: commentId } = await asking.world.server.db
      .insertInto('comments')
      .values(values)
      .returning('id')
      .executeTakeFirstOrThrow();
    return { path, json: { commentId, ...more } };
  };

/** A self-service campaign of brand one with a channel that waits for its decision. */
async function freshSelfService({ world }: Asking): Promise<number> {
  const { db } = world.server;
  const { id } = await db
    .insertInto('campaigns')
    .values({ name: unique('Self-Service '), customer_id: 1, type: 2, status: 3 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('campaign_requests')
    .values({ number: unique('KA-S-'), customer_id: 1, title: 'Anfrage', status: 2, campaign_id: id })
    .execute();
  await db
    .insertInto('campaign_entries')
    .values({
      campaign_id: id,
      platform: 'Instagram',
      channel_handle: 'alpen',
      state: 2,
      is_published: 1,
      brand_status: 1,
      published_at: new Date(),
    })
    .execute();
  return id;
}

/** A valid input of every call on requests and self-service campaigns at the agency. */
export const requestAdministrationInputs: Readonly<Partial<Record<OperationId, Maker>>> = {
  getAgencyRequests: () => ({ json: {} }),
  getAgencyRequest: ({ world }) => ({ path: { id: world.requestOf[1] } }),
  exportAgencyRequests: () => ({ json: { format: 'csv', language: 'de' } }),
  getAgencyRequestChoices: () => ({}),
  changeCampaignRequestStatus: async (asking) => {
    const { id, updatedAt } = await freshRequest(asking);
    return { json: { campaignRequestId: id, status: 3, updatedAt, reason: 'Das Budget reicht nicht.' } };
  },
  assignCampaignRequest: withRequest({ assigneeUserId: testUsers.manager.id }),
  changeCampaignRequestArchive: withRequests({ archive: 1 }, { status: 3 }),
  changeCampaignRequestActive: withRequests({ activeStatus: 0, reason: 'Doppelt angelegt.' }),
  sendCampaignRequestNda: withRequest(),
  getAgencyRequestComments: onRequest,
  addAgencyRequestComment: async (asking) => ({ ...(await onRequest(asking)), json: { text: 'Bitte noch warten.' } }),
  editAgencyRequestComment: withComment({ text: 'Doch nicht warten.' }),
  deleteAgencyRequestComment: withComment(),
  readAgencyRequestComments: withComment(),
  getAgencyRequestHistory: onRequest,
  getCommentMail: () => ({}),
  changeCommentMail: () => ({ json: { isOn: false } }),
  getSelfServiceCampaigns: () => ({ json: {} }),
  getSelfServiceCampaign: async (asking) => ({ path: { campaignId: await freshSelfService(asking) } }),
  getBrandViewOfCampaign: async (asking) => ({ path: { campaignId: await freshSelfService(asking) } }),
  extendChannelOption: async ({ world }) => ({ json: { compaignInfluencerId: [await world.createEntry(1)] } }),
  remindBrandOfDecisions: async (asking) => ({ json: { compaignDataId: await freshSelfService(asking) } }),
};
