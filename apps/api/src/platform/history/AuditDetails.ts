import type { AuditAction } from '@resonanz/domain/workStates';

/** What a handler records about its change; never include secrets. */
export interface AuditDetails {
  /** Kind of the record, for example `user`. */
  entity: string;
  entityId?: number;
  /** Old and new value by the name of the field. */
  changes?: Readonly<Record<string, readonly [before: unknown, after: unknown]>>;
  reason?: string | null;
  /** Defaults to the action of the right that the contract requires. */
  action?: AuditAction;
}
