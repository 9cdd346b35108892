import { MOVE_LIMIT, type PipelineState } from '@resonanz/domain/campaigns';
import { isValueOf } from '@resonanz/domain/enumerations';
import { DEFAULT_COMMISSION, proposedExternalBudget } from '@resonanz/domain/kpi';
import type { RoleId } from '@resonanz/domain/roles';
import { can } from '@resonanz/domain/transitions';
import { badRequest, conflict } from '../../http/ApiError.ts';

/** What decides whether a channel may move. */
export interface MovingEntry {
  state: number;
  brand_status: number | null;
  nda_signed_status: number;
  content_status: string | null;
  request_id: number | null;
  nda_required: boolean | null;
}

const BRAND_APPROVED = 3;
const NDA_SIGNED = 2;
const NDA_ACCEPTED = 2;

/** Refuses more channels than one call may move (000 §9). */
export function refuseTooMany(ids: readonly number[]): void {
  if (ids.length > MOVE_LIMIT) throw badRequest('maxChannelsExceeded');
}

/** Refuses a move that transition table T9 does not allow. */
export function refuseMove(entry: MovingEntry, to: PipelineState, roleId: RoleId): void {
  if (!isValueOf('pipelineState', entry.state)) throw conflict('transitionNotAllowed');
  const verdict = can('pipelineState', entry.state, to, {
    roleId,
    brandAgreed: entry.request_id === null || entry.brand_status === BRAND_APPROVED,
    ndaSigned: entry.nda_required !== true || entry.nda_signed_status === NDA_SIGNED,
    contentOpen: (entry.content_status ?? 'Offen') === 'Offen',
    contractUnsigned: true,
  });
  if (!verdict.allowed) throw conflict(verdict.reason);
}

/** What decides whether a channel may be published. */
export interface PublishingEntry {
  state: number;
  request_id: number | null;
  nda_required: boolean | null;
  nda_status: number | null;
}

/** Refuses to publish what the brand could not see (T6, A-077). */
export function refusePublication(entry: PublishingEntry): void {
  if (entry.request_id === null) throw conflict('campaignWithoutRequest');
  if (entry.state < 2) throw conflict('publishNeedsInterestedPerson');
  if (entry.nda_required === true && entry.nda_status !== NDA_ACCEPTED) throw conflict('ndaNotAccepted');
}

/** The price proposed to the brand from the agreed or expected cost (K1); null while no cost is known. */
export function proposedBrandPrice(entry: {
  pre_budget: number;
  final_budget: number;
  agency_commission: number | null;
}): number | null {
  const price = proposedExternalBudget({
    vorBudget: entry.pre_budget,
    finalesBudget: entry.final_budget,
    cbCommission: entry.agency_commission ?? DEFAULT_COMMISSION,
  });
  return price > 0 ? price : null;
}
