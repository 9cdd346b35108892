import { buildCampaignEntry, channelFromBookmark } from '../../packages/foundation/domain/src/campaignEntry.ts';
import type { BenchServer } from './benchServer.ts';

const SEARCH = '/influencer/advancedSearch';
const COUNTS = '/influencer/filterCounts';
const CAMPAIGNS = '/campaign/v1/findAllCompaignData?pageNumber=0&pageSize=20';
const ENTRIES = '/campaign/v1/getCampaignInfluencersWithPagination';
const PROJECTS = '/project/getWithPagination';
const APPLICATIONS = '/project/application/getWithPagination';
const TESTERS = '/getTesterworldUserWithPagination';
const AUDIENCE = '/newsletter/countAudience';
const CANDIDATES = '/project/invitations/getCandidates';
/** A month of the dashboard. */
const MONTH = { from: '2026-11-01', to: '2026-11-30' } as const;
/** What most product tests ask for. */
const CONDITIONS = {
  category: 81,
  ageFrom: 25,
  ageTo: 45,
  genders: ['female'],
  minChildren: 1,
  childAgeFrom: null,
  childAgeTo: null,
  countries: ['DE'],
  federalStates: [],
  needsCategory: true,
} as const;
/** State of the channels that take part, and rows a page of them has. */
const BOOKED = { state: 3, pageNumber: 0, pageSize: 50 } as const;

interface Channel {
  readonly influencerId: number;
  readonly channelId: number;
  readonly channelUrl: string;
  readonly type: string;
}

/** The calls of everyday work, ready to be sent. */
export interface EverydayCalls {
  /** Lists and searches by their name. */
  readonly reads: Readonly<Record<string, () => Promise<unknown>>>;
  /** Marks somebody as trusted or takes the mark away: lists of influencers have to be read anew. */
  readonly write: () => Promise<unknown>;
  /** Adds the next channel to a campaign. */
  readonly addToCampaign: () => Promise<unknown>;
}

function entryOf(channel: Channel, campaignId: number): object {
  const reference = channelFromBookmark(channel);
  if (!reference) throw new Error(`${channel.channelUrl} belongs to no platform.`);
  return buildCampaignEntry(reference, campaignId);
}

/** Looks up a campaign and channels, and makes the calls. */
export async function everydayCalls(server: BenchServer): Promise<EverydayCalls> {
  const search =
    (body: object): (() => Promise<unknown>) =>
    () =>
      server.call('POST', SEARCH, body);
  const campaigns = (await server.call('GET', CAMPAIGNS)) as { content: { compaignDataId: number }[] };
  const campaign = campaigns.content[0]?.compaignDataId ?? 0;
  const channels: Channel[] = [];
  // Far behind, where the demo data has booked nobody; the pages differ from run to run.
  const firstPage = 200 + Math.floor(Math.random() * 2_000);
  for (let page = 0; page < 30; page += 1) {
    const { content } = (await server.call('POST', SEARCH, { pageNumber: firstPage + page, pageSize: 100 })) as {
      content: Channel[];
    };
    channels.push(...content);
  }
  const tests = (await server.call('POST', PROJECTS, { sortBy: 'places', sort: 'DESC', pageSize: 1 })) as {
    content: { projectId: number }[];
  };
  const projectId = tests.content[0]?.projectId ?? 0;
  let next = 0;
  let isTrusted = false;
  const filtered = (filters: object, more: object = {}) => search({ filters, ...more });
  const page =
    (address: string, body: object = {}): (() => Promise<unknown>) =>
    () =>
      server.call('POST', address, body);
  const adminPage =
    (address: string, body: object = {}): (() => Promise<unknown>) =>
    () =>
      server.callAsAdmin('POST', address, body);
  return {
    reads: {
      'list, newest': search({}),
      'list, by rating': search({ sortBy: 'averageRating', sort: 'DESC' }),
      'list, platform and followers': search({
        sortBy: 'followers',
        filters: { platforms: ['Instagram'], followersFrom: 10_000, followersTo: 100_000 },
      }),
      'list, trusted': search({ sortBy: 'name', filters: { trusted: true } }),
      'list, page 1,500 of 20': search({ pageNumber: 1_500, pageSize: 20 }),
      'list, by growth': search({ sortBy: 'growth', sort: 'DESC' }),
      'filter, price': filtered({ priceFrom: 500, priceTo: 1_500 }, { sortBy: 'price', sort: 'ASC' }),
      'filter, price of a service': filtered({ priceFrom: 500, priceTo: 1_500, priceService: 'Post' }),
      'filter, audience': filtered({
        audience: [
          { share: 'germany', from: 60 },
          { share: 'age18To24', from: 30 },
          { share: 'genderFemale', from: 60 },
        ],
      }),
      'filter, age and gender': filtered({ genders: ['female'], ageFrom: 20, ageTo: 29 }),
      'filter, person': filtered({ pets: ['dog'], nourishments: ['vegan'], childrenFrom: 1 }),
      'filter, categories and cities': filtered({
        categories: [1, 2, 3],
        cities: ['Berlin', 'Hamburg', 'Köln'],
        ratingFrom: 4,
      }),
      'filter, not in a campaign': filtered({ campaignId: campaign, campaignMatch: 'notIn' }),
      'filter, last campaign before': filtered({ lastCampaignBefore: '2026-06-01' }),
      'filter, six at once': filtered({
        platforms: ['Instagram'],
        followersFrom: 10_000,
        countries: ['DE'],
        genders: ['female'],
        trusted: true,
        engagementFrom: 2,
      }),
      'counts beside filters': page(COUNTS),
      'counts beside filters, with filters': page(COUNTS, {
        filters: { platforms: ['Instagram'], followersFrom: 10_000, genders: ['female'] },
      }),
      'counts beside filters, a search': page(COUNTS, { search: 'hoffmann' }),
      'search, a name': search({ search: 'hoffmann' }),
      'search, two words': search({ search: 'anna müller' }),
      'search, a name and a category': search({ search: 'hoffmann beauty' }),
      'search, three common letters': search({ search: 'ann' }),
      'search, one letter': search({ search: 'a' }),
      'search, a name misspelt': search({ search: 'hofmannn' }),
      'search, two words misspelt': search({ search: 'katarinna hofmannn' }),
      'search, nothing like it': search({ search: 'xylqwertz' }),
      'search, a pasted address': search({ search: 'https://www.instagram.com/anna.mueller/' }),
      'search, misspelt, with filters': search({
        search: 'hofmannn',
        filters: { platforms: ['Instagram'], genders: ['female'] },
      }),
      'list of campaigns': () => server.call('GET', CAMPAIGNS),
      'list of campaigns, by budget used': () => server.call('GET', `${CAMPAIGNS}&sortBy=budgetUsed&sort=DESC`),
      'list of campaigns, a search': () => server.call('GET', `${CAMPAIGNS}&search=sommer`),
      'creators of a campaign': () => server.call('POST', ENTRIES, { campaignId: campaign, ...BOOKED }),
      'creators of a campaign, sorted': () =>
        server.call('POST', ENTRIES, { campaignId: campaign, ...BOOKED, sortBy: 'cpc', sort: 'ASC' }),
      'figures of a campaign': () => server.call('GET', `/campaign/v1/statistics?campaignId=${campaign}`),
      'list of campaign requests': page('/campaignRequest/agency/getWithPagination'),
      'list of campaign requests, a search': page('/campaignRequest/agency/getWithPagination', { search: 'sommer' }),
      'list of self-service campaigns': page('/campaign/selfService/getWithPagination'),
      'list of self-service campaigns, by budget planned': page('/campaign/selfService/getWithPagination', {
        sortBy: 'budgetPlanned',
        sort: 'DESC',
      }),
      'list of UGC requests': page('/ugcCampaignRequest/getWithPagination'),
      'list of UGC requests, by price': page('/ugcCampaignRequest/getWithPagination', {
        sortBy: 'total',
        sort: 'DESC',
      }),
      'list of UGC material': page('/ugcMaterial/getWithPagination'),
      'list of customers': page('/customer/getWithPagination'),
      'list of customers, by budget used': page('/customer/getWithPagination', { sortBy: 'usedBudget', sort: 'DESC' }),
      'list of customer leads': page('/customerLead/getWithPagination'),
      'list of contracts': page('/contract/getWithPagination'),
      'list of contracts, by status': page('/contract/getWithPagination', { sortBy: 'status', sort: 'ASC' }),
      'list of mails': page('/influencerMail/findAllMail', { folder: 'sent' }),
      'list of mails, a search': page('/influencerMail/findAllMail', { folder: 'sent', search: 'sommer' }),
      'list of to-dos': page('/todo/getList'),
      'list of models': page('/model/getWithPagination'),
      'list of creators, by price': page('/creator/getWithPagination', { sortBy: 'price', sort: 'ASC' }),
      'list of learning videos': page('/learningVideo/getWithPagination'),
      'list of notifications': page('/notification/getWithPagination', { pageNumber: 0, pageSize: 20 }),
      'list of product tests': page(PROJECTS),
      'list of product tests, by places': page(PROJECTS, { sortBy: 'places', sort: 'DESC' }),
      'list of product tests, by applications': page(PROJECTS, { sortBy: 'applicationsWaiting', sort: 'DESC' }),
      'list of product tests, a search': page(PROJECTS, { search: 'schuh' }),
      'detail of a product test': () => server.call('GET', `/project/getById/${projectId}`),
      'applications for a product test': page(APPLICATIONS, { projectId }),
      'applications for a product test, by punctuality': page(APPLICATIONS, { projectId, sortBy: 'punctuality' }),
      'applications for a product test, a search': page(APPLICATIONS, { projectId, search: 'richter' }),
      'testers who match a product test': page('/project/countTesters', CONDITIONS),
      'list of testers': adminPage(TESTERS),
      'list of testers, by points': adminPage(TESTERS, { sortBy: 'totalPoints', sort: 'DESC' }),
      'list of testers, page 5,000': adminPage(TESTERS, { pageNumber: 5_000 }),
      'list of testers, by category and country': adminPage(TESTERS, {
        filters: { categories: [81], countries: ['DE'] },
      }),
      'list of testers, few of them': adminPage(TESTERS, { filters: { federalStates: ['CH-ZH'], gender: ['divers'] } }),
      'list of testers, active ones': adminPage(TESTERS, { filters: { state: 'active', children: [2] } }),
      'list of testers, a search': adminPage(TESTERS, { search: 'richter' }),
      'audience of a newsletter': adminPage(AUDIENCE, { audience: {} }),
      'audience of a newsletter, filtered': adminPage(AUDIENCE, {
        audience: { gender: ['female'], countries: ['DE'], categories: [81, 82], pointsFrom: 50 },
      }),
      'testers who can be invited': adminPage(CANDIDATES, { projectId }),
      'testers who can be invited, a search': adminPage(CANDIDATES, { projectId, search: 'richter' }),
      'dashboard of testerworld': adminPage('/testerProject/statistics', MONTH),
      'open product tests of a tester': () => server.callAsTester('GET', '/testerProject/getOpen'),
      'open product tests of a tester that fit': () => server.callAsTester('GET', '/testerProject/getOpen?fitsMe=true'),
      'own product tests of a tester': () => server.callAsTester('GET', '/testerProject/getMine'),
      'detail of a campaign': () => server.call('GET', `/campaign/v1/fetchCompaignDataById/${campaign}`),
    },
    write: () => {
      isTrusted = !isTrusted;
      return server.call('POST', '/influencer/trustedChange', { influencerId: channels[0]?.influencerId, isTrusted });
    },
    addToCampaign: () => {
      const channel = channels[next];
      next += 1;
      if (channel === undefined) throw new Error('There are no more channels to add.');
      return server.call('POST', '/campaign/v1/addEditCompaignInfluencer', [entryOf(channel, campaign)]);
    },
  };
}
