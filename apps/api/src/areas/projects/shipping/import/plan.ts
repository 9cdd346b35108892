import { createHash } from 'node:crypto';
import { PROJECT_APPLICATION_STATUS } from '@resonanz/domain/projectStates';
import { contract } from '../../../../platform/http/contract.ts';
import type { Schemas } from '../../../../platform/http/Schemas.ts';
import { schemaCheck } from '../../../../platform/http/validation.ts';
import type { FoundApplication } from '../queries.ts';
import type { ParcelRow } from './readParcels.ts';

type Issue = Schemas['ProjectShippingIssue'];
type Outcome = Schemas['ProjectShippingRow']['outcome'];

/** What would become of a row. */
export interface PlannedParcel {
  readonly row: ParcelRow;
  readonly outcome: Outcome;
  readonly application: FoundApplication | undefined;
  readonly carrier: string;
  readonly issue: Issue | null;
}

/** What is known about a project whose parcels a file names. */
export interface Known {
  readonly applications: readonly FoundApplication[];
  /** Accounts without a whole postal address. */
  readonly withoutAddress: ReadonlySet<number>;
  /** Of rows that name none; empty without one. */
  readonly carrier: string;
}

const isTrackingNumber = schemaCheck(contract, 'ProjectTrackingNumber');
const isCarrier = schemaCheck(contract, 'ProjectCarrier');

/** The rows of a file, each judged in the light of those before it. */
export function planParcels(rows: readonly ParcelRow[], known: Known): PlannedParcel[] {
  const byId = new Map(known.applications.map((each) => [String(each.id), each]));
  const byEmail = new Map(known.applications.map((each) => [each.email.toLowerCase(), each]));
  const seen = new Set<number>();
  const numbers = new Set<string>();

  /** A number goes before an address; where a row has both, they have to be of the same tester. */
  function find({ applicationId, email }: ParcelRow): FoundApplication | undefined {
    const found = applicationId === '' ? byEmail.get(email) : byId.get(applicationId);
    return applicationId !== '' && email !== '' && found?.email.toLowerCase() !== email ? undefined : found;
  }

  function judge(row: ParcelRow, application: FoundApplication, carrier: string): Issue | Outcome {
    if (application.status !== PROJECT_APPLICATION_STATUS.approved) return 'notAccepted';
    if (seen.has(application.id)) return 'rowRepeated';
    seen.add(application.id);
    if (row.trackingNumber === '') return 'unchanged';
    if (!isTrackingNumber(row.trackingNumber)) return 'trackingNumberInvalid';
    if (carrier === '') return 'carrierMissing';
    if (!isCarrier(carrier)) return 'carrierInvalid';
    const key = JSON.stringify([carrier.toLowerCase(), row.trackingNumber]);
    if (numbers.has(key)) return 'numberRepeated';
    numbers.add(key);
    const isSame = application.carrier === carrier && application.tracking_number === row.trackingNumber;
    if (application.shipped_at !== null && isSame) return 'unchanged';
    if (application.received_at !== null) return 'alreadyReceived';
    if (application.shipped_at !== null) return 'correct';
    return known.withoutAddress.has(application.user_id) ? 'addressMissing' : 'ship';
  }

  return rows.map((row): PlannedParcel => {
    const application = find(row);
    const carrier = row.carrier || known.carrier || (application?.carrier ?? '');
    const verdict = application === undefined ? 'applicationUnknown' : judge(row, application, carrier);
    return verdict === 'ship' || verdict === 'correct' || verdict === 'unchanged' || verdict === 'error'
      ? { row, outcome: verdict, application, carrier, issue: null }
      : { row, outcome: 'error', application, carrier, issue: verdict };
  });
}

/** How many rows have each outcome. */
export function countParcels(plan: readonly PlannedParcel[]): Schemas['ProjectShippingCounts'] {
  const count = (outcome: Outcome): number => plan.filter((each) => each.outcome === outcome).length;
  return { shipped: count('ship'), corrected: count('correct'), unchanged: count('unchanged'), errors: count('error') };
}

/** Stands for all that a plan would do. */
export function planKey(plan: readonly PlannedParcel[]): string {
  const lines = plan.map(({ row, outcome, application, carrier }) => [
    row.line,
    outcome,
    application?.id,
    carrier,
    row.trackingNumber,
    application?.tracking_number,
  ]);
  return createHash('sha256').update(JSON.stringify(lines)).digest('base64url');
}

const MAX_SHOWN = 200;

/** A planned row as the preview shows it. */
export const toRow = ({ row, outcome, application, carrier, issue }: PlannedParcel): Schemas['ProjectShippingRow'] => ({
  row: row.line,
  outcome,
  name: application === undefined ? null : (application.fullName ?? application.email),
  email: application?.email ?? (row.email === '' ? null : row.email.slice(0, MAX_SHOWN)),
  carrier: carrier.slice(0, MAX_SHOWN),
  trackingNumber: row.trackingNumber.slice(0, MAX_SHOWN),
  before: application?.tracking_number ?? null,
  issue,
});
