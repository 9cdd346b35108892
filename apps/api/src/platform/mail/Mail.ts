import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { MailPartner } from './noteMail.ts';

/** The values of each mail; docs/domain/mails.md groups them. */
export interface MailValues {
  passwordReset: { link: string; minutes: number };
  passwordChanged: { at: Date };
  newDeviceLogin: { device: string; at: Date };
  accountCreated: { link: string; minutes: number };
  accountDeactivated: Record<never, never>;
  accountReactivated: { link: string };
  brandInvitation: { company: string; link: string; minutes: number };
  /** The invitation has expired before it was accepted */
  invitationExpired: { company: string };
  /** For brands and testers */
  verifyEmail: { audience: 'brand' | 'tester'; link: string };
  brandApproved: { link: string };
  brandDeclined: { reason: string };
  companyNameDecision: { company: string; decision: 'approved' | 'declined'; reason: string };
  /** To staff */
  reactivationAsked: { company: string; person: string; link: string };
  brandReactivated: { link: string };
  teamInvitation: { company: string; inviter: string; link: string };
  /** To somebody who has an account and signs up once more */
  accountExists: { link: string };
  /** To staff: a brand wants its account to be deleted */
  deletionAsked: { company: string; person: string; link: string };
  /** From which day the new terms count, yyyy-MM-dd */
  newTerms: { validFrom: string; link: string };
  /** To whoever looks after the lead; `nextStep` may be empty */
  leadFollowUp: { company: string; date: string; nextStep: string; link: string };
  /** To whoever looks after the lead from now on */
  leadAssigned: { company: string; person: string; link: string };
  requestApproved: { request: string; campaign: string; link: string };
  requestDeclined: { request: string; reason: string; link: string };
  /** To the brand or the agency: at most ten threads by name, those with the most comments first */
  newComments: { count: number; more: number; threads: readonly { title: string; count: number }[]; link: string };
  /** `price` is null where the list has none */
  ugcRequestReceived: { number: string; product: string; price: number | null; link: string };
  ugcRequestApproved: { number: string; product: string; price: number; link: string };
  ugcRequestDeclined: { number: string; product: string; reason: string; link: string };
  ugcVideoReady: { product: string; position: number; version: number; link: string };
  /** To the creator */
  ugcFinalVideo: { product: string; decision: 'accepted' | 'declined'; reason: string };
  /** To the person of the brand that sent a request */
  campaignRequestReceived: { title: string; number: string; link: string };
  /** To whoever looks after the request */
  campaignRequestNew: { title: string; number: string; company: string; link: string };
  /** To the brand: decisions are open */
  decisionReminder: { campaign: string; count: number; days: number; link: string };
  /** To the brand: creators were proposed; at most ten by name */
  creatorsProposed: { campaign: string; count: number; names: readonly string[]; link: string };
  /** To the brand: contents wait for its release; at most ten creators by name */
  contentToRelease: { campaign: string; count: number; names: readonly string[]; link: string };
  /** To the brand: nobody has decided in time */
  optionsEnded: { campaign: string; count: number; days: number; link: string };
  /** To brands that asked for it */
  newLearningMaterial: { title: string; description: string; link: string };
  /** To the brand or to whoever looks after its request; `until` is the last day */
  rightsEnding: {
    audience: 'brand' | 'agency';
    product: string;
    company: string;
    count: number;
    until: string;
    link: string;
  };
  /** `message` are words of the agency */
  contractToSign: { contract: string; campaign: string; message: string; days: number; link: string };
  /** `until` is the day on which the link ends */
  contractReminder: { contract: string; campaign: string; message: string; until: string; link: string };
  /** To both, with the document; the agency is led to the contract */
  contractSigned: {
    audience: 'partner' | 'agency';
    stage: 'signed' | 'countersigned';
    contract: string;
    campaign: string;
    partner: string;
    link?: string;
  };
  contractCancelled: { contract: string; campaign: string; reason: string };
  /** To staff: at most twenty of them by name, the oldest first */
  overdueTodos: { count: number; todos: readonly { title: string; dueDate: string }[]; link: string };
  testerWelcome: { link: string };
  testerDeactivated: Record<never, never>;
}

export type MailTemplate = keyof MailValues;

/** Language of the receiver, as users keep it. */
export type MailLanguage = 'DE' | 'EN';

/** One mail to one receiver; links are absolute and come from the configured origin. */
export type MailDraft = {
  [Template in MailTemplate]: {
    to: string;
    language: MailLanguage;
    template: Template;
    values: MailValues[Template];
    /** The partner it goes to: it is kept among the mails of that record. */
    partner?: MailPartner;
    /** Ids of files that go with it; they are read when it leaves. */
    attachments?: readonly number[];
  };
}[MailTemplate];

/** Sends mails. */
export interface Mail {
  /**
   * Queues a mail in the transaction of the change it tells about: it is delivered after the commit, at least once, and
   * never when the transaction is rolled back. Throws a {@link MailAddressError} for an address that is not exactly one
   * plain address.
   */
  send(tx: Kysely<Schema>, draft: MailDraft): Promise<void>;

  /** Queues a letter that was noted in the same transaction, to leave after the commit or at its moment. */
  sendLetter(tx: Kysely<Schema>, mailId: number, at?: Date): Promise<void>;
}
