import type { CallUser } from '../../platform/access/CallUser.ts';
import { forbidden } from '../../platform/http/ApiError.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import type { NetworkRow } from './tables.ts';

/**
 * First name with initial: the full name is confidential until the agency reveals it
 * (docs/domain/people.md#brand-network).
 */
export function shownName({ first_name, surname }: Pick<NetworkRow, 'first_name' | 'surname'>): string {
  const initial = [...surname.trim()][0];
  return [first_name.trim(), initial === undefined ? '' : `${initial.toUpperCase()}.`].filter(Boolean).join(' ');
}

/** A number with only its first two digits shown. */
export function rounded(value: number): number {
  const unit = 10 ** Math.max(0, String(Math.trunc(value)).length - 2);
  return Math.round(value / unit) * unit;
}

/**
 * Brands alone look into the network, and of them not those who were invited to a single request
 * (docs/domain/permissions.md#invited-brands).
 */
export function rejectRestricted(user: CallUser): void {
  if (user.signupWithToken) throw forbidden();
}

/** Own platforms, the one with the most followers first. */
export const reachOf = ({
  reach,
}: NetworkRow): { platform: Schemas['NetworkReach']['platform']; followers: number | null }[] =>
  reach
    .toSorted((one, other) => (other.followers ?? -1) - (one.followers ?? -1))
    .map(({ platform, followers }) => ({ platform: platform as Schemas['NetworkReach']['platform'], followers }));
