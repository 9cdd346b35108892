/** A file that lies with a record. */
export interface DemoFile {
  readonly subject: 'influencer' | 'customer';
  readonly kind: 'attachment' | 'contract' | 'nda';
  readonly name: string;
  readonly contentType: string;
  readonly text: string;
  /** Days since it was uploaded. */
  readonly age: number;
}

/** Small files of people and customers, as text that every machine opens. */
export const DEMO_FILES: readonly DemoFile[] = [
  {
    subject: 'influencer',
    kind: 'attachment',
    name: 'Mediakit.csv',
    contentType: 'text/csv',
    text:
      '\uFEFFFormat;Preis netto;Laufzeit\r\nStory-Set (3);690 €;24 Stunden\r\n' +
      'Beitrag;1.850 €;unbefristet\r\nReel;2.100 €;unbefristet\r\n',
    age: 34,
  },
  {
    subject: 'influencer',
    kind: 'contract',
    name: 'Rahmenvereinbarung.txt',
    contentType: 'text/plain',
    text:
      'Rahmenvereinbarung (Muster)\n\n' +
      'Zwei Korrekturschleifen, Zahlungsziel 30 Tage, Kennzeichnung als Werbung in jedem Inhalt.\n',
    age: 120,
  },
  {
    subject: 'influencer',
    kind: 'attachment',
    name: 'Gesprächsnotiz.txt',
    contentType: 'text/plain',
    text: 'Möchte im Herbst zwei Wochen pausieren. Ab November wieder buchbar, am liebsten mit längeren Laufzeiten.\n',
    age: 9,
  },
  {
    subject: 'customer',
    kind: 'contract',
    name: 'Rahmenvertrag.txt',
    contentType: 'text/plain',
    text: 'Rahmenvertrag (Muster)\n\nJahresbudget, Freigabewege und Ansprechpersonen.\n',
    age: 210,
  },
  {
    subject: 'customer',
    kind: 'nda',
    name: 'Vertraulichkeitsvereinbarung.txt',
    contentType: 'text/plain',
    text: 'Vertraulichkeitsvereinbarung (Muster)\n\nProdukte vor der Markteinführung bleiben unter Verschluss.\n',
    age: 205,
  },
];
