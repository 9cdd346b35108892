import type { components } from '@resonanz/contract/types';
import { isValueOf } from '@resonanz/domain/enumerations';
import { SALES_STATUS, type SalesStatus } from '@resonanz/domain/sales';
import { can } from '@resonanz/domain/transitions';
import { conflict, invalidFields } from '../../platform/http/ApiError.ts';
import type { LeadEditor } from './record/queries.ts';

/** Closed statuses of leads. */
export const CLOSED: readonly SalesStatus[] = [SALES_STATUS.unqualified, SALES_STATUS.won, SALES_STATUS.lost];

type Change = components['schemas']['CustomerLeadStatusChange'];

/** Input fields that a transition may require, by the error that reports them. */
const FIELD_OF = { reasonRequired: 'reason', followUpDateRequired: 'followUpDate' } as const;

const isFieldMissing = (reason: string): reason is keyof typeof FIELD_OF => Object.hasOwn(FIELD_OF, reason);

/** Rejects a transition that the table of the sales status does not allow, or that lacks a reason or a date. */
export function rejectTransition(
  { user }: LeadEditor,
  from: number,
  { status, reason = '', followUpDate }: Change,
): void {
  if (!isValueOf('salesStatus', from)) throw conflict('transitionNotAllowed');
  const verdict = can('salesStatus', from, status, {
    roleId: user.roleId,
    reason: reason.trim() !== '',
    followUpDate: followUpDate !== undefined,
  });
  if (!verdict.allowed && isFieldMissing(verdict.reason))
    throw invalidFields([{ field: FIELD_OF[verdict.reason], key: 'required' }]);
  if (!verdict.allowed) throw conflict(verdict.reason);
}

type Viewer = Pick<LeadEditor, 'user' | 'services'>;

/** Whether a user may delete an entry of the log. */
export const mayDelete = ({ user }: Viewer, createdBy: number | null): boolean => user.isAdmin || createdBy === user.id;
