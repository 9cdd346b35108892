import { type Period, PERIODS } from '@resonanz/domain/periods';
import { useMessages } from '@resonanz/i18n/react';
import { messages } from '../messages.ts';
import { type Choice, choiceOf } from './ChoiceSelect.tsx';

/** The choice of a period that ends today, as a `ChoiceBar` takes it. */
export function usePeriodChoice(selectedId: Period | null, onChange: (period: Period | null) => void): Choice {
  const t = useMessages(messages);
  return choiceOf({
    label: t('records.period'),
    anyLabel: t('records.period.any'),
    items: PERIODS.map((id) => ({ id, label: t(`records.period.${id}`) })),
    selectedId,
    onChange,
  });
}
