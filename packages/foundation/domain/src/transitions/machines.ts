import type { EnumerationValue } from '../enumerations/registry.ts';
import type { ContentStatus, InvoiceStatus } from '../enumerations/words.ts';
import type { Rule } from './rules.ts';

type Table<State extends string | number> = readonly Rule<State>[];

const correction = { by: ['superAdmin'], needs: ['reason'] } as const;
const ofBrand = { by: ['brand'], onBehalf: true } as const;
const byAnyone = { by: ['anyone'] } as const;

const invoiceStatus: Table<InvoiceStatus> = [
  { from: 'Offen', to: 'Eingegangen', needs: ['file', 'amount'] },
  { from: 'Eingegangen', to: 'Bezahlt', needs: ['paymentDate', 'amount'] },
  { from: 'Eingegangen', to: 'Offen', needs: ['reason'] },
  { from: 'Bezahlt', to: 'Eingegangen', ...correction },
  { from: 'Offen', to: 'Bezahlt', needs: ['creditNote', 'paymentDate', 'amount'] },
];

const contentStatus: Table<ContentStatus | ''> = [
  { from: '', to: 'Offen', needs: ['entryInCampaign'] },
  { from: 'Offen', to: 'Eingereicht', needs: ['fileOrLink'] },
  { from: 'Eingereicht', to: 'Korrektur', needs: ['comment'] },
  { from: 'Eingereicht', to: 'Freigegeben', needs: ['finalContentApproved'] },
  { from: 'Korrektur', to: 'Eingereicht' },
  { from: 'Freigegeben', to: 'Online', needs: ['contentLink', 'publishDate'] },
  { from: 'Freigegeben', to: 'Korrektur', needs: ['reason'] },
  { from: 'Online', to: 'Freigegeben', ...correction },
];

const brandInvoiceStatus: Table<EnumerationValue<'brandInvoiceStatus'>> = [
  { from: 1, to: 2, needs: ['invoiceNumber', 'invoiceDate'] },
  { from: 2, to: 3, needs: ['paymentDate'] },
  { from: 2, to: 1 },
  { from: 3, to: 2, ...correction },
];

const finalContentStatus: Table<EnumerationValue<'approvalStatus'>> = [
  { from: 0, to: 1, ...ofBrand },
  { from: 0, to: 2, ...ofBrand, needs: ['reason'] },
  { from: 2, to: 0, needs: ['newVersion'] },
  { from: 1, to: 2, ...ofBrand, needs: ['reason', 'notOnline'] },
];

const userApproval: Table<EnumerationValue<'approvalStatus'>> = [
  { from: 0, to: 1 },
  { from: 0, to: 2, needs: ['reason'] },
  { from: 2, to: 0, ...byAnyone },
  { from: 2, to: 1 },
  { from: 1, to: 2, needs: ['reason'] },
];

const requestStatus: Table<EnumerationValue<'requestStatus'>> = [
  { from: 1, to: 2 },
  { from: 1, to: 3, needs: ['reason'] },
  { from: 3, to: 1, by: ['brand'] },
];

const requestNdaStatus: Table<EnumerationValue<'requestNdaStatus'>> = [
  { from: 0, to: 2, by: ['brand'], needs: ['name', 'ndaVersion'] },
  { from: 0, to: 1, by: ['brand'] },
  { from: 1, to: 0 },
  { from: 2, to: 0, needs: ['newVersion'] },
];

const brandStatus: Table<EnumerationValue<'brandStatus'> | ''> = [
  { from: '', to: 1, needs: ['visibleToBrand'] },
  { from: 1, to: 2, ...ofBrand },
  { from: 1, to: 3, ...ofBrand },
  { from: 1, to: 4, ...ofBrand, needs: ['declineReason'] },
  { from: 2, to: 3, ...ofBrand },
  { from: 2, to: 4, ...ofBrand, needs: ['declineReason'] },
  { from: 2, to: 1 },
  { from: 3, to: 4, ...ofBrand, needs: ['declineReason', 'entryBeforeCampaign', 'contractUnsigned'] },
  { from: 4, to: 1, needs: ['changedPrice'] },
];

const ndaSignedStatus: Table<EnumerationValue<'ndaSignedStatus'>> = [
  { from: 0, to: 1 },
  { from: 1, to: 2, ...byAnyone },
  { from: 1, to: 0 },
  { from: 2, to: 0, needs: ['newVersion'] },
];

const pipelineState: Table<EnumerationValue<'pipelineState'>> = [
  { from: 1, to: 2, warns: ['priceAndService'] },
  { from: 2, to: 3, needs: ['brandAgreed', 'ndaSigned'] },
  { from: 2, to: 1 },
  { from: 3, to: 2, needs: ['contractUnsigned', 'contentOpen'] },
  // A direct booking leaves out the interested persons, not the consent of the brand and not the NDA.
  { from: 1, to: 3, by: ['staff'], needs: ['brandAgreed', 'ndaSigned'], warns: ['priceAndService'] },
];

const projectStatus: Table<EnumerationValue<'projectStatus'>> = [
  { from: 1, to: 2 },
  { from: 2, to: 3 },
  { from: 2, to: 1, needs: ['noApplications'] },
  { from: 3, to: 2, ...correction },
];

const projectApplicationStatus: Table<EnumerationValue<'projectApplicationStatus'>> = [
  { from: 0, to: 1, needs: ['placeFree'] },
  { from: 0, to: 2 },
  { from: 0, to: 3 },
  { from: 3, to: 1, needs: ['placeFree'] },
  { from: 3, to: 2 },
  { from: 1, to: 2, needs: ['notShipped', 'reason'] },
  { from: 2, to: 0, by: ['tester'], needs: ['projectOpen'] },
];

const givenUp = { needs: ['reason'] } as const;
const followUp = { needs: ['followUpDate'] } as const;

const salesStatus: Table<EnumerationValue<'salesStatus'>> = [
  { from: 1, to: 2 },
  { from: 1, to: 3, ...givenUp },
  { from: 1, to: 8 },
  { from: 1, to: 9, ...followUp },
  { from: 1, to: 6, ...givenUp },
  { from: 2, to: 8 },
  { from: 2, to: 7 },
  { from: 2, to: 9, ...followUp },
  { from: 2, to: 6, ...givenUp },
  { from: 2, to: 3, ...givenUp },
  { from: 3, to: 1 },
  { from: 3, to: 2 },
  { from: 8, to: 7 },
  { from: 8, to: 9, ...followUp },
  { from: 8, to: 2 },
  { from: 8, to: 6, ...givenUp },
  { from: 7, to: 4 },
  { from: 7, to: 5 },
  { from: 7, to: 6, ...givenUp },
  { from: 7, to: 9, ...followUp },
  { from: 4, to: 5 },
  { from: 4, to: 6, ...givenUp },
  { from: 4, to: 7 },
  { from: 4, to: 9, ...followUp },
  { from: 9, to: 2 },
  { from: 9, to: 4 },
  { from: 9, to: 6, ...givenUp },
  { from: 9, to: 7 },
  { from: 9, to: 8 },
  { from: 6, to: 9, ...followUp },
  { from: 6, to: 1 },
];

const todoStatus: Table<EnumerationValue<'todoStatus'>> = [
  { from: 1, to: 2 },
  { from: 2, to: 3 },
  { from: 1, to: 3 },
  { from: 3, to: 1 },
  { from: 2, to: 1 },
];

const customerStatus: Table<EnumerationValue<'customerStatus'>> = [
  { from: 1, to: 2 },
  { from: 2, to: 3 },
  { from: 3, to: 2 },
];

const notification: Table<'new' | 'old' | 'read' | 'deleted'> = [
  { from: 'new', to: 'old', ...byAnyone },
  { from: 'old', to: 'read', ...byAnyone },
  { from: 'new', to: 'deleted', ...byAnyone },
  { from: 'old', to: 'deleted', ...byAnyone },
  { from: 'read', to: 'deleted', ...byAnyone },
];

const userRegistration: Table<'registered' | 'emailVerified' | 'approved' | 'declined'> = [
  { from: 'registered', to: 'emailVerified', ...byAnyone, needs: ['emailConfirmed'] },
  { from: 'emailVerified', to: 'approved' },
  { from: 'emailVerified', to: 'declined', needs: ['reason'] },
];

const userState: Table<'active' | 'deactivated' | 'archived' | 'reactivationAsked'> = [
  { from: 'active', to: 'deactivated' },
  { from: 'deactivated', to: 'active' },
  { from: 'deactivated', to: 'reactivationAsked', by: ['brand'] },
  { from: 'reactivationAsked', to: 'active' },
  { from: 'active', to: 'archived' },
  { from: 'deactivated', to: 'archived' },
  { from: 'archived', to: 'active' },
];

const companyNameChange: Table<'pending' | 'approved' | 'declined'> = [
  { from: 'pending', to: 'approved' },
  { from: 'pending', to: 'declined', needs: ['reason'] },
];

const campaignStatus: Table<EnumerationValue<'campaignStatus'>> = [
  { from: 1, to: 2 },
  { from: 2, to: 3 },
  { from: 3, to: 4 },
  { from: 1, to: 5 },
  { from: 2, to: 5 },
  { from: 3, to: 5 },
  { from: 4, to: 3, by: ['admin'] },
];

const campaignActive: Table<EnumerationValue<'campaignActive'>> = [
  { from: 1, to: 0 },
  { from: 0, to: 1 },
];

const campaignArchive: Table<EnumerationValue<'archived'>> = [
  { from: 0, to: 1, needs: ['finishedOrInactive'] },
  { from: 1, to: 0 },
];

const feedback: Table<'unread' | 'read'> = [{ from: 'unread', to: 'read' }];

const feedbackPlace: Table<'active' | 'archived' | 'deleted'> = [
  { from: 'active', to: 'archived' },
  { from: 'archived', to: 'active' },
  { from: 'active', to: 'deleted' },
  { from: 'archived', to: 'deleted' },
  { from: 'deleted', to: 'active', needs: ['within30Days'] },
];

const emailThread: Table<'unread' | 'read'> = [
  { from: 'unread', to: 'read' },
  { from: 'read', to: 'unread' },
];

const emailFolder: Table<'inbox' | 'archived'> = [
  { from: 'inbox', to: 'archived' },
  { from: 'archived', to: 'inbox' },
];

const published: Table<EnumerationValue<'published'>> = [
  { from: 1, to: 0 },
  { from: 0, to: 1, by: ['staff'], needs: ['ndaAccepted'] },
];

const contract: Table<EnumerationValue<'contractStatus'>> = [
  { from: 'draft', to: 'sent', needs: ['document', 'sentDate'] },
  { from: 'sent', to: 'signed', needs: ['signedDate'] },
  { from: 'signed', to: 'countersigned', needs: ['secondSignedDate'] },
  { from: 'countersigned', to: 'ended', needs: ['endDatePassed'] },
  { from: 'draft', to: 'cancelled' },
  { from: 'sent', to: 'cancelled' },
];

const agencyNda: Table<'draft' | 'sent' | 'signed' | 'declined' | 'expired'> = [
  { from: 'draft', to: 'sent' },
  { from: 'sent', to: 'signed', ...byAnyone },
  { from: 'sent', to: 'declined', ...byAnyone },
  // What was declined never bound anybody, so it cannot expire.
  { from: 'signed', to: 'expired' },
];

const newsletter: Table<'draft' | 'scheduled' | 'sending' | 'sent' | 'failed'> = [
  { from: 'draft', to: 'scheduled' },
  { from: 'scheduled', to: 'sending' },
  { from: 'sending', to: 'sent' },
  { from: 'scheduled', to: 'draft' },
  { from: 'sending', to: 'failed' },
  { from: 'failed', to: 'scheduled' },
];

const learningMaterial: Table<'draft' | 'published' | 'hidden'> = [
  { from: 'draft', to: 'published' },
  { from: 'published', to: 'hidden' },
  { from: 'hidden', to: 'published' },
];

const cooperation: Table<'planned' | 'running' | 'completed' | 'cancelled'> = [
  { from: 'planned', to: 'running' },
  { from: 'running', to: 'completed' },
  { from: 'planned', to: 'cancelled' },
  { from: 'running', to: 'cancelled' },
];

// Whoever is checked may be shown; blocking says why, and leads back to the check.
const personState: Table<'new' | 'checked' | 'visible' | 'blocked'> = [
  { from: 'new', to: 'checked' },
  { from: 'new', to: 'blocked', needs: ['reason'] },
  { from: 'checked', to: 'visible' },
  { from: 'visible', to: 'checked' },
  { from: 'checked', to: 'blocked', needs: ['reason'] },
  { from: 'visible', to: 'blocked', needs: ['reason'] },
  { from: 'blocked', to: 'checked' },
];

/**
 * The transition tables; what they do not list is not allowed.
 *
 * @source docs/domain/transitions.md
 */
export const MACHINES = {
  invoiceStatus,
  contentStatus,
  brandInvoiceStatus,
  finalContentStatus,
  userApproval,
  requestStatus,
  requestNdaStatus,
  brandStatus,
  ndaSignedStatus,
  pipelineState,
  projectStatus,
  projectApplicationStatus,
  salesStatus,
  todoStatus,
  customerStatus,
  notification,
  userRegistration,
  userState,
  companyNameChange,
  campaignStatus,
  campaignActive,
  campaignArchive,
  feedback,
  feedbackPlace,
  emailThread,
  emailFolder,
  published,
  contract,
  agencyNda,
  newsletter,
  learningMaterial,
  cooperation,
  personState,
} as const;

/**
 * Name of a transition table.
 *
 * @source docs/domain/transitions.md
 */
export type Machine = keyof typeof MACHINES;

/**
 * A state of a transition table.
 *
 * @source docs/domain/transitions.md
 */
export type StateOf<M extends Machine> = (typeof MACHINES)[M][number]['from' | 'to'];
