import { berlinDay, berlinDayIn } from '@resonanz/domain/berlinDay';
import { useMessages } from '@resonanz/i18n/react';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { Columns } from '@resonanz/ui/Columns';
import { DatePicker } from '@resonanz/ui/DatePicker';
import { SegmentedControl } from '@resonanz/ui/SegmentedControl';
import { Spread } from '@resonanz/ui/Spread';
import { Stack } from '@resonanz/ui/Stack';
import { TimeField } from '@resonanz/ui/TimeField';
import type { Entry } from './entry.ts';
import type { MailErrors } from './mailErrorsOf.ts';
import { messages } from './messages.ts';
import type { ChangeEntry } from './useComposer.ts';

interface SendTimeProps {
  entry: Entry;
  onChange: ChangeEntry;
  errors: MailErrors;
  now: Date;
}

const LANGUAGES = ['DE', 'EN'] as const;
const FURTHEST_DAYS = 364;

/** When the mail is sent, and in which language its dates are written. */
export function SendTime({ entry: { isLater, day, time, language }, onChange, errors, now }: SendTimeProps) {
  const t = useMessages(messages);
  return (
    <Stack space={5}>
      <Spread>
        <Checkbox isSelected={isLater} onChange={(next) => onChange({ isLater: next })}>
          {t('mailComposer.later')}
        </Checkbox>
        <SegmentedControl
          label={t('mailComposer.language')}
          items={LANGUAGES.map((value) => ({ value, label: t(`mailComposer.language.${value}`) }))}
          value={language}
          onChange={(next) => onChange({ language: next })}
        />
      </Spread>
      {isLater && (
        <Columns template={2}>
          <DatePicker
            label={t('mailComposer.day')}
            value={day}
            onChange={(next) => onChange({ day: next })}
            minValue={berlinDay(now)}
            maxValue={berlinDayIn(now, FURTHEST_DAYS)}
            unavailableMessage={t('mailComposer.dayWrong')}
            isRequired
            autoFocus={day === null}
          />
          <TimeField
            label={t('mailComposer.time')}
            value={time}
            onChange={(next) => onChange({ time: next })}
            description={t('mailComposer.timeHint')}
            isRequired
            {...(errors.isPast && { errorMessage: t('mailComposer.past') })}
          />
        </Columns>
      )}
    </Stack>
  );
}
