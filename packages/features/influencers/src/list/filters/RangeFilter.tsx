import { RangeFields, type RangeFieldsProps } from '@resonanz/records/RangeFields';
import { Text } from '@resonanz/ui/Text';
import * as css from './filters.css.ts';

/** From how much up to how much, below its name. */
export function RangeFilter(
  props: Pick<RangeFieldsProps, 'label' | 'value' | 'onChange' | 'maxValue' | 'fractionDigits'>,
) {
  return (
    <div className={css.group} role="group" aria-label={props.label}>
      <Text variant="label">{props.label}</Text>
      <RangeFields {...props} />
    </div>
  );
}
