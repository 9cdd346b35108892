import { CAMPAIGN_STATUS } from '@resonanz/domain/campaigns';
import { accountPortraits, CAMPAIGN_MANAGERS, DEMO_USER, demoUsers, TESTER_IDS } from './accounts.ts';
import { demoCampaignEntries, drawnEntries } from './campaignEntries.ts';
import type { DemoCampaign, DemoCampaignEntry } from './campaignRecords.ts';
import { demoCampaignRequests } from './campaignRequests.ts';
import { demoCampaigns, manyCampaigns } from './campaigns.ts';
import { demoBrandInvitations, demoCustomerContacts, demoCustomerEvents, demoCustomers } from './customers.ts';
import { minutesBefore } from './days.ts';
import { createEntryPool, type EntryPool } from './entryPool.ts';
import { demoFaqs } from './faqs.ts';
import type { DemoBookmark, DemoInfluencer } from './influencerRecords.ts';
import { influencerChunks } from './influencers.ts';
import { demoLeadContacts, demoLeadEvents, demoLeadLog, demoLeads, demoLeadTodos } from './leads.ts';
import { askingBrands, manyBrands } from './manyBrands.ts';
import { LARGE, manyCustomers, manyLeads, manyTodos } from './manyRecords.ts';
import { manyRequests, manyUgcRequests } from './manyRequests.ts';
import { mockupInfluencers, mockupPortraits } from './mockupInfluencers.ts';
import { demoNotifications } from './notifications.ts';
import { portraitPictures } from './portraits.ts';
import { demoProfileDetails } from './profileDetails.ts';
import type { DemoPicture, DemoSize } from './records.ts';
import { demoRequestComments } from './requestComments.ts';
import { demoSavedSearches } from './savedSearches.ts';
import { STILLS } from './stills.ts';
import { demoTesterApplications } from './testerApplications.ts';
import { demoProjectEvents } from './testerEvents.ts';
import { demoTesterBrands, demoTesterProjects } from './testerProjects.ts';
import { demoQuestionnaireAnswers, demoQuestionnaires, demoQuestionnaireVersions } from './testerQuestionnaires.ts';
import { demoTesterPoints, demoTesterProfiles } from './testers.ts';
import { demoTodoCheckItems, demoTodoComments, demoTodos } from './todos.ts';
import { DEMO_UGC_REQUESTS } from './ugcRequests.ts';

/** Campaigns of the large data. */
const LARGE_CAMPAIGNS = 100_000;
/** Every so many of them has channels. */
const WITH_CHANNELS = 10;
const FEW = 3;
/** Influencers that campaigns choose from. */
const POOL_SIZE = 3_500;

const WATCHED: readonly (readonly [surname: string, platform: string])[] = [
  ['Hartwig', 'Instagram'],
  ['Yıldırım', 'YouTube'],
  ['Küppers', 'YouTube'],
  ['Oberhuber', 'Instagram'],
  ['Okafor-Lindner', 'TikTok'],
  ['von Aufseß-Rautenberg', 'Instagram'],
];

function bookmarks(named: readonly DemoInfluencer[], now: Date): DemoBookmark[] {
  return WATCHED.map(([surname, platform], index) => {
    const channel = named.find((each) => each.surname === surname)?.channels.find((each) => each.platform === platform);
    if (channel === undefined) throw new Error(`${surname} has no channel on ${platform}.`);
    return { userId: DEMO_USER.manager, channelId: channel.id, createdAt: minutesBefore(now, 25 + index * 11) };
  });
}

/** Every picture the data refers to. */
export function demoPictures(): readonly DemoPicture[] {
  return [...portraitPictures(), ...mockupPortraits(), ...accountPortraits(), ...STILLS];
}

/** A part of the data that is made in chunks, so that a large one fits into memory. */
export interface DemoCampaignChunk {
  readonly campaigns: readonly DemoCampaign[];
  readonly entries: readonly DemoCampaignEntry[];
}

/** One consistent set of demo data; the same size and the same instant give the same data. */
export function createDemoData(size: DemoSize, now: Date) {
  const people: DemoInfluencer[] = [];
  let named: readonly DemoInfluencer[] = [];

  function* influencers(): Generator<DemoInfluencer[]> {
    people.length = 0;
    const namedCount = mockupInfluencers(now).length;
    for (const chunk of influencerChunks(size, now)) {
      people.push(...chunk.slice(0, Math.max(0, POOL_SIZE - people.length)));
      named = chunk.slice(-namedCount);
      yield chunk;
    }
  }

  function pool(): EntryPool {
    const names = new Set(named.map((each) => each.id));
    if (names.size === 0) throw new Error('Influencers come before campaigns.');
    return createEntryPool(
      people.filter((each) => !names.has(each.id)),
      named,
    );
  }

  const campaigns = demoCampaigns(now);
  const requests = demoCampaignRequests(campaigns, now);
  const isLarge = size === 'large';
  const customers = demoCustomers(now, CAMPAIGN_MANAGERS);
  const allCustomers = isLarge ? [...customers, ...manyCustomers(customers, now)] : customers;
  const users = demoUsers(now);
  const brands = isLarge ? manyBrands(LARGE.brands, allCustomers, now) : [];
  const asking = { brands: askingBrands(brands), now };
  const leads = demoLeads(now);
  const testerProjects = demoTesterProjects(now);
  const testerApplications = demoTesterApplications(now);
  const testerPoints = demoTesterPoints(testerApplications);
  const questionnaires = demoQuestionnaires(now);
  const todos = [...demoTodos(now), ...demoLeadTodos(now)];
  return {
    users: [...users, ...brands],
    customers: allCustomers,
    customerContacts: demoCustomerContacts(),
    customerEvents: demoCustomerEvents(customers, now),
    brandInvitations: demoBrandInvitations(now),
    pictures: demoPictures(),
    /** Oldest first; to be read to the end before campaigns and bookmarks are asked for. */
    influencers,
    *campaigns(): Generator<DemoCampaignChunk> {
      const candidates = pool();
      yield { campaigns, entries: demoCampaignEntries(campaigns, candidates, now) };
      if (!isLarge) return;
      let isGridFilled = false;
      for (const chunk of manyCampaigns(LARGE_CAMPAIGNS, now)) {
        const entries = chunk.flatMap((campaign) => {
          if (isGridFilled || campaign.status !== CAMPAIGN_STATUS.running)
            return campaign.id % WITH_CHANNELS === 0 ? drawnEntries(campaign, candidates, now, FEW) : [];
          isGridFilled = true;
          return drawnEntries(campaign, candidates, now, LARGE.creatorsOfOneCampaign);
        });
        yield { campaigns: chunk, entries };
      }
    },
    requests: isLarge
      ? [
          ...requests,
          ...manyRequests(requests, manyCampaigns(LARGE_CAMPAIGNS, now).next().value ?? [], {
            ...asking,
            count: LARGE.requests,
          }),
        ]
      : requests,
    /** After the influencers. */
    ugcRequests: isLarge
      ? [...DEMO_UGC_REQUESTS, ...manyUgcRequests(DEMO_UGC_REQUESTS, { ...asking, count: LARGE.ugcRequests })]
      : DEMO_UGC_REQUESTS,
    /** How many contracts booked channels get; in the large data those after the first few share a document. */
    contracts: isLarge ? LARGE.contracts : 9,
    requestComments: demoRequestComments(requests, now),
    notifications: demoNotifications(campaigns, requests, now),
    bookmarks: () => bookmarks(named, now),
    /** After the influencers: what the profiles of the people of the pictures show. */
    profileDetails: () => demoProfileDetails(named, CAMPAIGN_MANAGERS, now),
    savedSearches: demoSavedSearches(now),
    leads: isLarge ? [...leads, ...manyLeads(leads, now)] : leads,
    leadContacts: demoLeadContacts(),
    leadLog: demoLeadLog(now),
    leadEvents: demoLeadEvents(now),
    todos: isLarge ? [...todos, ...manyTodos(todos, now)] : todos,
    todoCheckItems: demoTodoCheckItems(),
    todoComments: demoTodoComments(now),
    testerBrands: demoTesterBrands(now),
    testerProjects,
    projectEvents: demoProjectEvents(testerProjects, testerApplications),
    testerApplications,
    testerPoints,
    questionnaires,
    questionnaireVersions: demoQuestionnaireVersions(questionnaires),
    questionnaireAnswers: demoQuestionnaireAnswers(now, testerApplications),
    testerProfiles: demoTesterProfiles(now, testerPoints),
    testerFaqs: demoFaqs(now, TESTER_IDS),
  };
}
