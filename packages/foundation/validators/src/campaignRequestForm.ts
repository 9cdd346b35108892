import { PRODUCT_CATEGORY_IDS, SERVICES, SERVICES_FOR_ALL } from '@resonanz/domain/lookups';
import { choice } from './choice.ts';
import { calendarDate } from './dateText.ts';
import { freeText } from './freeText.ts';
import { amount, wholeNumber } from './number.ts';
import { object, optional, type ShapeInput, type ShapeOutput } from './object.ts';
import { fieldsOf, validator, type ValidationError, type Validator } from './schema.ts';
import { url } from './url.ts';

/** What a campaign is to bring about. */
const GOALS = ['awareness', 'clicks', 'sales', 'content'] as const;

const words = (maxLength: number, isRequired = false) => freeText({ allowsNumbers: true, isRequired, maxLength });

/** A list of texts; the contract and the controls decide which are allowed. */
function texts(isRequired = false): Validator<readonly string[]> {
  return validator<readonly string[]>((value) => {
    if (!Array.isArray(value) || value.some((each) => typeof each !== 'string'))
      return { errors: [{ code: 'invalidType' }] };
    return isRequired && value.length === 0 ? { errors: [{ code: 'required' }] } : { value };
  });
}

interface ServiceWish {
  readonly platform: string;
  readonly service: string;
}

const services = /* @__PURE__ */ validator<readonly ServiceWish[]>((value) => {
  const wishes: unknown[] = Array.isArray(value) ? value : [undefined];
  const read = wishes.map((wish) => {
    const { platform, service } = fieldsOf(wish);
    return typeof platform === 'string' && typeof service === 'string' ? { platform, service } : undefined;
  });
  const known = read.filter((wish) => wish !== undefined);
  return known.length === read.length ? { value: known } : { errors: [{ code: 'invalidType' }] };
});

/** Services that the platform they are wished for does not have. */
function hasStrangeService(wishes: readonly ServiceWish[], platforms: readonly string[]): boolean {
  return wishes.some(({ platform, service }) => {
    const own = Object.entries(SERVICES).find(([name]) => name === platform)?.[1] ?? [];
    return !platforms.includes(platform) || ![...own, ...SERVICES_FOR_ALL].some(({ value }) => value === service);
  });
}

interface Related {
  readonly postingFrom?: string | undefined;
  readonly postingTo?: string | undefined;
  readonly followersFrom?: number | undefined;
  readonly followersTo?: number | undefined;
  readonly platforms?: readonly string[];
  readonly services?: readonly ServiceWish[];
}

const between = ({
  postingFrom,
  postingTo,
  followersFrom,
  followersTo,
  platforms = [],
  services: wishes = [],
}: Related): readonly (ValidationError | false)[] => [
  followersFrom !== undefined &&
    followersTo !== undefined &&
    followersTo < followersFrom && { code: 'rangeReversed', path: ['followersTo'] },
  hasStrangeService(wishes, platforms) && { code: 'choiceInvalid', path: ['services'] },
  postingFrom !== undefined &&
    postingTo !== undefined &&
    postingTo < postingFrom && { code: 'endBeforeStart', path: ['postingTo'] },
];

const free = {
  productLink: optional(url),
  ageBands: texts(),
  cities: texts(),
  channelCount: optional(wholeNumber({ max: 500 })),
  followersFrom: optional(wholeNumber()),
  followersTo: optional(wholeNumber()),
  services,
  durationOther: words(200),
  postingFrom: optional(calendarDate),
  postingTo: optional(calendarDate),
  briefingDo: words(5_000),
  briefingDont: words(5_000),
};

/**
 * A draft of a campaign request, with the field names of the client: fields may be missing, those present must be
 * valid. Errors: those of the fields, `rangeReversed` at `followersTo`, `endBeforeStart` at `postingTo`,
 * `choiceInvalid` at `services` for one that its platform does not have.
 *
 * @source docs/domain/requests.md#campaign-requests
 */
export const campaignRequestDraft = /* @__PURE__ */ object(
  {
    title: words(200),
    productName: words(200),
    productDescription: words(5_000),
    productCategory: optional(choice(PRODUCT_CATEGORY_IDS)),
    goal: optional(choice(GOALS)),
    targetGroups: texts(),
    countries: texts(),
    platforms: texts(),
    budget: optional(amount()),
    startDate: optional(calendarDate),
    durationMonths: optional(wholeNumber({ max: 12 })),
    ...free,
  },
  between,
);

const answers = {
  title: words(200, true),
  productName: words(200, true),
  productDescription: words(5_000, true),
  productCategory: choice(PRODUCT_CATEGORY_IDS),
  goal: choice(GOALS),
  targetGroups: texts(true),
  countries: texts(true),
  platforms: texts(true),
  budget: optional(amount()),
  startDate: optional(calendarDate),
  durationMonths: optional(wholeNumber({ max: 12 })),
  ...free,
};

const complete = (valid: Related, given: Readonly<Record<string, unknown>>): readonly (ValidationError | false)[] => [
  !(Number(given['budget']) > 0) && { code: 'required', path: ['budget'] },
  (given['startDate'] ?? '') === '' && { code: 'required', path: ['startDate'] },
  (given['durationMonths'] ?? '') === '' &&
    (given['durationOther'] ?? '') === '' && { code: 'required', path: ['durationMonths'] },
  ...between(valid),
];

/**
 * A complete campaign request: the rules of `campaignRequestDraft`, and `required` at title, product, description,
 * category, goal, target group, country, platform, budget, start and duration (a number of months or own words).
 *
 * @source docs/domain/requests.md#campaign-requests
 */
export const campaignRequestForm = /* @__PURE__ */ object(answers, complete);

/**
 * A campaign request that is sent to the agency on a day (`yyyy-MM-dd`, in Berlin): the rules of `campaignRequestForm`,
 * and `dateInPast` at a start before that day.
 *
 * @source docs/domain/requests.md#campaign-requests
 */
export const campaignRequestSentOn = (
  day: string,
): Validator<ShapeInput<typeof answers>, ShapeOutput<typeof answers>> =>
  object(answers, (valid, given) => [
    ...complete(valid, given),
    valid.startDate !== undefined && valid.startDate < day && { code: 'dateInPast', path: ['startDate'] },
  ]);
