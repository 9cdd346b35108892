import { describe, expect, test } from 'vitest';
import type { components } from '@resonanz/contract/named';
import { at } from '../contract/contract.ts';
import { spelledByWire } from '../contract/names.ts';
import { schemaProblems } from '../contract/schemaProblems.ts';
import {
  buildCampaignRequest,
  buildCampaignRequestListItem,
  buildCampaignRequestStatistics,
  buildProposedChannel,
} from './campaignRequests.ts';
import { buildCampaign, buildCampaignInfluencerRows, buildCampaignListItem, buildCampaigns } from './campaigns.ts';
import { buildComments } from './comments.ts';
import { buildContract, buildContractListItem, buildPublicContract, buildTemplateListItem } from './contracts.ts';
import { buildFeedbackEntry, buildReceivedFeedbacks, buildStoredFeedback } from './feedback.ts';
import { buildInfluencerChannels, buildWatchList, buildWatchListEntry } from './influencers.ts';
import { buildLearningDocument, buildLearningMaterial, buildLearningVideo } from './learningMaterials.ts';
import { buildMailEvent, buildNotificationAdded, buildNotificationsDeleted } from './liveEvents.ts';
import {
  buildNetworkCard,
  buildNetworkPerson,
  buildNetworkRequest,
  buildNetworkSample,
  buildNetworkWish,
} from './network.ts';
import { buildNotifications } from './notifications.ts';
import { buildMyTest, buildTesterProject } from './testerProjects.ts';
import { buildTodos } from './todos.ts';
import { buildUgcMaterial, buildUgcMaterialItem } from './ugcMaterials.ts';
import {
  buildAdmin,
  buildBrandUser,
  buildLoginResult,
  buildPermissionNode,
  buildPermissions,
  buildRegions,
  buildUser,
} from './users.ts';

test('lists have as many items as asked for, each with an id of its own', () => {
  expect(new Set(buildInfluencerChannels(50).map(({ channelId }) => channelId)).size).toBe(50);
  expect(new Set(buildCampaigns(50).map(({ name }) => name)).size).toBe(50);
  expect(new Set(buildNotifications(50).map(({ notificationId }) => notificationId)).size).toBe(50);
  expect(new Set(buildTodos(50).map(({ todoId }) => todoId)).size).toBe(50);
  expect(new Set(buildReceivedFeedbacks(50).map(({ feedbackId }) => feedbackId)).size).toBe(50);
  expect(new Set(buildComments(50).map(({ id }) => id)).size).toBe(50);
});

test('what a test says replaces the default', () => {
  expect(buildWatchListEntry({ isActive: 0 })).toMatchObject({ isActive: 0, titleName: 'Lena Hoffmann' });
});

// The first seven differ in person, platform and place.
const built: { readonly [Name in keyof components['schemas']]?: readonly components['schemas'][Name][] } = {
  ProposedChannel: [buildProposedChannel()],
  CampaignRequest: [buildCampaignRequest()],
  CampaignRequestListItem: [buildCampaignRequestListItem()],
  CampaignRequestStatistics: [buildCampaignRequestStatistics()],
  CampaignListItem: [buildCampaignListItem()],
  Campaign: [buildCampaign()],
  CampaignInfluencerRow: buildCampaignInfluencerRows(7),
  Contract: [buildContract()],
  ContractListItem: [buildContractListItem()],
  PublicContract: [buildPublicContract()],
  TemplateListItem: [buildTemplateListItem()],
  InfluencerChannel: buildInfluencerChannels(7),
  WatchListEntry: buildWatchList(7),
  LearningMaterial: [buildLearningMaterial(), buildLearningDocument()],
  LearningVideo: [buildLearningVideo()],
  NetworkCard: [buildNetworkCard()],
  NetworkPerson: [buildNetworkPerson()],
  NetworkRequest: [buildNetworkRequest()],
  NetworkSample: [buildNetworkSample()],
  NetworkWish: [buildNetworkWish()],
  Notification: buildNotifications(7),
  NotificationEvent: [buildNotificationAdded(), buildNotificationsDeleted(900, 901)],
  MailEvent: [buildMailEvent()],
  FeedbackEntry: [buildFeedbackEntry(), buildFeedbackEntry({ isAnonymous: true, name: '' })],
  StoredFeedback: [buildStoredFeedback()],
  ReceivedFeedback: buildReceivedFeedbacks(7),
  Todo: buildTodos(7),
  MyTest: [buildMyTest()],
  TesterProject: [buildTesterProject()],
  UgcMaterial: [buildUgcMaterial()],
  UgcMaterialListItem: [buildUgcMaterialItem()],
  UserDetails: [buildUser(), buildBrandUser(), buildAdmin()],
  LoginResult: [buildLoginResult()],
  PermissionNode: [buildPermissionNode()],
  PermissionTree: [buildPermissions(), buildPermissions({ roleId: 1 })],
  Region: buildRegions(),
};
describe('what builders make is what the contract describes', () => {
  test.each(Object.entries(built))('%s', (name, values) => {
    const schema = at(`#/components/schemas/${name}`);
    expect(values.flatMap((value) => schemaProblems(schema, spelledByWire(schema, value)))).toEqual([]);
  });
});
