import { PROJECT_STATUS, PROJECT_TYPE } from '@resonanz/domain/projectStates';
import { DEMO_USER } from './accounts.ts';
import { dateIn, daysBefore } from './days.ts';
import { plainLetters } from './handles.ts';
import { pictureAddress } from './records.ts';
import type { DemoTesterApplication, DemoTesterBrand, DemoTesterProject } from './testerRecords.ts';

interface ProjectFacts extends Pick<
  DemoTesterProject,
  'titleDe' | 'titleEn' | 'descriptionDe' | 'descriptionEn' | 'category' | 'type' | 'status' | 'places'
> {
  readonly brand: string;
  readonly still: string;
  readonly startsIn: number;
  readonly endsIn: number;
  readonly applyFor: number;
  readonly applications: number;
  /** The federal state that the test is limited to. */
  readonly regional?: string;
  readonly asksVideo?: boolean;
  readonly ages?: readonly [number, number];
  readonly minChildren?: number;
  readonly product?: readonly [string, string];
  /** Days since the products were sent, of tests that run. */
  readonly shippedFor?: number;
  /** Days since they arrived. */
  readonly receivedFor?: number;
  /** Answer to the application of the tester account. */
  readonly own?: DemoTesterApplication['status'];
}

/** The tests, in the order of their ids. */
export const PROJECTS: readonly ProjectFacts[] = [
  {
    titleDe: 'Cold Brew Testpaket',
    titleEn: 'Cold brew test kit',
    brand: 'Morgenstern',
    still: 'kaffee',
    category: 26,
    type: PROJECT_TYPE.shortTerm,
    status: PROJECT_STATUS.application,
    places: 150,
    asksVideo: true,
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
    ages: [18, 60],
    product: ['Ein Paar Grat 2', 'A pair of Grat 2'],
    brand: 'Alpenglühen Outdoor',
    still: 'schuh',
    category: 82,
    type: PROJECT_TYPE.longTerm,
    status: PROJECT_STATUS.application,
    places: 40,
    asksVideo: true,
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
    brand: 'Haferkraft',
    still: 'riegel',
    category: 21,
    type: PROJECT_TYPE.shortTerm,
    status: PROJECT_STATUS.application,
    places: 300,
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
    brand: 'Nordlicht Brillen',
    still: 'brille',
    category: 104,
    type: PROJECT_TYPE.longTerm,
    status: PROJECT_STATUS.application,
    places: 25,
    asksVideo: true,
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
    brand: 'Bergquell',
    still: 'pflanze',
    category: 93,
    type: PROJECT_TYPE.shortTerm,
    status: PROJECT_STATUS.application,
    places: 80,
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
    brand: 'Lindenblatt Naturkosmetik',
    still: 'serum',
    category: 11,
    type: PROJECT_TYPE.shortTerm,
    status: PROJECT_STATUS.application,
    places: 120,
    asksVideo: true,
    startsIn: 11,
    endsIn: 45,
    applyFor: 8,
    applications: 173,
    own: 3,
    descriptionDe: 'Vier Wochen Abendpflege mit Sanddorn und Lindenblüte, für empfindliche und trockene Haut.',
    descriptionEn: 'Four weeks of evening care with sea buckthorn and lime blossom, for sensitive and dry skin.',
  },
  {
    minChildren: 1,
    titleDe: 'Windeln Nachtruhe Größe 4',
    titleEn: 'Night diapers size 4',
    brand: 'Kinderstube',
    still: 'windel',
    category: 41,
    type: PROJECT_TYPE.shortTerm,
    status: PROJECT_STATUS.application,
    places: 200,
    asksVideo: true,
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
    brand: 'Pfotenglück',
    still: 'hundenapf',
    category: 51,
    type: PROJECT_TYPE.shortTerm,
    status: PROJECT_STATUS.application,
    places: 100,
    startsIn: 13,
    endsIn: 40,
    applyFor: 9,
    applications: 68,
    own: 2,
    descriptionDe: 'Für Hunde ab einem Jahr. Bitte Futterumstellung und Appetit über drei Wochen beschreiben.',
    descriptionEn: 'For dogs from one year. Please describe the change of food and the appetite over three weeks.',
  },
  {
    titleDe: 'Kopfhörer Stille 3',
    titleEn: 'Stille 3 headphones',
    brand: 'Klangraum Audio',
    still: 'kopfhoerer',
    category: 63,
    type: PROJECT_TYPE.longTerm,
    status: PROJECT_STATUS.application,
    places: 35,
    asksVideo: true,
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
    brand: 'Morgenstern',
    still: 'kaffee',
    category: 26,
    type: PROJECT_TYPE.shortTerm,
    status: PROJECT_STATUS.completed,
    places: 90,
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
    brand: 'Lindenblatt Naturkosmetik',
    still: 'serum',
    category: 17,
    type: PROJECT_TYPE.shortTerm,
    status: PROJECT_STATUS.pending,
    places: 150,
    asksVideo: true,
    startsIn: 150,
    endsIn: 190,
    applyFor: 130,
    applications: 0,
    descriptionDe: 'Mineralischer Filter, LSF 30.',
    descriptionEn: 'Mineral filter, SPF 30.',
  },
  {
    titleDe: 'Handcreme Sanddorn',
    titleEn: 'Sea buckthorn hand cream',
    brand: 'Lindenblatt Naturkosmetik',
    still: 'serum',
    category: 12,
    type: PROJECT_TYPE.shortTerm,
    status: PROJECT_STATUS.application,
    places: 60,
    asksVideo: true,
    startsIn: -12,
    endsIn: 20,
    applyFor: -20,
    applications: 84,
    own: 1,
    shippedFor: 15,
    receivedFor: 12,
    descriptionDe: 'Drei Wochen lang nach jedem Händewaschen: Wie zieht die Creme ein, wie duftet sie, hilft sie?',
    descriptionEn:
      'For three weeks after each washing of hands: does the cream sink in, how does it smell, does it help?',
  },
  {
    titleDe: 'Teemischung Kaminabend',
    titleEn: 'Fireside evening tea',
    brand: 'Bergquell',
    still: 'kaffee',
    category: 26,
    type: PROJECT_TYPE.shortTerm,
    status: PROJECT_STATUS.application,
    places: 50,
    startsIn: -1,
    endsIn: 27,
    applyFor: -9,
    applications: 66,
    own: 1,
    shippedFor: 2,
    descriptionDe: 'Vier Sorten für lange Abende. Welche bleibt im Schrank, welche ist zuerst leer?',
    descriptionEn: 'Four blends for long evenings. Which one stays in the cupboard, which one is finished first?',
  },
];

/** The brands of the tests, in the order of their first one. */
const BRANDS = [...new Set(PROJECTS.map(({ brand }) => brand))];

/** Brands of testerworld. */
export function demoTesterBrands(now: Date): DemoTesterBrand[] {
  return BRANDS.map((name, index) => ({
    id: index + 1,
    name,
    textDe: `${name} lässt neue Produkte von Testerinnen und Testern beurteilen, bevor sie in die Läden kommen.`,
    textEn: `${name} has new products judged by testers before they come into the shops.`,
    link: `https://www.${plainLetters(name)}.example`,
    categories: [...new Set(PROJECTS.filter(({ brand }) => brand === name).map(({ category }) => category))],
    position: index + 1,
    createdAt: daysBefore(now, 400 - index * 20),
  }));
}

/** Product tests: open ones, one that has ended and one that is being prepared. */
export function demoTesterProjects(now: Date): DemoTesterProject[] {
  return PROJECTS.map((facts, index) => {
    const [productDe, productEn] = facts.product ?? [facts.titleDe, facts.titleEn];
    const createdAt = daysBefore(now, Math.max(2, 30 - facts.applyFor));
    return {
      id: index + 1,
      titleDe: facts.titleDe,
      titleEn: facts.titleEn,
      descriptionDe: facts.descriptionDe,
      descriptionEn: facts.descriptionEn,
      productDe,
      productEn,
      brandId: BRANDS.indexOf(facts.brand) + 1,
      ownerUserId: index % 2 === 0 ? DEMO_USER.superAdmin : DEMO_USER.admin,
      category: facts.category,
      type: facts.type,
      status: facts.status,
      picture: pictureAddress(`still-${facts.still}.svg`),
      places: facts.places,
      applicationUntil: dateIn(now, facts.applyFor),
      selectionOn: dateIn(now, facts.applyFor + 2),
      shipsOn: dateIn(now, facts.applyFor + 3),
      startsOn: dateIn(now, facts.startsIn),
      endsOn: dateIn(now, facts.endsIn),
      asksVideo: facts.asksVideo ?? false,
      ageFrom: facts.ages?.[0] ?? null,
      ageTo: facts.ages?.[1] ?? null,
      federalStates: facts.regional === undefined ? [] : [facts.regional],
      needsCategory: false,
      minChildren: facts.minChildren ?? null,
      publishedAt: facts.status === PROJECT_STATUS.pending ? null : createdAt,
      completedAt: facts.status === PROJECT_STATUS.completed ? daysBefore(now, -facts.endsIn - 3) : null,
      createdAt,
    };
  });
}
