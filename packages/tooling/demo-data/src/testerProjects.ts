import { PROJECT_STATUS, PROJECT_TYPE, PROJECT_APPLICATION_STATUS } from '@resonanz/domain/projectStates';
import { DEMO_USER, TESTER_IDS } from './accounts.ts';
import { dateIn, daysBefore } from './days.ts';
import { createRandom } from './random.ts';
import { pictureAddress } from './records.ts';
import type { DemoTesterApplication, DemoTesterProject } from './testerRecords.ts';

interface ProjectFacts extends Omit<
  DemoTesterProject,
  'id' | 'picture' | 'startsOn' | 'endsOn' | 'applicationUntil' | 'createdAt' | 'regional'
> {
  readonly still: string;
  readonly startsIn: number;
  readonly endsIn: number;
  readonly applyFor: number;
  readonly applications: number;
  readonly regional?: string;
  /** Answer to the application of the tester account. */
  readonly own?: DemoTesterApplication['status'];
}

const PROJECTS: readonly ProjectFacts[] = [
  {
    titleDe: 'Cold Brew Testpaket',
    titleEn: 'Cold brew test kit',
    brandName: 'Morgenstern',
    still: 'kaffee',
    category: 26,
    type: PROJECT_TYPE.shortTerm,
    status: PROJECT_STATUS.application,
    places: 150,
    points: 85,
    startsIn: 9,
    endsIn: 30,
    applyFor: 6,
    applications: 214,
    own: 0,
    descriptionDe: 'Drei Flaschen Cold Brew, mild bis kräftig: zwei Wochen lang jeden Morgen probieren und bewerten.',
    descriptionEn: 'Three bottles of cold brew, from mild to strong: try one every morning for two weeks and rate it.',
  },
  {
    titleDe: 'Trailschuh Grat 2',
    titleEn: 'Trail shoe Grat 2',
    brandName: 'Alpenglühen Outdoor',
    still: 'schuh',
    category: 82,
    type: PROJECT_TYPE.longTerm,
    status: PROJECT_STATUS.application,
    places: 40,
    points: 160,
    startsIn: 20,
    endsIn: 130,
    applyFor: 12,
    applications: 96,
    descriptionDe:
      'Mindestens 150 Kilometer auf Trails laufen und Halt, Dämpfung und Sohle beurteilen. Der Schuh gehört danach Ihnen.',
    descriptionEn:
      'Run at least 150 kilometres on trails and judge grip, cushioning and sole. The shoes are yours afterwards.',
  },
  {
    titleDe: 'Haferkraft Riegel Apfel',
    titleEn: 'Haferkraft apple bar',
    brandName: 'Haferkraft',
    still: 'riegel',
    category: 21,
    type: PROJECT_TYPE.shortTerm,
    status: PROJECT_STATUS.application,
    places: 300,
    points: 60,
    startsIn: 4,
    endsIn: 24,
    applyFor: 2,
    applications: 388,
    own: 1,
    descriptionDe:
      'Ein Karton mit 20 Riegeln für Schule, Büro und Wanderung. Wir wollen wissen, was Kinder und Erwachsene dazu sagen.',
    descriptionEn: 'A box of 20 bars for school, office and hikes. We want to know what children and adults think.',
  },
  {
    titleDe: 'Gleitsichtbrille Probetragen',
    titleEn: 'Progressive glasses trial',
    brandName: 'Nordlicht Brillen',
    still: 'brille',
    category: 104,
    type: PROJECT_TYPE.longTerm,
    status: PROJECT_STATUS.application,
    places: 25,
    points: 190,
    startsIn: 26,
    endsIn: 100,
    applyFor: 18,
    applications: 57,
    regional: 'DE-NI',
    descriptionDe: 'Sehtest in der Filiale, danach vier Wochen Alltag mit Gleitsicht: Lesen, Autofahren, Bildschirm.',
    descriptionEn:
      'Eye test in the shop, then four weeks of daily life with progressive glasses: reading, driving, screen.',
  },
  {
    titleDe: 'Kräutergarten für die Fensterbank',
    titleEn: 'Herb garden for the window sill',
    brandName: 'Bergquell',
    still: 'pflanze',
    category: 93,
    type: PROJECT_TYPE.shortTerm,
    status: PROJECT_STATUS.application,
    places: 80,
    points: 75,
    startsIn: 15,
    endsIn: 60,
    applyFor: 14,
    applications: 12,
    descriptionDe:
      'Basilikum, Minze und Schnittlauch in einer Schale, die sich selbst bewässert. Bitte jede Woche ein Foto.',
    descriptionEn: 'Basil, mint and chives in a bowl that waters itself. One photo a week, please.',
  },
  {
    titleDe: 'Serum Herbstleuchten',
    titleEn: 'Herbstleuchten serum',
    brandName: 'Lindenblatt Naturkosmetik',
    still: 'serum',
    category: 11,
    type: PROJECT_TYPE.shortTerm,
    status: PROJECT_STATUS.application,
    places: 120,
    points: 95,
    startsIn: 11,
    endsIn: 45,
    applyFor: 8,
    applications: 173,
    own: 3,
    descriptionDe: 'Vier Wochen Abendpflege mit Sanddorn und Lindenblüte, für empfindliche und trockene Haut.',
    descriptionEn: 'Four weeks of evening care with sea buckthorn and lime blossom, for sensitive and dry skin.',
  },
  {
    titleDe: 'Windeln Nachtruhe Größe 4',
    titleEn: 'Night diapers size 4',
    brandName: 'Kinderstube',
    still: 'windel',
    category: 41,
    type: PROJECT_TYPE.shortTerm,
    status: PROJECT_STATUS.application,
    places: 200,
    points: 90,
    startsIn: 7,
    endsIn: 28,
    applyFor: 5,
    applications: 141,
    descriptionDe: 'Zwei Pakete für Kinder von 9 bis 14 Kilogramm, ein kurzes Tagebuch über vierzehn Nächte.',
    descriptionEn: 'Two packs for children of 9 to 14 kilograms, and a short diary of fourteen nights.',
  },
  {
    titleDe: 'Nassfutter Huhn und Kürbis',
    titleEn: 'Wet food with chicken and pumpkin',
    brandName: 'Pfotenglück',
    still: 'hundenapf',
    category: 51,
    type: PROJECT_TYPE.shortTerm,
    status: PROJECT_STATUS.application,
    places: 100,
    points: 70,
    startsIn: 13,
    endsIn: 40,
    applyFor: 9,
    applications: 68,
    descriptionDe: 'Für Hunde ab einem Jahr. Bitte Futterumstellung und Appetit über drei Wochen beschreiben.',
    descriptionEn: 'For dogs from one year. Please describe the change of food and the appetite over three weeks.',
  },
  {
    titleDe: 'Kopfhörer Stille 3',
    titleEn: 'Stille 3 headphones',
    brandName: 'Klangraum Audio',
    still: 'kopfhoerer',
    category: 63,
    type: PROJECT_TYPE.longTerm,
    status: PROJECT_STATUS.application,
    places: 35,
    points: 175,
    startsIn: 22,
    endsIn: 110,
    applyFor: 16,
    applications: 203,
    regional: 'AU-9',
    descriptionDe: 'Geräuschunterdrückung in Bahn, Büro und Küche, drei Monate lang, mit monatlichem Bericht.',
    descriptionEn:
      'Noise cancelling on trains, in the office and in the kitchen, for three months with a monthly report.',
  },
  {
    titleDe: 'Röstung Nr. 7',
    titleEn: 'Roast no. 7',
    brandName: 'Morgenstern',
    still: 'kaffee',
    category: 26,
    type: PROJECT_TYPE.shortTerm,
    status: PROJECT_STATUS.completed,
    places: 90,
    points: 80,
    startsIn: -70,
    endsIn: -35,
    applyFor: -78,
    applications: 130,
    own: 1,
    descriptionDe: 'Filterkaffee aus Huila, heller geröstet.',
    descriptionEn: 'Filter coffee from Huila, roasted lighter.',
  },
  {
    titleDe: 'Sonnencreme ohne Weißeln',
    titleEn: 'Sun cream without white cast',
    brandName: 'Lindenblatt Naturkosmetik',
    still: 'serum',
    category: 17,
    type: PROJECT_TYPE.shortTerm,
    status: PROJECT_STATUS.pending,
    places: 150,
    points: 85,
    startsIn: 150,
    endsIn: 190,
    applyFor: 130,
    applications: 0,
    descriptionDe: 'Mineralischer Filter, LSF 30.',
    descriptionEn: 'Mineral filter, SPF 30.',
  },
];

/** Product tests: open ones, one that has ended and one that is being prepared. */
export function demoTesterProjects(now: Date): DemoTesterProject[] {
  return PROJECTS.map(
    ({ still, startsIn, endsIn, applyFor, applications: _applications, own: _own, regional, ...facts }, index) => ({
      ...facts,
      id: index + 1,
      picture: pictureAddress(`still-${still}.svg`),
      startsOn: dateIn(now, startsIn),
      endsOn: dateIn(now, endsIn),
      applicationUntil: dateIn(now, applyFor),
      regional: regional ?? null,
      createdAt: daysBefore(now, Math.max(2, 30 - applyFor)),
    }),
  );
}

/** Applications for the product tests; those of the tester account are among them. */
export function demoTesterApplications(now: Date): DemoTesterApplication[] {
  return PROJECTS.flatMap(({ applications, places, own, status }, index) => {
    const projectId = index + 1;
    const random = createRandom(`applications ${projectId}`);
    const others = random.sample(TESTER_IDS, Math.max(0, applications - (own === undefined ? 0 : 1)));
    const accepted = Math.floor(Math.min(applications, places) * (status === PROJECT_STATUS.completed ? 1 : 0.45));
    const rows = others.map((userId, rank): DemoTesterApplication => ({
      projectId,
      userId,
      status:
        rank < accepted
          ? PROJECT_APPLICATION_STATUS.approved
          : random.weighted([
              [PROJECT_APPLICATION_STATUS.pending, 6],
              [PROJECT_APPLICATION_STATUS.waiting, 2],
              [PROJECT_APPLICATION_STATUS.declined, 1],
            ] as const),
      createdAt: daysBefore(now, random.next() * 12 + (status === PROJECT_STATUS.completed ? 80 : 0)),
    }));
    if (own === undefined) return rows;
    return [
      ...rows,
      {
        projectId,
        userId: DEMO_USER.tester,
        status: own,
        createdAt: daysBefore(now, status === PROJECT_STATUS.completed ? 82 : 1.5),
      },
    ];
  });
}
