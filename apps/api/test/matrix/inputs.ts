import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openUpload } from '../../src/areas/files/resumableUploads.ts';
import type { OperationId } from '../../src/platform/operations/area.ts';
import { accountInputs } from './accountInputs.ts';
import { amazonUsersInputs } from './amazonUsersInputs.ts';
import { type Asking, type Maker, unique } from './asking.ts';
import { blogPostsInputs } from './blogPostsInputs.ts';
import { brandInputs } from './brandInputs.ts';
import { brandRequestInputs } from './brandRequestInputs.ts';
import { campaignInputs } from './campaignInputs.ts';
import { contractInputs } from './contractInputs.ts';
import { customerInputs } from './customerInputs.ts';
import { faqsInputs } from './faqsInputs.ts';
import { influencerInputs } from './influencerInputs.ts';
import { leadInputs } from './leadInputs.ts';
import { learningInputs } from './learningInputs.ts';
import { mailInputs } from './mailInputs.ts';
import { networkInputs } from './networkInputs.ts';
import { newslettersInputs } from './newslettersInputs.ts';
import { picture } from './onePoint.ts';
import { projectsInputs } from './projectsInputs.ts';
import { requestAdministrationInputs } from './requestAdministrationInputs.ts';
import { serviceInputs } from './serviceInputs.ts';
import { testerBrandsInputs } from './testerBrandsInputs.ts';
import { testerInputs } from './testerInputs.ts';
import { testerMetadataInputs } from './testerMetadataInputs.ts';
import { openApplication, testerProjectInputs } from './testerProjectInputs.ts';
import { todoInputs } from './todoInputs.ts';
import { ugcInputs } from './ugcInputs.ts';
import { ugcMaterialInputs } from './ugcMaterialInputs.ts';

const notification =
  (panel: 'agency' | 'brand' | 'tester', asList: boolean): Maker =>
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

/** Where an upload in pieces goes; a tester sends pictures of a test, everybody else notes. */
async function placeOfUpload(asking: Asking) {
  if (asking.caller !== '8') return { ...(await filedUnder(asking)), kind: 'attachment', name: 'notiz.txt' } as const;
  const subjectId = await openApplication(asking);
  return { subject: 'testerApplication', subjectId, kind: 'content', name: 'balkon.png' } as const;
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

const feedback =
  (place: 'active' | 'archived'): Maker =>
  async ({ world }) => ({ json: { feedbackId: await world.createFeedback(place) } });

const nothing: Maker = () => ({});
const emptyBody: Maker = () => ({ json: {} });

/** A valid input of every served call; records that the call changes are made for it. */
export const inputs: Readonly<Partial<Record<OperationId, Maker>>> = {
  ...accountInputs,
  ...blogPostsInputs,
  ...brandInputs,
  ...brandRequestInputs,
  ...campaignInputs,
  ...contractInputs,
  ...influencerInputs,
  ...mailInputs,
  ...requestAdministrationInputs,
  ...ugcInputs,
  ...ugcMaterialInputs,

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

  // Notifications
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
  getTesterNotifications: nothing,
  getTesterNotificationsPage: emptyBody,
  markTesterNotificationRead: notification('tester', false),
  markTesterNotificationsOld: nothing,
  deleteTesterNotifications: notification('tester', true),
  getOpenTesterProjects: nothing,

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
  beginUpload: async (asking) => ({ json: { ...(await placeOfUpload(asking)), size: 5 } }),
  finishUpload: async (asking) => {
    const { services } = asking.world.server.server;
    const content = asking.caller === '8' ? Buffer.from(await picture().arrayBuffer()) : Buffer.from('Notiz');
    const announced = { ...(await placeOfUpload(asking)), size: content.length, fingerprint: undefined };
    const { id } = await openUpload(services, asking.owner.id, announced);
    await writeFile(path.join(services.storage.resumableFolder, id), content);
    return { json: { uploadId: id } };
  },
  getFiles: async (asking) => ({ query: await filedUnder(asking) }),
  downloadFile: async (asking) => ({ path: { fileId: await fileOf(asking) } }),
  deleteFile: async (asking) => ({ json: { fileId: await fileOf(asking) } }),

  // What is stored of lists
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
  ...testerMetadataInputs,
  ...faqsInputs,
  ...testerInputs,
  ...projectsInputs,
  ...testerProjectInputs,
  ...amazonUsersInputs,
  ...newslettersInputs,
  ...testerBrandsInputs,
};

/** Calls that want a proof of work of about a second; being public, they look at nobody's role. */
export const costlyCalls: ReadonlySet<OperationId> = new Set<OperationId>([
  'requestBrandPasswordReset',
  'signUpBrand',
  'registerTester',
]);
