import { useMessages } from '@resonanz/i18n/react';
import { ComboBox } from '@resonanz/ui/ComboBox';
import { DatePicker } from '@resonanz/ui/DatePicker';
import { MoneyField } from '@resonanz/ui/MoneyField';
import { NumberField } from '@resonanz/ui/NumberField';
import { Select } from '@resonanz/ui/Select';
import { TextArea } from '@resonanz/ui/TextArea';
import { TextField } from '@resonanz/ui/TextField';
import { type Control, Controller } from 'react-hook-form';
import type { CampaignField, CampaignValues } from './campaignForm.ts';
import { messages } from './messages.ts';

/** Greatest number a goal takes, as the contract has it. */
const GREATEST_GOAL = 2_147_483_647;

interface Bound<Name extends CampaignField> {
  control: Control<CampaignValues>;
  name: Name;
  description?: string;
}

/** The words of a field. */
export function useFieldLabel(): (name: CampaignField) => string {
  const t = useMessages(messages);
  return (name) => t(`campaignForm.field.${name}`);
}

type TextName = 'kampagnenname' | Exclude<Extract<CampaignField, `briefing.${string}`>, 'briefing.labels'>;

interface BoundTextProps extends Bound<TextName> {
  isRequired?: boolean;
}

/** A line of text. */
export function BoundText({ control, name, ...rest }: BoundTextProps) {
  const label = useFieldLabel();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState: { error } }) => <TextField {...rest} {...field} label={label(name)} errorMessage={error?.message} autoComplete="off" />}
    />
  );
}

interface BoundAreaProps extends Bound<TextName> {
  rows?: number;
  limit: number;
}

/** Several lines of text, with what is left of the room for them. */
export function BoundArea({ control, name, limit, ...rest }: BoundAreaProps) {
  const t = useMessages(messages);
  const label = useFieldLabel();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState: { error } }) => (
        <TextArea
          {...rest}
          {...field}
          label={label(name)}
          errorMessage={error?.message}
          characterLimit={limit}
          countLabel={(count, most) => t('campaignForm.characters', { count, limit: most })}
        />
      )}
    />
  );
}

/** An amount in euro. */
export function BoundMoney({ control, name, description }: Bound<'budget' | 'mediaBudget' | 'cpm'>) {
  const label = useFieldLabel();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
        <MoneyField
          label={label(name)}
          name={name}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          errorMessage={error?.message}
          {...(description !== undefined && { description })}
        />
      )}
    />
  );
}

/** A whole number. */
export function BoundNumber({ control, name }: Bound<`kpi.${'reach' | 'clicks' | 'views' | 'sales'}`>) {
  const label = useFieldLabel();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
        <NumberField label={label(name)} name={name} value={value} onChange={onChange} onBlur={onBlur} errorMessage={error?.message} minValue={0} maxValue={GREATEST_GOAL} />
      )}
    />
  );
}

/** A calendar day. */
export function BoundDate({ control, name }: Bound<'startdatum' | 'enddatum'>) {
  const t = useMessages(messages);
  const label = useFieldLabel();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { onChange, onBlur, value }, fieldState: { error } }) => (
        <DatePicker
          label={label(name)}
          name={name}
          value={value === '' ? null : value}
          onChange={(day) => onChange(day ?? '')}
          onBlur={onBlur}
          clearLabel={t('campaignForm.clear', { label: label(name) })}
          incompleteMessage={t('campaignForm.fault.dateIncomplete')}
          errorMessage={error?.message}
        />
      )}
    />
  );
}

interface Choice<Id> {
  readonly id: Id;
  readonly label: string;
}

interface BoundSearchProps extends Bound<'customerId' | 'ownerId'> {
  items: readonly Choice<number>[];
  isLoading: boolean;
  /** The words of the chosen one where the list does not name it. */
  selectedLabel?: string | undefined;
  isReadOnly?: boolean;
}

/** One of many, found by typing. */
export function BoundSearch({ control, name, selectedLabel, ...rest }: BoundSearchProps) {
  const t = useMessages(messages);
  const label = useFieldLabel();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { onChange, value, ref }, fieldState: { error } }) => (
        <ComboBox
          {...rest}
          {...(selectedLabel !== undefined && { selectedLabel })}
          label={label(name)}
          name={name}
          ref={ref}
          selectedId={value}
          onSelectionChange={onChange}
          placeholder={t('campaignForm.choose')}
          emptyMessage={t('campaignForm.nothingFound')}
          openLabel={t('campaignForm.openList', { label: label(name) })}
          clearLabel={t('campaignForm.clear', { label: label(name) })}
          loadingLabel={t('campaignForm.choicesLoading')}
          errorMessage={error?.message}
        />
      )}
    />
  );
}

interface BoundSelectProps extends Bound<'type' | 'region'> {
  items: readonly Choice<number>[];
}

/** One of a few. */
export function BoundSelect({ control, name, items, ...rest }: BoundSelectProps) {
  const label = useFieldLabel();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { onChange, value, ref }, fieldState: { error } }) => (
        <Select {...rest} label={label(name)} name={name} ref={ref} items={items} selectedId={value} onSelectionChange={onChange} errorMessage={error?.message} />
      )}
    />
  );
}
