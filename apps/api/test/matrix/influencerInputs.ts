import type { OperationId } from '../../src/platform/operations/area.ts';
import { type Asking, type CallInput, freshEmail, type Maker, unique } from './asking.ts';
import { picture } from './onePoint.ts';

async function freshPerson({ world }: Asking): Promise<number> {
  const row = await world.server.db
    .insertInto('influencers')
    .values({ first_name: 'Pia', surname: 'Probe' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

async function readAt({ world }: Asking, influencerId: number): Promise<string> {
  const row = await world.server.db
    .selectFrom('influencers')
    .select('updated_at')
    .where('id', '=', influencerId)
    .executeTakeFirstOrThrow();
  return new Date(row.updated_at).toISOString();
}

function importForm(withMapping: boolean): CallInput {
  const email = freshEmail();
  const file = new File(
    [`Vorname;Nachname;E-Mail;Kanal\nMia;Muster;${email};https://www.instagram.com/${unique('mia')}\n`],
    'liste.csv',
    { type: 'text/csv' },
  );
  const columns = (['firstName', 'surname', 'email', 'channelUrl'] as const).map((field, column) => ({
    column,
    field,
  }));
  return { form: { file, ...(withMapping ? { mapping: JSON.stringify({ columns, skipInvalidRows: false }) } : {}) } };
}

const bookmarkOf = ({ world, caller }: Asking) => {
  const channel = caller === '7' ? world.channels.management : world.channels.others;
  return {
    json: { emailId: '', influencersId: 0, loginUser: 0, platform: 'instagram', channelId: channel.id, userId: 0 },
  };
};

/** A person and a channel that the caller may change. */
const ownPerson = ({ world, caller }: Asking) => (caller === '7' ? world.channels.management : world.channels.others);
const ofPerson: Maker = (asking) => ({ path: { influencerId: ownPerson(asking).influencerId } });
const ofChannel: Maker = (asking) => ({ path: { id: ownPerson(asking).id } });

async function commentOf(asking: Asking): Promise<number> {
  const values = {
    subject_kind: 'influencer',
    subject_id: ownPerson(asking).influencerId,
    audience: 'internal',
    author_side: 'agency',
    text: 'Notiz',
    author_user_id: asking.account.id,
  } as const;
  return (await asking.world.server.db.insertInto('comments').values(values).returning('id').executeTakeFirstOrThrow())
    .id;
}

const nothing: Maker = () => ({});

/** A valid input of every served call of influencers, their channels and the watch list. */
export const influencerInputs: Readonly<Partial<Record<OperationId, Maker>>> = {
  // Influencers and watch list
  searchInfluencers: () => ({ json: { pageSize: 100 } }),
  countInfluencersByFilter: () => ({ json: {} }),
  findAllInfluencers: () => ({ query: { pageSize: 100 } }),
  exportInfluencers: () => ({ json: { format: 'csv', language: 'de' } }),
  inspectInfluencerImport: () => importForm(false),
  previewInfluencerImport: () => importForm(true),
  downloadFaultyRows: () => {
    const remarks = new File(
      [JSON.stringify({ heading: 'Fehler', language: 'de', rows: [{ row: 2, remark: 'fehlt' }] })],
      'remarks.json',
      { type: 'application/json' },
    );
    return { form: { ...importForm(false).form, remarks } };
  },
  undoInfluencerImport: async ({ world, account }) => {
    const { id } = await world.server.db
      .insertInto('imports')
      .values({ user_id: account.id, file_name: 'liste.csv', influencers: 0, channels: 0 })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { json: { importId: id } };
  },
  getInfluencerImports: nothing,
  importInfluencers: () => importForm(true),
  addBookmark: bookmarkOf,
  removeBookmark: bookmarkOf,
  removeAllBookmarks: bookmarkOf,
  downloadExpose: async ({ world, caller, account }) => {
    const channel = caller === '7' ? world.channels.management : world.channels.others;
    await world.server.db
      .insertInto('bookmarks')
      .values({ user_id: account.id, channel_id: channel.id })
      .onConflict((each) => each.doNothing())
      .execute();
    return { path: { email: account.email } };
  },
  getBookmarks: ({ account }) => ({ path: { email: account.email } }),

  // Profiles of influencers
  getInfluencerForEdit: ofPerson,
  addInfluencer: () => ({
    json: { firstName: 'Mia', surname: 'Neumann', channels: [{ url: `instagram.com/${unique('mia.neumann')}` }] },
  }),
  updateInfluencer: async (asking) => {
    const { influencerId } = ownPerson(asking);
    return { json: { influencerId, updatedAt: await readAt(asking, influencerId), cities: unique('Bonn ') } };
  },
  deleteInfluencers: async (asking) => ({ json: { influencerIds: [await freshPerson(asking)] } }),
  saveInfluencerChannel: (asking) => ({
    path: { influencerId: ownPerson(asking).influencerId },
    json: { url: `tiktok.com/@${unique('neu')}` },
  }),
  findInfluencerDuplicates: async ({ world }) => {
    const { others } = world.channels;
    const { email } = await world.server.db
      .selectFrom('influencers')
      .select('email')
      .where('id', '=', others.influencerId)
      .executeTakeFirstOrThrow();
    return { json: { email } };
  },
  mergeInfluencers: async (asking) => {
    const [influencerId, mergedId] = [await freshPerson(asking), await freshPerson(asking)];
    return {
      json: {
        influencerId,
        updatedAt: await readAt(asking, influencerId),
        mergedId,
        mergedUpdatedAt: await readAt(asking, mergedId),
        take: [],
      },
    };
  },
  changeInfluencerStatus: async (asking) => {
    const influencerId = await freshPerson(asking);
    return {
      json: {
        influencerId,
        updatedAt: await readAt(asking, influencerId),
        status: 'blocked',
        reason: 'Hat zweimal nicht geliefert.',
      },
    };
  },
  changeInfluencerPicture: (asking) => ({
    form: { influencerId: String(ownPerson(asking).influencerId), picture: picture() },
  }),
  removeInfluencerPicture: (asking) => ({ json: { influencerId: ownPerson(asking).influencerId } }),
  anonymiseInfluencer: async (asking) => ({
    json: { influencerId: await freshPerson(asking), confirmation: 'Pia Probe' },
  }),
  exportInfluencerData: (asking) => ({ json: { influencerId: ownPerson(asking).influencerId } }),
  getInfluencerHistory: ofPerson,
  getInfluencer: (asking) => ({ path: { id: ownPerson(asking).influencerId } }),
  getInfluencerChannels: ofPerson,
  changeChannelStatus: (asking) => ({ json: { channelId: ownPerson(asking).id, active: true } }),
  getInfluencerComments: ofPerson,
  addInfluencerComment: (asking) => ({
    path: { influencerId: ownPerson(asking).influencerId },
    json: { text: 'Sehr zuverlässig.' },
  }),
  editInfluencerComment: async (asking) => ({ json: { commentId: await commentOf(asking), text: 'Sehr pünktlich.' } }),
  deleteInfluencerComments: async (asking) => ({ json: { commentId: await commentOf(asking) } }),
  getInfluencerRatings: ofPerson,
  rateInfluencer: (asking) => ({ path: { influencerId: ownPerson(asking).influencerId }, json: { stars: 4 } }),
  changeInfluencerTrust: (asking) => ({ json: { influencerId: ownPerson(asking).influencerId, isTrusted: true } }),
  getInfluencerPrices: ofPerson,
  getInfluencerCampaigns: ofPerson,
  getInstagramFollowerHistory: ofChannel,
  getInstagramGrowth: ofChannel,
  getInstagramForecast: ofChannel,
  getInstagramAudience: ofChannel,
  getInstagramPosts: ofChannel,
  getInstagramEngagement: ofChannel,
  recordChannelFigures: (asking) => ({
    json: { channelId: ownPerson(asking).id, measuredOn: '2026-11-20', followers: 1200 },
  }),
};
