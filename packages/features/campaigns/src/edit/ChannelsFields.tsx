import { type Control, Controller } from 'react-hook-form';
import { PLATFORM_LIST } from '@resonanz/domain/lookups';
import { useMessages } from '@resonanz/i18n/react';
import { BoundCheck } from '@resonanz/records/boundFields';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { CheckboxGroup } from '@resonanz/ui/CheckboxGroup';
import type { CampaignValues } from './campaignForm.ts';
import { messages } from './messages.ts';
import { useFieldLabel } from './useFieldLabel.ts';

interface ChannelsFieldsProps {
  control: Control<CampaignValues>;
  /** Whether there is another campaign whose channels can be taken along. */
  isCopy: boolean;
}

/** On which platforms the campaign is to run. */
export function ChannelsFields({ control, isCopy }: ChannelsFieldsProps) {
  const t = useMessages(messages);
  const field = useFieldLabel();
  return (
    <>
      <Controller
        control={control}
        name="plannedChannels"
        render={({ field: { onChange, value, name }, fieldState: { error } }) => (
          <CheckboxGroup
            label={field('plannedChannels')}
            name={name}
            direction="row"
            value={value}
            onChange={(chosen) => onChange(PLATFORM_LIST.filter((platform) => chosen.includes(platform)))}
            errorMessage={error?.message}
          >
            {PLATFORM_LIST.map((platform) => (
              <Checkbox key={platform} value={platform}>
                {platform}
              </Checkbox>
            ))}
          </CheckboxGroup>
        )}
      />
      {isCopy && (
        <BoundCheck
          control={control}
          name="takesChannels"
          label={t('campaignForm.field.takesChannels')}
          description={t('campaignForm.hint.takesChannels')}
        />
      )}
    </>
  );
}
