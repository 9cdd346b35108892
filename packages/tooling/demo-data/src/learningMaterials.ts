/** A video or document that explains the product to brands. */
export interface DemoLearningMaterial {
  readonly title: string;
  readonly titleEn: string;
  readonly description: string;
  readonly descriptionEn: string;
  readonly category: 'start' | 'briefing' | 'ugc' | 'law' | 'results';
  readonly minutes: number;
  readonly forTokenBrand: boolean;
  readonly state: 'draft' | 'published' | 'hidden';
  /** WebVTT; empty without subtitles. */
  readonly subtitles: string;
  /** Paragraphs of a pdf; the one without them is the demo video. */
  readonly pages: readonly string[];
  /** Days since it was published. */
  readonly age: number;
}

/** Learning materials in their order. */
export const DEMO_LEARNING_MATERIALS: readonly DemoLearningMaterial[] = [
  {
    title: 'Ihre erste Kampagne Schritt für Schritt',
    titleEn: 'Your first campaign step by step',
    category: 'start',
    minutes: 3,
    forTokenBrand: true,
    state: 'published',
    subtitles: '',
    age: 62,
    description: 'Von der Anfrage bis zur Auswertung: was wann passiert und was wir von Ihnen brauchen.',
    descriptionEn: 'From the request to the results: what happens when, and what we need from you.',
    pages: [
      '1. Sie stellen eine Anfrage mit Ziel, Zielgruppe und Budget.',
      '2. Wir schlagen Creator vor; Sie sagen zu, ab oder setzen sie auf die Warteliste.',
      '3. Sie geben Inhalte frei, bevor sie online gehen.',
      '4. Nach der Kampagne finden Sie alle Zahlen im Dashboard.',
    ],
  },
  {
    title: 'Ein gutes Briefing passt auf eine Seite',
    titleEn: 'A good briefing fits on one page',
    category: 'briefing',
    minutes: 1,
    forTokenBrand: true,
    state: 'published',
    age: 41,
    description: 'Ziel, Botschaft, Freiraum: drei Fragen, die jedes Briefing beantwortet.',
    descriptionEn: 'Goal, message, freedom: three questions that every briefing answers.',
    subtitles: [
      'WEBVTT',
      '00:00.000 --> 00:02.000\nEin gutes Briefing passt auf eine Seite.',
      '00:02.000 --> 00:04.000\nErstens: Wen soll der Beitrag erreichen?',
      '00:04.000 --> 00:06.000\nZweitens: Was soll hängen bleiben?',
      '00:06.000 --> 00:08.000\nDrittens: Was entscheidet der Creator selbst?\n',
    ].join('\n\n'),
    pages: [],
  },
  {
    title: 'Werbung richtig kennzeichnen',
    titleEn: 'Labelling adverts correctly',
    category: 'law',
    minutes: 4,
    forTokenBrand: true,
    state: 'published',
    subtitles: '',
    age: 30,
    description: 'Welche Wörter genügen, wo sie stehen müssen und wer haftet.',
    descriptionEn: 'Which words are enough, where they have to stand and who is liable.',
    pages: [
      '„Werbung“ oder „Anzeige“ steht am Anfang und ist ohne Klick zu lesen.',
      'Die Bezeichnungen „Ad“ und „sponsored“ genügen in Deutschland nicht immer.',
      'Für die Kennzeichnung haften Creator und Auftraggeber gemeinsam.',
    ],
  },
  {
    title: 'UGC-Videos bestellen und abnehmen',
    titleEn: 'Ordering and accepting UGC videos',
    category: 'ugc',
    minutes: 3,
    forTokenBrand: false,
    state: 'published',
    subtitles: '',
    age: 12,
    description: 'Längen, Zusätze und Korrekturschleifen, und wann ein Video Ihnen gehört.',
    descriptionEn: 'Lengths, extras and rounds of correction, and when a video is yours.',
    pages: [
      'Der Preis richtet sich nach der Länge; Zusätze gelten je Video.',
      'Nehmen Sie ein Video erst ab, wenn alles stimmt: Danach steht es zum Herunterladen bereit.',
    ],
  },
  {
    title: 'Auswertung lesen: TKP, CPC und Reichweite',
    titleEn: 'Reading results: CPM, CPC and reach',
    category: 'results',
    minutes: 5,
    forTokenBrand: false,
    state: 'draft',
    subtitles: '',
    age: 0,
    description: 'Was die Zahlen in Ihrem Dashboard bedeuten.',
    descriptionEn: 'What the figures in your dashboard mean.',
    pages: ['TKP: Kosten für tausend Kontakte.', 'CPC: Kosten für einen Klick.'],
  },
];
