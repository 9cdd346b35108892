import type {
  Campaign,
  CampaignChange,
  CampaignDraft,
  CampaignGoals,
  NewCampaign,
} from '@resonanz/api-client/campaigns';
import { CAMPAIGN_TYPE, type CampaignType } from '@resonanz/domain/campaigns';
import type { Platform } from '@resonanz/domain/platforms';
import { calendarDate } from '@resonanz/validators/dateText';
import { type FormSchema, formSchema } from '@resonanz/validators/formSchema';
import { freeText } from '@resonanz/validators/freeText';
import { inLanguage, type Language } from '@resonanz/validators/messages';
import { object, optional } from '@resonanz/validators/object';

/**
 * What the form of a campaign holds, by the names of the client: every field as its control has it, an empty text for
 * nothing.
 */
export interface CampaignValues {
  name: string;
  customerId: number | null;
  type: CampaignType;
  ownerId: number | null;
  region: number;
  startDate: string;
  endDate: string;
  categories: number[];
  ndaRequired: boolean;
  budget: number | null;
  mediaBudget: number | null;
  cpm: number | null;
  kpi: CampaignGoals;
  plannedChannels: Platform[];
  /** Whether a copy takes the channels of the other campaign along. */
  takesChannels: boolean;
  briefing: {
    description: string;
    product: string;
    shipping: string;
    exclusivity: string;
    contact: string;
    /** As they are typed: with or without the number sign, between blanks or commas. */
    hashtags: string;
    labels: string[];
  };
}

/** The steps of a new campaign in their order. */
export const CAMPAIGN_STEPS = ['basics', 'goals', 'channels', 'briefing', 'summary'] as const;
/** A step of a new campaign. */
export type CampaignStep = (typeof CAMPAIGN_STEPS)[number];

/** The fields that each step asks for. */
export const STEP_FIELDS = {
  basics: ['name', 'customerId', 'type', 'ownerId', 'region', 'startDate', 'endDate', 'categories', 'ndaRequired'],
  goals: ['budget', 'mediaBudget', 'cpm', 'kpi.reach', 'kpi.clicks', 'kpi.views', 'kpi.sales'],
  channels: ['plannedChannels'],
  briefing: [
    'briefing.description',
    'briefing.product',
    'briefing.hashtags',
    'briefing.labels',
    'briefing.shipping',
    'briefing.exclusivity',
    'briefing.contact',
  ],
  summary: [],
} as const satisfies Readonly<Record<CampaignStep, readonly string[]>>;

/** The name of a field, as the server speaks of it too. */
export type CampaignField = (typeof STEP_FIELDS)[CampaignStep][number];

/** Every field of a campaign in the order of the form. */
export const CAMPAIGN_FIELDS: readonly CampaignField[] = Object.values(STEP_FIELDS).flat();

/** Limits of the contract. */
export const LIMITS = {
  name: 200,
  description: 5_000,
  product: 500,
  words: 1_000,
  contact: 500,
  hashtags: 30,
  hashtag: 60,
} as const;

/** Words that German law asks for beside paid posts. */
export const LABELS: readonly string[] = ['Werbung', 'Anzeige'];

/** A campaign that nothing is known of yet. */
export const blankCampaign = (ownerId: number | null, region: number): CampaignValues => ({
  name: '',
  customerId: null,
  type: CAMPAIGN_TYPE.agency,
  ownerId,
  region,
  startDate: '',
  endDate: '',
  categories: [],
  ndaRequired: false,
  budget: null,
  mediaBudget: null,
  cpm: null,
  kpi: { reach: null, clicks: null, views: null, sales: null },
  plannedChannels: [],
  takesChannels: true,
  briefing: { description: '', product: '', shipping: '', exclusivity: '', contact: '', hashtags: '', labels: [] },
});

/** A campaign, or a draft of one, as the form holds it. */
export function valuesOf(source: Campaign | CampaignDraft): CampaignValues {
  const {
    name,
    customerId,
    type,
    ownerId,
    region,
    startDate,
    endDate,
    categories,
    ndaRequired,
    budget,
    mediaBudget,
    cpm,
    kpi,
    plannedChannels,
    briefing,
  } = source;
  return {
    name,
    customerId,
    type,
    ownerId,
    region,
    startDate: startDate ?? '',
    endDate: endDate ?? '',
    categories,
    ndaRequired,
    budget,
    mediaBudget,
    cpm,
    kpi,
    plannedChannels,
    takesChannels: true,
    briefing: { ...briefing, hashtags: briefing.hashtags.map((tag) => `#${tag}`).join(' ') },
  };
}

/** The hashtags in a text, each once and without the number sign. */
export function hashtagsOf(text: string): string[] {
  const tags = text.split(/[\s,;]+/).map((tag) => tag.replace(/^#+/, ''));
  return [...new Set(tags)].filter((tag) => tag !== '');
}

type Fields = Required<Omit<CampaignChange, 'campaignId' | 'updatedAt'>>;

/** The fields of the form as the wire carries them. */
export function fieldsOf(values: CampaignValues): Fields {
  const {
    name,
    customerId,
    type,
    ownerId,
    region,
    startDate,
    endDate,
    categories,
    ndaRequired,
    budget,
    mediaBudget,
    cpm,
    kpi,
    plannedChannels,
    briefing,
  } = values;
  return {
    name,
    customerId,
    type,
    ownerId,
    region,
    categories,
    ndaRequired,
    cpm,
    kpi,
    plannedChannels,
    startDate: startDate === '' ? null : startDate,
    endDate: endDate === '' ? null : endDate,
    budget: budget ?? 0,
    mediaBudget: mediaBudget ?? 0,
    briefing: { ...briefing, hashtags: hashtagsOf(briefing.hashtags) },
  };
}

/** What a new campaign is made of. */
export type CampaignSource =
  | { readonly kind: 'blank' }
  | { readonly kind: 'copy'; readonly copyOf: number }
  | { readonly kind: 'request'; readonly campaignRequestId: number };

/** A new campaign as the server takes it. */
export function newCampaignOf(values: CampaignValues, source: CampaignSource): NewCampaign {
  return {
    ...fieldsOf(values),
    ...(source.kind === 'copy' && values.takesChannels && { copyOf: source.copyOf }),
    ...(source.kind === 'request' && { campaignRequestId: source.campaignRequestId }),
  };
}

/** The fields that differ from what was read. */
export function changedFields(values: CampaignValues, read: CampaignValues): Partial<Fields> {
  const [now, before] = [fieldsOf(values), fieldsOf(read)];
  const differing = (Object.keys(now) as (keyof Fields)[]).filter(
    (field) => JSON.stringify(now[field]) !== JSON.stringify(before[field]),
  );
  return Object.fromEntries(differing.map((field) => [field, now[field]]));
}

const words = (maxLength: number) => freeText({ allowsNumbers: true, maxLength });

const typedFields = object(
  {
    name: freeText({ allowsNumbers: true, isRequired: true, maxLength: LIMITS.name }),
    startDate: optional(calendarDate),
    endDate: optional(calendarDate),
    briefing: object(
      {
        description: words(LIMITS.description),
        product: words(LIMITS.product),
        hashtags: words(LIMITS.hashtags * (LIMITS.hashtag + 2)),
        shipping: words(LIMITS.words),
        exclusivity: words(LIMITS.words),
        contact: words(LIMITS.contact),
      },
      ({ hashtags = '' }) => {
        const tags = hashtagsOf(hashtags);
        return [
          tags.length > LIMITS.hashtags && {
            code: 'numberTooLarge',
            params: { max: LIMITS.hashtags },
            path: ['hashtags'],
          },
          tags.some((tag) => tag.length > LIMITS.hashtag) && {
            code: 'textTooLong',
            params: { max: LIMITS.hashtag },
            path: ['hashtags'],
          },
        ];
      },
    ),
  },
  ({ startDate, endDate }) => [
    startDate !== undefined &&
      endDate !== undefined &&
      endDate < startDate && { code: 'endBeforeStart', path: ['endDate'] },
  ],
);

/** The rules of what is typed, with their sentences in a language; the other fields offer only what is allowed. */
export function campaignRules(language: Language): FormSchema<CampaignValues> {
  const rules = inLanguage(typedFields, language);
  return formSchema((values) => rules.validate(values).issues ?? []);
}
