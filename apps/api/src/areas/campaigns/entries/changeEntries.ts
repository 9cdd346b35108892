import type { components } from '@resonanz/contract/types';
import { entryKpi } from '@resonanz/domain/kpi';
import { HISTORY_ACTION, type HistoryAction } from '@resonanz/domain/workStates';
import type { Tx } from '../../../platform/database/schema.ts';
import { type Changes, writeHistories } from '../../../platform/history/writeHistory.ts';
import { conflict } from '../../../platform/http/ApiError.ts';
import type { CallContext } from '../../../platform/operations/area.ts';
import { type LiveMessage, publishAll } from '../../notifications/door.ts';
import type { CampaignNews } from '../notices/campaignEvents.ts';
import { publishEntryEvents } from '../notices/entryEvents.ts';
import { type EntryValues, updateEntryRow } from './queries/entries.ts';
import { entriesByIds } from './queries/list.ts';
import { type LockedEntry, lockedEntries } from './queries/locked.ts';
import { figuresOf, nameOf } from './row.ts';

type Outcome = components['schemas']['CampaignInfluencerOutcome'];

/** Who changes entries, and with what. */
export type EntryEditor = Pick<CallContext, 'user' | 'services' | 'audit'>;

/** The decision on one entry: rejected with a message key, unchanged, or updated. */
export type EntryVerdict =
  | { readonly refused: string }
  | 'unchanged'
  | {
      readonly set: EntryValues;
      readonly changes: Changes;
      readonly reason?: string | null;
      readonly warnings?: readonly string[];
      readonly action?: HistoryAction;
    };

/** A change of several entries. */
export interface EntryPlan {
  decide(entry: LockedEntry): EntryVerdict;
  /** `whole`: one error rejects all; `single`: allowed changes are made, and the response lists the others. */
  refusals: 'whole' | 'single';
  kind?: CampaignNews['kind'];
  /** What else belongs to the change, in its transaction; gets the entries as they were. */
  after?(tx: Tx, changed: readonly LockedEntry[]): Promise<LiveMessage[]>;
}

/**
 * The stored key figures of an entry with other values: they stay in step with what they are made of
 * (docs/domain/formulas.md#key-figures).
 */
export function keyFigures(entry: Parameters<typeof figuresOf>[0]): Pick<EntryValues, 'cpc' | 'cpv' | 'cpo' | 'tkp'> {
  const { cost, cpc, cpv, cpo, tkp } = entryKpi(figuresOf(entry));
  // Without a price nothing is known of it: that is not the same as "costs nothing".
  return cost > 0 ? { cpc, cpv, cpo, tkp } : { cpc: null, cpv: null, cpo: null, tkp: null };
}

const named = (entry: LockedEntry, reason: string) => ({ compaignInfluencerId: entry.id, name: nameOf(entry), reason });

/** Changes entries in one transaction, publishes the changes and returns the result for each. */
export async function changeEntries(
  editor: EntryEditor,
  ids: readonly number[],
  { decide, refusals, kind = 'entries', after }: EntryPlan,
): Promise<Outcome> {
  const { user, services } = editor;
  const { db, clock, live, optionDays } = services;
  const done = await db.transaction().execute(async (tx) => {
    const entries = await lockedEntries(tx, user, ids);
    const verdicts = entries.map((entry) => ({ entry, verdict: decide(entry) }));
    const refused = verdicts.flatMap(({ entry, verdict }) =>
      verdict !== 'unchanged' && 'refused' in verdict ? [{ entry, reason: verdict.refused }] : [],
    );
    const [first] = refused;
    if (first && refusals === 'whole')
      throw conflict(first.reason, { refused: refused.map(({ entry, reason }) => named(entry, reason)) });
    const written = verdicts.flatMap(({ entry, verdict }) =>
      verdict !== 'unchanged' && 'set' in verdict ? [{ entry, ...verdict }] : [],
    );
    for (const { entry, set } of written)
      await updateEntryRow(tx, entry.id, { ...set, updated_at: clock.now(), updated_by: user.id });
    const details = await writeHistories(
      tx,
      editor,
      written.map(({ entry, changes, reason, action = HISTORY_ACTION.statusChange }) => ({
        entity: 'campaign_entry',
        entityId: entry.id,
        action,
        changes,
        reason: reason ?? null,
      })),
    );
    const messages =
      (await after?.(
        tx,
        written.map(({ entry }) => entry),
      )) ?? [];
    return { entries, refused, written, details, messages };
  });
  for (const details of done.details) editor.audit(details);
  publishAll(live, done.messages);
  publishEntryEvents(
    live,
    user,
    clock.now(),
    kind,
    done.written.map(({ entry }) => entry),
  );
  const changed = done.entries
    .filter((entry) => !done.refused.some((each) => each.entry === entry))
    .map(({ id }) => id);
  return {
    compaignInfluencerId: changed,
    refused: done.refused.map(({ entry, reason }) => named(entry, reason)),
    warnings: done.written.flatMap(({ entry, warnings = [] }) => warnings.map((reason) => named(entry, reason))),
    rows: await entriesByIds(db, changed, { now: clock.now(), optionDays: optionDays.unpublish }),
  };
}
