import type { FieldValues } from 'react-hook-form';
import { MoneyField, type MoneyFieldProps } from '@resonanz/ui/MoneyField';
import { NumberField, type NumberFieldProps } from '@resonanz/ui/NumberField';
import { type Bound, useBound } from './useBound.ts';

/** Props of {@link BoundNumber}. */
export interface BoundNumberProps<Values extends FieldValues>
  extends
    Bound<Values, number | null>,
    Pick<NumberFieldProps, 'description' | 'isRequired' | 'minValue' | 'maxValue' | 'unit'> {}

/** A number of a form; null is none. */
export function BoundNumber<Values extends FieldValues>({ control, name, ...rest }: BoundNumberProps<Values>) {
  const { props, errorMessage } = useBound<number | null, Values>(control, name);
  return <NumberField {...rest} {...props} errorMessage={errorMessage} />;
}

/** Props of {@link BoundMoney}. */
export interface BoundMoneyProps<Values extends FieldValues>
  extends Bound<Values, number | null>, Pick<MoneyFieldProps, 'description' | 'isRequired'> {}

/** An amount in euro of a form; null is none. */
export function BoundMoney<Values extends FieldValues>({ control, name, ...rest }: BoundMoneyProps<Values>) {
  const { props, errorMessage } = useBound<number | null, Values>(control, name);
  return <MoneyField {...rest} {...props} errorMessage={errorMessage} />;
}
