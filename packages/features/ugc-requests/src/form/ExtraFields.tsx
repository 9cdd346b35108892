import { CameraIcon, MusicNotesIcon, SubtitlesIcon } from '@phosphor-icons/react';
import { type Control, useController } from 'react-hook-form';
import type { UgcPriceList } from '@resonanz/api-client/ugcRequests';
import { Icon } from '@resonanz/ui/Icon';
import { Switch } from '@resonanz/ui/Switch';
import { useUgcText } from '../useUgcText.ts';
import * as css from './ExtraFields.css.ts';
import type { UgcValues } from './ugcForm.ts';

const EXTRAS = { subtitles: SubtitlesIcon, music: MusicNotesIcon, professionalPhotos: CameraIcon } as const;

interface ExtraProps {
  control: Control<UgcValues>;
  name: keyof typeof EXTRAS;
  prices: UgcPriceList | undefined;
}

function Extra({ control, name, prices }: ExtraProps) {
  const { t, money } = useUgcText();
  const { field } = useController({ control, name });
  return (
    <div className={css.extra}>
      <Icon icon={EXTRAS[name]} size="regular" tone={field.value ? 'accent' : 'muted'} />
      <Switch
        isSpread
        isSelected={field.value}
        onChange={field.onChange}
        ref={field.ref}
        description={prices && t('ugcRequests.perVideo', { amount: money(prices[name]) })}
      >
        {t(`ugcRequests.field.${name}`)}
      </Switch>
    </div>
  );
}

/** What is added to every video, with what that costs. */
export function ExtraFields({ control, prices }: Omit<ExtraProps, 'name'>) {
  return (
    <div className={css.extras}>
      {(['subtitles', 'music', 'professionalPhotos'] as const).map((name) => (
        <Extra key={name} control={control} name={name} prices={prices} />
      ))}
    </div>
  );
}
