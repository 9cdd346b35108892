import { type Control, useWatch } from 'react-hook-form';
import type { UgcPriceList } from '@resonanz/api-client/ugcRequests';
import { VIDEO_LANGUAGES } from '@resonanz/domain/lookups';
import { BoundMulti, BoundSelect, BoundText } from '@resonanz/records/boundFields';
import { Columns } from '@resonanz/ui/Columns';
import { useUgcText } from '../useUgcText.ts';
import { FORMATS, STYLES } from './choices.ts';
import { CountFields } from './CountFields.tsx';
import { ExtraFields } from './ExtraFields.tsx';
import { LengthField } from './LengthField.tsx';
import type { UgcValues } from './ugcForm.ts';

/** How long and how many the videos are, what is added to them, and what they look like. */
export function VideoFields({ control, prices }: { control: Control<UgcValues>; prices: UgcPriceList | undefined }) {
  const { t, videoLanguage } = useUgcText();
  const length = useWatch({ control, name: 'length' });
  return (
    <>
      <LengthField control={control} prices={prices} />
      {length === 'others' && (
        <BoundText control={control} name="lengthText" label={t('ugcRequests.field.lengthText')} isRequired />
      )}
      <CountFields control={control} />
      <ExtraFields control={control} prices={prices} />
      <BoundMulti
        control={control}
        name="languages"
        label={t('ugcRequests.field.languages')}
        isRequired
        items={VIDEO_LANGUAGES.map((id) => ({ id, label: videoLanguage(id) }))}
      />
      <Columns>
        <BoundSelect
          control={control}
          name="format"
          label={t('ugcRequests.field.format')}
          isRequired
          items={FORMATS.map((id) => ({ id, label: t(`ugcRequests.format.${id}`) }))}
        />
        <BoundSelect
          control={control}
          name="style"
          label={t('ugcRequests.field.style')}
          isRequired
          items={STYLES.map((id) => ({ id, label: t(`ugcRequests.style.${id}`) }))}
        />
      </Columns>
    </>
  );
}
