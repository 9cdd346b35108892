import { REQUEST_NDA_STATUS, REQUEST_STATUS } from '@resonanz/domain/campaigns';
import { DEMO_USER } from './accounts.ts';
import type { DemoCampaign, DemoCampaignRequest } from './campaignRecords.ts';
import { dateIn, daysBefore } from './days.ts';

interface RequestFacts extends Pick<
  DemoCampaignRequest,
  | 'title'
  | 'productName'
  | 'productDescription'
  | 'platforms'
  | 'targetGroups'
  | 'countries'
  | 'budget'
  | 'durationMonths'
  | 'goal'
  | 'status'
  | 'ndaRequired'
  | 'ndaStatus'
> {
  readonly brand: number;
  readonly customerId: number;
  /** Name of the campaign that the approval made. */
  readonly campaign?: string;
  readonly declineReason?: string;
  readonly startsIn: number;
  readonly askedDaysAgo: number;
  readonly changedDaysAgo: number;
  /** Not sent yet; the form goes on at this step. */
  readonly draftStep?: number;
}

const LINDENBLATT = { brand: DEMO_USER.brand, customerId: 1 } as const;
const ALPENGLUEHEN = { brand: DEMO_USER.brandTwo, customerId: 2 } as const;
const NORDLICHT = { brand: DEMO_USER.brandInvited, customerId: 3 } as const;

const REQUESTS: readonly RequestFacts[] = [
  {
    ...LINDENBLATT,
    campaign: 'Frühlingserwachen – Reinigungsserie',
    title: 'Frühlingserwachen – Reinigungsserie',
    productName: 'Reinigungsmilch Lindenblüte',
    productDescription: 'Milde Reinigung für empfindliche Haut, ohne Duftstoffe, in der Pfandflasche.',
    platforms: ['Instagram', 'Blog'],
    targetGroups: ['female'],
    countries: ['DE', 'AU'],
    budget: 32_000,
    durationMonths: 3,
    goal: 'sales',
    status: REQUEST_STATUS.approved,
    ndaRequired: false,
    ndaStatus: REQUEST_NDA_STATUS.accepted,
    startsIn: -240,
    askedDaysAgo: 300,
    changedDaysAgo: 160,
  },
  {
    ...LINDENBLATT,
    campaign: 'Herbstleuchten 2026 – Pflegeserie',
    title: 'Herbstleuchten 2026 – Pflegeserie',
    productName: 'Pflegeserie Herbstleuchten',
    productDescription:
      'Serum, Tages- und Nachtcreme mit Sanddorn und Lindenblüte. Für die Umstellung der Haut im Herbst, vegan und nachfüllbar. Wir wünschen uns ehrliche Abendroutinen statt Vorher-nachher-Bilder.',
    platforms: ['Instagram', 'TikTok', 'YouTube', 'Blog', 'Podcast'],
    targetGroups: ['female', 'divers'],
    countries: ['DE', 'AU'],
    budget: 48_000,
    durationMonths: 3,
    goal: 'awareness',
    status: REQUEST_STATUS.approved,
    ndaRequired: true,
    ndaStatus: REQUEST_NDA_STATUS.accepted,
    startsIn: -58,
    askedDaysAgo: 95,
    changedDaysAgo: 0.6,
  },
  {
    ...LINDENBLATT,
    title: 'Gewinnspiel Handcreme',
    productName: 'Handcreme Kamille',
    productDescription: 'Gewinnspiel mit täglicher Verlosung auf Instagram.',
    platforms: ['Instagram'],
    targetGroups: ['female', 'male'],
    countries: ['DE'],
    budget: 4_500,
    durationMonths: 2,
    goal: 'awareness',
    status: REQUEST_STATUS.declined,
    declineReason:
      'Tägliche Verlosungen erfüllen die Teilnahmebedingungen der Plattform nicht. Gern beraten wir Sie zu einem wöchentlichen Format.',
    ndaRequired: false,
    ndaStatus: REQUEST_NDA_STATUS.pending,
    startsIn: -10,
    askedDaysAgo: 46,
    changedDaysAgo: 41,
  },
  {
    ...LINDENBLATT,
    campaign: 'Lindenblatt Winterpflege – Barrierecreme',
    title: 'Winterpflege – Barrierecreme',
    productName: 'Barrierecreme Winter',
    productDescription: 'Reichhaltige Creme für Kälte und Heizungsluft; Stiftung-Warentest-Ergebnis im Briefing.',
    platforms: ['Instagram', 'TikTok'],
    targetGroups: ['female', 'male'],
    countries: ['DE', 'AU', 'CH'],
    budget: 21_000,
    durationMonths: 3,
    goal: 'clicks',
    status: REQUEST_STATUS.approved,
    ndaRequired: false,
    ndaStatus: REQUEST_NDA_STATUS.accepted,
    startsIn: -12,
    askedDaysAgo: 37,
    changedDaysAgo: 2.3,
  },
  {
    ...LINDENBLATT,
    title: 'Adventskalender 2026',
    productName: 'Adventskalender mit 24 Minis',
    productDescription:
      'Auspacken im Dezember, jeden Tag ein Mini. Limitierte Auflage von 6.000 Stück, Versand ab der letzten Novemberwoche.',
    platforms: ['Instagram', 'YouTube'],
    targetGroups: ['female', 'divers'],
    countries: ['DE', 'AU'],
    budget: 15_000,
    durationMonths: 1,
    goal: 'sales',
    status: REQUEST_STATUS.pending,
    ndaRequired: true,
    ndaStatus: REQUEST_NDA_STATUS.pending,
    startsIn: 10,
    askedDaysAgo: 4,
    changedDaysAgo: 3.2,
  },
  {
    ...ALPENGLUEHEN,
    campaign: 'Alpenglühen – Hüttentour Sommer 2026',
    title: 'Hüttentour Sommer 2026',
    productName: 'Rucksack Karwendel 32',
    productDescription: 'Mehrtagestouren mit leichtem Gepäck, gedreht auf echten Hütten.',
    platforms: ['YouTube', 'Instagram'],
    targetGroups: ['male', 'female'],
    countries: ['DE', 'AU', 'CH'],
    budget: 45_000,
    durationMonths: 3,
    goal: 'awareness',
    status: REQUEST_STATUS.approved,
    ndaRequired: false,
    ndaStatus: REQUEST_NDA_STATUS.accepted,
    startsIn: -190,
    askedDaysAgo: 250,
    changedDaysAgo: 95,
  },
  {
    ...ALPENGLUEHEN,
    campaign: 'Alpenglühen – Gipfelstürmer Winter 26/27',
    title: 'Gipfelstürmer Winterkollektion',
    productName: 'Tourenjacke Gipfelstürmer',
    productDescription:
      'Winterkollektion für Skitouren: Jacke, Hose und Handschuh aus Merinowolle. Drehorte in Tirol stellen wir.',
    platforms: ['YouTube', 'Instagram', 'TikTok'],
    targetGroups: ['male', 'female'],
    countries: ['DE', 'AU', 'CH'],
    budget: 62_000,
    durationMonths: 4,
    goal: 'content',
    status: REQUEST_STATUS.approved,
    ndaRequired: true,
    ndaStatus: REQUEST_NDA_STATUS.accepted,
    startsIn: -22,
    askedDaysAgo: 66,
    changedDaysAgo: 0.1,
  },
  {
    ...ALPENGLUEHEN,
    title: 'Trailschuh Grat 2 – Einführung',
    productName: 'Trailschuh Grat 2',
    productDescription:
      'Neuer Trailschuh mit wechselbarer Sohle. Läuferinnen und Läufer mit mindestens 40 Kilometern in der Woche.',
    platforms: ['Instagram', 'YouTube', 'Podcast'],
    targetGroups: ['male', 'female', 'divers'],
    countries: ['DE', 'AU', 'CH'],
    budget: 28_000,
    durationMonths: 2,
    goal: 'sales',
    status: REQUEST_STATUS.pending,
    ndaRequired: true,
    ndaStatus: REQUEST_NDA_STATUS.pending,
    startsIn: 40,
    askedDaysAgo: 2,
    changedDaysAgo: 1.4,
  },
  {
    ...ALPENGLUEHEN,
    title: 'Zeltwochen am See',
    productName: 'Zelt Achensee',
    productDescription: 'Campen mit Familien in der Hauptsaison.',
    platforms: ['Facebook', 'Instagram'],
    targetGroups: ['female'],
    countries: ['AU'],
    budget: 9_000,
    durationMonths: 1,
    goal: 'content',
    status: REQUEST_STATUS.declined,
    declineReason: 'Der gewünschte Zeitraum ist bereits vorbei; bitte mit neuem Start senden.',
    ndaRequired: false,
    ndaStatus: REQUEST_NDA_STATUS.declined,
    startsIn: -60,
    askedDaysAgo: 70,
    changedDaysAgo: 66,
  },
  {
    ...NORDLICHT,
    campaign: 'Nordlicht Brillen – Gleitsichtwochen',
    title: 'Gleitsichtwochen',
    productName: 'Gleitsichtglas Nordstern',
    productDescription: 'Gleitsicht ohne Eingewöhnung; Termin in der Filiale buchen.',
    platforms: ['Instagram', 'Facebook', 'Podcast'],
    targetGroups: ['female', 'male'],
    countries: ['DE'],
    budget: 27_500,
    durationMonths: 2,
    goal: 'clicks',
    status: REQUEST_STATUS.approved,
    ndaRequired: false,
    ndaStatus: REQUEST_NDA_STATUS.accepted,
    startsIn: -15,
    askedDaysAgo: 44,
    changedDaysAgo: 1.1,
  },
  {
    ...NORDLICHT,
    title: 'Sonnenkollektion 2027',
    productName: 'Sonnenbrillen aus Algenkunststoff',
    productDescription: 'Vorstellung der neuen Kollektion, streng vertraulich bis zum Verkaufsstart.',
    platforms: ['Instagram', 'TikTok'],
    targetGroups: ['female', 'male', 'divers'],
    countries: ['DE', 'AU'],
    budget: 40_000,
    durationMonths: 3,
    goal: 'awareness',
    status: REQUEST_STATUS.pending,
    ndaRequired: true,
    ndaStatus: REQUEST_NDA_STATUS.pending,
    startsIn: 110,
    askedDaysAgo: 6,
    changedDaysAgo: 6,
  },
  {
    ...LINDENBLATT,
    title: 'Frühjahrsputz für die Haut',
    productName: 'Peeling Birke',
    productDescription: 'Feines Peeling aus Birkenzucker, zweimal in der Woche.',
    platforms: ['Instagram', 'TikTok'],
    targetGroups: ['female'],
    countries: ['DE', 'AU'],
    budget: 18_000,
    durationMonths: 2,
    goal: 'awareness',
    status: REQUEST_STATUS.pending,
    ndaRequired: false,
    ndaStatus: REQUEST_NDA_STATUS.pending,
    startsIn: 120,
    askedDaysAgo: 1,
    changedDaysAgo: 0.4,
    draftStep: 5,
  },
];

const BRANDS = {
  [DEMO_USER.brand]: {
    category: 1,
    link: 'https://lindenblatt.example/pflege',
    hashtags: ['lindenblatt', 'hautgefühl'],
    topics: [1, 3],
    who: 'Lena Hartwig',
  },
  [DEMO_USER.brandTwo]: {
    category: 12,
    link: 'https://alpengluehen.example/touren',
    hashtags: ['alpenglühen', 'draußenzuhause'],
    topics: [7, 6],
    who: 'Alpenglühen Sport',
  },
  [DEMO_USER.brandInvited]: {
    category: 99,
    link: 'https://nordlicht.example/brillen',
    hashtags: ['nordlichtbrillen'],
    topics: [2, 3],
    who: 'Nordlicht Brillen',
  },
} as const;

/** What the creators of each platform are usually booked for. */
const SERVICE_OF: Readonly<Record<string, string>> = {
  Instagram: 'Reel',
  TikTok: 'Video',
  YouTube: 'DedicatedVideo',
  Blog: 'Advertorial',
  Podcast: 'MidRoll',
  Facebook: 'Posting',
};

/** The rest of the answers, as fits the brand and the budget. */
function answersOf({ brand, platforms, budget, goal }: RequestFacts) {
  const { category, link, hashtags, topics } = BRANDS[brand as keyof typeof BRANDS];
  const kpi = {
    reach: goal === 'awareness' ? budget * 30 : null,
    clicks: goal === 'clicks' ? Math.round(budget * 0.9) : null,
    views: goal === 'content' ? budget * 12 : null,
    sales: goal === 'sales' ? Math.round(budget / 40) : null,
  };
  return {
    productCategory: category,
    productLink: link,
    kpi,
    ageBands: ['age25To34', 'age35To44'],
    cities: [],
    channelCount: Math.max(2, Math.round(budget / 3_500)),
    followersFrom: 15_000,
    followersTo: 350_000,
    services: platforms.flatMap((platform) =>
      SERVICE_OF[platform] === undefined ? [] : [{ platform, leistung: SERVICE_OF[platform] }],
    ),
    categories: topics,
    briefingDo: 'Das Produkt im eigenen Alltag zeigen und in eigenen Worten beschreiben.',
    briefingDont: 'Keine Vergleiche mit anderen Marken, keine Heilversprechen.',
    hashtags,
    buyOutMonths: budget > 30_000 ? (6 as const) : null,
  };
}

/** What the three brand accounts have asked for: approved with a campaign, pending and declined. */
export function demoCampaignRequests(campaigns: readonly DemoCampaign[], now: Date): DemoCampaignRequest[] {
  const year = dateIn(now, 0).slice(0, 4);
  return REQUESTS.map((request, index) => {
    const { brand, campaign, declineReason, startsIn, askedDaysAgo, changedDaysAgo, draftStep, ...facts } = request;
    const linked = campaigns.find((each) => each.name === campaign);
    if (campaign !== undefined && linked === undefined) throw new Error(`There is no campaign ${campaign}.`);
    return {
      ...facts,
      ...answersOf(request),
      id: index + 1,
      number: `KA-${year}-${String(index + 101).padStart(4, '0')}`,
      createdByUserId: brand,
      isDraft: draftStep !== undefined,
      formStep: draftStep ?? 6,
      sentAt: draftStep === undefined ? daysBefore(now, askedDaysAgo) : null,
      ndaName:
        facts.ndaRequired && facts.ndaStatus !== REQUEST_NDA_STATUS.pending
          ? BRANDS[brand as keyof typeof BRANDS].who
          : null,
      ndaDecidedAt:
        facts.ndaRequired && facts.ndaStatus !== REQUEST_NDA_STATUS.pending ? daysBefore(now, askedDaysAgo - 1) : null,
      ndaVersion: facts.ndaRequired && facts.ndaStatus !== REQUEST_NDA_STATUS.pending ? 1 : null,
      assigneeUserId: draftStep === undefined ? DEMO_USER.manager : null,
      campaignId: linked?.id ?? null,
      startDate: dateIn(now, startsIn),
      declineReason: declineReason ?? null,
      createdAt: daysBefore(now, askedDaysAgo),
      updatedAt: daysBefore(now, changedDaysAgo),
    };
  });
}
