import type { PointsEvent } from '@resonanz/domain/testerPoints';
import type { HistoryAction } from '@resonanz/domain/workStates';

/** A product test of testerworld. */
export interface DemoTesterProject {
  readonly id: number;
  readonly titleDe: string;
  readonly titleEn: string;
  readonly descriptionDe: string;
  readonly descriptionEn: string;
  readonly productDe: string;
  readonly productEn: string;
  readonly brandId: number;
  readonly ownerUserId: number;
  readonly category: number;
  readonly type: 1 | 2;
  readonly status: 1 | 2 | 3;
  readonly picture: string;
  readonly places: number;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly applicationUntil: string;
  readonly selectionOn: string;
  readonly shipsOn: string;
  readonly asksVideo: boolean;
  readonly ageFrom: number | null;
  readonly ageTo: number | null;
  readonly federalStates: string[];
  readonly needsCategory: boolean;
  readonly minChildren: number | null;
  readonly publishedAt: string | null;
  readonly completedAt: string | null;
  readonly createdAt: string;
}

/** A line of the history of a product test. */
export interface DemoProjectEvent {
  readonly entity: 'project';
  readonly entityId: number;
  readonly userId: number;
  readonly action: HistoryAction;
  readonly changes: Readonly<Record<string, readonly [before: unknown, after: unknown]>>;
  readonly at: string;
}

/** A brand as testers see it. */
export interface DemoTesterBrand {
  readonly id: number;
  readonly name: string;
  readonly textDe: string;
  readonly textEn: string;
  readonly link: string;
  readonly categories: number[];
  readonly position: number;
  readonly createdAt: string;
}

/** What a tester says about herself or himself. */
export interface DemoTesterProfile {
  readonly userId: number;
  readonly gender: 'male' | 'female' | 'divers';
  readonly dob: string;
  readonly country: 'DE' | 'AU' | 'CH';
  readonly federalState: string;
  readonly city: string;
  /** Street and number; null where the address is not complete. */
  readonly street: string | null;
  readonly zip: string | null;
  /** Whether the tester has asked for news. */
  readonly newsletter: 'none' | 'confirmed';
  readonly categories: number[];
  readonly children: number;
  readonly ugcCampaign: boolean;
  readonly regionalTests: boolean;
  readonly totalPoints: number;
}

/** An entry of the ledger of points. */
export interface DemoTesterPoints {
  readonly userId: number;
  readonly projectId: number;
  readonly applicationId: number;
  readonly event: PointsEvent;
  readonly points: number;
  readonly createdAt: string;
}

/** A tester who applied for a product test. */
export interface DemoTesterApplication {
  readonly id: number;
  readonly projectId: number;
  readonly userId: number;
  readonly status: 0 | 1 | 2 | 3;
  readonly createdAt: string;
  readonly decidedAt: string | null;
  readonly decidedHow: 'hand' | null;
  readonly decidedBy: number | null;
  readonly waitingRank: number | null;
  readonly fitMet: number;
  readonly fitOf: number;
  readonly shippedAt: string | null;
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  readonly receivedAt: string | null;
  readonly completedAt: string | null;
}

/** A questionnaire of a product test, released or a draft. */
export interface DemoQuestionnaire {
  readonly id: number;
  readonly projectId: number;
  readonly kind: 'screening' | 'test';
  readonly position: number;
  readonly titleDe: string;
  readonly titleEn: string;
  readonly opensOn: string | null;
  readonly dueOn: string | null;
  /** The definition of the contract. */
  readonly draft: object;
  readonly version: number | null;
  readonly createdAt: string;
}

/** A released version of a questionnaire. */
export interface DemoQuestionnaireVersion {
  readonly questionnaireId: number;
  readonly version: number;
  readonly definition: object;
  readonly releasedAt: string;
}

/** Answers of a tester; a draft until they are sent. */
export interface DemoQuestionnaireAnswers {
  readonly id: number;
  readonly applicationId: number;
  readonly questionnaireId: number;
  readonly version: number;
  readonly answers: object;
  readonly page: string | null;
  readonly isLate: boolean;
  readonly createdAt: string;
  readonly sentAt: string | null;
}
