import { berlinDay, berlinDayIn } from './berlinDay.ts';
import type { EnumerationValue } from './enumerations/registry.ts';

/**
 * Status of a contract; it follows from its dates.
 *
 * @source docs/domain/transitions.md#contract-status
 */
export type ContractStatus = EnumerationValue<'contractStatus'>;

/**
 * Days for which a link to a contract is good.
 *
 * @source docs/domain/contracts.md#contracts
 */
export const CONTRACT_LINK_DAYS = 14;

/**
 * Days after the sending of a contract on which a partner who has not signed is reminded
 * (docs/domain/mails.md#contract-mails).
 *
 * @source docs/domain/contracts.md#contracts
 */
export const CONTRACT_REMINDER_DAYS = [3, 7] as const;

/**
 * Days after which a contract without a signature has been waiting for long.
 *
 * @source docs/domain/contracts.md#contracts
 */
export const CONTRACT_WAITING_DAYS = 5;

/**
 * Days before its end from which on a contract is ending.
 *
 * @source docs/domain/contracts.md#contracts
 */
export const CONTRACT_ENDING_DAYS = 30;

/**
 * Terms that a new contract begins with.
 *
 * @source docs/domain/contracts.md#contracts
 */
export const CONTRACT_DEFAULTS = { correctionRounds: 2, paymentDays: 30, labellingDuty: true, penalty: false } as const;

/**
 * What the text of a contract may name; each stands in double braces, for example `{{partnerName}}`.
 *
 * @source docs/domain/contracts.md#contracts; docs/domain/contracts.md#contract-texts
 */
export const CONTRACT_PLACEHOLDERS = [
  'partnerName',
  'companyName',
  'campaign',
  'customer',
  'budget',
  'startDate',
  'endDate',
  'services',
  'buyOut',
  'exclusivity',
  'labelling',
  'correctionRounds',
  'paymentDays',
  'cancellation',
  'penalty',
  'date',
] as const;
/**
 * A placeholder of a contract's text.
 *
 * @source docs/domain/contracts.md#contracts; docs/domain/contracts.md#contract-texts
 */
export type ContractPlaceholder = (typeof CONTRACT_PLACEHOLDERS)[number];

/**
 * The dates a contract's status follows from; instants as texts, `endDate` as a calendar day.
 *
 * @source docs/domain/transitions.md#contract-status
 */
export interface ContractDates {
  readonly cancelledAt: string | null;
  readonly sentAt: string | null;
  readonly partnerSignedAt: string | null;
  readonly agencySignedAt: string | null;
  readonly endDate: string | null;
}

/**
 * The status of a contract at an instant: the last thing that happened to it, and `ended` from the day after its end
 * once both have signed.
 *
 * @source docs/domain/transitions.md#contract-status
 */
export function contractStatusOf(
  { cancelledAt, sentAt, partnerSignedAt, agencySignedAt, endDate }: ContractDates,
  now: Date,
): ContractStatus {
  if (cancelledAt !== null) return 'cancelled';
  if (agencySignedAt !== null) return endDate !== null && endDate < berlinDay(now) ? 'ended' : 'countersigned';
  if (partnerSignedAt !== null) return 'signed';
  return sentAt === null ? 'draft' : 'sent';
}

/**
 * Calendar days in Berlin since a contract was sent.
 *
 * @source docs/domain/contracts.md#contracts
 */
export function daysWaiting(sentAt: string, now: Date): number {
  return (Date.parse(berlinDay(now)) - Date.parse(berlinDay(new Date(sentAt)))) / 86_400_000;
}

/**
 * The day before which a contract was sent that has been waiting for long, as `yyyy-MM-dd`.
 *
 * @source docs/domain/contracts.md#contracts
 */
export function longWaitingBefore(now: Date): string {
  return berlinDayIn(now, -CONTRACT_WAITING_DAYS);
}
