import type { RoleId } from '@resonanz/domain/roles';
import { badRequest, conflict } from '../../http/ApiError.ts';

/** At most so many channels can be moved in one call (000 §9). */
const MOVE_LIMIT = 50;

/** Tags that follow the pipeline state; any other tag was set by hand and stays. */
const TAG_OF_STATE: Readonly<Record<number, string>> = { 1: 'Warteliste', 2: 'Interessent', 3: 'Kampagne' };

/** What decides whether a channel may move. */
export interface MovingEntry {
  state: number;
  tag: string;
  brand_status: number | null;
  nda_signed_status: number;
  content_status: string | null;
  request_id: number | null;
  nda_required: boolean | null;
}

/** Refuses more channels than one call may move. */
export function refuseTooMany(ids: readonly number[]): void {
  if (ids.length > MOVE_LIMIT) throw badRequest('maxChannelsExceeded');
}

const DIRECT_BOOKING: readonly RoleId[] = [1, 6, 9];

/** Refuses a move that transition table T9 does not list. */
export function refuseMove(entry: MovingEntry, to: number, roleId: RoleId): void {
  const from = entry.state;
  if (from === to) throw conflict('transitionNotAllowed');
  if (from === 1 && to === 3 && !DIRECT_BOOKING.includes(roleId)) throw conflict('transitionNotAllowed');
  if (from === 3 && to === 1) throw conflict('transitionNotAllowed');
  if (from === 3 && (entry.content_status ?? 'Offen') !== 'Offen') throw conflict('contentAlreadyStarted');
  if (to === 3 && entry.request_id !== null && entry.brand_status !== 3) throw conflict('brandApprovalMissing');
  if (to === 3 && entry.nda_required === true && entry.nda_signed_status !== 2) throw conflict('ndaNotSigned');
}

/** The tag after a move: it follows the state unless somebody set another one by hand. */
export function tagAfterMove(tag: string, to: number): string {
  return Object.values(TAG_OF_STATE).includes(tag) ? (TAG_OF_STATE[to] ?? tag) : tag;
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
  if (entry.nda_required === true && entry.nda_status !== 2) throw conflict('ndaNotAccepted');
}

const DEFAULT_COMMISSION = 20;

/** The price proposed to the brand: the agreed or expected cost plus commission, rounded up to 5 € (K1); null while no cost is known. */
export function proposedBrandPrice(entry: {
  pre_budget: number;
  final_budget: number;
  agency_commission: number | null;
}): number | null {
  const cost = entry.final_budget > 0 ? entry.final_budget : entry.pre_budget;
  if (cost <= 0) return null;
  const percent = 100 + (entry.agency_commission ?? DEFAULT_COMMISSION);
  return Math.ceil(Math.round(cost * percent) / 500) * 5;
}
