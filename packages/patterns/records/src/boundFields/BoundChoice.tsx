import type { Control, FieldPathByValue, FieldPathValue, FieldValues } from 'react-hook-form';
import { useMessages } from '@resonanz/i18n/react';
import { ComboBox, type ComboBoxProps, type Option, type OptionId } from '@resonanz/ui/ComboBox';
import { MultiSelect, type MultiSelectProps } from '@resonanz/ui/MultiSelect';
import { Select, type SelectProps } from '@resonanz/ui/Select';
import { messages } from '../form/messages.ts';
import { useBound } from './useBound.ts';

/** What can be chosen for a value: itself, or what a list of it holds. */
type ChoiceId<Value> = Extract<NonNullable<Value extends readonly (infer Each)[] ? Each : Value>, OptionId>;

interface BoundChoice<Values extends FieldValues, Name, Value> {
  /** The form. */
  control: Control<Values>;
  /** Where the value stands in the form. */
  name: Name;
  /** The label; it stands above the control. */
  label: string;
  /** What can be chosen. */
  items: readonly Option<ChoiceId<Value>>[];
}

/** Props of {@link BoundSelect}. */
export interface BoundSelectProps<Values extends FieldValues, Name extends FieldPathByValue<Values, OptionId | null>>
  extends
    BoundChoice<Values, Name, FieldPathValue<Values, Name>>,
    Pick<SelectProps<OptionId>, 'placeholder' | 'description' | 'isRequired'> {}

/** One of a few in a form. */
export function BoundSelect<Values extends FieldValues, Name extends FieldPathByValue<Values, OptionId | null>>({
  control,
  name,
  ...rest
}: BoundSelectProps<Values, Name>) {
  const { ref, props, errorMessage } = useBound<ChoiceId<FieldPathValue<Values, Name>>, Values>(control, name);
  return (
    <Select
      {...rest}
      name={props.name}
      ref={ref}
      selectedId={props.value}
      onSelectionChange={props.onChange}
      errorMessage={errorMessage}
    />
  );
}

/** Props of {@link BoundComboBox}. */
export interface BoundComboBoxProps<Values extends FieldValues, Name extends FieldPathByValue<Values, OptionId | null>>
  extends
    BoundChoice<Values, Name, FieldPathValue<Values, Name>>,
    Pick<ComboBoxProps<OptionId>, 'description' | 'isRequired' | 'isReadOnly' | 'isLoading' | 'order'> {
  /** The words of the chosen one where the list does not name it. */
  selectedLabel?: string | undefined;
}

/** One of many in a form, found by typing; null is none. */
export function BoundComboBox<Values extends FieldValues, Name extends FieldPathByValue<Values, OptionId | null>>({
  control,
  name,
  selectedLabel,
  ...rest
}: BoundComboBoxProps<Values, Name>) {
  const t = useMessages(messages);
  const { ref, props, errorMessage } = useBound<ChoiceId<FieldPathValue<Values, Name>> | null, Values>(control, name);
  const { label } = rest;
  return (
    <ComboBox
      {...rest}
      {...(selectedLabel !== undefined && { selectedLabel })}
      name={props.name}
      ref={ref}
      selectedId={props.value}
      onSelectionChange={props.onChange}
      placeholder={t('records.form.choose')}
      emptyMessage={t('records.form.nothingFound')}
      openLabel={t('records.form.openList', { label })}
      clearLabel={t('records.form.clear', { label })}
      loadingLabel={t('records.form.choicesLoading')}
      errorMessage={errorMessage}
    />
  );
}

/** Props of {@link BoundMulti}. */
export interface BoundMultiProps<Values extends FieldValues, Name extends FieldPathByValue<Values, readonly OptionId[]>>
  extends BoundChoice<Values, Name, FieldPathValue<Values, Name>>, Pick<MultiSelectProps<OptionId>, 'isRequired'> {}

/** Several of many in a form. */
export function BoundMulti<Values extends FieldValues, Name extends FieldPathByValue<Values, readonly OptionId[]>>({
  control,
  name,
  ...rest
}: BoundMultiProps<Values, Name>) {
  const t = useMessages(messages);
  const { ref, props, errorMessage } = useBound<readonly ChoiceId<FieldPathValue<Values, Name>>[], Values>(
    control,
    name,
  );
  return (
    <MultiSelect
      {...rest}
      name={props.name}
      ref={ref}
      selectedIds={props.value}
      onSelectionChange={props.onChange}
      emptyMessage={t('records.form.nothingFound')}
      openLabel={t('records.form.openList', { label: rest.label })}
      removeLabel={(label) => t('records.form.removeChoice', { label })}
      errorMessage={errorMessage}
    />
  );
}
