import type { LeadSourceId } from '@resonanz/domain/lookups';
import type { Platform } from '@resonanz/domain/platforms';
import type { SalesStatus } from '@resonanz/domain/sales';
import type { Country, DemoCustomerContact, DemoCustomerEvent } from './records.ts';

/** A lead of the sales pipeline. */
export interface DemoLead {
  readonly id: number;
  readonly company: string;
  readonly website: string | null;
  readonly country: Country;
  readonly industryId: number | null;
  readonly sourceId: LeadSourceId;
  readonly status: SalesStatus;
  readonly qualified: 0 | 1;
  readonly expectedBudget: number | null;
  /** yyyy-MM. */
  readonly expectedMonth: string | null;
  readonly probability: number | null;
  readonly platforms: readonly Platform[];
  readonly nextStep: string;
  readonly notes: string;
  readonly reason: string | null;
  readonly legalBasis: 'consent' | 'existingContact' | null;
  readonly followUpDate: string | null;
  /** The follow-up its owner was notified of, so that no mail is sent for due ones. */
  readonly followUpNotifiedFor: string | null;
  readonly ownerUserId: number | null;
  readonly createdBy: number;
  readonly customerId: number | null;
  readonly lastContactAt: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly updatedBy: number;
}

/** A person at a lead. */
export interface DemoLeadContact extends Omit<DemoCustomerContact, 'customerId'> {
  readonly customerLeadId: number;
}

/** A call, a mail or a meeting with a lead. */
export interface DemoLeadLogEntry {
  readonly customerLeadId: number;
  readonly kind: 'call' | 'mail' | 'meeting';
  readonly note: string;
  readonly at: string;
  readonly createdBy: number;
  readonly createdAt: string;
}

/** What happened to a lead. */
export interface DemoLeadEvent extends Omit<DemoCustomerEvent, 'entity' | 'action'> {
  readonly entity: 'customerLead';
  readonly action: 1 | 3;
  readonly reason: string | null;
}
