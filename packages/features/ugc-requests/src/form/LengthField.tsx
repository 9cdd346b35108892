import { type Control, useController } from 'react-hook-form';
import type { UgcPriceList } from '@resonanz/api-client/ugcRequests';
import { VIDEO_LENGTHS } from '@resonanz/domain/ugcPrice';
import { Radio, RadioGroup } from '@resonanz/ui/RadioGroup';
import { useUgcText } from '../useUgcText.ts';
import type { UgcValues } from './ugcForm.ts';

/** How long each video is, with what that costs. */
export function LengthField({ control, prices }: { control: Control<UgcValues>; prices: UgcPriceList | undefined }) {
  const { t, money, length } = useUgcText();
  const { field } = useController({ control, name: 'length' });
  const priceOf = (seconds: (typeof VIDEO_LENGTHS)[number]): string => {
    const price = prices?.length[String(seconds)];
    return price === undefined ? t('ugcRequests.onRequest') : money(price);
  };
  return (
    <RadioGroup
      label={t('ugcRequests.field.length')}
      isRequired
      value={String(field.value)}
      direction="cards"
      onChange={(chosen) => field.onChange(VIDEO_LENGTHS.find((each) => String(each) === chosen) ?? 'others')}
    >
      {VIDEO_LENGTHS.map((each) => (
        <Radio key={each} value={String(each)} description={priceOf(each)}>
          {length({ length: each, lengthText: '' })}
        </Radio>
      ))}
    </RadioGroup>
  );
}
