import { type Control, Controller } from 'react-hook-form';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { CheckboxGroup } from '@resonanz/ui/CheckboxGroup';
import type { RequestValues } from './requestForm.ts';

interface CheckListProps {
  control: Control<RequestValues>;
  name: 'targetGroups' | 'ageBands' | 'countries' | 'platforms';
  label: string;
  items: readonly { value: string; label: string }[];
  isRequired?: boolean;
}

/** Several of a few, all in view; they stay in the order of the list. */
export function CheckList({ control, name, label, items, isRequired = false }: CheckListProps) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { onChange, value }, fieldState: { error } }) => (
        <CheckboxGroup
          label={label}
          name={name}
          direction="row"
          isRequired={isRequired}
          value={value}
          onChange={(chosen) => onChange(items.flatMap((item) => (chosen.includes(item.value) ? [item.value] : [])))}
          errorMessage={error?.message}
        >
          {items.map((item) => (
            <Checkbox key={item.value} value={item.value}>
              {item.label}
            </Checkbox>
          ))}
        </CheckboxGroup>
      )}
    />
  );
}
