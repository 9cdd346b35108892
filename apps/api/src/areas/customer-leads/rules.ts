import type { components } from '@resonanz/contract/types';
import { isValueOf } from '@resonanz/domain/enumerations';
import { SALES_STATUS, type SalesStatus } from '@resonanz/domain/sales';
import { can } from '@resonanz/domain/transitions';
import { conflict, invalidFields } from '../../platform/http/ApiError.ts';
import type { LeadEditor } from './record/queries.ts';

/** Statuses of leads that nobody works on any more. */
export const CLOSED: readonly SalesStatus[] = [SALES_STATUS.unqualified, SALES_STATUS.won, SALES_STATUS.lost];

type Change = components['schemas']['CustomerLeadStatusChange'];

/** Fields of the input that a transition may miss, by the refusal that says so. */
const FIELD_OF = { reasonRequired: 'reason', followUpDateRequired: 'followUpDate' } as const;

const isFieldMissing = (reason: string): reason is keyof typeof FIELD_OF => Object.hasOwn(FIELD_OF, reason);

/** Refuses what the table of the sales status does not know, and what lacks a reason or a date. */
export function refuseTransition(
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

/** Whether somebody may delete an entry of the log. */
export const mayDelete = ({ user }: Viewer, createdBy: number | null): boolean => user.isAdmin || createdBy === user.id;
