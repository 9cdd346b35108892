import type { components } from '@resonanz/contract/types';
import { ROLE } from '@resonanz/domain/roles';
import type { CallUser } from '../../../platform/access/CallUser.ts';
import { notFound } from '../../../platform/http/ApiError.ts';
import type { Call } from '../../../platform/operations/area.ts';
import { requestDetail } from '../requestDetail.ts';
import { requestBehindCampaign } from './queries/selfService.ts';

/** A brand as the rules of its rows know it: it looks, and has no right to change anything. */
const brandWith = (viewer: CallUser, customerId: number): CallUser => ({
  ...viewer,
  roleId: ROLE.brand,
  audience: 'brand',
  isAdmin: false,
  customerId,
  signupWithToken: false,
  rights: {},
  may: () => false,
});

/**
 * What the brand behind a self-service campaign sees of it, by the very rule its own page follows; 404 for campaigns
 * without a request.
 */
export async function brandViewOf(
  { user, services }: Pick<Call<'getBrandViewOfCampaign'>, 'user' | 'services'>,
  campaignId: number,
): Promise<components['schemas']['CampaignRequest']> {
  const request = await requestBehindCampaign(services.db, user, campaignId);
  if (request === undefined) throw notFound();
  const seen = await requestDetail(services, brandWith(user, request.customer_id), request.id);
  return { ...seen, booked: seen.booked.map((channel) => ({ ...channel, mayDecide: false })) };
}
