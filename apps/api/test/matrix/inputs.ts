import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { MODULES } from '@resonanz/domain/permissions';
import { lockAccount } from '../../src/areas/accounts/account.ts';
import { issueToken, type TokenPurpose } from '../../src/areas/accounts/links/accountTokens.ts';
import { openUpload } from '../../src/areas/files/resumableUploads.ts';
import type { OperationId } from '../../src/platform/operations/area.ts';
import { solvedCaptcha } from '../kit/accounts.ts';
import { testPassword } from '../kit/testUsers.ts';
import { type Asking, type CallInput, freshEmail, type Maker, unique } from './asking.ts';
import { brandInputs } from './brandInputs.ts';
import { brandRequestInputs } from './brandRequestInputs.ts';
import { type Account, createAccount, type LoggedInCaller, openSession } from './callers.ts';
import { campaignInputs } from './campaignInputs.ts';
import { contractInputs } from './contractInputs.ts';
import { customerInputs } from './customerInputs.ts';
import { leadInputs } from './leadInputs.ts';
import { learningInputs } from './learningInputs.ts';
import { mailInputs } from './mailInputs.ts';
import { networkInputs } from './networkInputs.ts';
import { requestAdministrationInputs } from './requestAdministrationInputs.ts';
import { serviceInputs } from './serviceInputs.ts';
import { todoInputs } from './todoInputs.ts';
import { ugcInputs } from './ugcInputs.ts';
import { ugcMaterialInputs } from './ugcMaterialInputs.ts';

const person = () => ({ username: freshEmail(), firstName: 'Mia', lastName: 'Muster' });
const target = ({ world }: Asking, caller: LoggedInCaller): Promise<Account> => createAccount(world.server, caller);
const withUserId =
  (caller: LoggedInCaller): Maker =>
  async (asking) => ({ json: { userId: (await target(asking, caller)).id } });

async function versionOf({ world }: Asking, userId: number): Promise<string> {
  const { updated_at } = await world.server.db
    .selectFrom('users')
    .select('updated_at')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return new Date(updated_at).toISOString();
}

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

const logIn =
  (caller: LoggedInCaller): Maker =>
  async (asking) => ({ json: { username: (await target(asking, caller)).email, password: testPassword } });

async function mailToken({ world }: Asking, caller: LoggedInCaller, purpose: TokenPurpose): Promise<string> {
  const { db } = world.server;
  const { id } = await createAccount(world.server, caller);
  if (purpose === 'email') await db.updateTable('users').set({ email_verify: false }).where('id', '=', id).execute();
  return db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, id);
    if (account === undefined) throw new Error('The account is gone.');
    return issueToken(tx, account, { purpose, minutes: 60, now: world.server.clock.now() });
  });
}

const newPassword = { password: 'Andere!Worte7', confirmPassword: 'Andere!Worte7' };

/** A picture of one point. */
const onePoint = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const picture = (): File => new File([onePoint], 'bild.png', { type: 'image/png' });

const asForm = (user: object, withPicture = false): CallInput => ({
  form: { user: JSON.stringify(user), ...(withPicture ? { profilePicture: picture() } : {}) },
});

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

const notification =
  (panel: 'agency' | 'brand', asList: boolean): Maker =>
  async ({ world, owner }) => {
    const notificationId = await world.createNotification(owner.id, panel);
    return { json: asList ? [notificationId] : { notificationId } };
  };

async function savedSearchOf({ world, account }: Asking): Promise<number> {
  const values = { user_id: account.id, list_id: 'influencers', name: unique('Suche '), query: '?q=lena' };
  return (await world.server.db.insertInto('saved_searches').values(values).returning('id').executeTakeFirstOrThrow())
    .id;
}

/** A record with files that the caller may change. */
async function filedUnder({
  world,
  caller,
}: Asking): Promise<{ subject: 'influencer' | 'campaignRequest'; subjectId: number }> {
  if (!/^[23]/.test(caller))
    return {
      subject: 'influencer',
      subjectId: (caller === '7' ? world.channels.management : world.channels.others).influencerId,
    };
  const values = { number: unique('Entwurf-'), customer_id: 1, title: 'Entwurf', is_draft: true };
  const { id } = await world.server.db
    .insertInto('campaign_requests')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return { subject: 'campaignRequest', subjectId: id };
}

async function fileOf(asking: Asking): Promise<number> {
  const { services } = asking.world.server.server;
  const { subject, subjectId } = await filedUnder(asking);
  const key = `${unique('attachment-')}.txt`;
  await services.storage.put('attachment', key, Buffer.from('Notiz'));
  const values = {
    key,
    name: 'notiz.txt',
    content_type: 'text/plain',
    size: 5,
    subject,
    subject_id: subjectId,
    kind: 'attachment',
  } as const;
  return (await services.db.insertInto('files').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

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

const feedback =
  (place: 'active' | 'archived'): Maker =>
  async ({ world }) => ({ json: { feedbackId: await world.createFeedback(place) } });

const nothing: Maker = () => ({});
const emptyBody: Maker = () => ({ json: {} });

/** A valid input of every served call; records that the call changes are made for it. */
export const inputs: Readonly<Partial<Record<OperationId, Maker>>> = {
  // Log-in, sessions and passwords
  authenticate: logIn('9'),
  brandAuthenticate: logIn('3'),
  testerworldAuthenticate: logIn('8'),
  refreshToken: async ({ world, caller, account }) => {
    if (caller === 'nobody') return {};
    const path = { staff: '/authenticate', brand: '/brandAuthenticate', tester: '/testerworldAuthenticate' } as const;
    const { data } = await world.server
      .client()
      .POST(path[account.audience], { body: { username: account.email, password: testPassword } });
    return { bearer: data?.data.refreshToken ?? '' };
  },
  logout: nothing,
  getSessions: nothing,
  endSession: async ({ world, account }) => ({
    json: { sessionId: (await openSession(world.server, account.id, account.audience)).sessionId },
  }),
  endOtherSessions: nothing,
  changePassword: () => ({ json: { currentPassword: testPassword, ...newPassword } }),
  requestStaffPasswordReset: async (asking) => ({ json: { email: (await target(asking, '9')).email } }),
  findUserByResetToken: async (asking) => ({ json: { token: await mailToken(asking, '9', 'password') } }),
  resetStaffPassword: async (asking) => ({ json: { token: await mailToken(asking, '9', 'password'), ...newPassword } }),
  requestBrandPasswordReset: async (asking) => ({
    urlEncoded: { username: (await target(asking, '3')).email, captchaText: await solvedCaptcha(asking.world.server) },
  }),
  resetBrandPassword: async (asking) => ({
    path: { token: await mailToken(asking, '3', 'password') },
    json: newPassword,
  }),
  requestBrandReactivation: async (asking) => ({ json: { username: (await target(asking, '3')).email } }),
  getCaptcha: nothing,
  resendBrandVerification: async (asking) => ({ json: { username: (await target(asking, '3')).email } }),
  verifyBrandEmail: async (asking) => ({ path: { token: await mailToken(asking, '3', 'email') } }),
  requestTesterPasswordReset: async (asking) => ({ json: { email: (await target(asking, '8')).email } }),
  resetTesterPasswordByToken: async (asking) => ({
    path: { token: await mailToken(asking, '8', 'password') },
    json: newPassword,
  }),
  resendTesterVerification: async (asking) => ({ json: { email: (await target(asking, '8')).email } }),
  verifyTester: async (asking) => ({ path: { token: await mailToken(asking, '8', 'email') } }),

  // Own account
  getUserByUsername: ({ account, caller }) => (caller === 'nobody' ? {} : { query: { username: account.email } }),
  changesDefaultLanguage: () => ({ json: { defaultLanguage: 'en' } }),
  changeUserDefaultRegion: () => ({ json: { regionId: 2 } }),
  getRegions: nothing,
  updateUserProfile: () => asForm({ firstName: 'Mia', lastName: 'Neu' }, true),
  getRoleBaseModule: nothing,

  // Staff accounts
  getUsers: nothing,
  getUser: async (asking) => ({ path: { id: (await target(asking, '9')).id } }),
  getDeactivatedUsers: nothing,
  getUsersPage: emptyBody,
  addUser: () => ({ json: { ...person(), roleId: 3, companyName: unique('Firma ') } }),
  addInternalUser: () => ({ json: { ...person(), roleId: 9 } }),
  updateUser: async (asking) => {
    const { id } = await target(asking, '9');
    return { json: { userId: id, updatedAt: await versionOf(asking, id), lastName: 'Neu' } };
  },
  changeUserStatus: async (asking) => ({ json: { userId: (await target(asking, '9')).id, isActive: false } }),
  deactivateUser: async (asking) => ({ query: { id: (await target(asking, '9')).id } }),
  reactivateUser: async (asking) => {
    const { id } = await target(asking, '9');
    await asking.world.server.db.updateTable('users').set({ is_active: false }).where('id', '=', id).execute();
    return { query: { id } };
  },
  changeUserArchiveStatus: async (asking) => ({ json: { userId: (await target(asking, '9')).id, archived: true } }),
  resetUserPassword: withUserId('9'),
  deleteUser: withUserId('9'),

  // Accounts of brands, managements and testers
  getBrandUsersPage: emptyBody,
  getCompanyNameChangesPage: emptyBody,
  changeUserApproveStatus: async (asking) => {
    const { id } = await target(asking, '3');
    await asking.world.server.db.updateTable('users').set({ approved: 0 }).where('id', '=', id).execute();
    return { json: { userId: id, status: 1 } };
  },
  changeBrandUserCompanyName: async (asking) => {
    const { db } = asking.world.server;
    // A company asks for one name at a time.
    await db.deleteFrom('company_name_changes').execute();
    if (asking.account.audience === 'brand') return { json: { companyName: unique('Neuer Name ') } };
    const { id: user_id } = await target(asking, '3');
    const { id } = await db
      .insertInto('company_name_changes')
      .values({ user_id, requested_name: unique('Neuer Name ') })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { json: { companyNameChangeId: id, status: 2, reason: 'Bitte den Handelsnamen angeben.' } };
  },
  addBrandUser: () => asForm({ ...person(), companyName: unique('Firma ') }),
  updateBrandUser: async (asking) => {
    const { id } = asking.owner.audience === 'brand' ? asking.owner : await target(asking, '3');
    return asForm({ userId: id, updatedAt: await versionOf(asking, id), contactPerson: 'Mia Neu' });
  },
  resetBrandUserPassword: withUserId('3'),
  addManagementUser: () => ({ json: { ...person(), companyName: unique('Management ') } }),
  updateManagementUser: async (asking) => {
    const { id } = await target(asking, '7');
    return { json: { userId: id, updatedAt: await versionOf(asking, id), lastName: 'Neu' } };
  },
  resetManagementUserPassword: withUserId('7'),
  getTesterUsersPage: emptyBody,
  addTesterUser: () => ({ json: person() }),
  updateTesterUser: async (asking) => {
    const { id } = await target(asking, '8');
    return { json: { userId: id, updatedAt: await versionOf(asking, id), lastName: 'Neu' } };
  },
  resetTesterPassword: withUserId('8'),

  // Roles, rights and the audit log
  getRolesByType: () => ({ path: { type: 'external' } }),
  getRolePermissions: () => ({ path: { roleId: 9 } }),
  saveRolePermissions: async ({ world }) => {
    const rows = await world.server.db
      .selectFrom('role_permissions')
      .select(['module_name', 'rights'])
      .where('role_id', '=', 8)
      .execute();
    const { data } = await (
      await world.server.as('superAdmin')
    ).GET('/roleModulePermission/getModuleRolePermission/{roleId}', { params: { path: { roleId: 8 } } });
    const modules = MODULES.map((moduleName) => ({
      moduleName,
      rights: rows.find(({ module_name }) => module_name === moduleName)?.rights ?? [],
    }));
    return { json: { roleId: 8, updatedAt: data?.data.updatedAt ?? null, modules } };
  },
  getLogs: emptyBody,
  getLog: async ({ world }) => {
    const { id } = await world.server.db
      .insertInto('audit_log')
      .values({
        operation: 'addUser',
        action: 1,
        entity: 'user',
        outcome: 200,
        request_id: unique('request-'),
        at: world.server.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { path: { id: Number(id) } };
  },
  exportLogs: () => ({ json: { language: 'de' } }),

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

  ...brandInputs,
  ...ugcInputs,
  ...ugcMaterialInputs,
  ...contractInputs,
  ...mailInputs,
  ...campaignInputs,
  ...brandRequestInputs,
  ...requestAdministrationInputs,

  // What brands see
  getCampaignRequests: emptyBody,
  getCampaignRequest: ({ world }) => ({ path: { id: world.requestOf[1] } }),
  getCampaignRequestStatistics: nothing,
  decideOnChannel: async ({ world }) => ({
    json: { compaignInfluencerId: await world.createEntry(1), brandStatus: 3 },
  }),

  // Feedback
  addFeedback: () => ({
    json: { name: 'Mia Muster', title: 'Export', message: 'Die Spalten fehlen.', isAnonymous: false },
  }),
  getFeedback: nothing,
  deleteFeedback: feedback('active'),
  markFeedbackRead: feedback('active'),
  archiveFeedback: feedback('active'),
  restoreFeedback: feedback('archived'),

  // Notifications and product tests
  getAgencyNotifications: nothing,
  getAgencyNotificationsPage: emptyBody,
  markAgencyNotificationRead: notification('agency', false),
  markAgencyNotificationsOld: nothing,
  deleteAgencyNotifications: notification('agency', true),
  getBrandNotifications: nothing,
  getBrandNotificationsPage: emptyBody,
  markBrandNotificationRead: notification('brand', false),
  markBrandNotificationsOld: nothing,
  deleteBrandNotifications: notification('brand', true),
  getOpenTesterProjects: nothing,

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

  // Files
  uploadFile: async (asking) => {
    const { subject, subjectId } = await filedUnder(asking);
    return {
      form: {
        subject,
        subjectId: String(subjectId),
        kind: subject === 'campaignRequest' ? 'product' : 'content',
        file: picture(),
      },
    };
  },
  beginUpload: async (asking) => ({
    json: { ...(await filedUnder(asking)), kind: 'attachment', name: 'notiz.txt', size: 5 },
  }),
  finishUpload: async (asking) => {
    const { services } = asking.world.server.server;
    const { id } = await openUpload(services, asking.owner.id, {
      ...(await filedUnder(asking)),
      kind: 'attachment',
      name: 'notiz.txt',
      size: 5,
      fingerprint: undefined,
    });
    await writeFile(path.join(services.storage.resumableFolder, id), 'Notiz');
    return { json: { uploadId: id } };
  },
  getFiles: async (asking) => ({ query: await filedUnder(asking) }),
  downloadFile: async (asking) => ({ path: { fileId: await fileOf(asking) } }),
  deleteFile: async (asking) => ({ json: { fileId: await fileOf(asking) } }),

  // What is kept of lists
  getListView: () => ({ path: { listId: 'influencers' } }),
  addSavedSearch: () => ({ json: { listId: 'campaigns', name: unique('Suche '), query: '?status=2' } }),
  updateSavedSearch: async (asking) => ({ json: { savedSearchId: await savedSearchOf(asking), name: unique('Neu ') } }),
  deleteSavedSearch: async (asking) => ({ json: { savedSearchId: await savedSearchOf(asking) } }),
  saveListColumns: () => ({ json: { listId: 'influencers', hiddenColumns: ['city'] } }),

  // To-dos
  ...serviceInputs,
  ...todoInputs,
  workOverview: nothing,
  ...customerInputs,
  ...leadInputs,
  ...learningInputs,
  ...networkInputs,
};

/** Calls that want a proof of work of about a second; being public, they look at nobody's role. */
export const costlyCalls: ReadonlySet<OperationId> = new Set<OperationId>(['requestBrandPasswordReset', 'signUpBrand']);
