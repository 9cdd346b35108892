import { ROLE, isBrand, type RoleId } from '../roles.ts';

/** Who moves something: a role, or the product itself in a nightly job. */
export type Actor = RoleId | 'system';

/** Facts a transition may depend on; true when fulfilled, or when the record does not need it. */
export type Fact =
  | 'activeOpen'
  | 'amount'
  | 'brandAgreed'
  | 'campaignFinished'
  | 'comment'
  | 'contentLink'
  | 'contentOpen'
  | 'contractUnsigned'
  | 'creditNote'
  | 'declineReason'
  | 'document'
  | 'endDatePassed'
  | 'entryBeforeCampaign'
  | 'file'
  | 'followUpDate'
  | 'invoiceDate'
  | 'invoiceNumber'
  | 'name'
  | 'ndaSigned'
  | 'newVersion'
  | 'noApplications'
  | 'note'
  | 'notOnline'
  | 'notShipped'
  | 'paymentDate'
  | 'priceAndService'
  | 'publishDate'
  | 'reason'
  | 'secondSignature'
  | 'sentDate'
  | 'signature'
  | 'within30Days';

/** Groups of actors that rules name. */
export type ActorGroup = 'anyone' | 'staff' | 'admin' | 'superAdmin' | 'brand' | 'tester';

/** One allowed transition. */
export interface Rule<State extends string | number> {
  readonly from: State;
  readonly to: State;
  /** Who may do it; staff and the system when left out. */
  readonly by?: readonly ActorGroup[];
  /** Staff may do it in the name of those who decide, with a note. */
  readonly onBehalf?: true;
  /** Facts without which it is refused. */
  readonly needs?: readonly Fact[];
  /** Facts without which it is allowed with a warning. */
  readonly warns?: readonly Fact[];
}

/** Whether an actor belongs to a group; admins and campaign managers are the staff that works on records. */
export function belongsTo(actor: Actor, group: ActorGroup): boolean {
  if (actor === 'system') return group === 'staff' || group === 'anyone';
  switch (group) {
    case 'anyone':
      return true;
    case 'staff':
      return actor === ROLE.admin || actor === ROLE.superAdmin || actor === ROLE.campaignManager;
    case 'admin':
      return actor === ROLE.admin || actor === ROLE.superAdmin;
    case 'superAdmin':
      return actor === ROLE.superAdmin;
    case 'brand':
      return isBrand(actor);
    case 'tester':
      return actor === ROLE.tester;
  }
}

/** Names one transition. */
export function rule<State extends string | number>(from: State, to: State, rest: Omit<Rule<State>, 'from' | 'to'> = {}): Rule<State> {
  return { from, to, ...rest };
}
