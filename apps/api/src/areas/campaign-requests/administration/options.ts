import { BRAND_STATUS } from '@resonanz/domain/campaigns';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import { conflict } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import {
  changeEntries,
  daysLeft,
  isSeenByBrand,
  mailBrands,
  markAsReminded,
  notifyBrands,
  publishCampaignEvents,
} from '../../campaigns/door.ts';
import { publishAll } from '../../notifications/door.ts';
import { entriesAwaitingBrand } from './queries/options.ts';
import type { RequestEditor } from './RequestEditor.ts';

/** Days that a brand gets more to decide. */
const MORE_DAYS = 7;
/** Maximum total extension of an option; longer would not be fair to the creator. */
const MAX_DAYS = 4 * MORE_DAYS;
const DAY = 86_400_000;

/** Gives the brand seven more days on channels that wait for its decision; it is reminded again before they end. */
export function extendOption(
  editor: RequestEditor,
  { compaignInfluencerId }: Schemas['OptionExtension'],
): Promise<Schemas['CampaignInfluencerOutcome']> {
  return changeEntries(editor, compaignInfluencerId, {
    refusals: 'single',
    decide(entry) {
      if (!isSeenByBrand(entry)) return { refused: 'visibleToBrandRequired' };
      if (entry.brand_status !== BRAND_STATUS.pending) return { refused: 'alreadyDecided' };
      const [from, to] = [entry.option_days_added, entry.option_days_added + MORE_DAYS];
      if (to > MAX_DAYS) return { refused: 'optionExtendedEnough' };
      return { set: { option_days_added: to, reminded_at: null }, changes: { optionDaysAdded: [from, to] } };
    },
  });
}

/** Reminds the brand of a campaign's open decisions, by mail and by notification, at most once a day (sub type 17). */
export async function remindBrand(
  editor: RequestEditor,
  { compaignDataId }: Schemas['BrandReminderInput'],
): Promise<Schemas['BrandReminder']> {
  const { user, services } = editor;
  const now = services.clock.now();
  const { messages, answer } = await services.db.transaction().execute(async (tx) => {
    const entries = await entriesAwaitingBrand(tx, user, compaignDataId);
    if (entries.length === 0) throw conflict('noOpenDecisions');
    if (entries.every(({ reminded_at }) => reminded_at !== null && now.getTime() - Date.parse(reminded_at) < DAY))
      throw conflict('remindedToday');
    const time = { now, optionDays: services.optionDays.unpublish };
    const days = Math.min(...entries.map((entry) => daysLeft(entry, time) ?? services.optionDays.unpublish));
    const ids = entries.map(({ id }) => id);
    await markAsReminded(tx, ids, now);
    const people = await mailBrands(tx, services, 'decisionReminder', entries, days);
    editor.audit({
      entity: 'campaign',
      entityId: compaignDataId,
      action: HISTORY_ACTION.update,
      changes: { remindedChannels: [null, ids] },
    });
    return { messages: await notifyBrands(tx, 'reminder', entries), answer: { channels: entries.length, people } };
  });
  publishAll(services.live, messages);
  publishCampaignEvents(services.live, user, now, [{ campaignId: compaignDataId, kind: 'entries' }]);
  return answer;
}
