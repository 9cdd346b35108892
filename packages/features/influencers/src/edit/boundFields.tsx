import { useMessages } from '@resonanz/i18n/react';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { DatePicker } from '@resonanz/ui/DatePicker';
import { MultiSelect } from '@resonanz/ui/MultiSelect';
import { Select } from '@resonanz/ui/Select';
import { TextArea } from '@resonanz/ui/TextArea';
import { TextField } from '@resonanz/ui/TextField';
import type { ReactNode } from 'react';
import { type Control, Controller, type FieldPathByValue } from 'react-hook-form';
import { messages } from './messages.ts';
import type { PersonValues } from './personForm.ts';

interface Bound<Value> {
  control: Control<PersonValues>;
  name: FieldPathByValue<PersonValues, Value>;
  label: string;
}

interface BoundTextProps extends Bound<string> {
  kind?: 'text' | 'email' | 'tel' | 'url' | 'area';
  description?: ReactNode;
  isRequired?: boolean;
  isReadOnly?: boolean;
  autoComplete?: string;
}

/** A text of the form. */
export function BoundText({ control, name, label, kind = 'text', ...rest }: BoundTextProps) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, value, ...field }, fieldState: { error } }) => {
        const props = { ...rest, ...field, label, value: String(value ?? ''), errorMessage: error?.message };
        return kind === 'area' ? <TextArea {...props} rows={2} /> : <TextField {...props} type={kind} ref={ref} />;
      }}
    />
  );
}

interface Choice<Id> {
  readonly id: Id;
  readonly label: string;
}

interface BoundSelectProps extends Bound<string> {
  items: readonly Choice<string>[];
}

/** One of a few; the first line takes the choice back. */
export function BoundSelect({ control, name, label, items }: BoundSelectProps) {
  const t = useMessages(messages);
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { onChange, value }, fieldState: { error } }) => (
        <Select
          label={label}
          name={name}
          items={[{ id: '', label: t('influencerEdit.notStated') }, ...items]}
          selectedId={String(value ?? '')}
          onSelectionChange={onChange}
          errorMessage={error?.message}
        />
      )}
    />
  );
}

interface BoundMultiProps<Id extends string | number> {
  control: Control<PersonValues>;
  name: 'category' | 'pets' | 'athletic' | 'mobility';
  label: string;
  items: readonly Choice<Id>[];
}

/** Several of many. */
export function BoundMulti<Id extends string | number>({ control, name, label, items }: BoundMultiProps<Id>) {
  const t = useMessages(messages);
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { onChange, value }, fieldState: { error } }) => (
        <MultiSelect<Id>
          label={label}
          name={name}
          items={items}
          selectedIds={items.map(({ id }) => id).filter((id) => (value as readonly (string | number)[]).includes(id))}
          onSelectionChange={onChange}
          emptyMessage={t('influencerEdit.nothingFound')}
          openLabel={t('influencerEdit.openList', { label })}
          removeLabel={(each) => t('influencerEdit.removeChoice', { label: each })}
          errorMessage={error?.message}
        />
      )}
    />
  );
}

/** A calendar day of the form; none lies in the future. */
export function BoundDate({ control, name, label }: Bound<string>) {
  const t = useMessages(messages);
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { onChange, onBlur, value }, fieldState: { error } }) => (
        <DatePicker
          label={label}
          name={name}
          value={String(value ?? '') || null}
          onChange={(day) => onChange(day ?? '')}
          onBlur={onBlur}
          clearLabel={t('influencerEdit.clearDate', { label })}
          incompleteMessage={t('influencerEdit.fault.dateIncomplete')}
          errorMessage={error?.message}
        />
      )}
    />
  );
}

interface BoundCheckProps {
  control: Control<PersonValues>;
  name: 'buyOut' | 'smallBusiness';
  children: ReactNode;
}

/** Yes or no. */
export function BoundCheck({ control, name, children }: BoundCheckProps) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { onChange, value, ref } }) => (
        <Checkbox name={name} isSelected={value} onChange={onChange} ref={ref}>
          {children}
        </Checkbox>
      )}
    />
  );
}
