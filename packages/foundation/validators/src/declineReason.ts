import {
  DECLINE_REASON_OTHER,
  DECLINE_REASONS,
  DECLINE_TEXT_MAX_LENGTH,
  type DeclineReason,
} from '@resonanz/domain/campaigns';
import { choice } from './choice.ts';
import { fieldsOf, isLonger, settle, textValidator, validator, type ValidationError } from './schema.ts';

/**
 * Why a brand declines a channel, as it is sent.
 *
 * @source docs/domain/lookups.md#decline-reasons
 */
export interface Decline {
  /** Reason 1 to 5. */
  readonly brandDeclineReason: DeclineReason;
  /** Own words, at most 1000 characters; needed for the reason "other". */
  readonly declineText?: string;
}

/** The reason, as number or from a form as digit. */
export const reason = /* @__PURE__ */ choice(DECLINE_REASONS);

/** The own words: trimmed, at most 1000 characters. */
export const ownWords = /* @__PURE__ */ textValidator((text) => {
  const [words, max] = [text.trim(), DECLINE_TEXT_MAX_LENGTH];
  return settle(words, [isLonger(words, max) && { code: 'textTooLong', params: { max } }]);
}, Infinity);

/**
 * One of the five decline reasons, as number or from a form as digit; "other" needs own words, trimmed. Errors:
 * `declineReasonRequired`, `declineTextRequired`, `textTooLong`, each at its field.
 *
 * @source docs/domain/lookups.md#decline-reasons
 */
export const declineReason = /* @__PURE__ */ validator<Decline>((value) => {
  const { brandDeclineReason, declineText } = fieldsOf(value);
  const chosen = reason.validate(brandDeclineReason);
  const words = ownWords.validate(declineText ?? '');
  const inWords: readonly ValidationError[] = (words.issues ?? []).map((issue) => ({
    ...issue,
    path: ['declineText'],
  }));
  if (chosen.issues) return { errors: [{ code: 'declineReasonRequired', path: ['brandDeclineReason'] }, ...inWords] };
  if (words.issues) return { errors: inWords };
  const isMissing = chosen.value === DECLINE_REASON_OTHER && words.value === '';
  return settle({ brandDeclineReason: chosen.value, ...(words.value !== '' && { declineText: words.value }) }, [
    isMissing && { code: 'declineTextRequired', path: ['declineText'] },
  ]);
});
