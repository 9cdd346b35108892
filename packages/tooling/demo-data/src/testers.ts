import { TESTER_CATEGORIES } from '@resonanz/domain/categories';
import { PROJECT_APPLICATION_STATUS } from '@resonanz/domain/projectStates';
import { TESTER_POINTS, type PointsEvent } from '@resonanz/domain/testerPoints';
import { DEMO_USER, TESTER_IDS, testerGender } from './accounts.ts';
import { dateIn } from './days.ts';
import { createRandom } from './random.ts';
import type { DemoTesterApplication, DemoTesterPoints, DemoTesterProfile } from './testerRecords.ts';

/** Where testers live, with how many of a hundred. */
const PLACES: readonly (readonly [readonly ['DE' | 'AU' | 'CH', string, string], number])[] = [
  [['DE', 'DE-NW', 'Köln'], 14],
  [['DE', 'DE-NW', 'Münster'], 7],
  [['DE', 'DE-BY', 'München'], 12],
  [['DE', 'DE-BY', 'Rosenheim'], 5],
  [['DE', 'DE-BW', 'Stuttgart'], 10],
  [['DE', 'DE-BW', 'Freiburg im Breisgau'], 4],
  [['DE', 'DE-NI', 'Hannover'], 9],
  [['DE', 'DE-BE', 'Berlin'], 5],
  [['DE', 'DE-HH', 'Hamburg'], 4],
  [['DE', 'DE-HE', 'Kassel'], 4],
  [['DE', 'DE-SN', 'Leipzig'], 4],
  [['DE', 'DE-SH', 'Kiel'], 3],
  [['DE', 'DE-RP', 'Mainz'], 3],
  [['DE', 'DE-MV', 'Rostock'], 2],
  [['DE', 'DE-TH', 'Erfurt'], 2],
  [['AU', 'AU-9', 'Wien'], 6],
  [['AU', 'AU-6', 'Graz'], 3],
  [['AU', 'AU-7', 'Innsbruck'], 2],
  [['CH', 'CH-ZH', 'Zürich'], 2],
  [['CH', 'CH-BE', 'Bern'], 1],
];

const CATEGORIES = TESTER_CATEGORIES.flatMap(({ children }) => children);

const STREETS = ['Hafenweg', 'Lindenallee', 'Am Stadtpark', 'Mühlenstraße', 'Rosenweg', 'Bergstraße', 'Kirchgasse'];

/** Postal codes by country: the lowest and the highest. */
const POSTAL_CODES = { DE: [20_095, 99_998], AU: [1010, 9990], CH: [3000, 9650] } as const;

/** Where parcels go: the tester account and most of the others have a whole address. */
function addressOf(userId: number, country: 'DE' | 'AU' | 'CH'): Pick<DemoTesterProfile, 'street' | 'zip'> {
  const random = createRandom(`address ${userId}`);
  if (userId !== DEMO_USER.tester && random.chance(0.06)) return { street: null, zip: null };
  const [lowest, highest] = POSTAL_CODES[country];
  return { street: `${random.pick(STREETS)} ${random.int(1, 90)}`, zip: String(random.int(lowest, highest)) };
}

/** Which points an application has brought so far. */
function bookings({ status, completedAt, decidedAt, createdAt }: DemoTesterApplication): [PointsEvent, string][] {
  const isAccepted = status === PROJECT_APPLICATION_STATUS.approved;
  return [
    ['applicationSent', createdAt],
    ...(isAccepted ? [['applicationAccepted', decidedAt ?? createdAt] satisfies [PointsEvent, string]] : []),
    ...(completedAt === null
      ? []
      : ([
          ['questionnaire', completedAt],
          ['testCompletedInTime', completedAt],
        ] satisfies [PointsEvent, string][])),
  ];
}

/** The ledger that goes with the applications, oldest first. */
export function demoTesterPoints(applications: readonly DemoTesterApplication[]): DemoTesterPoints[] {
  return applications
    .flatMap((application) =>
      bookings(application).map(([event, createdAt]) => ({
        userId: application.userId,
        projectId: application.projectId,
        applicationId: application.id,
        event,
        points: TESTER_POINTS[event],
        createdAt,
      })),
    )
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
}

/** What the testers say about themselves, with the sums of their points. */
export function demoTesterProfiles(now: Date, points: readonly DemoTesterPoints[]): DemoTesterProfile[] {
  const totals = new Map<number, number>();
  for (const entry of points) totals.set(entry.userId, (totals.get(entry.userId) ?? 0) + entry.points);
  return [DEMO_USER.tester, ...TESTER_IDS].map((userId) => {
    const random = createRandom(`profile ${userId}`);
    const [country, federalState, city] = random.weighted(PLACES);
    return {
      userId,
      gender: testerGender(userId),
      dob: dateIn(now, -365.25 * random.int(19, 66) - random.int(0, 364)),
      country,
      federalState,
      city,
      ...addressOf(userId, country),
      newsletter: createRandom(`news ${userId}`).chance(0.6) ? ('confirmed' as const) : ('none' as const),
      categories: random.sample(CATEGORIES, random.int(2, 7)).toSorted((a, b) => a - b),
      children: random.weighted([
        [0, 5],
        [1, 2],
        [2, 2],
        [3, 1],
      ] as const),
      ugcCampaign: random.chance(0.3),
      regionalTests: random.chance(0.6),
      totalPoints: totals.get(userId) ?? 0,
    };
  });
}
