import type { Kysely } from 'kysely';
import type { components } from '@resonanz/contract/types';
import { PIPELINE_STATE } from '@resonanz/domain/campaigns';
import { budgetUse, campaignKpi } from '@resonanz/domain/kpi';
import { seesMargin, type RoleId } from '@resonanz/domain/roles';
import type { Schema } from '../../../platform/database/schema.ts';
import { figuresOf } from '../entries/row.ts';
import { bookedEntries, budgetAndPlans } from './queries/statistics.ts';

/**
 * Figures of a campaign over its booked channels (docs/domain/formulas.md#key-figures); the margin for those who may
 * see it.
 */
export async function campaignStatistics(
  db: Kysely<Schema>,
  campaignId: number,
  roleId: RoleId,
): Promise<components['schemas']['CampaignStatistics']> {
  const [rows, others] = await Promise.all([bookedEntries(db, campaignId), budgetAndPlans(db, campaignId)]);
  const kpi = campaignKpi(rows.map((row) => ({ state: PIPELINE_STATE.campaign, ...figuresOf(row) })));
  const sum = (pick: (row: (typeof rows)[number]) => number | null) =>
    rows.reduce((total, row) => total + (pick(row) ?? 0), 0);
  return {
    channels: rows.length,
    reach: kpi.reach,
    views: kpi.views,
    clicks: kpi.clicks,
    orders: kpi.orders,
    impressions: kpi.impressions,
    likes: sum((row) => row.likes),
    shares: sum((row) => row.shares),
    kommentare: sum((row) => row.comments),
    cost: kpi.cost,
    finalBudget: kpi.finalBudget,
    planned: others.planned,
    budgetExtern: kpi.externalBudget,
    margin: seesMargin(roleId) ? kpi.margin : null,
    cpc: kpi.cpc,
    cpv: kpi.cpv,
    cpo: kpi.cpo,
    tkp: kpi.tkp,
    tkpBasis: kpi.tkpBasis,
    interested: others.interested,
    waitingList: others.waiting,
    budgetUse: budgetUse(kpi.finalBudget, others.media_budget ?? 0).percent,
  };
}
