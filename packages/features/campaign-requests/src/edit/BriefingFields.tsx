import type { Control } from 'react-hook-form';
import { useMessages } from '@resonanz/i18n/react';
import { BoundArea, BoundCheck, BoundSelect, BoundText } from '@resonanz/records/boundFields';
import { messages } from './messages.ts';
import { BUY_OUTS, type RequestValues } from './requestForm.ts';
import { useFieldLabel } from './useFieldLabel.ts';

/** What the creators are to do, and what they must not do. */
export function BriefingFields({ control }: { control: Control<RequestValues> }) {
  const t = useMessages(messages);
  const field = useFieldLabel();
  return (
    <>
      <BoundArea control={control} name="briefingDo" label={field('briefingDo')} rows={4} limit={5_000} />
      <BoundArea control={control} name="briefingDont" label={field('briefingDont')} rows={4} limit={5_000} />
      <BoundText
        control={control}
        name="hashtags"
        label={field('hashtags')}
        description={t('requestForm.hint.hashtags')}
      />
      <BoundSelect
        control={control}
        name="buyOutMonths"
        label={field('buyOutMonths')}
        description={t('requestForm.hint.buyOut')}
        items={BUY_OUTS.map((id) => ({
          id,
          label: id === 0 ? t('requestForm.noBuyOut') : t('requestForm.months', { count: id }),
        }))}
      />
      <BoundCheck
        control={control}
        name="ndaRequired"
        label={field('ndaRequired')}
        description={t('requestForm.hint.nda')}
      />
    </>
  );
}
