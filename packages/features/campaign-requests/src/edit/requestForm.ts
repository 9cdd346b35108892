import type { CampaignRequestForm } from '@resonanz/api-client/campaignRequests';
import type { Platform } from '@resonanz/domain/platforms';
import { campaignRequestDraft, campaignRequestSentOn } from '@resonanz/validators/campaignRequestForm';
import { inLanguage, type Language } from '@resonanz/validators/messages';

/** What the form of a request holds: every field as its control has it, an empty text for nothing. */
export interface RequestValues extends Pick<
  CampaignRequestForm,
  | 'title'
  | 'productName'
  | 'productDescription'
  | 'productLink'
  | 'goal'
  | 'kpi'
  | 'platforms'
  | 'channelCount'
  | 'followersFrom'
  | 'followersTo'
  | 'categories'
  | 'budget'
  | 'briefingDo'
  | 'briefingDont'
  | 'ndaRequired'
  | 'targetGroups'
  | 'ageBands'
  | 'countries'
  | 'cities'
  | 'durationOther'
> {
  productCategory: number | null;
  /** Cities that no list names, with commas between them. */
  otherCities: string;
  /** `{platform}|{service}` each. */
  services: string[];
  startDate: string;
  /** A number of months as text, `other`, or nothing. */
  duration: string | null;
  postingFrom: string;
  postingTo: string;
  /** As they are typed: with or without the number sign, between blanks or commas. */
  hashtags: string;
  /** 0 is none. */
  buyOutMonths: number;
}

/** The steps of the form in their order; the last one shows everything. */
export const REQUEST_STEPS = ['product', 'goal', 'audience', 'channels', 'budget', 'briefing', 'summary'] as const;
/** A step of the form. */
export type RequestStep = (typeof REQUEST_STEPS)[number];

/** The fields that each step asks for. */
export const STEP_FIELDS = {
  product: ['title', 'productName', 'productDescription', 'productCategory', 'productLink'],
  goal: ['goal', 'kpi.reach', 'kpi.clicks', 'kpi.views', 'kpi.sales'],
  audience: ['targetGroups', 'ageBands', 'countries', 'cities', 'otherCities'],
  channels: ['platforms', 'channelCount', 'followersFrom', 'followersTo', 'services', 'categories'],
  budget: ['budget', 'startDate', 'duration', 'durationOther', 'postingFrom', 'postingTo'],
  briefing: ['briefingDo', 'briefingDont', 'hashtags', 'buyOutMonths', 'ndaRequired'],
  summary: [],
} as const satisfies Readonly<Record<RequestStep, readonly string[]>>;

/** The name of a field. */
export type RequestField = (typeof STEP_FIELDS)[RequestStep][number];

/** Every field in the order of the form. */
export const REQUEST_FIELDS: readonly RequestField[] = Object.values(STEP_FIELDS).flat();

/** Another duration than a number of months. */
export const OTHER_DURATION = 'other';
/** Durations in months that can be chosen. */
export const DURATIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
/** Months of a buy-out that can be chosen; 0 is none. */
export const BUY_OUTS = [0, 3, 6, 12] as const;

/** The step a field stands in. */
export const stepOf = (field: RequestField): RequestStep =>
  REQUEST_STEPS.find((step) => (STEP_FIELDS[step] as readonly RequestField[]).includes(field)) ?? 'summary';

/** The step that a stored number means; the summary is the sixth and last that is stored. */
export const stepAt = (number: number): RequestStep => REQUEST_STEPS[number - 1] ?? 'product';
/** The number under which a step is stored. */
export const numberOf = (step: RequestStep): number => Math.min(6, REQUEST_STEPS.indexOf(step) + 1);

/** A request that nothing is known of yet. */
export const BLANK_REQUEST: CampaignRequestForm = {
  title: '',
  productName: '',
  productDescription: '',
  productCategory: null,
  productLink: '',
  goal: null,
  kpi: { reach: null, clicks: null, views: null, sales: null },
  targetGroups: [],
  ageBands: [],
  countries: [],
  cities: [],
  platforms: [],
  channelCount: null,
  followersFrom: null,
  followersTo: null,
  services: [],
  categories: [],
  budget: null,
  startDate: null,
  durationMonths: null,
  durationOther: '',
  postingFrom: null,
  postingTo: null,
  briefingDo: '',
  briefingDont: '',
  hashtags: [],
  buyOutMonths: null,
  ndaRequired: false,
};

/** The answers of a request as the form holds them; `knownCities` are those of the list. */
export function valuesOf(form: CampaignRequestForm, knownCities: readonly string[]): RequestValues {
  const {
    productCategory,
    services,
    startDate,
    durationMonths,
    durationOther,
    postingFrom,
    postingTo,
    hashtags,
    buyOutMonths,
    cities,
    ...same
  } = form;
  return {
    ...same,
    productCategory,
    cities: cities.filter((city) => knownCities.includes(city)),
    otherCities: cities.filter((city) => !knownCities.includes(city)).join(', '),
    services: services.map(({ platform, service }) => `${platform}|${service}`),
    startDate: startDate ?? '',
    duration: durationMonths === null ? (durationOther === '' ? null : OTHER_DURATION) : String(durationMonths),
    durationOther,
    postingFrom: postingFrom ?? '',
    postingTo: postingTo ?? '',
    hashtags: hashtags.map((tag) => `#${tag}`).join(' '),
    buyOutMonths: buyOutMonths ?? 0,
  };
}

const listOf = (text: string, separator: RegExp): string[] =>
  [...new Set(text.split(separator).map((each) => each.trim().replace(/^#+/, '')))].filter((each) => each !== '');

/** The form as the wire carries it; services of platforms that were taken away go with them. */
export function formOf(values: RequestValues): CampaignRequestForm {
  const { otherCities, duration, ...same } = values;
  const isOther = duration === OTHER_DURATION;
  return {
    ...same,
    productCategory: values.productCategory as CampaignRequestForm['productCategory'],
    cities: [...values.cities, ...listOf(otherCities, /[,;\n]+/)],
    services: values.services.flatMap((each) => {
      const [platform, service = ''] = each.split('|');
      return values.platforms.includes(platform as Platform) ? [{ platform: platform as Platform, service }] : [];
    }),
    startDate: values.startDate || null,
    durationMonths: duration === null || isOther ? null : Number(duration),
    durationOther: isOther ? values.durationOther : '',
    postingFrom: values.postingFrom || null,
    postingTo: values.postingTo || null,
    hashtags: listOf(values.hashtags, /[\s,;]+/),
    buyOutMonths: values.buyOutMonths === 0 ? null : (values.buyOutMonths as CampaignRequestForm['buyOutMonths']),
  };
}

/** The field of the form that a field of the request belongs to. */
export function fieldOf(name: string): RequestField {
  if (name === 'durationMonths') return 'duration';
  return (
    REQUEST_FIELDS.find((field) => field === name) ?? REQUEST_FIELDS.find((field) => name.startsWith(field)) ?? 'title'
  );
}

/** Something that is wrong or missing, at its field. */
export interface RequestError {
  field: RequestField;
  message: string;
  /** Nothing was answered yet. */
  isMissing: boolean;
}

/**
 * What is wrong with the answers of a draft, or of a request that is sent on a day, at the fields of the form and in a
 * language.
 */
export function errorsOf(values: RequestValues, language: Language, sentOn?: string): RequestError[] {
  const rules = inLanguage(sentOn === undefined ? campaignRequestDraft : campaignRequestSentOn(sentOn), language);
  return (rules.validate(formOf(values)).issues ?? []).map(({ path, message, code }) => {
    const field = fieldOf(path.join('.'));
    // What another duration means has to be said where it is asked.
    return {
      field: field === 'duration' && values.duration === OTHER_DURATION ? 'durationOther' : field,
      message,
      isMissing: code === 'required',
    };
  });
}

/**
 * What is wrong with the answers as they are entered: the rules of a draft, and what a day that is over will be
 * rejected for.
 */
export const enteredErrorsOf = (values: RequestValues, language: Language, today: string): RequestError[] => [
  ...errorsOf(values, language),
  ...(values.startDate !== '' && values.startDate < today
    ? errorsOf(values, language, today).filter(({ field, isMissing }) => field === 'startDate' && !isMissing)
    : []),
];
