import { tagAfterMove, BRAND_STATUS, PUBLISHED, PIPELINE_STATE } from '@resonanz/domain/campaigns';
import { isValueOf } from '@resonanz/domain/enumerations';
import { can } from '@resonanz/domain/transitions';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { noteBrandMail } from '../decisions/brandMails.ts';
import { notifyAgency, notifyBrands } from '../notices/notices.ts';
import { changeEntries, type EntryEditor } from './changeEntries.ts';
import type { LockedEntry } from './queries/locked.ts';
import { moveVerdict, proposedBrandPrice, publicationError, rejectTooMany } from './rules.ts';

type Outcome = Schemas['CampaignInfluencerOutcome'];

/**
 * Opens the content and, until an invoice arrives, the payment of a booked channel
 * (docs/domain/campaigns.md#paid-status).
 */
function opened(entry: LockedEntry) {
  return {
    content_status: entry.content_status ?? 'Offen',
    paid_status: entry.invoice_status === 'Offen' ? 'Offen' : entry.paid_status,
  };
}

/**
 * Moves channels to another pipeline state (docs/domain/transitions.md#pipeline-state); leaving acquisition, publishing
 * becomes an act of its own.
 */
export function moveEntries(
  editor: EntryEditor,
  { compaignInfluencerId, state: to, refusals = 'whole', reason = '' }: Schemas['StateChange'],
): Promise<Outcome> {
  rejectTooMany(compaignInfluencerId);
  const { roleId } = editor.user;
  return changeEntries(editor, compaignInfluencerId, {
    refusals,
    kind: 'moved',
    decide(entry) {
      const verdict = moveVerdict(entry, to, roleId, reason.trim() !== '');
      if (!verdict.allowed) return { refused: verdict.reason };
      const tag = tagAfterMove(entry.tag, entry.state, to);
      return {
        set: {
          state: to,
          tag,
          ...(entry.state === PIPELINE_STATE.acquisition ? { is_published: PUBLISHED.no } : {}),
          ...(to === PIPELINE_STATE.campaign ? opened(entry) : {}),
        },
        changes: { state: [entry.state, to], ...(tag === entry.tag ? {} : { tag: [entry.tag, tag] as const }) },
        reason: reason.trim() || null,
        warnings: verdict.warnings.map((fact) => `${fact}Missing`),
      };
    },
  });
}

/**
 * Publishes channels to the brand or withdraws them (docs/domain/transitions.md#published-entry); notifies the brand
 * and the users responsible once per campaign.
 */
export function publishEntries(
  editor: EntryEditor,
  { compaignInfluencerId, isPublished, refusals = 'whole', confirmIncomplete = false }: Schemas['PublishedChange'],
): Promise<Outcome> {
  const { user, services } = editor;
  const now = services.clock.now();
  return changeEntries(editor, compaignInfluencerId, {
    refusals,
    decide(entry) {
      if (
        entry.is_published === isPublished &&
        (isPublished === PUBLISHED.no || entry.state > PIPELINE_STATE.acquisition)
      )
        return 'unchanged';
      const error = isPublished === PUBLISHED.yes ? publicationError(entry, confirmIncomplete) : undefined;
      if (error) return { refused: error };
      if (!isValueOf('published', entry.is_published)) return { refused: 'transitionNotAllowed' };
      const verdict = can('published', entry.is_published, isPublished, { roleId: user.roleId, ndaAccepted: true });
      if (!verdict.allowed) return { refused: verdict.reason };
      return {
        set: {
          is_published: isPublished,
          ...(isPublished === PUBLISHED.yes
            ? {
                published_at: now,
                reminded_at: null,
                option_days_added: 0,
                brand_status: entry.brand_status ?? BRAND_STATUS.pending,
                external_budget: entry.external_budget ?? proposedBrandPrice(entry),
              }
            : {}),
        },
        changes: { isPublished: [entry.is_published, isPublished] },
      };
    },
    async after(tx, changed) {
      if (isPublished === PUBLISHED.no) return [];
      await noteBrandMail(tx, 'proposal', changed, now);
      return [
        ...(await notifyBrands(tx, 'published', changed)),
        ...(await notifyAgency(tx, 'published', changed, user)),
      ];
    },
  });
}
