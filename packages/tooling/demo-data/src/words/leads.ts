import type { LeadSourceId } from '@resonanz/domain/lookups';
import type { Platform } from '@resonanz/domain/platforms';
import { SALES_STATUS, type SalesStatus } from '@resonanz/domain/sales';
import type { DemoLeadLogEntry } from '../leadRecords.ts';
import type { Country } from '../records.ts';
import { CUSTOMERS } from './customers.ts';

/** What is invented by hand about a lead. */
export interface LeadFacts {
  readonly company: string;
  readonly host: string;
  readonly country: Country;
  readonly industry: string;
  readonly source: LeadSourceId;
  readonly status: SalesStatus;
  /** Main contact as "first name surname", and others. */
  readonly contacts: readonly string[];
  readonly owner: number | null;
  readonly daysAgo: number;
  readonly budget?: number;
  /** Months until the order is expected. */
  readonly inMonths?: number;
  readonly probability?: number;
  readonly platforms?: readonly Platform[];
  readonly nextStep?: string;
  readonly notes?: string;
  readonly reason?: string;
  readonly legalBasis?: 'consent' | 'existingContact';
  /** Days until the follow-up; negative ones have passed. */
  readonly followUpIn?: number;
  readonly customerId?: number;
  /** The newest last. */
  readonly log?: readonly (readonly [daysAgo: number, kind: DemoLeadLogEntry['kind'], note: string])[];
}

/** The customer that a lead became. */
const WON = 6;
const won = CUSTOMERS[WON - 1];
if (won === undefined) throw new Error('The lead that was won has no customer.');

const MANAGER = 9;

/** The leads of the agency, the oldest first. */
export const LEADS: readonly LeadFacts[] = [
  {
    company: won.name,
    host: won.host,
    country: won.country,
    industry: won.industry,
    source: 2,
    status: SALES_STATUS.won,
    contacts: [won.contact],
    owner: MANAGER,
    daysAgo: 118,
    budget: 32_000,
    inMonths: -2,
    probability: 100,
    platforms: ['Instagram', 'Podcast'],
    legalBasis: 'existingContact',
    customerId: WON,
    notes: 'Kam über die Empfehlung von Lindenblatt. Rahmenvertrag für zwölf Monate unterschrieben.',
    log: [
      [116, 'call', 'Bedarf aufgenommen: vier Kampagnen im Jahr, Schwerpunkt Filterkaffee.'],
      [104, 'meeting', 'Verkostung in Leipzig, Vorschlag mit acht Kanälen vorgestellt.'],
      [92, 'mail', 'Zusage per E-Mail, Vertrag geht an die Geschäftsführung.'],
    ],
  },
  {
    company: 'Lernwolke Software GmbH',
    host: 'lernwolke.example',
    country: 'DE',
    industry: 'Software & Apps',
    source: 14,
    status: SALES_STATUS.lost,
    contacts: ['Thilo Brandes'],
    owner: 11,
    daysAgo: 84,
    budget: 18_000,
    probability: 0,
    platforms: ['YouTube'],
    reason: 'Das Budget wurde für dieses Jahr gestrichen; die Marketingleitung meldet sich im Frühjahr wieder.',
    legalBasis: 'consent',
    log: [
      [80, 'mail', 'Unterlagen nach dem Webinar geschickt.'],
      [61, 'call', 'Vorschlag gefällt, die Freigabe fehlt noch.'],
      [33, 'call', 'Absage: Budget gestrichen.'],
    ],
  },
  {
    company: 'Glitzerwelt Nageldesign UG (haftungsbeschränkt)',
    host: 'glitzerwelt-nageldesign.example',
    country: 'DE',
    industry: 'Nägel',
    source: 7,
    status: SALES_STATUS.unqualified,
    contacts: ['Samira Haddad'],
    owner: 8,
    daysAgo: 66,
    budget: 400,
    platforms: ['Instagram'],
    reason: 'Sucht Produkttests ohne Honorar; passt nicht zu unserem Angebot.',
    log: [[64, 'call', 'Kein Budget, nur Gratisprodukte.']],
  },
  {
    company: 'Hochwaldbahn Tourismus GmbH',
    host: 'hochwaldbahn.example',
    country: 'AU',
    industry: 'Tourismusregionen',
    source: 5,
    status: SALES_STATUS.negotiation,
    contacts: ['Magdalena Auer', 'Florian Pichler'],
    owner: MANAGER,
    daysAgo: 58,
    budget: 75_000,
    inMonths: 1,
    probability: 70,
    platforms: ['Instagram', 'YouTube', 'TikTok'],
    nextStep: 'Angebot um zwei Drehtage ergänzen',
    legalBasis: 'existingContact',
    followUpIn: 6,
    notes: 'Wintersaison im Blick: vor allem Familien aus Süddeutschland. Entscheidung fällt im Aufsichtsrat.',
    log: [
      [55, 'meeting', 'Kennengelernt beim Tourismustag in Salzburg.'],
      [30, 'mail', 'Angebot über 68.000 Euro geschickt.'],
      [5, 'call', 'Preis ist in Ordnung, gewünscht sind zwei Drehtage mehr.'],
    ],
  },
  {
    company: 'Nordfriesische Teemanufaktur Jensen & Söhne',
    host: 'teemanufaktur-jensen.example',
    country: 'DE',
    industry: 'Getränke',
    source: 4,
    status: SALES_STATUS.followUp,
    contacts: ['Wiebke Jensen'],
    owner: MANAGER,
    daysAgo: 47,
    budget: 12_000,
    inMonths: 2,
    probability: 35,
    platforms: ['Instagram', 'Pinterest'],
    nextStep: 'Nach der Freigabe des Budgets fragen',
    legalBasis: 'consent',
    followUpIn: -2,
    notes: 'Kleine Manufaktur, großer Wunsch nach ruhigen, hochwertigen Bildern.',
    log: [
      [46, 'meeting', 'Gespräch am Stand, Visitenkarte erhalten.'],
      [21, 'call', 'Interesse ist da; Budget wird im Gesellschafterkreis besprochen.'],
    ],
  },
  {
    company: 'Sonnenhang Hotels & Resorts GmbH',
    host: 'sonnenhang-resorts.example',
    country: 'AU',
    industry: 'Hotels',
    source: 6,
    status: SALES_STATUS.offer,
    contacts: ['Valentina Hofer'],
    owner: 12,
    daysAgo: 41,
    budget: 46_000,
    inMonths: 3,
    probability: 55,
    platforms: ['Instagram', 'TikTok'],
    nextStep: 'Rückmeldung zum Angebot einholen',
    legalBasis: 'consent',
    followUpIn: -1,
    log: [
      [40, 'mail', 'Anfrage über LinkedIn beantwortet.'],
      [18, 'meeting', 'Videokonferenz mit der Direktion.'],
      [12, 'mail', 'Angebot für drei Häuser geschickt.'],
    ],
  },
  {
    company: 'Zürcher Uhrenatelier Amstad AG',
    host: 'uhrenatelier-amstad.example',
    country: 'CH',
    industry: 'Schmuck & Uhren',
    source: 15,
    status: SALES_STATUS.qualified,
    contacts: ['Reto Amstad', 'Livia Gerber'],
    owner: MANAGER,
    daysAgo: 36,
    budget: 90_000,
    inMonths: 5,
    probability: 25,
    platforms: ['Instagram', 'YouTube'],
    nextStep: 'Referenzen aus der Schweiz zusammenstellen',
    legalBasis: 'existingContact',
    log: [[34, 'call', 'Sucht wenige, sehr passende Kanäle; Budget ist vorhanden.']],
  },
  {
    company: 'Seeland Velowerk AG',
    host: 'seeland-velowerk.example',
    country: 'CH',
    industry: 'Fahrrad & E-Mobilität',
    source: 3,
    status: SALES_STATUS.offer,
    contacts: ['Beat Zimmerli'],
    owner: MANAGER,
    daysAgo: 29,
    budget: 60_000,
    inMonths: 2,
    probability: 60,
    platforms: ['YouTube', 'Instagram'],
    nextStep: 'Angebot nachfassen',
    legalBasis: 'consent',
    followUpIn: 3,
    log: [
      [27, 'meeting', 'Probefahrt am Stand, Ziel: Bekanntheit in der Deutschschweiz.'],
      [9, 'mail', 'Angebot mit fünf Kanälen geschickt.'],
    ],
  },
  {
    company: 'Klangwerk Kopfhörer GmbH',
    host: 'klangwerk-kopfhoerer.example',
    country: 'DE',
    industry: 'Technik',
    source: 12,
    status: SALES_STATUS.appointment,
    contacts: ['Amira Nasser'],
    owner: 10,
    daysAgo: 22,
    budget: 28_000,
    inMonths: 4,
    probability: 40,
    platforms: ['YouTube', 'Twitch'],
    nextStep: 'Termin im Studio vorbereiten',
    legalBasis: 'consent',
    log: [[20, 'call', 'Termin im Studio vereinbart.']],
  },
  {
    company: 'Zirbenstube Möbelwerkstatt e.U.',
    host: 'zirbenstube.example',
    country: 'AU',
    industry: 'Möbel',
    source: 1,
    status: SALES_STATUS.followUp,
    contacts: ['Josef Rainer'],
    owner: MANAGER,
    daysAgo: 17,
    budget: 9_500,
    inMonths: 3,
    probability: 30,
    platforms: ['Pinterest', 'Instagram'],
    nextStep: 'Anrufen, sobald die neue Kollektion fotografiert ist',
    legalBasis: 'consent',
    followUpIn: 0,
    log: [[15, 'call', 'Kollektion wird gerade fotografiert, Rückruf vereinbart.']],
  },
  {
    company: 'Pfotenpost Futterabo GmbH',
    host: 'pfotenpost.example',
    country: 'DE',
    industry: 'Futter',
    source: 10,
    status: SALES_STATUS.qualified,
    contacts: ['Henning Vogt'],
    owner: 8,
    daysAgo: 12,
    budget: 21_000,
    inMonths: 2,
    probability: 45,
    platforms: ['TikTok', 'Instagram'],
    nextStep: 'Kanäle mit Hunden vorschlagen',
    legalBasis: 'consent',
    log: [[11, 'mail', 'Fragebogen ausgefüllt zurückerhalten.']],
  },
  {
    company:
      'Gesellschaft für nachhaltige Verpackungs- und Mehrwegsystemlösungen in Gastronomie und Lebensmitteleinzelhandel mbH & Co. Kommanditgesellschaft',
    host: 'mehrwegsystemloesungen.example',
    country: 'DE',
    industry: 'Küche & Haushalt',
    source: 17,
    status: SALES_STATUS.lead,
    contacts: ['Dr. Annegret Freifrau von Hohenlohe-Steinfurt'],
    owner: null,
    daysAgo: 6,
    budget: 150_000,
    inMonths: 8,
    platforms: ['Instagram', 'Facebook'],
    notes: 'Öffentliche Ausschreibung, Abgabe bis zum Monatsende.',
  },
  {
    company: 'Glutenfrei & Glücklich Backwaren GmbH',
    host: 'glutenfrei-und-gluecklich.example',
    country: 'DE',
    industry: 'Lebensmitteleinzelhandel',
    source: 11,
    status: SALES_STATUS.lead,
    contacts: ['Carla Stein'],
    owner: MANAGER,
    daysAgo: 3,
    platforms: ['Instagram'],
    nextStep: 'Ersten Anruf vereinbaren',
    legalBasis: 'consent',
  },
  {
    company: 'Papierboot Kinderbuchverlag GmbH',
    host: 'papierboot-verlag.example',
    country: 'DE',
    industry: 'Bücher & Hörbücher',
    source: 1,
    status: SALES_STATUS.lead,
    contacts: [],
    owner: null,
    daysAgo: 1,
    notes: 'Bittet um Rückruf zur Frühjahrsneuheit.',
  },
];
