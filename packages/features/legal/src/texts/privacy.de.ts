import { AGENCY } from '@resonanz/domain/agency';
import type { LegalText } from '../LegalText.ts';
import { address, phoneHref, privacyEmailHref } from './contact.ts';

export const privacyDe: LegalText = {
  title: 'Datenschutzerklärung',
  intro: 'Welche personenbezogenen Daten diese Plattform verarbeitet, wozu, wie lange, und welche Rechte Sie haben.',
  sections: [
    {
      id: 'controller',
      title: 'Verantwortlich',
      blocks: [
        `Verantwortlich im Sinne der Datenschutz-Grundverordnung (DSGVO) ist die ${address}. ` +
          'Für alle Fragen zum Datenschutz erreichen Sie uns hier:',
        {
          facts: [
            { label: 'E-Mail', text: AGENCY.privacyEmail, href: privacyEmailHref },
            { label: 'Telefon', text: AGENCY.phone, href: phoneHref },
          ],
        },
      ],
    },
    {
      id: 'summary',
      title: 'Das Wichtigste in Kürze',
      blocks: [
        {
          list: [
            'Seiten, Schriften und Bilder kommen von unserem eigenen Server. Wir binden keine Analyse-, Werbe- oder Captcha-Dienste Dritter ein.',
            'Ohne Ihre Einwilligung wird nichts gespeichert oder geladen, was für die Plattform nicht notwendig ist. Zurzeit setzen wir auch mit Einwilligung nichts Zusätzliches ein.',
            'Wer sich abmeldet, löscht damit die Angaben zur Anmeldung in diesem Browser.',
          ],
        },
      ],
    },
    {
      id: 'visit',
      title: 'Besuch der Website',
      blocks: [
        'Ihr Browser übermittelt technisch notwendige Angaben wie IP-Adresse, Uhrzeit, aufgerufene Adresse und Browserkennung. Wir brauchen sie, um die Seite auszuliefern und Angriffe abzuwehren (Art. 6 Abs. 1 Buchst. f DSGVO). Unsere Anwendung speichert IP-Adressen nur gekürzt auf das Netz oder als Prüfsumme.',
      ],
    },
    {
      id: 'accounts',
      title: 'Konten und Anmeldung',
      blocks: [
        'Für ein Konto verarbeiten wir Name, E-Mail-Adresse, Rolle, Sprache, Region, bei Brands außerdem Firma, Anschrift, Umsatzsteuer-Identifikationsnummer, Telefonnummer und Ansprechperson. Das Passwort speichern wir nur als Hashwert (Argon2id). Grundlage ist der Vertrag über die Nutzung (Art. 6 Abs. 1 Buchst. b DSGVO).',
        'Damit Sie angemeldet bleiben und fremde Anmeldungen erkennen, speichern wir je Anmeldung Browser und Betriebssystem, das gekürzte Netz und den Zeitpunkt der letzten Nutzung. Sie sehen diese Liste in Ihrem Profil und können jede Anmeldung beenden. Meldet sich ein unbekanntes Gerät an, erhalten Sie eine E-Mail.',
        {
          table: {
            head: ['Angabe', 'Gespeichert bis'],
            rows: [
              ['Zugangsschlüssel im Browser', '15 Minuten, danach wird er erneuert'],
              ['Anmeldung ohne weitere Nutzung', '7 Tage; der Eintrag wird spätestens nach 30 Tagen gelöscht'],
              ['Bekannte Geräte', '180 Tage nach der letzten Anmeldung'],
              ['Fehlversuche bei der Anmeldung, als Prüfsumme', '1 Stunde'],
              ['Links aus E-Mails zum Bestätigen oder für ein neues Passwort', '1 Tag nach Ablauf'],
              ['Antworten auf wiederholte Eingaben', '24 Stunden'],
              ['Kontodaten', 'Ende der Nutzung, danach bis zum Ende gesetzlicher Fristen'],
            ],
          },
        },
      ],
    },
    {
      id: 'browser',
      title: 'Cookies und Speicher im Browser',
      blocks: [
        'Die folgenden Einträge sind notwendig, um die Plattform so bereitzustellen, wie Sie es wünschen (§ 25 Abs. 2 Nr. 2 TDDDG). Es sind ausschließlich eigene; niemand sonst kann sie lesen.',
        {
          table: {
            head: ['Name', 'Art', 'Zweck', 'Dauer'],
            rows: [
              [
                'cookieConsent',
                'Cookie',
                'Ihre Antwort auf den Cookie-Hinweis mit Tag und Version dieser Erklärung',
                '180 Tage',
              ],
              ['uiLanguage', 'Cookie', 'gewählte Sprache', '180 Tage'],
              ['uiTheme', 'Cookie', 'gewählte Darstellung, hell oder dunkel', '180 Tage'],
              ['token, auth', 'localStorage', 'Schlüssel Ihrer Anmeldung', 'bis zur Abmeldung'],
              [
                'loginUser, email, userName, fullName, role, roleId',
                'localStorage',
                'wer angemeldet ist',
                'bis zur Abmeldung',
              ],
              [
                'userDefaultRegion, userDefaultRegionName, regions, userLanguage',
                'localStorage',
                'Region und Sprache des Kontos',
                'bis zur Abmeldung',
              ],
              [
                'modulePermission, permittedRoutes, isAdmin, isLoggedIn, isBrandLoggedIn, isTesterLoggedIn',
                'localStorage',
                'was Sie öffnen dürfen',
                'bis zur Abmeldung',
              ],
              [
                'adminMenu, brandMenu, sideNavTabActive, unreadMail, dashboardRoute',
                'localStorage',
                'Menü, ungelesene E-Mails und Startseite',
                'bis zur Abmeldung',
              ],
              ['cookieConsent', 'localStorage', 'dieselbe Antwort für alle geöffneten Tabs', 'bis zur Abmeldung'],
              ['listLook', 'localStorage', 'Zeilen je Seite und ob die Filter eingeklappt sind', 'bis zur Abmeldung'],
              [
                'todoPopupClosed',
                'sessionStorage',
                'Hinweis auf heutige To-dos geschlossen',
                'bis zum Schließen des Tabs',
              ],
              ['Schlüssel des Menüs', 'IndexedDB', 'liest das gespeicherte Menü', 'bis zur Abmeldung'],
            ],
          },
        },
      ],
    },
    {
      id: 'consent',
      title: 'Ihre Einwilligung',
      blocks: [
        'Alles, was darüber hinausginge, etwa um die Nutzung zu verstehen, speichern und laden wir nur mit Ihrer Einwilligung (§ 25 Abs. 1 TDDDG, Art. 6 Abs. 1 Buchst. a DSGVO). Die Antwort „Ablehnen“ hat keine Nachteile. Wir merken uns beide Antworten 180 Tage, damit Sie nicht erneut gefragt werden; ändert sich diese Erklärung, fragen wir neu.',
        'Sie können Ihre Einwilligung jederzeit mit Wirkung für die Zukunft widerrufen oder nachträglich erteilen:',
        { action: 'cookieSettings' },
      ],
    },
    {
      id: 'captcha',
      title: 'Schutz vor automatischen Anfragen',
      blocks: [
        'Bei Anmeldung, Registrierung und Passwortanfragen löst Ihr Browser im Hintergrund eine Rechenaufgabe. Aufgabe und Prüfung stammen von unserem Server; es gibt weder ein Rätsel noch einen Dritten noch ein Cookie. Eine Aufgabe gilt 10 Minuten; benutzte Antworten löschen wir spätestens eine Stunde nach deren Ablauf (Art. 6 Abs. 1 Buchst. f DSGVO).',
      ],
    },
    {
      id: 'campaigns',
      title: 'Kampagnen, Creator und Produkttests',
      blocks: [
        'Um Kampagnen anzubahnen und durchzuführen, verarbeiten wir Anfragen, Briefings, Entscheidungen, Kommentare, Inhalte, Verträge und Abrechnungen (Art. 6 Abs. 1 Buchst. b DSGVO).',
        'Von Creatorn verarbeiten wir Kontaktdaten, öffentlich sichtbare Angaben ihrer Kanäle wie Name, Reichweite und Leistungswerte, Preise und Absprachen. Unser berechtigtes Interesse ist, passende Kooperationen zu vermitteln (Art. 6 Abs. 1 Buchst. f DSGVO); die Angaben stammen von den Creatorn selbst oder von ihren öffentlichen Kanälen. Brands sehen nur, was für ihre Kampagne nötig ist.',
        'Von Testerinnen und Testern verarbeiten wir die Angaben ihres Profils, Bewerbungen, Antworten, hochgeladene Dateien und Punkte, um passende Produkttests anzubieten (Art. 6 Abs. 1 Buchst. b DSGVO).',
      ],
    },
    {
      id: 'messages',
      title: 'E-Mails und Benachrichtigungen',
      blocks: [
        'Wir senden E-Mails, die zu Ihrem Konto oder zu einem Auftrag gehören; Empfänger und Inhalt bleiben zur Zustellung höchstens 30 Tage in unserer Warteschlange. Newsletter erhalten Sie nur mit Ihrer bestätigten Einwilligung, die Sie über den Link in jeder Ausgabe widerrufen können.',
        'Ob Sie einen Newsletter öffnen und welchen Links Sie folgen, messen wir nur mit einer eigenen Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO). Wir speichern je Ausgabe den Zeitpunkt der ersten Öffnung und des ersten Klicks, keine Adressen und keine Angaben zu Ihrem Gerät. In Ihrem Profil können Sie die Einwilligung jederzeit zurücknehmen; dann löschen wir diese Zeitpunkte.',
        'Solange die Plattform geöffnet ist, hält sie eine verschlüsselte Verbindung zu unserem Server, über die neue Benachrichtigungen ankommen. Solche Ereignisse werden nach einer Minute gelöscht; die Benachrichtigungen selbst bleiben, bis Sie sie löschen.',
      ],
    },
    {
      id: 'feedback',
      title: 'Feedback',
      blocks: [
        'Feedback senden Sie mit Ihrem Namen oder anonym. Anonymes Feedback speichern wir ohne Namen, Konto, Adresse und Browserkennung; auch im Protokoll steht davon nichts.',
      ],
    },
    {
      id: 'audit',
      title: 'Protokoll der Änderungen',
      blocks: [
        'Wer was wann geändert oder exportiert hat, halten wir mit dem gekürzten Netz in einem Protokoll fest, um Fehler und Missbrauch aufzuklären und unsere Pflichten nachzuweisen (Art. 6 Abs. 1 Buchst. c und f DSGVO). Einblick hat nur die Administration. Wir prüfen einmal im Jahr, welche Einträge nicht mehr gebraucht werden, in der Regel nach drei Jahren, und löschen sie.',
      ],
    },
    {
      id: 'recipients',
      title: 'Empfänger und Speicherort',
      blocks: [
        'Daten erhalten innerhalb der Agentur nur die Personen, die sie für ihre Aufgabe brauchen. Für den Betrieb der Server und den Versand der E-Mails setzen wir Auftragsverarbeiter mit Sitz und Servern in der Europäischen Union ein (Art. 28 DSGVO). Eine Übermittlung in Drittländer und automatisierte Entscheidungen im Sinne von Art. 22 DSGVO finden nicht statt.',
      ],
    },
    {
      id: 'retention',
      title: 'Dauer der Speicherung',
      blocks: [
        'Soweit oben nichts anderes steht, löschen wir Daten, sobald ihr Zweck entfällt. Handelsbriefe bewahren wir sechs Jahre, Buchungsbelege acht Jahre auf (§ 257 HGB, § 147 AO). Daten zu möglichen Ansprüchen bleiben bis zum Ende der Verjährung, in der Regel drei Jahre zum Jahresende.',
      ],
    },
    {
      id: 'rights',
      title: 'Ihre Rechte',
      blocks: [
        {
          list: [
            'Auskunft über Ihre Daten (Art. 15 DSGVO)',
            'Berichtigung (Art. 16), Löschung (Art. 17) und Einschränkung der Verarbeitung (Art. 18)',
            'Übertragbarkeit der Daten, die Sie uns gegeben haben (Art. 20)',
            'Widerspruch gegen Verarbeitungen aus berechtigtem Interesse, aus Gründen Ihrer besonderen Situation (Art. 21)',
            'Widerruf einer Einwilligung mit Wirkung für die Zukunft (Art. 7 Abs. 3)',
          ],
        },
        'Eine Nachricht an die oben genannte Adresse genügt. Sie können sich außerdem bei einer Aufsichtsbehörde beschweren (Art. 77), zum Beispiel bei der Landesbeauftragten für Datenschutz und Informationsfreiheit Nordrhein-Westfalen, Kavalleriestraße 2–4, 40213 Düsseldorf.',
      ],
    },
  ],
};
