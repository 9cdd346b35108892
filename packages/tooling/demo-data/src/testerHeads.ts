/** A head of the tester area that is live, with the one that was live before it. */
export interface DemoTesterHead {
  readonly key: 'productTestTopHeader' | 'faqTopHeader' | 'newsletterBanner';
  readonly titleDe: string;
  readonly textDe: string;
  readonly titleEn: string;
  readonly textEn: string;
  /** Title that was live before, in both languages. */
  readonly earlier: readonly [german: string, english: string];
  /** Ground and drawing of its picture, 320 by 180. */
  readonly picture: readonly [ground: string, drawing: string];
  /** Days since it was published. */
  readonly age: number;
}

/** The heads of the tester area and the banner of newsletters. */
export const DEMO_TESTER_HEADS: readonly DemoTesterHead[] = [
  {
    key: 'productTestTopHeader',
    titleDe: 'Neues kommt zuerst zu Ihnen',
    textDe: 'Testen Sie Produkte zu Hause, sagen Sie ehrlich, was Sie davon halten, und sammeln Sie Punkte.',
    titleEn: 'New things come to you first',
    textEn: 'Test products at home, say honestly what you think of them, and collect points.',
    earlier: ['Testen Sie mit', 'Join in and test'],
    picture: [
      '#e9dccb',
      '<g transform="rotate(-8 110 100)"><rect x="70" y="56" width="84" height="92" rx="6" fill="#b4611d"/><rect x="106" y="56" width="12" height="92" fill="#f6efe0"/></g><circle cx="226" cy="98" r="42" fill="#f6efe0"/><path d="M204 98l16 18 30-36" fill="none" stroke="#2f5d4a" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/>',
    ],
    age: 18,
  },
  {
    key: 'faqTopHeader',
    titleDe: 'Fragen? Hier sind Antworten.',
    textDe: 'Das Wichtigste zu Bewerbung, Versand, Fragebogen und Punkten auf einen Blick.',
    titleEn: 'Questions? Here are answers.',
    textEn: 'The main points on applying, shipping, questionnaires and points at a glance.',
    earlier: ['Häufige Fragen', 'Frequently asked questions'],
    picture: [
      '#d6e4e2',
      '<path d="M60 44h120a14 14 0 0 1 14 14v52a14 14 0 0 1-14 14h-74l-30 24v-24H60a14 14 0 0 1-14-14V58a14 14 0 0 1 14-14z" fill="#fff"/><path d="M74 70h92M74 92h60" stroke="#2f5d4a" stroke-width="8" stroke-linecap="round"/><circle cx="244" cy="112" r="34" fill="#c4691d"/><path d="M234 104c0-14 20-14 20 0 0 8-10 8-10 17" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"/><circle cx="244" cy="132" r="4" fill="#fff"/>',
    ],
    age: 33,
  },
  {
    key: 'newsletterBanner',
    titleDe: 'Die Tests des Monats',
    textDe: 'Frische Produkte, kurze Fragebögen und bis zu 125 Punkte je Test.',
    titleEn: 'The tests of the month',
    textEn: 'Fresh products, short questionnaires and up to 125 points for each test.',
    earlier: ['Neue Produkttests', 'New product tests'],
    picture: [
      '#efd9de',
      '<rect x="66" y="48" width="188" height="104" rx="8" fill="#fff"/><path d="M66 58l94 56 94-56" fill="none" stroke="#4a1230" stroke-width="7" stroke-linejoin="round"/><circle cx="254" cy="48" r="20" fill="#c4691d"/>',
    ],
    age: 9,
  },
];
