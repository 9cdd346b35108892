import { ROLE, type RoleId } from '../roles.ts';

/**
 * Who moves something: a role, or the product itself in a nightly job.
 *
 * @source docs/domain/transitions.md
 */
export type Actor = RoleId | 'system';

/**
 * Facts a transition may depend on; true when fulfilled, or when the record does not need it.
 *
 * @source docs/domain/transitions.md
 */
export type Fact =
  | 'amount'
  /** The brand said yes to the channel, or the campaign belongs to no request. */
  | 'brandAgreed'
  | 'changedPrice'
  | 'comment'
  | 'contentLink'
  /** The content has not gone beyond 'Offen'. */
  | 'contentOpen'
  | 'contractUnsigned'
  /** The invoice is marked "Gutschrift". */
  | 'creditNote'
  | 'declineReason'
  | 'document'
  | 'emailConfirmed'
  | 'endDatePassed'
  /** The entry has not reached pipeline state 3. */
  | 'entryBeforeCampaign'
  /** The entry has reached pipeline state 3. */
  | 'entryInCampaign'
  | 'file'
  | 'fileOrLink'
  /** The final content is approved, or needs no approval. */
  | 'finalContentApproved'
  /** The campaign is completed or cancelled, or it is inactive. */
  | 'finishedOrInactive'
  | 'followUpDate'
  | 'invoiceDate'
  | 'invoiceNumber'
  | 'name'
  /** The brand accepted the NDA of its request, or none is needed. */
  | 'ndaAccepted'
  /** The channel signed its NDA, or none is needed. */
  | 'ndaSigned'
  /** The version of the NDA text that is accepted. */
  | 'ndaVersion'
  | 'newVersion'
  | 'noApplications'
  | 'note'
  | 'notOnline'
  | 'notShipped'
  | 'paymentDate'
  /** The project has fewer testers than it wants. */
  | 'placeFree'
  | 'priceAndService'
  | 'projectOpen'
  | 'publishDate'
  | 'reason'
  | 'secondSignedDate'
  | 'sentDate'
  | 'signedDate'
  /** The channel is published, past acquisition, and belongs to the brand. */
  | 'visibleToBrand'
  | 'within30Days';

/**
 * Groups of actors that rules name. 'staff' are the roles that work on records: admins and campaign managers.
 *
 * @source docs/domain/transitions.md
 */
export type ActorGroup = 'anyone' | 'staff' | 'admin' | 'superAdmin' | 'brand' | 'tester' | 'system';

/**
 * One allowed transition.
 *
 * @source docs/domain/transitions.md
 */
export interface Rule<State extends string | number> {
  readonly from: State;
  readonly to: State;
  /** Who may do it; staff and the system when left out. */
  readonly by?: readonly ActorGroup[];
  /** Staff may do it in the name of those who decide, with a note. */
  readonly onBehalf?: true;
  /** Facts without which it is rejected. */
  readonly needs?: readonly Fact[];
  /** Facts without which it is allowed with a warning. */
  readonly warns?: readonly Fact[];
}

const MEMBERS: Readonly<Record<Exclude<ActorGroup, 'anyone'>, readonly Actor[]>> = {
  staff: [ROLE.admin, ROLE.superAdmin, ROLE.campaignManager],
  admin: [ROLE.admin, ROLE.superAdmin],
  superAdmin: [ROLE.superAdmin],
  brand: [ROLE.brand, ROLE.brandManager],
  tester: [ROLE.tester],
  system: ['system'],
};

/** Whether an actor belongs to a group. */
export function belongsTo(actor: Actor, group: ActorGroup): boolean {
  return group === 'anyone' || MEMBERS[group].includes(actor);
}
