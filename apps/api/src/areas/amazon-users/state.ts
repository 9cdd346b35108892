import type { Selectable } from 'kysely';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { Tx } from '../../platform/database/schema.ts';
import { rejectStale } from '../../platform/history/rejectStale.ts';
import { changesBetween, writeHistory } from '../../platform/history/writeHistory.ts';
import { notFound } from '../../platform/http/ApiError.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import { findCampaignName, hasOrderProof, lockAmazonUser, updateAmazonUser } from './queries.ts';
import { rejectStep, valuesOfStep } from './rules.ts';
import { type Editor, ENTITY } from './save.ts';
import type { AmazonUsersTable } from './tables.ts';

type Row = Selectable<AmazonUsersTable>;
type Change = Schemas['AmazonUserStateChange'];

/** Mails the approval and the refund (docs/domain/mails.md#mails-to-amazon-users). */
async function mailStep(tx: Tx, { services }: Editor, row: Row, change: Change): Promise<void> {
  const head = {
    to: row.email,
    language: row.language,
    partner: { userType: 'amazonUser', refId: row.id, campaignId: row.campaign_id },
  } as const;
  const name = `${row.first_name} ${row.last_name}`;
  const campaign = await findCampaignName(tx, row.campaign_id);
  if (change.state === 'approved')
    await services.mail.send(tx, { ...head, template: 'amazonTestApproved', values: { name, campaign } });
  if (change.state === 'refunded')
    await services.mail.send(tx, {
      ...head,
      template: 'amazonRefundSent',
      values: { name, campaign, amount: change.refundAmount ?? 0, date: change.refundedOn ?? '' },
    });
}

const named = (row: Partial<Row>) => ({
  state: row.state,
  orderNumber: row.order_number,
  amount: row.amount,
  orderedOn: row.ordered_on,
  declineReason: row.decline_reason,
  refundAmount: row.refund_amount,
  refundedOn: row.refunded_on,
});

/** Takes an Amazon user to another state; never looks at the review link. */
export async function changeState(editor: Editor, change: Change): Promise<void> {
  const { services, user, audit } = editor;
  const { amazonUserId: id, reason } = change;
  const details = await services.db.transaction().execute(async (tx) => {
    const row = await lockAmazonUser(tx, id);
    if (row === undefined) throw notFound();
    await rejectStale(tx, row, change.updatedAt);
    const now = services.clock.now();
    rejectStep(user, row, change, await hasOrderProof(tx, id));
    const values = { state: change.state, ...valuesOfStep(row, change, berlinDay(now)) };
    await updateAmazonUser(tx, id, { ...values, updated_at: now, updated_by: user.id });
    await mailStep(tx, editor, row, change);
    const changes = changesBetween(named(row), named({ ...row, ...values }));
    return writeHistory(tx, editor, {
      entity: ENTITY,
      entityId: id,
      action: HISTORY_ACTION.statusChange,
      changes,
      ...(reason !== undefined && { reason }),
    });
  });
  audit(details);
}
