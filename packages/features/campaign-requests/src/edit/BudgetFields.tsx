import { type Control, useWatch } from 'react-hook-form';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { useMessages } from '@resonanz/i18n/react';
import { BoundDate, BoundMoney, BoundSelect, BoundText } from '@resonanz/records/boundFields';
import { Columns } from '@resonanz/ui/Columns';
import { messages } from './messages.ts';
import { DURATIONS, OTHER_DURATION, type RequestValues } from './requestForm.ts';
import { useFieldLabel } from './useFieldLabel.ts';

/** What the campaign may cost, when it begins and how long it lasts. */
export function BudgetFields({ control }: { control: Control<RequestValues> }) {
  const t = useMessages(messages);
  const field = useFieldLabel();
  const duration = useWatch({ control, name: 'duration' });
  return (
    <>
      <BoundMoney
        control={control}
        name="budget"
        label={field('budget')}
        description={t('requestForm.hint.budget')}
        isRequired
      />
      <Columns>
        <BoundDate
          control={control}
          name="startDate"
          label={field('startDate')}
          isRequired
          minValue={berlinDay(new Date())}
          unavailableMessage={t('requestForm.startInPast')}
        />
        <BoundSelect
          control={control}
          name="duration"
          label={field('duration')}
          isRequired
          placeholder={t('word.pleaseChoose')}
          items={[
            ...DURATIONS.map((count) => ({ id: String(count), label: t('requestForm.months', { count }) })),
            { id: OTHER_DURATION, label: t('requestForm.otherDuration') },
          ]}
        />
      </Columns>
      {duration === OTHER_DURATION && (
        <BoundText
          control={control}
          name="durationOther"
          label={field('durationOther')}
          description={t('requestForm.hint.durationOther')}
          isRequired
        />
      )}
      <Columns>
        <BoundDate control={control} name="postingFrom" label={field('postingFrom')} />
        <BoundDate control={control} name="postingTo" label={field('postingTo')} />
      </Columns>
    </>
  );
}
