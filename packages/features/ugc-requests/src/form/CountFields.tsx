import { type Control, useController } from 'react-hook-form';
import { START_VARIANTS, type StartVariant, VIDEO_COUNTS } from '@resonanz/domain/ugcPrice';
import { Columns } from '@resonanz/ui/Columns';
import { NumberField } from '@resonanz/ui/NumberField';
import { SegmentedControl } from '@resonanz/ui/SegmentedControl';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { useUgcText } from '../useUgcText.ts';
import type { UgcValues } from './ugcForm.ts';

const COUNTS = VIDEO_COUNTS.map((count) => ({ value: String(count), label: String(count) }));
const NO_VARIANTS: StartVariant = -1;
const MAX_VARIANTS = Math.max(...START_VARIANTS);

/** How many videos, and with how many openings each. */
export function CountFields({ control }: { control: Control<UgcValues> }) {
  const { t } = useUgcText();
  const count = useController({ control, name: 'videoCount' }).field;
  const variants = useController({ control, name: 'startVariants' }).field;
  return (
    <Columns>
      <Stack space={2}>
        <Text as="div" variant="label" aria-hidden>
          {t('ugcRequests.field.videoCount')}
        </Text>
        <SegmentedControl
          label={t('ugcRequests.field.videoCount')}
          items={COUNTS}
          value={String(count.value)}
          onChange={(chosen) => count.onChange(VIDEO_COUNTS.find((each) => String(each) === chosen))}
          isFullWidth
        />
      </Stack>
      <NumberField
        label={t('ugcRequests.field.startVariants')}
        description={t('ugcRequests.hint.startVariants')}
        isRequired
        stepperLabels={{
          decrease: t('ugcRequests.field.fewerVariants'),
          increase: t('ugcRequests.field.moreVariants'),
        }}
        minValue={0}
        maxValue={MAX_VARIANTS}
        value={variants.value === NO_VARIANTS ? 0 : variants.value}
        onChange={(chosen) => variants.onChange(START_VARIANTS.find((each) => each === chosen) ?? NO_VARIANTS)}
      />
    </Columns>
  );
}
