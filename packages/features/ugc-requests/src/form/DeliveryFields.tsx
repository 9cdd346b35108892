import { useState } from 'react';
import type { Control } from 'react-hook-form';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { CAMPAIGN_DURATIONS } from '@resonanz/domain/ugcPrice';
import { BoundCheck, BoundDate, BoundSelect } from '@resonanz/records/boundFields';
import { Columns } from '@resonanz/ui/Columns';
import { useUgcText } from '../useUgcText.ts';
import type { UgcValues } from './ugcForm.ts';

/** When the videos are wanted, for how long they are used, and whether the product is sent. */
export function DeliveryFields({ control }: { control: Control<UgcValues> }) {
  const { t, duration } = useUgcText();
  const [today] = useState(() => berlinDay(new Date()));
  return (
    <>
      <Columns>
        <BoundDate
          control={control}
          name="deliveryDate"
          label={t('ugcRequests.field.deliveryDate')}
          minValue={today}
          unavailableMessage={t('ugcRequests.error.pastDate')}
        />
        <BoundSelect
          control={control}
          name="duration"
          label={t('ugcRequests.field.duration')}
          placeholder={t('word.pleaseChoose')}
          description={t('ugcRequests.hint.duration')}
          items={CAMPAIGN_DURATIONS.map((id) => ({ id, label: duration(id) }))}
        />
      </Columns>
      <BoundCheck
        control={control}
        name="shipsProduct"
        label={t('ugcRequests.field.shipsProduct')}
        description={t('ugcRequests.hint.shipsProduct')}
      />
    </>
  );
}
