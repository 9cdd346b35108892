import type { RoleId } from '@resonanz/domain/roles';

/** Country key of the lookup lists; AU is Austria. */
export type Country = 'DE' | 'AU' | 'CH';

export type Gender = 'male' | 'female' | 'divers';

/** How much data is made: enough for every screen, or enough for measurements. */
export type DemoSize = 'small' | 'large';

/** A person who may or may not log in. */
export interface DemoUser {
  readonly id: number;
  readonly email: string;
  /** Demo accounts get the demo password; colleagues and testers around them get none and cannot log in. */
  readonly logsIn: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly roleId: RoleId;
  readonly companyName: string | null;
  readonly contactPerson: string | null;
  readonly customerId: number | null;
  readonly signupWithToken: boolean;
  readonly defaultRegionId: number;
  readonly profilePicture: string | null;
  readonly createdAt: string;
  /** 0 pending, 1 approved (unless said otherwise), 2 declined. */
  readonly approved?: 0 | 1 | 2;
  /** Whether the account is active; it is unless said otherwise. */
  readonly isActive?: boolean;
  /** Whether the account is in the archive; it is not unless said otherwise. */
  readonly archived?: boolean;
  /** Whether the address is confirmed; it is unless said otherwise. */
  readonly emailVerify?: boolean;
  /** Why a brand was declined. */
  readonly declineReason?: string;
  /** Which terms a brand has accepted: those that count unless said otherwise. */
  readonly termsVersion?: string | null;
  /** When it accepted them. */
  readonly termsAcceptedAt?: string | null;
}

/** A company that books campaigns. */
export interface DemoCustomer {
  readonly id: number;
  readonly name: string;
  readonly streetAndHouse: string;
  readonly cityAndZip: string;
  readonly country: Country;
  /** Category of the list of industries; null when the list has none that fits. */
  readonly industryId: number | null;
  readonly website: string;
  readonly notes: string;
  readonly paymentDays: number;
  readonly budget: number;
  readonly currencyCode: 'EUR' | 'CHF';
  readonly invoiceName: string;
  readonly invoiceStreetAndHouse: string;
  readonly invoiceCityAndZip: string;
  readonly invoiceEmail: string;
  readonly vatId: string | null;
  readonly needsOrderNumber: boolean;
  readonly status: number;
  readonly archived: boolean;
  readonly ownerUserId: number;
  readonly createdAt: string;
}

/** A person at a customer. */
export interface DemoCustomerContact {
  readonly customerId: number;
  readonly name: string;
  readonly role: string;
  readonly email: string;
  readonly phone: string | null;
  readonly isMain: boolean;
}

/** An invitation to the campaign portal. */
export interface DemoBrandInvitation {
  readonly customerId: number;
  readonly userId: number;
  readonly language: 'DE' | 'EN';
  readonly invitedBy: number;
  readonly invitedAt: string;
  readonly expiresAt: string;
  /** 2 has no footer (docs/domain/areas.md#embedded-portal). */
  readonly template: 1 | 2;
}

/** What happened to a customer. */
export interface DemoCustomerEvent {
  readonly entity: 'customer';
  readonly entityId: number;
  readonly userId: number;
  readonly action: 1 | 2;
  readonly changes: Readonly<Record<string, readonly [before: unknown, after: unknown]>>;
  readonly at: string;
}

export interface DemoNotification {
  readonly userId: number;
  readonly panel: 'agency' | 'brand';
  readonly type: number;
  readonly subType: number;
  readonly subject: string | null;
  /** Key of the message; the placeholders are in `notificationText`. */
  readonly message: string;
  readonly notificationText: Readonly<Record<string, string>>;
  readonly refId: number;
  readonly isNew: boolean;
  readonly read: boolean;
  readonly createdAt: string;
}

/** A task of the agency; `dueDate` is a calendar date in Berlin. */
export interface DemoTodo {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly dueDate: string;
  readonly assignUserId: number;
  readonly createdBy: number;
  readonly status: 1 | 2 | 3;
  readonly repeat: 'daily' | 'weekly' | 'monthly' | null;
  /** The due date that the repetition is counted from; null without one. */
  readonly repeatFrom: string | null;
  /** The due date its assignee was notified of: today's, so that the bell matches the demo data. */
  readonly dueNotifiedFor: string | null;
  readonly customerLeadId: number | null;
  readonly createdAt: string;
}

/** A drawn picture; the address of a picture is `/media/` and its key. */
export interface DemoPicture {
  readonly key: string;
  readonly svg: string;
}

/** Address of a picture. */
export function pictureAddress(key: string): string {
  return `/media/${key}`;
}
