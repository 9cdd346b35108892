import type { LegalText } from '../LegalText.ts';
import { address } from './contact.ts';

export const termsDe: LegalText = {
  title: 'Allgemeine Geschäftsbedingungen',
  intro: 'Für die Nutzung des Brand-Portals und für Aufträge, die darüber erteilt werden.',
  sections: [
    {
      id: 'scope',
      title: 'Geltungsbereich',
      blocks: [
        `Diese Bedingungen gelten zwischen der ${address} („Agentur“), ` +
          'und Unternehmen, die das Brand-Portal nutzen („Kunde“).',
        'Das Angebot richtet sich ausschließlich an Unternehmer im Sinne von § 14 BGB, an juristische Personen des öffentlichen Rechts und an öffentlich-rechtliche Sondervermögen, nicht an Verbraucher.',
        'Abweichende Bedingungen des Kunden gelten nur, wenn die Agentur ihnen in Textform zustimmt. Individuelle Vereinbarungen gehen vor.',
      ],
    },
    {
      id: 'account',
      title: 'Konto und Zugang',
      blocks: [
        'Ein Konto entsteht durch Registrierung oder Einladung, die Bestätigung der E-Mail-Adresse und die Freigabe durch die Agentur. Die Agentur darf eine Registrierung ablehnen.',
        'Der Kunde macht richtige Angaben, hält sie aktuell und sorgt dafür, dass nur berechtigte Personen das Konto nutzen. Zugangsdaten sind geheim zu halten; ein Verdacht auf Missbrauch ist unverzüglich mitzuteilen.',
        'Die Nutzung des Portals ist kostenlos. Kosten entstehen erst durch Aufträge.',
      ],
    },
    {
      id: 'orders',
      title: 'Anfragen und Aufträge',
      blocks: [
        'Kampagnen- und UGC-Anfragen im Portal sind unverbindlich. Die Agentur macht Vorschläge und ein Angebot; der Vertrag kommt zustande, wenn der Kunde das Angebot in Textform oder im Portal annimmt.',
        'Sagt der Kunde im Portal einem vorgeschlagenen Kanal zu, beauftragt er die Agentur, die Leistung zu dem dort genannten Preis zu buchen. Für Kanäle, zu denen keine Entscheidung fällt, endet der Vorschlag mit der im Portal genannten Frist.',
      ],
    },
    {
      id: 'prices',
      title: 'Preise und Zahlung',
      blocks: [
        'Alle Preise verstehen sich in Euro zuzüglich der gesetzlichen Umsatzsteuer. Für UGC-Videos gilt der Preis, den das Portal beim Absenden der Anfrage zeigt; Zusatzleistungen werden je Video berechnet.',
        'Rechnungen sind innerhalb von 14 Tagen ohne Abzug zu zahlen, soweit nichts anderes vereinbart ist. Es gelten die gesetzlichen Regeln zum Verzug. Aufrechnen kann der Kunde nur mit unbestrittenen oder rechtskräftig festgestellten Forderungen.',
      ],
    },
    {
      id: 'cooperation',
      title: 'Mitwirkung und Freigaben',
      blocks: [
        'Der Kunde stellt Briefing, Produkte und Unterlagen rechtzeitig bereit und prüft eingereichte Inhalte innerhalb von fünf Werktagen. Verzögerungen, die er zu vertreten hat, verschieben vereinbarte Termine.',
        'Eine Korrekturschleife je Inhalt ist enthalten, soweit sie sich im Rahmen des Briefings hält. Freigegebene Inhalte gelten als vertragsgemäß.',
        'Der Kunde steht dafür ein, dass seine Vorgaben und Unterlagen Rechte Dritter und das Werberecht nicht verletzen. Werbung wird als solche gekennzeichnet.',
      ],
    },
    {
      id: 'rights',
      title: 'Nutzungsrechte an Inhalten',
      blocks: [
        'Umfang, Dauer, Gebiet und Medien der Nutzung ergeben sich aus dem Angebot. Ist nichts vereinbart, darf der Kunde Inhalte zwölf Monate ab Veröffentlichung auf seinen eigenen Kanälen unentgeltlich teilen; bezahlte Werbung mit den Inhalten gehört nicht dazu.',
        'Die Rechte gehen mit vollständiger Zahlung über. Persönlichkeitsrechte der Creator bleiben unberührt.',
      ],
    },
    {
      id: 'cancellation',
      title: 'Stornierung',
      blocks: [
        'Storniert der Kunde einen angenommenen Auftrag, zahlt er die bis dahin erbrachten Leistungen und die Ansprüche der gebuchten Creator. Er kann nachweisen, dass der Agentur ein geringerer Aufwand entstanden ist.',
        'Fällt ein Creator aus, schlägt die Agentur Ersatz vor. Ist kein Ersatz zumutbar, wird der Preis für diese Leistung erstattet.',
      ],
    },
    {
      id: 'availability',
      title: 'Verfügbarkeit des Portals',
      blocks: [
        'Die Agentur betreibt das Portal mit der Sorgfalt eines ordentlichen Kaufmanns. Wartung kündigt sie nach Möglichkeit an. Ein Anspruch auf ununterbrochene Verfügbarkeit besteht nicht.',
        'Reichweiten, Aufrufe und Prognosen sind Auskünfte der Plattformen und Schätzungen; ein bestimmter Werbeerfolg ist nicht geschuldet.',
      ],
    },
    {
      id: 'liability',
      title: 'Haftung',
      blocks: [
        'Die Agentur haftet unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Verletzung von Leben, Körper oder Gesundheit, nach dem Produkthaftungsgesetz und im Umfang einer übernommenen Garantie.',
        'Bei einfacher Fahrlässigkeit haftet sie nur für die Verletzung wesentlicher Pflichten und begrenzt auf den vorhersehbaren, vertragstypischen Schaden. Wesentlich sind Pflichten, deren Erfüllung den Vertrag erst ermöglicht und auf die der Kunde vertrauen darf.',
      ],
    },
    {
      id: 'confidentiality',
      title: 'Vertraulichkeit und Datenschutz',
      blocks: [
        'Beide Seiten behandeln nicht öffentliche Angaben der anderen Seite vertraulich, insbesondere Preise, Briefings und Kontaktdaten, auch nach dem Ende der Zusammenarbeit.',
        'Wie personenbezogene Daten verarbeitet werden, steht in der Datenschutzerklärung. Daten von Creatorn darf der Kunde nur für die jeweilige Kampagne verwenden.',
      ],
    },
    {
      id: 'end',
      title: 'Laufzeit und Sperrung',
      blocks: [
        'Der Kunde kann sein Konto jederzeit schließen, die Agentur mit einer Frist von vier Wochen. Angenommene Aufträge werden zu Ende geführt.',
        'Bei einem schweren Verstoß, etwa Missbrauch von Zugangsdaten oder von Daten der Creator, darf die Agentur das Konto sofort sperren.',
      ],
    },
    {
      id: 'final',
      title: 'Schlussbestimmungen',
      blocks: [
        'Die Agentur kann diese Bedingungen mit Wirkung für künftige Aufträge ändern; sie teilt Änderungen mindestens vier Wochen vorher in Textform mit.',
        'Es gilt deutsches Recht ohne das UN-Kaufrecht. Gerichtsstand für Kaufleute ist Köln. Maßgeblich ist die deutsche Fassung.',
      ],
    },
  ],
};
