import type { Selectable, Updateable } from 'kysely';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { campaignRequestDraft, campaignRequestSentOn } from '@resonanz/validators/campaignRequestForm';
import { containsHtml } from '@resonanz/validators/freeText';
import { invalidFields } from '../../platform/http/ApiError.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import { valid } from '../../platform/http/valid.ts';
import type { CampaignRequestsTable } from './tables.ts';

type Form = Schemas['CampaignRequestForm'];

const goal = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** The answers of a stored request. */
export function formOf(row: Selectable<CampaignRequestsTable>): Form {
  return {
    title: row.title,
    productName: row.product_name,
    productDescription: row.product_description,
    productCategory: row.product_category as Form['productCategory'],
    productLink: row.product_link,
    goal: row.goal === '' ? null : (row.goal as Form['goal']),
    kpi: {
      reach: goal(row.kpi?.['reach']),
      clicks: goal(row.kpi?.['clicks']),
      views: goal(row.kpi?.['views']),
      sales: goal(row.kpi?.['sales']),
    },
    targetGroups: row.target_groups as Form['targetGroups'],
    ageBands: row.age_bands as Form['ageBands'],
    countries: row.countries as Form['countries'],
    cities: row.cities,
    platforms: row.platforms as Form['platforms'],
    channelCount: row.channel_count,
    followersFrom: row.followers_from,
    followersTo: row.followers_to,
    services: row.services as Form['services'],
    categories: row.categories,
    budget: row.budget,
    startDate: row.start_date,
    durationMonths: row.duration_months,
    durationOther: row.duration_other,
    postingFrom: row.posting_from,
    postingTo: row.posting_to,
    briefingDo: row.briefing_do,
    briefingDont: row.briefing_dont,
    hashtags: row.hashtags,
    buyOutMonths: row.buy_out_months as Form['buyOutMonths'],
    ndaRequired: row.nda_required,
  };
}

/** Answers as they are stored. */
export function columnsOf(form: Form): Updateable<CampaignRequestsTable> {
  return {
    title: form.title,
    product_name: form.productName,
    product_description: form.productDescription,
    product_category: form.productCategory,
    product_link: form.productLink,
    goal: form.goal ?? '',
    kpi: JSON.stringify(form.kpi),
    target_groups: form.targetGroups,
    age_bands: form.ageBands,
    countries: form.countries,
    cities: form.cities,
    platforms: form.platforms,
    channel_count: form.channelCount,
    followers_from: form.followersFrom,
    followers_to: form.followersTo,
    services: JSON.stringify(form.services),
    categories: form.categories,
    budget: form.budget,
    start_date: form.startDate,
    duration_months: form.durationMonths,
    duration_other: form.durationOther,
    posting_from: form.postingFrom,
    posting_to: form.postingTo,
    briefing_do: form.briefingDo,
    briefing_dont: form.briefingDont,
    hashtags: form.hashtags,
    buy_out_months: form.buyOutMonths,
    nda_required: form.ndaRequired,
  };
}

function listErrors(field: 'cities' | 'hashtags', values: readonly string[]): { field: string; key: string }[] {
  return values.some((each) => each.trim() === '' || containsHtml(each)) ? [{ field, key: 'containsHtml' }] : [];
}

/**
 * Returns the canonical form values, or throws 422 with an error for each invalid field. A form that is sent must be
 * complete and start on this day or later.
 */
export function checkedForm(form: Form, sentOn?: Date): Form {
  const services = form.services.map(({ platform, leistung }) => ({ platform, service: leistung }));
  const rules = sentOn === undefined ? campaignRequestDraft : campaignRequestSentOn(berlinDay(sentOn));
  const checked = valid(rules, { ...form, services });
  const errors = [...listErrors('cities', form.cities), ...listErrors('hashtags', form.hashtags)];
  if (errors.length > 0) throw invalidFields(errors);
  return {
    ...form,
    productLink: checked.productLink ?? '',
    cities: [...new Set(form.cities.map((city) => city.trim()))],
    hashtags: [...new Set(form.hashtags.map((tag) => tag.trim().replace(/^#+/, '')))].filter((tag) => tag !== ''),
    // A number of months says it already.
    durationOther: form.durationMonths === null ? form.durationOther : '',
  };
}
