import { berlinDay, berlinDayIn } from '@resonanz/domain/berlinDay';
import { formatDate } from '@resonanz/formatters/date';
import type { Language } from '@resonanz/i18n/language';
import type { MessageKey, Translate } from '@resonanz/i18n/messages';
import type { messages } from './messages.ts';

/** The day of a moment in Berlin, comparable with others. */
export const dayOf = (moment: string | number | Date): string => berlinDay(new Date(moment));

/** A day as it stands above its comments: today, yesterday, or the date. */
export function dayLabel(
  moment: string,
  now: Date,
  language: Language,
  t: Translate<MessageKey<typeof messages>>,
): string {
  const day = dayOf(moment);
  if (day === dayOf(now)) return t('commentThread.today');
  return day === berlinDayIn(now, -1) ? t('commentThread.yesterday') : formatDate(moment, language);
}
