import { CAMPAIGN_STATUSES, CAMPAIGN_TYPES } from '@resonanz/domain/campaigns';
import { REGION_IDS } from '@resonanz/domain/lookups';
import { choice } from './choice.ts';
import { calendarDate } from './dateText.ts';
import { freeText } from './freeText.ts';
import { amount, wholeNumber } from './number.ts';
import { object, optional } from './object.ts';

/** Maximum length of a campaign's or a customer's name. */
export const CAMPAIGN_NAME_MAX_LENGTH = 200;

const name = { allowsNumbers: true, maxLength: CAMPAIGN_NAME_MAX_LENGTH };

/**
 * The form of a campaign, with the field names of the client: name, customer (name or id), period as calendar dates,
 * budgets, type, status and region. Errors: those of the fields, and `endBeforeStart` at `endDate`.
 *
 * @source docs/domain/enumerations.md#campaign-status; docs/domain/enumerations.md#kinds-of-campaigns-and-entries;
 * docs/domain/lookups.md#regions
 */
export const campaignForm = /* @__PURE__ */ object(
  {
    name: freeText({ ...name, isRequired: true }),
    customerName: optional(freeText(name)),
    customerId: optional(wholeNumber()),
    startDate: optional(calendarDate),
    endDate: optional(calendarDate),
    budget: optional(amount()),
    mediaBudget: optional(amount()),
    type: choice(CAMPAIGN_TYPES),
    status: choice(CAMPAIGN_STATUSES),
    region: choice(REGION_IDS),
  },
  ({ startDate, endDate }) => [
    startDate !== undefined &&
      endDate !== undefined &&
      endDate < startDate && { code: 'endBeforeStart', path: ['endDate'] },
  ],
);

/**
 * What the campaign form takes: values or what its fields send.
 *
 * @source docs/domain/campaigns.md#campaigns
 */
export type CampaignFormInput = NonNullable<(typeof campaignForm)['~standard']['types']>['input'];

/**
 * A campaign as the form gives it back.
 *
 * @source docs/domain/campaigns.md#campaigns
 */
export type CampaignForm = NonNullable<(typeof campaignForm)['~standard']['types']>['output'];
