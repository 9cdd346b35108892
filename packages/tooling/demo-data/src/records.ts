import type { Platform } from '@resonanz/domain/platforms';
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
  /** Category of the list L4; null when the list has none that fits. */
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
  /** 2 has no footer. */
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

/** Shares of an audience in percent. */
export interface DemoAudience {
  readonly germany: number;
  readonly austria: number;
  readonly switzerland: number;
  readonly until18: number;
  readonly age18To24: number;
  readonly age25To34: number;
  readonly age35To44: number;
  readonly age45To54: number;
  readonly age55To64: number;
  readonly above64: number;
  readonly genderMale: number;
  readonly genderFemale: number;
}

/** A social account, blog or podcast. */
export interface DemoChannel {
  readonly id: number;
  readonly influencerId: number;
  readonly platform: Platform;
  readonly channelType: string;
  readonly url: string;
  readonly handle: string;
  readonly title: string | null;
  readonly followers: number | null;
  readonly engagementRate: number | null;
  readonly averageInteractions: number | null;
  readonly defaultPrice: number | null;
  readonly currencyCode: string;
  readonly audience: DemoAudience | null;
  readonly active: boolean;
  readonly createdAt: string;
}

/** A price of a service of a channel; the present one has not been replaced. */
export interface DemoChannelPrice {
  readonly channelId: number;
  readonly service: string;
  readonly price: number;
  readonly currencyCode: string;
  readonly validFrom: string;
  readonly validUntil: string | null;
  readonly source: 'manual';
  readonly createdAt: string;
  readonly replacedAt: string | null;
}

/** What is known of an influencer besides name and contact. */
export interface DemoPersonDetails {
  readonly address: string | null;
  readonly nourishment: string | null;
  readonly relationshipStatus: string | null;
  readonly numberOfChildren: number | null;
  readonly alcohol: string | null;
  readonly smartphone: string | null;
  readonly pets: readonly string[];
  readonly athletic: readonly string[];
  readonly mobility: readonly string[];
  readonly iban: string | null;
  readonly accountRecipient: string | null;
  readonly taxId: string | null;
  readonly smallBusiness: boolean;
  readonly consentOn: string | null;
  readonly consentSource: string | null;
}

/** An influencer with the channels that belong to the person, the main one first. */
export interface DemoInfluencer {
  readonly id: number;
  readonly firstName: string;
  readonly surname: string;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly gender: Gender | null;
  readonly dob: string | null;
  readonly country: Country | null;
  readonly city: string | null;
  readonly categories: readonly number[];
  readonly management: string | null;
  readonly isTrusted: boolean;
  readonly buyOut: boolean;
  readonly averageRating: number | null;
  readonly ratingCount: number;
  readonly isImport: boolean;
  readonly picture: string;
  readonly createdAt: string;
  readonly channels: readonly DemoChannel[];
}

export interface DemoCampaign {
  readonly id: number;
  readonly name: string;
  readonly customerId: number;
  readonly type: 1 | 2 | 3;
  readonly status: 1 | 2 | 3 | 4 | 5;
  readonly budget: number;
  readonly mediaBudget: number;
  readonly startDate: string;
  readonly endDate: string;
  readonly regionId: number;
  readonly ownerUserId: number;
  readonly active: boolean;
  readonly archived: boolean;
  readonly brandInvoiceStatus: 1 | 2 | 3;
  readonly brandNdaStatus: 0 | 1 | 2;
  readonly kpi: Readonly<Record<string, number>> | null;
  readonly targetCpm: number | null;
  readonly description: string;
  readonly ndaRequired: boolean;
  readonly plannedPlatforms: readonly Platform[];
  readonly product: string;
  readonly shipping: string;
  readonly exclusivity: string;
  readonly hashtags: readonly string[];
  readonly labels: readonly string[];
  readonly contact: string;
  readonly brandInvoiceNumber: string | null;
  readonly brandInvoiceDate: string | null;
  readonly brandInvoicePaidOn: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A channel in a campaign; texts and numbers as the grid of the campaign shows them. */
export interface DemoCampaignEntry {
  readonly campaignId: number;
  readonly influencerId: number;
  readonly channelId: number;
  readonly platform: Platform;
  readonly recommended: boolean;
  readonly channelHandle: string;
  readonly originalUrl: string;
  readonly management: string | null;
  readonly followers: number | null;
  readonly preBudget: number | null;
  readonly finalBudget: number | null;
  readonly externalBudget: number | null;
  readonly agencyCommission: number | null;
  readonly notes: string;
  readonly clicks: number | null;
  readonly views: number | null;
  readonly likes: number | null;
  readonly shares: number | null;
  readonly orders: number | null;
  readonly comments: number | null;
  readonly impressions: number | null;
  readonly averageEngagement: number | null;
  readonly cpc: number | null;
  readonly cpv: number | null;
  readonly cpo: number | null;
  readonly tkp: number | null;
  readonly tag: string;
  readonly statusNote: string | null;
  readonly paidStatus: string;
  readonly invoiceStatus: string;
  readonly service: string | null;
  readonly contentRelease: string | null;
  readonly contentDeadline: string | null;
  readonly contentStatus: string | null;
  readonly finalContentStatus: 0 | 1 | 2;
  readonly contentLink: string | null;
  readonly trackingLink: string | null;
  readonly directLink: string | null;
  readonly stickerClicks: number | null;
  readonly readers: number | null;
  readonly interestStatus: 0 | 1 | 2;
  readonly invoiceNumber: string | null;
  readonly invoiceAmount: number | null;
  readonly invoicePaidOn: string | null;
  readonly publishDate: string | null;
  readonly state: 1 | 2 | 3;
  readonly type: 1;
  readonly gender: string | null;
  readonly city: string | null;
  readonly germany: number | null;
  readonly austria: number | null;
  readonly switzerland: number | null;
  readonly until18: number | null;
  readonly age18To24: number | null;
  readonly age25To34: number | null;
  readonly age35To44: number | null;
  readonly age45To54: number | null;
  readonly age55To64: number | null;
  readonly above64: number | null;
  readonly genderMale: number | null;
  readonly genderFemale: number | null;
  readonly contacted: string | null;
  readonly contactedBy: string | null;
  readonly brandStatus: 1 | 2 | 3 | 4 | null;
  readonly brandDeclineReason: string | null;
  readonly ndaSignedStatus: 0 | 1 | 2;
  readonly isPublished: 0 | 1;
  readonly publishedAt: string | null;
  readonly createdBy: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** What a brand asked for. */
export interface DemoCampaignRequest {
  readonly id: number;
  readonly number: string;
  readonly customerId: number;
  readonly createdByUserId: number;
  readonly assigneeUserId: number | null;
  readonly campaignId: number | null;
  readonly title: string;
  readonly productName: string;
  readonly productDescription: string;
  readonly platforms: readonly Platform[];
  readonly targetGroups: readonly Gender[];
  readonly countries: readonly Country[];
  readonly budget: number;
  readonly startDate: string;
  readonly durationMonths: number;
  readonly goal: 'awareness' | 'clicks' | 'sales' | 'content';
  readonly status: 1 | 2 | 3;
  readonly declineReason: string | null;
  readonly ndaRequired: boolean;
  readonly ndaStatus: 0 | 1 | 2;
  readonly isDraft: boolean;
  readonly formStep: number;
  readonly productCategory: number | null;
  readonly productLink: string;
  readonly kpi: {
    readonly reach: number | null;
    readonly clicks: number | null;
    readonly views: number | null;
    readonly sales: number | null;
  };
  readonly ageBands: readonly string[];
  readonly cities: readonly string[];
  readonly channelCount: number | null;
  readonly followersFrom: number | null;
  readonly followersTo: number | null;
  readonly services: readonly { readonly platform: Platform; readonly leistung: string }[];
  readonly categories: readonly number[];
  readonly briefingDo: string;
  readonly briefingDont: string;
  readonly hashtags: readonly string[];
  readonly buyOutMonths: 3 | 6 | 12 | null;
  readonly ndaName: string | null;
  readonly ndaDecidedAt: string | null;
  readonly ndaVersion: number | null;
  readonly sentAt: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
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
  /** The due date of which its person has been told: today's, so that the bell shows what the demo says and not more. */
  readonly dueToldFor: string | null;
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

export interface DemoBookmark {
  readonly userId: number;
  readonly channelId: number;
  readonly createdAt: string;
}
