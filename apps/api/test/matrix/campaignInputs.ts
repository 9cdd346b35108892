import type { CampaignStatus } from '@resonanz/domain/campaigns';
import type { OperationId } from '../../src/platform/operations/area.ts';
import { type Asking, type CallInput, type Maker, unique } from './asking.ts';

const ofCampaign: Maker = ({ world }) => ({ query: { campaignId: world.campaignOf[1] } });
const onCampaign = ({ world }: Pick<Asking, 'world'>): CallInput => ({ path: { campaignId: world.campaignOf[1] } });
const onEntry = async ({ world }: Pick<Asking, 'world'>): Promise<CallInput> => ({
  path: { compaignInfluencerId: await world.createEntry(1) },
});

async function freshCampaign({ world }: Asking, values: { status?: CampaignStatus } = {}): Promise<number> {
  const { id } = await world.server.db
    .insertInto('campaigns')
    .values({ name: unique('Kampagne '), ...values })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const withCampaign =
  (more: object = {}, values: { status?: CampaignStatus } = {}): Maker =>
  async (asking) => ({ json: { compaignDataId: [await freshCampaign(asking, values)], ...more } });

const withEntry =
  (more: object = {}, values?: { state?: 1 | 2 | 3; is_published?: 0 | 1 }): Maker =>
  async ({ world }) => ({ json: { compaignInfluencerId: [await world.createEntry(1, values)], ...more } });

async function freshComment({ world, account }: Asking, subject_kind: string, subject_id: number): Promise<number> {
  const { id } = await world.server.db
    .insertInto('comments')
    .values({
      subject_kind,
      subject_id,
      audience: 'internal',
      author_user_id: account.id,
      author_side: 'agency',
      text: 'Intern.',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A valid input of every served call of campaigns and of the channels in them. */
export const campaignInputs: Readonly<Partial<Record<OperationId, Maker>>> = {
  // Campaigns
  findAllCampaigns: () => ({ query: { pageSize: 100 } }),
  getCampaign: ({ world }) => ({ path: { id: world.campaignOf[1] } }),
  getCampaignStatistics: ofCampaign,
  getCampaignStateCounts: ofCampaign,
  getMaxCampaignBudget: () => ({}),
  findCampaignsByText: () => ({ query: { text: 'marke' } }),
  getCampaignNames: () => ({}),
  getCampaignChoices: () => ({}),
  getCampaignDraft: ({ world }) => ({ query: { copyOf: world.campaignOf[1] } }),
  addCampaign: () => ({ json: { kampagnenname: unique('Kampagne ') } }),
  updateCampaign: async ({ world }) => {
    const { updated_at } = await world.server.db
      .selectFrom('campaigns')
      .select('updated_at')
      .where('id', '=', world.campaignOf[1])
      .executeTakeFirstOrThrow();
    return { json: { compaignDataId: world.campaignOf[1], updatedAt: updated_at, budget: Number(unique('1')) } };
  },
  saveCampaign: () => ({ json: { kampagnenname: unique('Kampagne ') } }),
  deleteCampaigns: withCampaign(),
  addKpiCalculation: ({ world }) => ({ json: { compaignDataId: world.campaignOf[1] } }),
  getKpiCalculations: ofCampaign,
  refreshCampaignFigures: ({ world }) => ({ json: { compaignDataId: world.campaignOf[1] } }),
  changeBrandInvoiceStatus: async (asking) => ({
    json: {
      compaignDataId: await freshCampaign(asking),
      brandInvoice: 2,
      invoiceNumber: 'R-1',
      invoiceDate: '2026-05-04',
    },
  }),
  changeCampaignArchiveStatus: withCampaign({ archive: 1 }, { status: 4 }),
  changeCampaignActiveStatus: withCampaign({ activeStatus: 0 }),
  changeCampaignStatus: async (asking) => ({ json: { compaignDataId: await freshCampaign(asking), status: 2 } }),
  changeBrandNdaStatus: async (asking) => ({
    json: { compaignDataId: await freshCampaign(asking), brandNdaStatus: 2, reason: 'Per E-Mail am 4. Mai.' },
  }),
  downloadCampaignReport: ({ world }) => ({ path: { id: world.campaignOf[1] } }),
  exportCampaigns: () => ({ json: { format: 'csv', language: 'de' } }),
  getCampaignComments: onCampaign,
  addCampaignComment: ({ world }) => ({ ...onCampaign({ world }), json: { text: 'Bitte noch warten.' } }),
  editCampaignComment: async (asking) => ({
    ...onCampaign(asking),
    json: { commentId: await freshComment(asking, 'campaign', asking.world.campaignOf[1]), text: 'Doch nicht warten.' },
  }),
  deleteCampaignComment: async (asking) => ({
    ...onCampaign(asking),
    json: { commentId: await freshComment(asking, 'campaign', asking.world.campaignOf[1]) },
  }),
  getCampaignHistory: onCampaign,

  // Channels in campaigns
  getCampaignInfluencers: ({ world }) => ({ json: { campaignId: world.campaignOf[1], state: 2 } }),
  getAllCampaignInfluencers: ofCampaign,
  findCampaignChannel: ({ world }) => ({ query: { compaignDataId: world.campaignOf[1], text: 'Fremdgesicht' } }),
  addEditCampaignInfluencers: async ({ world }) => ({ json: [await world.createNewEntry(1)] }),
  updateCampaignInfluencer: async ({ world }) => ({
    json: {
      compaignInfluencerId: await world.createEntry(1),
      fields: { notizen: 'Nur Reels.' },
      expected: { notizen: 'intern' },
    },
  }),
  updateCampaignInfluencers: withEntry({ fields: { tag: 'Ersatz' } }),
  deleteCampaignInfluencers: withEntry(),
  changeCampaignInfluencerState: withEntry({ state: 2 }, { state: 1, is_published: 0 }),
  changePublishedStatus: withEntry({ isPublished: 1 }, { state: 2, is_published: 0 }),
  changeContentStatus: withEntry({ contentStatus: 'Offen' }, { state: 3 }),
  changeFinalContentStatus: withEntry({ finalContentStatus: 1, reason: 'Am Telefon.' }, { state: 3 }),
  changeInvoiceStatus: withEntry(
    { invoiceStatus: 'Eingegangen', invoiceNumber: 'R-7', invoiceAmount: 800 },
    { state: 3 },
  ),
  changeBrandStatus: withEntry({ brandStatus: 3, note: 'Am Telefon.' }),
  changeNdaSignedStatus: withEntry({ ndaSignedStatus: 1 }),
  changeBrandInterestStatus: withEntry({ interestStatus: 1 }),
  exportCampaignInfluencers: ({ world }) => ({
    json: { campaignId: world.campaignOf[1], state: 2, format: 'csv', language: 'de' },
  }),
  getCampaignInfluencerComments: onEntry,
  addCampaignInfluencerComment: async (asking) => ({ ...(await onEntry(asking)), json: { text: 'Bitte nachfassen.' } }),
  editCampaignInfluencerComment: async (asking) => {
    const id = await asking.world.createEntry(1);
    return {
      path: { compaignInfluencerId: id },
      json: { commentId: await freshComment(asking, 'campaignEntry', id), text: 'Schon nachgefasst.' },
    };
  },
  deleteCampaignInfluencerComment: async (asking) => {
    const id = await asking.world.createEntry(1);
    return { path: { compaignInfluencerId: id }, json: { commentId: await freshComment(asking, 'campaignEntry', id) } };
  },
  readCampaignInfluencerComments: async (asking) => {
    const id = await asking.world.createEntry(1);
    return { path: { compaignInfluencerId: id }, json: { commentId: await freshComment(asking, 'campaignEntry', id) } };
  },
  getCampaignInfluencerHistory: onEntry,
};
