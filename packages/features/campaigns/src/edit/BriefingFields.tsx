import { type Control, Controller } from 'react-hook-form';
import { useMessages } from '@resonanz/i18n/react';
import { BoundArea, BoundText } from '@resonanz/records/boundFields';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { CheckboxGroup } from '@resonanz/ui/CheckboxGroup';
import { Columns } from '@resonanz/ui/Columns';
import { type CampaignValues, LABELS, LIMITS } from './campaignForm.ts';
import { messages } from './messages.ts';
import { useFieldLabel } from './useFieldLabel.ts';

/** What the creators are to know. */
export function BriefingFields({ control }: { control: Control<CampaignValues> }) {
  const t = useMessages(messages);
  const field = useFieldLabel();
  return (
    <>
      <BoundArea
        control={control}
        name="briefing.description"
        label={field('briefing.description')}
        rows={6}
        limit={LIMITS.description}
      />
      <Columns>
        <BoundText control={control} name="briefing.product" label={field('briefing.product')} />
        <BoundText control={control} name="briefing.contact" label={field('briefing.contact')} />
        <BoundText
          control={control}
          name="briefing.hashtags"
          label={field('briefing.hashtags')}
          description={t('campaignForm.hint.hashtags')}
        />
        <Controller
          control={control}
          name="briefing.labels"
          render={({ field: { onChange, value, name }, fieldState: { error } }) => (
            <CheckboxGroup
              label={field('briefing.labels')}
              name={name}
              direction="row"
              value={value}
              onChange={onChange}
              errorMessage={error?.message}
            >
              {[...new Set([...LABELS, ...value])].map((label) => (
                <Checkbox key={label} value={label}>
                  {label}
                </Checkbox>
              ))}
            </CheckboxGroup>
          )}
        />
        <BoundArea
          control={control}
          name="briefing.shipping"
          label={field('briefing.shipping')}
          rows={3}
          limit={LIMITS.words}
        />
        <BoundArea
          control={control}
          name="briefing.exclusivity"
          label={field('briefing.exclusivity')}
          rows={3}
          limit={LIMITS.words}
        />
      </Columns>
    </>
  );
}
