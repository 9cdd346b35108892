import { DECLINE_REASON_OTHER, DECLINE_TEXT_MAX_LENGTH, type DeclineReason } from '@resonanz/domain/campaigns';
import { isValueOf } from '@resonanz/domain/enumerations';
import { fieldsOf, settle, validator } from './schema.ts';

/** Why a brand declines a channel, as it is sent. */
export interface Decline {
  readonly brandDeclineReason: DeclineReason;
  /** Own words; needed for the reason "other". */
  readonly declineText?: string;
}

/** One of the five decline reasons; "other" needs own words, trimmed. */
export const declineReason = validator<Decline>((value) => {
  const { brandDeclineReason: reason, declineText } = fieldsOf(value);
  if (!isValueOf('declineReason', reason)) return { faults: [{ code: 'declineReasonRequired', path: ['brandDeclineReason'] }] };
  const text = typeof declineText === 'string' ? declineText.trim() : '';
  return settle(text === '' ? { brandDeclineReason: reason } : { brandDeclineReason: reason, declineText: text }, [
    reason === DECLINE_REASON_OTHER && text === '' && { code: 'declineTextRequired', path: ['declineText'] },
    [...text].length > DECLINE_TEXT_MAX_LENGTH && { code: 'textTooLong', params: { max: DECLINE_TEXT_MAX_LENGTH }, path: ['declineText'] },
  ]);
});
