import type { UgcPriceList } from '@resonanz/api-client/ugc-requests';
import { VIDEO_LANGUAGES } from '@resonanz/domain/lookups';
import { START_VARIANTS, VIDEO_COUNTS } from '@resonanz/domain/ugcPrice';
import { BoundCheck, BoundMulti, BoundSelect, BoundText } from '@resonanz/records/boundFields';
import { Columns } from '@resonanz/ui/Columns';
import { type Control, useWatch } from 'react-hook-form';
import { useUgcText } from '../useUgcText.ts';
import { LengthField } from './LengthField.tsx';
import { FORMATS, STYLES } from './choices.ts';
import type { UgcValues } from './ugcForm.ts';

const EXTRAS = ['subtitles', 'music', 'professionalPhotos'] as const;

/** How long and how many the videos are, what is added to them, and what they look like. */
export function VideoFields({ control, prices }: { control: Control<UgcValues>; prices: UgcPriceList | undefined }) {
  const { t, money, variants, videoLanguage } = useUgcText();
  const length = useWatch({ control, name: 'length' });
  const extraHint = (extra: (typeof EXTRAS)[number]) => (prices === undefined ? {} : { description: t('ugcRequests.perVideo', { amount: money(prices[extra]) }) });
  return (
    <>
      <LengthField control={control} prices={prices} />
      {length === 'others' && <BoundText control={control} name="lengthText" label={t('ugcRequests.field.lengthText')} isRequired />}
      <Columns>
        <BoundSelect control={control} name="videoCount" label={t('ugcRequests.field.videoCount')} isRequired items={VIDEO_COUNTS.map((id) => ({ id, label: String(id) }))} />
        <BoundSelect
          control={control}
          name="startVariants"
          label={t('ugcRequests.field.startVariants')}
          isRequired
          description={t('ugcRequests.hint.startVariants')}
          items={START_VARIANTS.map((id) => ({ id, label: variants(id) }))}
        />
      </Columns>
      <Columns template={3} collapse="tablet">
        {EXTRAS.map((extra) => (
          <BoundCheck key={extra} control={control} name={extra} label={t(`ugcRequests.field.${extra}`)} {...extraHint(extra)} />
        ))}
      </Columns>
      <BoundMulti control={control} name="languages" label={t('ugcRequests.field.languages')} isRequired items={VIDEO_LANGUAGES.map((id) => ({ id, label: videoLanguage(id) }))} />
      <Columns>
        <BoundSelect control={control} name="format" label={t('ugcRequests.field.format')} isRequired items={FORMATS.map((id) => ({ id, label: t(`ugcRequests.format.${id}`) }))} />
        <BoundSelect control={control} name="style" label={t('ugcRequests.field.style')} isRequired items={STYLES.map((id) => ({ id, label: t(`ugcRequests.style.${id}`) }))} />
      </Columns>
    </>
  );
}
