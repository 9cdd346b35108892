import {
  APPROVAL_STATUS,
  ARCHIVED,
  BRAND_INVOICE_STATUS,
  BRAND_STATUS,
  CAMPAIGN_ACTIVE,
  CAMPAIGN_STATUS,
  NDA_SIGNED_STATUS,
  PIPELINE_STATE,
  PUBLISHED,
  REQUEST_NDA_STATUS,
  REQUEST_STATUS,
} from '../enumerations/campaignStates.ts';
import { CUSTOMER_STATUS, SALES_STATUS } from '../enumerations/customerStates.ts';
import { PROJECT_APPLICATION_STATUS, PROJECT_STATUS } from '../enumerations/projectStates.ts';
import type { EnumerationValue } from '../enumerations/registry.ts';
import type { AmazonUserState, ContentStatus, InvoiceStatus } from '../enumerations/words.ts';
import { TODO_STATUS } from '../enumerations/workStates.ts';
import type { Rule } from './rules.ts';

type Table<State extends string | number> = readonly Rule<State>[];

/** For each state, the states that may follow it, with what the rule asks for. */
type Followers<Name extends string> = {
  readonly [From in Name]?: { readonly [To in Name]?: Omit<Rule<never>, 'from' | 'to'> };
};

/* @__NO_SIDE_EFFECTS__ */
function byWord<Word extends string>(followers: Followers<Word>): Table<Word> {
  const wordsOf = (record: object) => Object.keys(record) as Word[];
  return wordsOf(followers).flatMap((from) =>
    wordsOf(followers[from] ?? {}).map((to) => ({ from, to, ...followers[from]?.[to] })),
  );
}

/* @__NO_SIDE_EFFECTS__ */
function byName<Name extends string, State extends number>(
  states: Readonly<Record<Name, State>>,
  followers: Followers<NoInfer<Name>>,
): Table<State> {
  return byWord<Name>(followers).map((rule) => ({ ...rule, from: states[rule.from], to: states[rule.to] }));
}

const correction = { by: ['superAdmin'], needs: ['reason'] } as const;
const ofBrand = { by: ['brand'], onBehalf: true } as const;
const byAnyone = { by: ['anyone'] } as const;

const invoiceStatus = byWord<InvoiceStatus>({
  Offen: { Eingegangen: { needs: ['file', 'amount'] }, Bezahlt: { needs: ['creditNote', 'paymentDate', 'amount'] } },
  Eingegangen: { Bezahlt: { needs: ['paymentDate', 'amount'] }, Offen: { needs: ['reason'] } },
  Bezahlt: { Eingegangen: correction },
});

const contentStatus = byWord<ContentStatus | ''>({
  '': { Offen: { needs: ['entryInCampaign'] } },
  Offen: { Eingereicht: { needs: ['fileOrLink'] } },
  Eingereicht: { Korrektur: { needs: ['comment'] }, Freigegeben: { needs: ['finalContentApproved'] } },
  Korrektur: { Eingereicht: {} },
  Freigegeben: { Online: { needs: ['contentLink', 'publishDate'] }, Korrektur: { needs: ['reason'] } },
  Online: { Freigegeben: correction },
});

const brandInvoiceStatus = byName(BRAND_INVOICE_STATUS, {
  open: { sent: { needs: ['invoiceNumber', 'invoiceDate'] } },
  sent: { paid: { needs: ['paymentDate'] }, open: {} },
  paid: { sent: correction },
});

const finalContentStatus = byName(APPROVAL_STATUS, {
  pending: { approved: ofBrand, declined: { ...ofBrand, needs: ['reason'] } },
  declined: { pending: { needs: ['newVersion'] } },
  approved: { declined: { ...ofBrand, needs: ['reason', 'notOnline'] } },
});

const userApproval = byName(APPROVAL_STATUS, {
  pending: { approved: {}, declined: { needs: ['reason'] } },
  declined: { pending: byAnyone, approved: {} },
  approved: { declined: { needs: ['reason'] } },
});

const requestStatus = byName(REQUEST_STATUS, {
  pending: { approved: {}, declined: { needs: ['reason'] } },
  declined: { pending: { by: ['brand'] } },
});

const requestNdaStatus = byName(REQUEST_NDA_STATUS, {
  pending: { accepted: { by: ['brand'], needs: ['name', 'ndaVersion'] }, declined: { by: ['brand'] } },
  declined: { pending: {} },
  accepted: { pending: { needs: ['newVersion'] } },
});

const brandStatus: Table<EnumerationValue<'brandStatus'> | ''> = [
  { from: '', to: BRAND_STATUS.pending, needs: ['visibleToBrand'] },
  ...byName(BRAND_STATUS, {
    pending: { waitingList: ofBrand, approve: ofBrand, declined: { ...ofBrand, needs: ['declineReason'] } },
    waitingList: { approve: ofBrand, declined: { ...ofBrand, needs: ['declineReason'] }, pending: {} },
    approve: { declined: { ...ofBrand, needs: ['declineReason', 'entryBeforeCampaign', 'contractUnsigned'] } },
    declined: { pending: { needs: ['changedPrice'] } },
  }),
];

const ndaSignedStatus = byName(NDA_SIGNED_STATUS, {
  notSent: { sent: {} },
  sent: { signed: byAnyone, notSent: {} },
  signed: { notSent: { needs: ['newVersion'] } },
});

const pipelineState = byName(PIPELINE_STATE, {
  acquisition: {
    interestedPerson: { warns: ['priceAndService'] },
    // A direct booking leaves out the interested persons, not the consent of the brand and not the NDA.
    campaign: { by: ['staff'], needs: ['brandAgreed', 'ndaSigned'], warns: ['priceAndService'] },
  },
  interestedPerson: { campaign: { needs: ['brandAgreed', 'ndaSigned'] }, acquisition: {} },
  campaign: { interestedPerson: { needs: ['contractUnsigned', 'contentOpen'] } },
});

const projectStatus = byName(PROJECT_STATUS, {
  pending: { application: {} },
  application: { completed: {}, pending: { needs: ['noApplications'] } },
  completed: { application: correction },
});

const projectApplicationStatus = byName(PROJECT_APPLICATION_STATUS, {
  pending: { approved: { needs: ['placeFree'] }, declined: {}, waiting: {} },
  waiting: { approved: { needs: ['placeFree'] }, declined: {} },
  approved: { declined: { needs: ['notShipped', 'reason'] } },
  declined: { pending: { by: ['tester'], needs: ['projectOpen'] } },
});

const givenUp = { needs: ['reason'] } as const;
const followUp = { needs: ['followUpDate'] } as const;

const salesStatus = byName(SALES_STATUS, {
  lead: { qualified: {}, unqualified: givenUp, appointment: {}, followUp: followUp, lost: givenUp },
  qualified: { appointment: {}, offer: {}, followUp: followUp, lost: givenUp, unqualified: givenUp },
  unqualified: { lead: {}, qualified: {} },
  appointment: { offer: {}, followUp: followUp, qualified: {}, lost: givenUp },
  offer: { negotiation: {}, won: {}, lost: givenUp, followUp: followUp },
  negotiation: { won: {}, lost: givenUp, offer: {}, followUp: followUp },
  followUp: { qualified: {}, negotiation: {}, lost: givenUp, offer: {}, appointment: {} },
  lost: { followUp: followUp, lead: {} },
});

const todoStatus = byName(TODO_STATUS, {
  open: { inProgress: {}, done: {} },
  inProgress: { done: {}, open: {} },
  done: { open: {} },
});

const customerStatus = byName(CUSTOMER_STATUS, {
  prospect: { customer: {} },
  customer: { former: {} },
  former: { customer: {} },
});

const notification = byWord<'new' | 'old' | 'read' | 'deleted'>({
  new: { old: byAnyone, deleted: byAnyone },
  old: { read: byAnyone, deleted: byAnyone },
  read: { deleted: byAnyone },
});

const userRegistration = byWord<'registered' | 'emailVerified' | 'approved' | 'declined'>({
  registered: { emailVerified: { ...byAnyone, needs: ['emailConfirmed'] } },
  emailVerified: { approved: {}, declined: { needs: ['reason'] } },
});

const userState = byWord<'active' | 'deactivated' | 'archived' | 'reactivationAsked'>({
  active: { deactivated: {}, archived: {} },
  deactivated: { active: {}, reactivationAsked: { by: ['brand'] }, archived: {} },
  reactivationAsked: { active: {} },
  archived: { active: {} },
});

const companyNameChange = byWord<'pending' | 'approved' | 'declined'>({
  pending: { approved: {}, declined: { needs: ['reason'] } },
});

const campaignStatus = byName(CAMPAIGN_STATUS, {
  draft: { planning: {}, cancelled: {} },
  planning: { running: {}, cancelled: {} },
  running: { completed: {}, cancelled: {} },
  completed: { running: { by: ['admin'] } },
});

const campaignActive = byName(CAMPAIGN_ACTIVE, {
  active: { inactive: {} },
  inactive: { active: {} },
});

const campaignArchive = byName(ARCHIVED, {
  no: { yes: { needs: ['finishedOrInactive'] } },
  yes: { no: {} },
});

const feedback = byWord<'unread' | 'read'>({
  unread: { read: {} },
});

const feedbackPlace = byWord<'active' | 'archived' | 'deleted'>({
  active: { archived: {}, deleted: {} },
  archived: { active: {}, deleted: {} },
  deleted: { active: { needs: ['within30Days'] } },
});

const emailThread = byWord<'unread' | 'read'>({
  unread: { read: {} },
  read: { unread: {} },
});

const emailFolder = byWord<'inbox' | 'archived'>({
  inbox: { archived: {} },
  archived: { inbox: {} },
});

const published = byName(PUBLISHED, {
  yes: { no: {} },
  no: { yes: { by: ['staff'], needs: ['ndaAccepted'] } },
});

const contract = byWord<EnumerationValue<'contractStatus'>>({
  draft: { sent: { needs: ['document', 'sentDate'] }, cancelled: {} },
  sent: { signed: { needs: ['signedDate'] }, cancelled: {} },
  signed: { countersigned: { needs: ['secondSignedDate'] } },
  countersigned: { ended: { needs: ['endDatePassed'] } },
});

const agencyNda = byWord<'draft' | 'sent' | 'signed' | 'declined' | 'expired'>({
  draft: { sent: {} },
  sent: { signed: byAnyone, declined: byAnyone },
  signed: {
    // What was declined never bound anybody, so it cannot expire.
    expired: {},
  },
});

const newsletter = byWord<'draft' | 'scheduled' | 'sending' | 'sent' | 'failed'>({
  draft: { scheduled: {} },
  scheduled: { sending: {}, draft: {} },
  sending: { sent: {}, failed: {} },
  failed: { scheduled: {} },
});

const learningMaterial = byWord<'draft' | 'published' | 'hidden'>({
  draft: { published: {} },
  published: { hidden: {} },
  hidden: { published: {} },
});

// The proof of the order is a picture among the files. Nothing here asks for a review.
const amazonUser = byWord<AmazonUserState>({
  registered: { approved: {}, declined: { needs: ['declineReason'] } },
  approved: { ordered: {}, declined: { needs: ['declineReason'] } },
  ordered: { refundOpen: { needs: ['document'] }, declined: { needs: ['declineReason'] } },
  refundOpen: { refunded: {} },
});

const cooperation = byWord<'planned' | 'running' | 'completed' | 'cancelled'>({
  planned: { running: {}, cancelled: {} },
  running: { completed: {}, cancelled: {} },
});

// Checked people may be shown; blocking requires a reason, and unblocking returns to the check.
const personState = byWord<'new' | 'checked' | 'visible' | 'blocked'>({
  new: { checked: {}, blocked: { needs: ['reason'] } },
  checked: { visible: {}, blocked: { needs: ['reason'] } },
  visible: { checked: {}, blocked: { needs: ['reason'] } },
  blocked: { checked: {} },
});

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
  amazonUser,
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
