import { DEMO_USER } from './accounts.ts';

/** A UGC request of the demo, with how far its videos are. */
export interface DemoUgcRequest {
  readonly brand: number;
  readonly customerId: number;
  readonly productName: string;
  readonly productDescription: string;
  readonly briefing: string;
  readonly creatorWishes: string;
  readonly length: string;
  readonly lengthText: string;
  readonly videoCount: number;
  readonly startVariants: number;
  readonly extras: readonly ('subtitles' | 'music' | 'professional_photos')[];
  readonly languages: readonly string[];
  readonly style: 'unboxing' | 'testimonial' | 'howTo' | 'beforeAfter';
  readonly shipsProduct: boolean;
  readonly duration: string | null;
  readonly state: 'draft' | 'pending' | 'approved' | 'declined';
  readonly declineReason: string | null;
  readonly sentDaysAgo: number;
  readonly deliveryIn: number;
  /** Net price of an offer in one line, where the list has none or something was added. */
  readonly offer: { readonly text: string; readonly amount: number } | null;
  /** What became of its videos, in their order; those without a word are in production. */
  readonly videos: readonly ('ready' | 'accepted' | 'correction')[];
  /** Both creators are agreed on; otherwise one is still to be decided. */
  readonly areCreatorsAgreed?: true;
  /** What was said about it: the agency and the brand by turns. */
  readonly talk: readonly string[];
}

const LINDENBLATT = { brand: DEMO_USER.brand, customerId: 1 } as const;
const ALPENGLUEHEN = { brand: DEMO_USER.brandTwo, customerId: 2 } as const;

const PLAIN = {
  lengthText: '',
  startVariants: -1,
  extras: [],
  languages: ['de'],
  style: 'testimonial',
  shipsProduct: true,
  duration: '6',
  declineReason: null,
  offer: null,
  videos: [],
  talk: [],
} as const;

/** UGC requests of both brands in every state, the oldest first. */
export const DEMO_UGC_REQUESTS: readonly DemoUgcRequest[] = [
  {
    ...PLAIN,
    ...LINDENBLATT,
    productName: 'Handcreme Kamille',
    productDescription: 'Handcreme in der nachfüllbaren Dose.',
    briefing: 'Auspacken, ein Strich auf dem Handrücken, erster Eindruck in eigenen Worten.',
    creatorWishes: 'Ab 20 Jahren, gepflegte Hände.',
    length: '15',
    videoCount: 2,
    extras: ['subtitles'],
    style: 'unboxing',
    state: 'approved',
    sentDaysAgo: 120,
    deliveryIn: -80,
    videos: ['accepted', 'accepted'],
    talk: ['Die Produkte sind angekommen.', 'Danke, wir freuen uns auf die Videos.'],
  },
  {
    ...PLAIN,
    ...LINDENBLATT,
    productName: 'Nachtserum Lindenblüte 30 ml',
    productDescription: 'Serum mit Sanddorn und Lindenblüte für die Umstellung der Haut im Herbst.',
    briefing:
      'Die Abendroutine vor dem Spiegel: reinigen, Serum auftragen, kurz erzählen, wie sich die Haut anfühlt. Bitte keine Heilversprechen.',
    creatorWishes: 'Zwei Creatorinnen zwischen 25 und 40 Jahren, gern mit empfindlicher Haut.',
    length: '30',
    videoCount: 3,
    startVariants: 2,
    extras: ['subtitles', 'music'],
    state: 'approved',
    sentDaysAgo: 24,
    deliveryIn: 12,
    offer: { text: 'Drei Videos mit Untertiteln und Musik, zwei Startvarianten', amount: 495 },
    videos: ['ready', 'correction'],
    talk: [
      'Wir schlagen zwei Creatorinnen vor, die Ihre Zielgruppe gut kennen.',
      'Beide gefallen uns. Bitte achten Sie auf ruhiges Licht.',
    ],
  },
  {
    ...PLAIN,
    ...LINDENBLATT,
    productName: 'Adventskalender mit 24 Minis',
    productDescription: 'Limitierte Auflage von 6.000 Stück.',
    briefing: 'Jeden Tag ein Türchen: Zusammenschnitt der ersten sieben Tage.',
    creatorWishes: '',
    length: 'others',
    lengthText: '5 Minuten',
    videoCount: 1,
    languages: ['de', 'de-AT'],
    state: 'pending',
    sentDaysAgo: 2,
    deliveryIn: 20,
    duration: '2',
  },
  {
    ...PLAIN,
    ...LINDENBLATT,
    productName: 'Barrierecreme Winter',
    productDescription: '',
    briefing: '',
    creatorWishes: '',
    length: '60',
    videoCount: 2,
    state: 'draft',
    sentDaysAgo: 0,
    deliveryIn: 45,
    duration: null,
  },
  {
    ...PLAIN,
    ...ALPENGLUEHEN,
    productName: 'Stirnlampe Kar 400',
    productDescription: 'Stirnlampe mit 400 Lumen.',
    briefing: 'Vorher und nachher: der Weg zur Hütte ohne und mit Licht.',
    creatorWishes: 'Trittsicher, eigene Ausrüstung.',
    length: '90',
    videoCount: 1,
    style: 'beforeAfter',
    state: 'declined',
    declineReason:
      'Nachtaufnahmen im Gelände sind zum gewünschten Termin nicht sicher umzusetzen. Gern planen wir sie für das Frühjahr.',
    sentDaysAgo: 30,
    deliveryIn: -5,
  },
  {
    ...PLAIN,
    ...ALPENGLUEHEN,
    productName: 'Trailschuh Grat 2',
    productDescription: 'Trailschuh mit wechselbarer Sohle.',
    briefing: 'Die Sohle wechseln, zeigen, wie es geht, und ein kurzes Stück laufen.',
    creatorWishes: 'Läuft regelmäßig im Gelände.',
    length: '60',
    videoCount: 2,
    extras: ['professional_photos'],
    style: 'howTo',
    state: 'approved',
    sentDaysAgo: 40,
    deliveryIn: 5,
    videos: ['accepted'],
    talk: ['Das erste Video ist da.', 'Genau so, vielen Dank.'],
  },
];
