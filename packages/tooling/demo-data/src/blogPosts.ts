/** A post of the blog of testerworld. */
export interface DemoBlogPost {
  readonly titleDe: string;
  readonly titleEn: string;
  readonly teaserDe: string;
  readonly teaserEn: string;
  /** Paragraphs of an article in German and English; none of an external post. */
  readonly paragraphs: readonly (readonly [german: string, english: string])[];
  /** Where an external post leads. */
  readonly link: string;
  readonly category: number;
  readonly state: 'draft' | 'scheduled' | 'published' | 'hidden';
  /** Days since it was published, or until it appears. */
  readonly days: number;
  /** Ground and drawing of its picture, 320 by 180; null for none. */
  readonly picture: readonly [ground: string, drawing: string] | null;
}

const cup =
  '<path d="M120 60h72l-8 84h-56z" fill="#3a2a22"/><rect x="112" y="46" width="88" height="16" rx="5" fill="#f4f1ec"/>';
const shoe =
  '<path d="M70 128c0-24 8-46 16-52 16 14 40 10 52 6l60 26c24 6 44 10 44 26v10H70z" fill="#f6f6f2"/><path d="M70 140h172v14H70z" fill="#3f5a2b"/>';
const plant =
  '<path d="M124 110h72l-10 44h-52z" fill="#c4691d"/><path d="M160 110c-4-44-40-52-60-52 4 32 28 50 60 52zm0 0c0-52 28-72 60-76 4 38-16 70-60 76z" fill="#2f5d4a"/>';

const article = (
  post: Pick<DemoBlogPost, 'titleDe' | 'titleEn' | 'category' | 'days'> & Partial<DemoBlogPost>,
): DemoBlogPost => ({
  teaserDe: '',
  teaserEn: '',
  link: '',
  state: 'published',
  picture: null,
  paragraphs: [
    [
      'Getestet wurde zu Hause, im Alltag und ohne Anleitung von uns. So zeigt sich, was ein Produkt wirklich kann.',
      'Testing took place at home, in everyday life and without instructions from us. This shows what a product can do.',
    ],
    [
      'Alle Antworten sind ehrlich: Für eine kritische Bewertung gibt es so viele Punkte wie für eine begeisterte.',
      'All answers are honest: a critical review earns as many points as an enthusiastic one.',
    ],
  ],
  ...post,
});

/** Posts of both types and in every state. */
export const DEMO_BLOG_POSTS: readonly DemoBlogPost[] = [
  article({
    titleDe: 'Cold Brew im Alltag: das sagen 150 Haushalte',
    titleEn: 'Cold brew in everyday life: what 150 households say',
    teaserDe: 'Mild gewinnt am Morgen, kräftig am Nachmittag. Die Ergebnisse aus zwei Wochen.',
    teaserEn: 'Mild wins in the morning, strong in the afternoon. The results of two weeks.',
    category: 26,
    days: 3,
    picture: ['#d3dde0', cup],
  }),
  article({
    titleDe: 'So läuft ein Produkttest ab',
    titleEn: 'How a product test works',
    teaserDe: 'Von der Bewerbung bis zu den Punkten in vier Schritten.',
    teaserEn: 'From applying to points in four steps.',
    category: 93,
    days: 12,
    picture: ['#e9dccb', plant],
  }),
  article({
    titleDe: 'Trailschuhe richtig einlaufen',
    titleEn: '',
    teaserDe: 'Fünf Tipps, damit die ersten Kilometer Freude machen.',
    category: 102,
    days: 20,
    paragraphs: [['Beginnen Sie mit kurzen Strecken auf weichem Boden und steigern Sie langsam.', '']],
    picture: ['#dfe6d6', shoe],
  }),
  article({
    titleDe: 'Kräuter auf der Fensterbank',
    titleEn: 'Herbs on the window sill',
    teaserDe: 'Welche Sorten wenig Licht brauchen, und was unsere Tester geerntet haben.',
    teaserEn: 'Which kinds need little light, and what our testers have harvested.',
    category: 93,
    days: 34,
    picture: ['#d6e4e2', plant],
  }),
  article({
    titleDe: 'Warum ehrliche Kritik hilft',
    titleEn: 'Why honest criticism helps',
    teaserDe: 'Drei Produkte, die nach einem Test besser wurden.',
    teaserEn: 'Three products that became better after a test.',
    category: 12,
    days: 48,
  }),
  article({
    titleDe: 'Interview: Wie Marken testen lassen',
    titleEn: 'Interview: how brands test',
    teaserDe: 'Ein Gespräch über Fragebögen, Muster und Mut.',
    teaserEn: 'A talk about questionnaires, samples and courage.',
    category: 101,
    days: 27,
    link: 'https://www.example.com/interview-produkttests',
    paragraphs: [],
  }),
  article({
    titleDe: 'Verbraucherrechte beim Testen',
    titleEn: '',
    teaserDe: 'Was gilt, wenn ein Testprodukt Mängel hat.',
    category: 61,
    days: 60,
    link: 'https://www.example.org/rechte',
    paragraphs: [],
  }),
  article({
    titleDe: 'Adventsaktion: jeden Tag ein Test',
    titleEn: 'Advent campaign: a test every day',
    teaserDe: 'Ab Dezember öffnet sich jeden Morgen ein neuer Test.',
    teaserEn: 'From December on, a new test opens every morning.',
    category: 43,
    state: 'scheduled',
    days: -6,
    picture: ['#efd9de', cup],
  }),
  article({
    titleDe: 'Ausblick: Tests im neuen Jahr',
    titleEn: 'Outlook: tests in the new year',
    category: 34,
    state: 'scheduled',
    days: -32,
  }),
  article({
    titleDe: 'Nachtpflege im Vergleich',
    titleEn: 'Night care compared',
    category: 11,
    state: 'draft',
    days: 0,
  }),
  article({
    titleDe: 'Partnerbeitrag Küche',
    titleEn: '',
    category: 34,
    state: 'draft',
    days: 0,
    link: 'https://www.example.com/kueche',
    paragraphs: [],
  }),
  article({
    titleDe: 'Sommeraktion 2026',
    titleEn: 'Summer campaign 2026',
    teaserDe: 'Die Aktion ist beendet.',
    teaserEn: 'The campaign has ended.',
    category: 17,
    state: 'hidden',
    days: 120,
  }),
];
