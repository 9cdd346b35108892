import type { Platform } from '@resonanz/domain/platforms';
import type { Country, Gender } from './records.ts';

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

export interface DemoBookmark {
  readonly userId: number;
  readonly channelId: number;
  readonly createdAt: string;
}
