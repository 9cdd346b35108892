import { berlinDay } from '../berlinDay.ts';
import { PROJECT_APPLICATION_STATUS, type ProjectApplicationStatus } from '../enumerations/projectStates.ts';

/**
 * The steps of a product test as a tester goes through them.
 *
 * @source docs/domain/testers.md#steps-of-a-test
 */
export const TEST_STEPS = ['applied', 'accepted', 'shipped', 'testing', 'questionnaire', 'done'] as const;
/**
 * A step of a product test.
 *
 * @source docs/domain/testers.md#steps-of-a-test
 */
export type TestStep = (typeof TEST_STEPS)[number];

/**
 * Days before the deadline of a questionnaire on which testers who have not sent it are reminded
 * (docs/domain/mails.md#tester-mails).
 *
 * @source docs/domain/testers.md#deadlines
 */
export const REMINDER_DAYS = 2;

/**
 * How an application ended, or that it has not.
 *
 * @source docs/domain/testers.md#steps-of-a-test
 */
export type TestOutcome = 'running' | 'declined' | 'withdrawn' | 'done' | 'closed';

/**
 * What is known of an application; instants as texts or dates.
 *
 * @source docs/domain/testers.md#steps-of-a-test
 */
export interface TestApplication {
  readonly status: ProjectApplicationStatus;
  readonly withdrawnAt: string | Date | null;
  readonly shippedAt: string | Date | null;
  readonly receivedAt: string | Date | null;
  readonly completedAt: string | Date | null;
}

/**
 * A questionnaire of a test and what a tester has done with it; days as `yyyy-MM-dd`.
 *
 * @source docs/domain/testers.md#deadlines
 */
export interface TestQuestionnaire {
  readonly opensOn: string | null;
  /** As {@link dueDay} says it for the tester. */
  readonly dueOn: string | null;
  /** Whether a version is there to be answered. */
  readonly isReleased: boolean;
  readonly isSent: boolean;
}

const DAY_MS = 86_400_000;

/**
 * The day by which a tester answers a questionnaire (`yyyy-MM-dd`); null without a deadline. A product that is shipped
 * after its planned day moves the deadline by as many days, so that the tester keeps the planned number of them. Where
 * no day of shipping is planned, the questionnaire's own first day counts, or else its deadline.
 *
 * @source docs/domain/testers.md#deadlines
 */
export function dueDay(
  { opensOn, dueOn }: { readonly opensOn: string | null; readonly dueOn: string | null },
  shipping: { readonly plannedOn: string | null; readonly shippedAt: string | Date | null },
): string | null {
  if (dueOn === null || shipping.shippedAt === null) return dueOn;
  const planned = shipping.plannedOn ?? opensOn ?? dueOn;
  const delay = Date.parse(berlinDay(new Date(shipping.shippedAt))) - Date.parse(planned);
  return new Date(Date.parse(dueOn) + Math.max(0, Math.round(delay / DAY_MS)) * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Whether a questionnaire can be answered: not yet, in time, late, sent, or not any more.
 *
 * @source docs/domain/testers.md#deadlines
 */
export type AnswerWindow = 'notYet' | 'open' | 'late' | 'sent' | 'closed';

/**
 * Where a test is for a tester.
 *
 * @source docs/domain/testers.md#steps-of-a-test
 */
export interface TestState {
  readonly step: TestStep;
  readonly outcome: TestOutcome;
  /** Whether the deadline of answers has passed that were not sent. */
  readonly isLate: boolean;
  /** The next day by which something must have been sent; null when nothing is due. */
  readonly dueOn: string | null;
}

const isTaking = ({ status, withdrawnAt }: TestApplication): boolean =>
  status === PROJECT_APPLICATION_STATUS.approved && withdrawnAt === null;

/**
 * Whether a tester can answer a questionnaire on a day (`yyyy-MM-dd`). One without an opening day opens with the
 * receipt of the product, none before it was shipped. After the deadline answers are late, until the agency completes
 * the project. A test that is done stays done: what is released later is closed for its tester.
 *
 * @source docs/domain/testers.md#deadlines
 */
export function answerWindow(
  questionnaire: TestQuestionnaire,
  application: TestApplication,
  { isCompleted, today }: { readonly isCompleted: boolean; readonly today: string },
): AnswerWindow {
  if (questionnaire.isSent) return 'sent';
  if (isCompleted || application.completedAt !== null || !isTaking(application)) return 'closed';
  const { isReleased, opensOn, dueOn } = questionnaire;
  const isOpen =
    isReleased &&
    application.shippedAt !== null &&
    (opensOn === null ? application.receivedAt !== null : opensOn <= today);
  if (!isOpen) return 'notYet';
  return dueOn !== null && dueOn < today ? 'late' : 'open';
}

function outcomeOf(application: TestApplication, isCompleted: boolean): TestOutcome {
  if (application.withdrawnAt !== null) return 'withdrawn';
  if (application.completedAt !== null) return 'done';
  if (application.status === PROJECT_APPLICATION_STATUS.declined) return 'declined';
  return isCompleted ? 'closed' : 'running';
}

function stepFrom(application: TestApplication, windows: readonly AnswerWindow[]): TestStep {
  if (application.completedAt !== null) return 'done';
  if (application.status !== PROJECT_APPLICATION_STATUS.approved) return 'applied';
  if (windows.some((window) => window === 'open' || window === 'late')) return 'questionnaire';
  if (application.receivedAt !== null) return 'testing';
  return application.shippedAt === null ? 'accepted' : 'shipped';
}

/**
 * Where a test is for a tester on a day (`yyyy-MM-dd`): its step, how it ended, and what is due next.
 *
 * @source docs/domain/testers.md#steps-of-a-test
 */
export function stepOf(
  application: TestApplication,
  questionnaires: readonly TestQuestionnaire[],
  project: { readonly isCompleted: boolean; readonly today: string },
): TestState {
  const windows = questionnaires.map((questionnaire) => answerWindow(questionnaire, application, project));
  const outcome = outcomeOf(application, project.isCompleted);
  const due = questionnaires
    .filter((_, index) => windows[index] === 'open' || windows[index] === 'late' || windows[index] === 'notYet')
    .flatMap(({ dueOn }) => (dueOn === null ? [] : [dueOn]))
    .toSorted();
  return {
    step: stepFrom(application, windows),
    outcome,
    isLate: windows.includes('late'),
    dueOn: outcome === 'running' ? (due[0] ?? null) : null,
  };
}
