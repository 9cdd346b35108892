import type { ContentStatus, InvoiceStatus } from '../enumerations.ts';
import { rule, type Rule } from './rules.ts';

const correction = { by: ['superAdmin'], needs: ['reason'] } as const;

const invoiceStatus: readonly Rule<InvoiceStatus>[] = [
  rule<InvoiceStatus>('Offen', 'Eingegangen', { needs: ['file', 'amount'] }),
  rule<InvoiceStatus>('Eingegangen', 'Bezahlt', { needs: ['paymentDate'] }),
  rule<InvoiceStatus>('Eingegangen', 'Offen', { needs: ['reason'] }),
  rule<InvoiceStatus>('Bezahlt', 'Eingegangen', correction),
  rule<InvoiceStatus>('Offen', 'Bezahlt', { needs: ['creditNote'] }),
];

const contentStatus: readonly Rule<ContentStatus | ''>[] = [
  rule<ContentStatus | ''>('', 'Offen'),
  rule<ContentStatus | ''>('Offen', 'Eingereicht', { needs: ['file'] }),
  rule<ContentStatus | ''>('Eingereicht', 'Korrektur', { needs: ['comment'] }),
  rule<ContentStatus | ''>('Eingereicht', 'Freigegeben', { needs: ['brandAgreed'] }),
  rule<ContentStatus | ''>('Korrektur', 'Eingereicht'),
  rule<ContentStatus | ''>('Freigegeben', 'Online', { needs: ['contentLink', 'publishDate'] }),
  rule<ContentStatus | ''>('Freigegeben', 'Korrektur', { needs: ['reason'] }),
  rule<ContentStatus | ''>('Online', 'Freigegeben', correction),
];

const brandInvoiceStatus: readonly Rule<number>[] = [
  rule(1, 2, { needs: ['invoiceNumber', 'invoiceDate'] }),
  rule(2, 3, { needs: ['paymentDate'] }),
  rule(2, 1),
  rule(3, 2, correction),
];

const finalContentStatus: readonly Rule<number>[] = [
  rule(0, 1, { by: ['brand'], onBehalf: true }),
  rule(0, 2, { by: ['brand'], onBehalf: true, needs: ['reason'] }),
  rule(2, 0, { needs: ['newVersion'] }),
  rule(1, 2, { by: ['brand'], onBehalf: true, needs: ['reason', 'notOnline'] }),
];

const userApproval: readonly Rule<number>[] = [
  rule(0, 1),
  rule(0, 2, { needs: ['reason'] }),
  rule(2, 0, { by: ['anyone'] }),
  rule(2, 1),
  rule(1, 2, { needs: ['reason'] }),
];

const requestStatus: readonly Rule<number>[] = [rule(1, 2), rule(1, 3, { needs: ['reason'] }), rule(3, 1, { by: ['brand'] })];

const requestNdaStatus: readonly Rule<number>[] = [
  rule(0, 2, { by: ['brand'], needs: ['name'] }),
  rule(0, 1, { by: ['brand'] }),
  rule(1, 0),
  rule(2, 0, { needs: ['newVersion'] }),
];

const brandStatus: readonly Rule<number | ''>[] = [
  rule<number | ''>('', 1),
  rule<number | ''>(1, 2, { by: ['brand'], onBehalf: true }),
  rule<number | ''>(1, 3, { by: ['brand'], onBehalf: true }),
  rule<number | ''>(1, 4, { by: ['brand'], onBehalf: true, needs: ['declineReason'] }),
  rule<number | ''>(2, 3, { by: ['brand'], onBehalf: true }),
  rule<number | ''>(2, 4, { by: ['brand'], onBehalf: true, needs: ['declineReason'] }),
  rule<number | ''>(2, 1),
  rule<number | ''>(3, 4, { by: ['brand'], onBehalf: true, needs: ['declineReason', 'entryBeforeCampaign', 'contractUnsigned'] }),
  rule<number | ''>(4, 1),
];

const ndaSignedStatus: readonly Rule<number>[] = [rule(0, 1), rule(1, 2, { by: ['anyone'] }), rule(1, 0), rule(2, 0, { needs: ['newVersion'] })];

const pipelineState: readonly Rule<number>[] = [
  rule(1, 2, { warns: ['priceAndService'] }),
  rule(2, 3, { needs: ['brandAgreed', 'ndaSigned'] }),
  rule(2, 1),
  rule(3, 2, { needs: ['contractUnsigned', 'contentOpen'] }),
  rule(1, 3, { needs: ['brandAgreed', 'ndaSigned'], warns: ['priceAndService'] }),
];

const projectStatus: readonly Rule<number>[] = [rule(1, 2), rule(2, 3), rule(2, 1, { needs: ['noApplications'] }), rule(3, 2, correction)];

const projectApplicationStatus: readonly Rule<number>[] = [
  rule(0, 1),
  rule(0, 2),
  rule(0, 3),
  rule(3, 1),
  rule(3, 2),
  rule(1, 2, { needs: ['notShipped', 'reason'] }),
  rule(2, 0, { by: ['tester'], needs: ['activeOpen'] }),
];

const lost = { needs: ['reason'] } as const;
const followUp = { needs: ['followUpDate'] } as const;

const salesStatus: readonly Rule<number>[] = [
  rule(1, 2), rule(1, 3, lost), rule(1, 8), rule(1, 9, followUp), rule(1, 6, lost),
  rule(2, 8), rule(2, 7), rule(2, 9, followUp), rule(2, 6, lost), rule(2, 3, lost),
  rule(3, 1), rule(3, 2),
  rule(8, 7), rule(8, 9, followUp), rule(8, 2), rule(8, 6, lost),
  rule(7, 4), rule(7, 5), rule(7, 6, lost), rule(7, 9, followUp),
  rule(4, 5), rule(4, 6, lost), rule(4, 7), rule(4, 9, followUp),
  rule(9, 2), rule(9, 4), rule(9, 6, lost), rule(9, 7), rule(9, 8),
  rule(6, 9, followUp), rule(6, 1),
];

const todoStatus: readonly Rule<number>[] = [rule(1, 2), rule(2, 3), rule(1, 3), rule(3, 1), rule(2, 1)];

const own = { by: ['anyone'] } as const;

const notification: readonly Rule<'new' | 'old' | 'read' | 'deleted'>[] = [
  rule('new', 'old', own), rule('new', 'read', own), rule('old', 'read', own),
  rule('new', 'deleted', own), rule('old', 'deleted', own), rule('read', 'deleted', own),
];

const userState: readonly Rule<'active' | 'deactivated' | 'archived' | 'reactivationAsked'>[] = [
  rule('active', 'deactivated'),
  rule('deactivated', 'active'),
  rule('deactivated', 'reactivationAsked', { by: ['brand'] }),
  rule('reactivationAsked', 'active'),
  rule('active', 'archived'),
  rule('deactivated', 'archived'),
  rule('archived', 'active'),
];

const companyNameChange: readonly Rule<'pending' | 'approved' | 'declined'>[] = [
  rule('pending', 'approved'),
  rule('pending', 'declined', { needs: ['reason'] }),
];

const campaignStatus: readonly Rule<number>[] = [
  rule(1, 2), rule(2, 3), rule(3, 4),
  rule(1, 5), rule(2, 5), rule(3, 5),
  rule(4, 3, { by: ['admin'] }),
];

const campaignActive: readonly Rule<number>[] = [rule(1, 0), rule(0, 1)];
const campaignArchive: readonly Rule<number>[] = [rule(0, 1, { needs: ['campaignFinished'] }), rule(1, 0)];

const feedback: readonly Rule<'unread' | 'read'>[] = [rule('unread', 'read')];
const feedbackPlace: readonly Rule<'active' | 'archived' | 'deleted'>[] = [
  rule('active', 'archived'), rule('archived', 'active'),
  rule('active', 'deleted'), rule('archived', 'deleted'),
  rule('deleted', 'active', { needs: ['within30Days'] }),
];

const emailThread: readonly Rule<'unread' | 'read'>[] = [rule('unread', 'read'), rule('read', 'unread')];
const emailFolder: readonly Rule<'inbox' | 'archived'>[] = [rule('inbox', 'archived'), rule('archived', 'inbox')];

const published: readonly Rule<number>[] = [rule(1, 0), rule(0, 1, { needs: ['ndaSigned'] })];

const contract: readonly Rule<'draft' | 'sent' | 'signed' | 'countersigned' | 'ended' | 'cancelled'>[] = [
  rule('draft', 'sent', { needs: ['document', 'sentDate'] }),
  rule('sent', 'signed', { needs: ['signature'] }),
  rule('signed', 'countersigned', { needs: ['secondSignature'] }),
  rule('countersigned', 'ended', { needs: ['endDatePassed'] }),
  rule('draft', 'cancelled'),
  rule('sent', 'cancelled'),
];

const agencyNda: readonly Rule<'draft' | 'sent' | 'signed' | 'declined' | 'expired'>[] = [
  rule('draft', 'sent'),
  rule('sent', 'signed', own),
  rule('sent', 'declined', own),
  rule('signed', 'expired'),
];

const newsletter: readonly Rule<'draft' | 'scheduled' | 'sending' | 'sent' | 'failed'>[] = [
  rule('draft', 'scheduled'),
  rule('scheduled', 'sending'),
  rule('sending', 'sent'),
  rule('scheduled', 'draft'),
  rule('sending', 'failed'),
  rule('failed', 'scheduled'),
];

const cooperation: readonly Rule<'planned' | 'running' | 'completed' | 'cancelled'>[] = [
  rule('planned', 'running'),
  rule('running', 'completed'),
  rule('planned', 'cancelled'),
  rule('running', 'cancelled'),
];

/** The transition tables, T1 to T23 of the decisions in their order; what they do not list is not allowed. */
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
  notification,
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
  cooperation,
} as const;

/** Name of a transition table. */
export type Machine = keyof typeof MACHINES;

/** A state of a transition table. */
export type StateOf<M extends Machine> = (typeof MACHINES)[M][number]['from' | 'to'];
