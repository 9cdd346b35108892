import type { AuditAction } from '@resonanz/domain/workStates';

/** What a handler tells of its change; values of secrets never belong in here. */
export interface AuditDetails {
  /** Kind of the record, for example `user`. */
  entity: string;
  entityId?: number;
  /** Old and new value by the name of the field. */
  changes?: Readonly<Record<string, readonly [before: unknown, after: unknown]>>;
  reason?: string | null;
  /** Default follows from the right that the contract asks for. */
  action?: AuditAction;
}
