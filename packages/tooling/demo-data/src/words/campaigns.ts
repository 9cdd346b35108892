import { CAMPAIGN_STATUS, CAMPAIGN_TYPE } from '@resonanz/domain/campaigns';
import type { DemoCampaign } from '../campaignRecords.ts';

/** What is invented by hand about a campaign; dates are days from today. */
export interface CampaignFacts {
  readonly name: string;
  /** Position of the customer in the list of customers, from 1. */
  readonly customerId: number;
  readonly status: DemoCampaign['status'];
  readonly type: DemoCampaign['type'];
  readonly startsIn: number;
  readonly endsIn: number;
  readonly budget: number;
  /** Channels in acquisition, as interested persons and booked. */
  readonly channels: readonly [acquisition: number, interested: number, booked: number];
}

function campaign(
  customerId: number,
  name: string,
  status: keyof typeof CAMPAIGN_STATUS,
  startsIn: number,
  endsIn: number,
  budget: number,
  channels: CampaignFacts['channels'],
  type: keyof typeof CAMPAIGN_TYPE = 'agency',
): CampaignFacts {
  return {
    name,
    customerId,
    status: CAMPAIGN_STATUS[status],
    type: CAMPAIGN_TYPE[type],
    startsIn,
    endsIn,
    budget,
    channels,
  };
}

const RUNNING: readonly CampaignFacts[] = [
  campaign(1, 'Herbstleuchten 2026 – Pflegeserie', 'running', -58, 32, 48_000, [24, 11, 12], 'selfService'),
  campaign(2, 'Alpenglühen – Gipfelstürmer Winter 26/27', 'running', -22, 96, 62_000, [14, 9, 10], 'selfService'),
  campaign(3, 'Nordlicht Brillen – Gleitsichtwochen', 'running', -15, 45, 27_500, [8, 6, 5], 'selfService'),
  campaign(4, 'Bergquell Vital – Frühjahrskur', 'planning', 58, 148, 34_000, [12, 4, 0]),
  campaign(5, 'Haferkraft Riegel – Schulstart', 'completed', -96, -12, 22_000, [3, 2, 11]),
  campaign(6, 'Kaffeerösterei Morgenstern – Cold Brew', 'running', -33, 30, 18_500, [6, 4, 7]),
  campaign(1, 'Lindenblatt – Adventskalender 2026', 'planning', 8, 44, 15_000, [9, 0, 0]),
  campaign(3, 'Nordlicht Brillen – Sonnenkollektion 2027', 'draft', 110, 200, 40_000, [4, 0, 0]),
  campaign(7, 'Osterhase & Co. – Familienaktion', 'draft', 95, 140, 26_000, [5, 0, 0]),
  campaign(1, 'Lindenblatt Winterpflege – Barrierecreme', 'running', -12, 62, 21_000, [7, 5, 4], 'selfService'),
  campaign(8, 'Wellenschlag – Hallenbadsaison', 'running', -20, 40, 16_000, [5, 3, 5]),
  campaign(9, 'Zirbenholz – Besser schlafen', 'running', -28, 35, 19_500, [4, 3, 6]),
  campaign(11, 'Klangraum – Kopfhörer Stille 3', 'running', -18, 24, 38_000, [9, 5, 8]),
  campaign(12, 'Pfotenglück – Welpenzeit', 'running', -35, 20, 24_000, [6, 4, 9]),
  campaign(13, 'Kinderstube – Mitwachsbett', 'running', -9, 70, 29_000, [10, 6, 3]),
  campaign(16, 'Sparfuchs – Tagesgeld für alle', 'running', -30, 31, 55_000, [7, 5, 9]),
  campaign(17, 'Bücherwald – Lesewinter', 'running', -14, 52, 14_500, [8, 5, 6]),
  campaign(18, 'Seidenfaden – Lockenwoche', 'running', -25, 12, 31_000, [4, 3, 10]),
  campaign(22, 'Feinstaub – Großreinemachen', 'running', -10, 28, 12_000, [5, 4, 3]),
  campaign(23, 'Traumpfad – Winterwandern', 'running', -24, 66, 44_000, [8, 6, 7]),
  campaign(26, 'Pixelwerk – Sternenfahrt Beta', 'running', -16, 18, 36_000, [6, 4, 8]),
  campaign(28, 'Rote Bete – Festtagsbox', 'running', -11, 33, 28_000, [9, 6, 6]),
  campaign(34, 'Funkloch – Tarif ohne Haken', 'running', -19, 41, 58_000, [8, 5, 9]),
  campaign(40, 'Stillraum – Atempause', 'running', -21, 37, 17_000, [4, 3, 5]),
];

const AHEAD: readonly CampaignFacts[] = [
  campaign(10, 'Tessiner Kräutergarten – Tee des Jahres', 'planning', 24, 84, 20_000, [8, 3, 0]),
  campaign(14, 'Rückenwind – Pendeln im Frühling', 'planning', 88, 170, 47_000, [11, 4, 0]),
  campaign(19, 'Gipfelkreuz – Raclettezeit', 'planning', 10, 60, 13_500, [7, 4, 1]),
  campaign(20, 'Limmatblick – Uhr fürs Leben', 'planning', 16, 75, 52_000, [6, 5, 0]),
  campaign(21, 'Waldmeister – Brause ist zurück', 'planning', 120, 190, 23_000, [5, 0, 0]),
  campaign(24, 'Salzkammertal – Langlauf und Lebkuchen', 'planning', 12, 72, 30_000, [9, 5, 2]),
  campaign(25, 'Engiadina – Nachtskifahren', 'planning', 20, 90, 33_000, [7, 3, 0]),
  campaign(27, 'Herzenssache – Valentinstag', 'planning', 64, 88, 25_000, [8, 2, 0]),
  campaign(30, 'Sonnenhof – Rücken stark', 'planning', 35, 120, 41_000, [6, 3, 0]),
  campaign(38, 'Grüner Daumen – Hochbeet leicht gemacht', 'planning', 92, 160, 18_000, [5, 2, 0]),
  campaign(15, 'Stadtwerke Elbauen – Strom vom Dach', 'draft', 45, 120, 35_000, [3, 0, 0]),
  campaign(29, 'Apotheke am Markt – Erkältungszeit', 'draft', 18, 70, 16_500, [4, 0, 0]),
  campaign(31, 'Lernstern – Halbjahreszeugnis', 'draft', 60, 100, 11_000, [2, 0, 0]),
  campaign(33, 'Weitblick – Erste eigene Wohnung', 'draft', 75, 150, 39_000, [0, 0, 0]),
  campaign(36, 'Almrausch – Dirndl neu gedacht', 'draft', 130, 220, 27_000, [2, 0, 0]),
  campaign(39, 'Blitzlicht – Analog im Alltag', 'draft', 50, 110, 21_500, [3, 0, 0]),
];

const DONE: readonly CampaignFacts[] = [
  campaign(1, 'Frühlingserwachen – Reinigungsserie', 'completed', -240, -165, 32_000, [2, 1, 10], 'selfService'),
  campaign(2, 'Alpenglühen – Hüttentour Sommer 2026', 'completed', -190, -100, 45_000, [3, 2, 12], 'selfService'),
  campaign(6, 'Morgenstern – Filterkaffee kann mehr', 'completed', -210, -150, 14_000, [1, 1, 6]),
  campaign(7, 'Osterhase & Co. – Ostern 2026', 'completed', -270, -225, 28_000, [2, 1, 9]),
  campaign(8, 'Wellenschlag – Sommer an der See', 'completed', -200, -130, 33_000, [2, 2, 10]),
  campaign(11, 'Klangraum – Lautsprecher Kammerton', 'completed', -150, -90, 26_000, [1, 1, 7]),
  campaign(14, 'Rückenwind – Stadtradeln 2026', 'completed', -230, -140, 38_000, [2, 2, 11]),
  campaign(21, 'Waldmeister – Sommerbrause', 'completed', -180, -110, 19_000, [1, 1, 8]),
  campaign(23, 'Traumpfad – Fernwanderwege', 'completed', -260, -170, 42_000, [2, 1, 9]),
  campaign(32, 'Handgriff – Balkon in einem Tag', 'completed', -220, -160, 17_500, [1, 1, 6]),
  campaign(35, 'Schneeweiß – Zahnfee trifft Schulkind', 'completed', -130, -60, 22_500, [2, 1, 8]),
  campaign(37, 'Donauperle – Spritzersommer', 'completed', -175, -120, 20_000, [1, 1, 6]),
  campaign(38, 'Grüner Daumen – Tomatenjahr', 'completed', -250, -150, 15_500, [1, 1, 7]),
  campaign(10, 'Kräutergarten – Mut zur Minze', 'completed', -160, -105, 12_500, [1, 0, 5]),
  campaign(5, 'Haferkraft – Müsli ohne Zucker', 'completed', -330, -250, 18_000, [1, 1, 7]),
  campaign(12, 'Pfotenglück – Katzenjahre', 'completed', -300, -230, 21_000, [1, 1, 8]),
  campaign(24, 'Salzkammertal – Seen in Gelb', 'completed', -75, -20, 24_500, [2, 1, 8]),
  campaign(26, 'Pixelwerk – Turmbauer', 'cancelled', -140, -80, 29_000, [6, 2, 0]),
  campaign(29, 'Apotheke am Markt – Hausapotheke', 'cancelled', -85, -30, 9_500, [4, 1, 0]),
  campaign(33, 'Weitblick – Reiserücktritt', 'cancelled', -190, -130, 31_000, [3, 0, 0]),
];

/** The campaigns of the agency: running, ahead and done. */
export const CAMPAIGNS: readonly CampaignFacts[] = [...RUNNING, ...AHEAD, ...DONE];

/** The campaign behind the first request of the first brand. */
export const SHOWCASE_CAMPAIGN = 'Herbstleuchten 2026 – Pflegeserie';
