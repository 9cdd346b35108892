import { BRAND_INVOICE_STATUS, CAMPAIGN_STATUS, CAMPAIGN_TYPE, REQUEST_NDA_STATUS } from '@resonanz/domain/campaigns';
import { CAMPAIGN_MANAGERS } from './accounts.ts';
import type { DemoCampaign } from './campaignRecords.ts';
import { dateIn, daysBefore } from './days.ts';
import { createRandom, type Random } from './random.ts';
import type { Country } from './records.ts';
import { CAMPAIGNS, type CampaignFacts } from './words/campaigns.ts';
import { CUSTOMERS } from './words/customers.ts';

const REGION_OF: Readonly<Record<Country, number>> = { DE: 2, AU: 3, CH: 4 };

const GOALS = ['Bekanntheit', 'Klicks auf den Shop', 'Verkäufe mit Code', 'Inhalte zum Weiterverwenden'] as const;

function describe(random: Random, facts: CampaignFacts): string {
  const customer = CUSTOMERS[facts.customerId - 1];
  const goal = random.pick(GOALS);
  return [
    `Ziel: ${goal}.`,
    'Kennzeichnung als „Werbung“ im ersten Satz, Produkt in den ersten drei Sekunden sichtbar.',
    `Freigabe durch ${customer?.contact ?? 'den Kunden'} vor jeder Veröffentlichung.`,
  ].join(' ');
}

function kpiOf(random: Random, facts: CampaignFacts): Record<string, number> | null {
  if (facts.status === CAMPAIGN_STATUS.draft) return null;
  const reach = Math.round((facts.budget * random.int(28, 46)) / 1_000) * 1_000;
  return {
    reach,
    clicks: Math.round(reach * 0.022),
    views: Math.round(reach * 0.7),
    sales: Math.round(reach * 0.0006),
  };
}

const EXCLUSIVITY = [
  '30 Tage keine andere Marke derselben Kategorie.',
  '14 Tage vor und nach der Veröffentlichung.',
  '',
] as const;
const SHIPPING = [
  'Versand durch den Kunden nach Zusage, Rücksendung entfällt.',
  'Versand über unser Lager, Adresse bitte bestätigen lassen.',
  'Kein Versand, Gutscheincode per E-Mail.',
] as const;

/** Briefings and billed amounts; generated separately, so that the other figures stay the same. */
function detailsOf(facts: CampaignFacts, id: number, invoice: 1 | 2 | 3, now: Date) {
  const random = createRandom(`campaign details ${id}`);
  const customer = CUSTOMERS[facts.customerId - 1];
  const short = customer?.name.split(' ')[0] ?? '';
  const billed = invoice === 1 ? null : Math.min(-2, facts.endsIn + 5);
  return {
    ndaRequired: false,
    plannedPlatforms: random.sample(['Instagram', 'TikTok', 'YouTube', 'Blog'] as const, random.int(1, 3)),
    product: `${short} – ${random.pick(['Sortiment der Saison', 'Neuheit', 'Klassiker'] as const)}`,
    shipping: random.pick(SHIPPING),
    exclusivity: random.pick(EXCLUSIVITY),
    hashtags: [short.replaceAll(/[^\p{L}\p{N}]/gu, ''), 'werbung'].filter((tag) => tag !== ''),
    labels: ['Werbung'],
    contact: customer?.contact ?? '',
    brandInvoiceNumber: billed === null ? null : `RE-${dateIn(now, billed).slice(0, 4)}-${String(1_000 + id)}`,
    brandInvoiceDate: billed === null ? null : dateIn(now, billed),
    brandInvoicePaidOn: invoice === 3 && billed !== null ? dateIn(now, Math.min(-1, billed + 12)) : null,
  };
}

function toCampaign(facts: CampaignFacts, id: number, now: Date): DemoCampaign {
  const random = createRandom(`campaign ${id}`);
  const isDone = facts.status >= CAMPAIGN_STATUS.completed;
  const createdDays = Math.max(3, -facts.startsIn + random.int(20, 60));
  const campaign: Omit<DemoCampaign, keyof ReturnType<typeof detailsOf>> = {
    id,
    name: facts.name,
    customerId: facts.customerId,
    type: facts.type,
    status: facts.status,
    budget: facts.budget,
    mediaBudget: Math.round((facts.budget * random.int(56, 74)) / 100 / 500) * 500,
    startDate: dateIn(now, facts.startsIn),
    endDate: dateIn(now, facts.endsIn),
    regionId:
      facts.type === CAMPAIGN_TYPE.selfService || random.chance(0.5)
        ? 1
        : REGION_OF[CUSTOMERS[facts.customerId - 1]?.country ?? 'DE'],
    ownerUserId:
      facts.type === CAMPAIGN_TYPE.selfService ? (CAMPAIGN_MANAGERS[0] ?? 9) : random.pick(CAMPAIGN_MANAGERS),
    active:
      facts.status !== CAMPAIGN_STATUS.cancelled && !(facts.status === CAMPAIGN_STATUS.draft && random.chance(0.15)),
    archived: isDone && facts.endsIn < -220,
    brandInvoiceStatus:
      facts.status === CAMPAIGN_STATUS.completed
        ? random.pick([2, 3, 3] as const)
        : facts.status === CAMPAIGN_STATUS.running
          ? random.pick([1, 2] as const)
          : BRAND_INVOICE_STATUS.open,
    brandNdaStatus:
      facts.status >= CAMPAIGN_STATUS.running && facts.status < CAMPAIGN_STATUS.cancelled
        ? REQUEST_NDA_STATUS.accepted
        : random.pick([0, 0, 2] as const),
    kpi: kpiOf(random, facts),
    targetCpm: facts.status === CAMPAIGN_STATUS.draft ? null : random.int(18, 34) / 2,
    description: describe(random, facts),
    createdAt: daysBefore(now, createdDays),
    updatedAt: daysBefore(now, isDone ? Math.max(1, -facts.endsIn - 4) : Math.min(createdDays, random.next() * 6)),
  };
  return { ...campaign, ...detailsOf(facts, id, campaign.brandInvoiceStatus, now) };
}

/** The campaigns invented by hand, with dates around today. */
export function demoCampaigns(now: Date): DemoCampaign[] {
  return CAMPAIGNS.map((facts, index) => toCampaign(facts, index + 1, now));
}

const OCCASIONS = [
  'Frühjahrskampagne',
  'Sommeraktion',
  'Herbstauftakt',
  'Wintermomente',
  'Produkteinführung',
  'Gewinnspiel',
  'Jubiläum',
  'Schulstart',
  'Adventszeit',
  'Neues Rezept',
  'Markenbotschafter',
  'Testwochen',
] as const;

/** More campaigns for measurements, in chunks; ids go on after the ones invented by hand. */
export function* manyCampaigns(total: number, now: Date, chunkSize = 2_000): Generator<DemoCampaign[]> {
  let chunk: DemoCampaign[] = [];
  for (let id = CAMPAIGNS.length + 1; id <= total; id += 1) {
    const random = createRandom(`many campaigns ${id}`);
    const customerId = random.int(1, CUSTOMERS.length);
    const startsIn = random.int(-1_400, 160);
    const endsIn = startsIn + random.int(20, 120);
    const { draft, planning, running, completed, cancelled } = CAMPAIGN_STATUS;
    const ahead = () => (random.chance(0.6) ? planning : draft);
    const ended = () => (random.chance(0.06) ? cancelled : completed);
    const status = endsIn < 0 ? ended() : startsIn <= 0 ? running : ahead();
    const short = CUSTOMERS[customerId - 1]?.name.split(' ')[0] ?? '';
    const facts: CampaignFacts = {
      name: `${short} – ${random.pick(OCCASIONS)} ${id}`,
      customerId,
      status,
      type: CAMPAIGN_TYPE.agency,
      startsIn,
      endsIn,
      budget: random.int(8, 120) * 500,
      channels: [0, 0, 0],
    };
    chunk.push(toCampaign(facts, id, now));
    if (chunk.length === chunkSize) {
      yield chunk;
      chunk = [];
    }
  }
  if (chunk.length > 0) yield chunk;
}
