type Text = readonly [question: string, answer: string];

interface FaqText {
  readonly de: Text;
  /** Left out where it has not been translated yet. */
  readonly en?: Text;
  readonly isHidden?: true;
}

interface FaqGroupText {
  readonly nameDe: string;
  readonly nameEn: string;
  readonly faqs: readonly FaqText[];
}

/** Questions and answers of the tester area, by group. */
export const FAQ_TEXTS: readonly FaqGroupText[] = [
  {
    nameDe: 'Anmeldung und Konto',
    nameEn: 'Registration and account',
    faqs: [
      {
        de: [
          'Wer kann Produkte testen?',
          '<p>Alle ab <strong>18 Jahren</strong> mit einer Adresse in Deutschland, Österreich oder der Schweiz.</p>',
        ],
        en: [
          'Who can test products?',
          '<p>Everybody aged <strong>18 or over</strong> with an address in Germany, Austria or Switzerland.</p>',
        ],
      },
      {
        de: [
          'Was kostet die Teilnahme?',
          '<p>Nichts. Das Produkt und der Versand sind für Sie kostenlos, und Sie dürfen das Produkt nach dem Test behalten.</p>',
        ],
        en: [
          'What does it cost to take part?',
          '<p>Nothing. Product and shipping are free for you, and you may keep the product after the test.</p>',
        ],
      },
      {
        de: [
          'Ich habe keine Bestätigungsmail bekommen. Was nun?',
          '<p>Bitte sehen Sie zuerst im Spamordner nach. Ist sie dort nicht:</p><ol><li>Öffnen Sie die Anmeldung.</li><li>Wählen Sie „Bestätigung noch einmal senden“.</li><li>Warten Sie fünf Minuten.</li></ol>',
        ],
        en: [
          'I did not get a confirmation e-mail. What now?',
          '<p>Please look into your spam folder first. If it is not there:</p><ol><li>Open the log-in.</li><li>Choose “Send confirmation again”.</li><li>Wait for five minutes.</li></ol>',
        ],
      },
      {
        de: [
          'Wie ändere ich meine Adresse?',
          '<p>In Ihrem Profil. Eine neue Adresse gilt für Tests, deren Versand noch nicht begonnen hat.</p>',
        ],
        en: [
          'How do I change my address?',
          '<p>In your profile. A new address counts for tests that have not been shipped yet.</p>',
        ],
      },
      {
        de: [
          'Wie lösche ich mein Konto?',
          '<p>Im Profil unter „Konto löschen“. Ihre Punkte verfallen dabei; laufende Tests werden beendet.</p>',
        ],
        en: [
          'How do I delete my account?',
          '<p>In your profile under “Delete account”. Your points expire, and tests under way end.</p>',
        ],
      },
    ],
  },
  {
    nameDe: 'Bewerben und auswählen',
    nameEn: 'Applying and being chosen',
    faqs: [
      {
        de: [
          'Wie bewerbe ich mich für einen Test?',
          '<p>Öffnen Sie den Test und wählen Sie „Bewerben“. Manche Tests stellen vorher einige Fragen; sie helfen uns, passende Haushalte zu finden.</p>',
        ],
        en: [
          'How do I apply for a test?',
          '<p>Open the test and choose “Apply”. Some tests ask a few questions first; they help us to find suitable households.</p>',
        ],
      },
      {
        de: [
          'Wie werden Testerinnen und Tester ausgewählt?',
          '<p>Nach den Bedingungen des Tests, etwa Alter oder Region, und danach, wie gut Ihre Antworten passen. Wer pünktlich abgibt, hat bei gleicher Eignung Vorrang.</p>',
        ],
        en: [
          'How are testers chosen?',
          '<p>By the conditions of the test, such as age or region, and by how well your answers fit. Where two fit alike, those who hand in on time go first.</p>',
        ],
      },
      {
        de: [
          'Was bedeutet „Warteliste“?',
          '<p>Alle Plätze sind vergeben, Sie passen aber gut. Sagt jemand ab, rücken Sie nach und bekommen eine E-Mail.</p>',
        ],
        en: [
          'What does “waiting list” mean?',
          '<p>All places are taken, but you fit well. When somebody drops out, you move up and get an e-mail.</p>',
        ],
      },
      {
        de: ['Kann ich eine Bewerbung zurückziehen?', '<p>Ja, jederzeit vor der Zusage unter „Meine Tests“.</p>'],
        en: ['Can I withdraw an application?', '<p>Yes, at any time before you are accepted, under “My tests”.</p>'],
      },
      {
        de: [
          'An wie vielen Tests darf ich gleichzeitig teilnehmen?',
          '<p>Es gibt keine feste Grenze. Bitte bewerben Sie sich nur, wenn Sie die Fristen einhalten können.</p>',
        ],
      },
    ],
  },
  {
    nameDe: 'Versand und Produkt',
    nameEn: 'Shipping and product',
    faqs: [
      {
        de: [
          'Wann bekomme ich mein Produkt?',
          '<p>Meist innerhalb von <strong>zehn Tagen</strong> nach der Zusage. Die Sendungsnummer finden Sie unter „Meine Tests“.</p>',
        ],
        en: [
          'When do I get my product?',
          '<p>Mostly within <strong>ten days</strong> after you are accepted. You find the tracking number under “My tests”.</p>',
        ],
      },
      {
        de: [
          'Mein Paket ist beschädigt oder kommt nicht an.',
          '<p>Bitte melden Sie sich innerhalb von drei Tagen bei uns und schicken Sie, wenn möglich, ein Foto der Verpackung mit.</p>',
        ],
        en: [
          'My parcel is damaged or does not arrive.',
          '<p>Please tell us within three days and, if possible, send a photo of the packaging along.</p>',
        ],
      },
      {
        de: [
          'Darf ich das Produkt behalten?',
          '<p>Ja, wenn beim Test nichts anderes steht. Geräte, die zurückgehen, sind mit „Leihgabe“ gekennzeichnet.</p>',
        ],
        en: [
          'May I keep the product?',
          '<p>Yes, unless the test says otherwise. Devices that go back are marked “on loan”.</p>',
        ],
      },
      {
        de: [
          'Kann ich an eine Packstation liefern lassen?',
          '<p>Das ist leider nicht bei jedem Test möglich. Geben Sie bitte immer auch Ihre Hausadresse an.</p>',
        ],
      },
      {
        de: [
          'Darf ich das Produkt weiterverkaufen?',
          '<p>Nein. Testprodukte sind nur für Sie und Ihren Haushalt bestimmt.</p>',
        ],
        en: ['May I resell the product?', '<p>No. Test products are meant for you and your household alone.</p>'],
      },
    ],
  },
  {
    nameDe: 'Fragebogen und Bewertungen',
    nameEn: 'Questionnaires and reviews',
    faqs: [
      {
        de: [
          'Wie lange habe ich für den Fragebogen Zeit?',
          '<p>Die Frist steht beim Test. Vier und einen Tag vorher erinnern wir Sie per E-Mail.</p>',
        ],
        en: [
          'How much time do I have for the questionnaire?',
          '<p>The deadline is shown with the test. We remind you by e-mail four days and one day before.</p>',
        ],
      },
      {
        de: [
          'Kann ich den Fragebogen später weiter ausfüllen?',
          '<p>Ja. Ihre Antworten bleiben als Entwurf gespeichert, bis Sie sie absenden.</p>',
        ],
        en: [
          'Can I continue the questionnaire later?',
          '<p>Yes. Your answers stay as a draft until you send them.</p>',
        ],
      },
      {
        de: [
          'Muss meine Bewertung positiv sein?',
          '<p>Nein. <strong>Ehrliche Kritik</strong> ist genau das, was die Brands brauchen. Punkte hängen nie davon ab, wie Sie urteilen.</p>',
        ],
        en: [
          'Does my review have to be positive?',
          '<p>No. <strong>Honest criticism</strong> is what the brands need. Points never depend on how you judge.</p>',
        ],
      },
      {
        de: [
          'Welche Fotos und Videos kann ich hochladen?',
          '<ul><li>Fotos als .png oder .jpg</li><li>Videos als .mp4 oder .mov</li></ul><p>Bitte zeigen Sie keine anderen Personen ohne deren Zustimmung.</p>',
        ],
        en: [
          'Which photos and videos can I upload?',
          '<ul><li>Photos as .png or .jpg</li><li>Videos as .mp4 or .mov</li></ul><p>Please show no other people without their consent.</p>',
        ],
      },
      {
        de: [
          'Was passiert, wenn ich eine Frist verpasse?',
          '<p>Nach drei verpassten Fristen können Sie sich vorerst für keine neuen Tests bewerben. Schreiben Sie uns, wenn etwas dazwischenkommt.</p>',
        ],
        en: [
          'What happens when I miss a deadline?',
          '<p>After three missed deadlines you cannot apply for new tests for now. Write to us if something comes up.</p>',
        ],
      },
    ],
  },
  {
    nameDe: 'Punkte und Level',
    nameEn: 'Points and levels',
    faqs: [
      {
        de: [
          'Wofür bekomme ich Punkte?',
          '<p>Für jeden abgeschlossenen Test, für pünktliche Fragebögen und für Fotos und Videos. Wie viele es sind, steht bei jedem Test.</p>',
        ],
        en: [
          'What earns points?',
          '<p>Each completed test, questionnaires on time, photos and videos. Each test says how many.</p>',
        ],
      },
      {
        de: [
          'Welche Level gibt es?',
          '<ul><li>Bronze ab 0 Punkten</li><li>Silber ab 250</li><li>Gold ab 750</li><li>Platin ab 1.500</li></ul>',
        ],
        en: [
          'Which levels are there?',
          '<ul><li>Bronze from 0 points</li><li>Silver from 250</li><li>Gold from 750</li><li>Platinum from 1,500</li></ul>',
        ],
      },
      {
        de: [
          'Meine Punkte fehlen. An wen wende ich mich?',
          '<p>Punkte werden gutgeschrieben, sobald wir den Test abgeschlossen haben. Fehlen sie danach noch, schreiben Sie uns bitte den Namen des Tests.</p>',
        ],
        en: [
          'My points are missing. Whom do I ask?',
          '<p>Points are added once we have completed the test. If they are still missing then, please write us the name of the test.</p>',
        ],
      },
      {
        de: ['Kann ich Punkte an andere übertragen?', '<p>Nein, Punkte gehören zu Ihrem Konto.</p>'],
        en: ['Can I transfer points to others?', '<p>No, points belong to your account.</p>'],
        isHidden: true,
      },
    ],
  },
];
