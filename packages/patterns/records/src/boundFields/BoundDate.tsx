import type { FieldValues } from 'react-hook-form';
import { useMessages } from '@resonanz/i18n/react';
import { DatePicker, type DatePickerProps } from '@resonanz/ui/DatePicker';
import { messages } from '../form/messages.ts';
import { type Bound, useBound } from './useBound.ts';

/** Props of {@link BoundDate}. */
export interface BoundDateProps<Values extends FieldValues>
  extends Bound<Values, string>, Pick<DatePickerProps, 'isRequired' | 'minValue' | 'unavailableMessage'> {}

/** A calendar day of a form as `YYYY-MM-DD`; the empty text is none. */
export function BoundDate<Values extends FieldValues>({ control, name, label, ...rest }: BoundDateProps<Values>) {
  const t = useMessages(messages);
  const { props, errorMessage } = useBound<string, Values>(control, name);
  return (
    <DatePicker
      {...rest}
      {...props}
      label={label}
      value={props.value === '' ? null : props.value}
      onChange={(day) => props.onChange(day ?? '')}
      clearLabel={t('records.form.clear', { label })}
      incompleteMessage={t('records.form.dateIncomplete')}
      errorMessage={errorMessage}
    />
  );
}
