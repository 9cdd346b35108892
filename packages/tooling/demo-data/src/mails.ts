/** One mail of a thread of the demo. */
export interface DemoMail {
  readonly subject: string;
  /** Paragraphs; `{name}` is the first name or the contact, `{campaign}` the campaign. */
  readonly text: readonly string[];
  readonly daysAgo: number;
  /** The receiver's server did not take it. */
  readonly isRejected?: boolean;
  /** Title of a briefing that goes with it. */
  readonly briefing?: string;
}

/** What was written with one partner. */
export interface DemoMailThread {
  /** A creator of one of the manager's campaigns, or a customer through its main contact. */
  readonly with: 'creator' | 'customer';
  readonly mails: readonly DemoMail[];
  readonly isArchived?: boolean;
}

/** Threads with creators of running campaigns and with customers, the first for the first of them. */
export const DEMO_MAILS: readonly DemoMailThread[] = [
  {
    with: 'creator',
    mails: [
      {
        subject: 'Anfrage: {campaign}',
        text: [
          'Hallo {name},',
          'wir planen gerade „{campaign}“ und haben sofort an Sie gedacht. Hätten Sie in den nächsten vier Wochen Zeit für ein Reel und drei Storys?',
          'Über eine kurze Rückmeldung bis Freitag freuen wir uns.',
        ],
        daysAgo: 16,
      },
      {
        subject: 'Briefing zu {campaign}',
        text: [
          'Hallo {name},',
          'schön, dass Sie dabei sind! Im Anhang finden Sie das Briefing mit Botschaften, Hashtags und den Dos und Don’ts.',
          'Das Produktpaket geht morgen an Sie raus.',
        ],
        daysAgo: 9,
        briefing: 'Briefing {campaign}',
      },
      {
        subject: 'Abgabe Ihres Inhalts',
        text: ['Hallo {name},', 'übermorgen ist Abgabe. Brauchen Sie noch etwas von uns?'],
        daysAgo: 1,
      },
    ],
  },
  {
    with: 'creator',
    mails: [
      {
        subject: 'Anfrage: {campaign}',
        text: ['Hallo {name},', 'für „{campaign}“ suchen wir noch zwei Gesichter. Passt das in Ihren Kalender?'],
        daysAgo: 3,
      },
    ],
  },
  {
    with: 'creator',
    mails: [
      {
        subject: 'Anfrage: {campaign}',
        text: ['Hallo {name},', 'haben Sie Interesse an „{campaign}“? Die Eckdaten schicken wir Ihnen gern vorab.'],
        daysAgo: 2,
        isRejected: true,
      },
    ],
  },
  {
    with: 'creator',
    mails: [
      {
        subject: 'Korrekturwunsch',
        text: [
          'Hallo {name},',
          'das Reel gefällt uns sehr. Bitte ergänzen Sie noch die Kennzeichnung „Anzeige“ in der ersten Sekunde.',
        ],
        daysAgo: 6,
      },
      {
        subject: 'Inhalt freigegeben',
        text: ['Hallo {name},', 'perfekt, so können Sie veröffentlichen. Vielen Dank!'],
        daysAgo: 4,
      },
    ],
  },
  {
    with: 'creator',
    isArchived: true,
    mails: [
      {
        subject: 'Bitte senden Sie Ihre Rechnung',
        text: [
          'Hallo {name},',
          'Ihr Beitrag ist online. Bitte senden Sie uns Ihre Rechnung mit der Kampagne „{campaign}“ im Betreff.',
        ],
        daysAgo: 28,
      },
    ],
  },
  {
    with: 'customer',
    mails: [
      {
        subject: 'Unser Vorschlag für das Frühjahr',
        text: [
          'Guten Tag {name},',
          'wie besprochen finden Sie im Anhang unseren Vorschlag. Gern gehen wir ihn nächste Woche gemeinsam durch.',
        ],
        daysAgo: 5,
        briefing: 'Vorschlag Frühjahr',
      },
    ],
  },
  {
    with: 'customer',
    mails: [
      {
        subject: 'Termin zur Auswertung',
        text: ['Guten Tag {name},', 'die Zahlen sind da. Passt Ihnen Donnerstag um 14 Uhr?'],
        daysAgo: 8,
      },
    ],
  },
];
