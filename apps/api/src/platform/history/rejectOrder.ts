import { conflict, invalidFields } from '../http/ApiError.ts';

/** The order of all records of a list as a user read it, and as the user wants it. */
export interface WantedOrder {
  readonly read: readonly number[];
  readonly wanted: readonly number[];
  /** Field of the wanted order. */
  readonly field: string;
}

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index]);

const sorted = (ids: readonly number[]): readonly number[] => ids.toSorted((one, other) => one - other);

/**
 * Rejects a new order of records whose list is locked: 422 `orderIncomplete` where the two orders hold different
 * records, 409 `orderChanged` where another user has added, removed or moved one since it was read.
 */
export function rejectOrder(stored: readonly number[], { read, wanted, field }: WantedOrder): void {
  if (!isSame(sorted(read), sorted(wanted))) throw invalidFields([{ field, key: 'orderIncomplete' }]);
  if (!isSame(stored, read)) throw conflict('orderChanged');
}
