import { useMemo } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { MultiSelect } from '@resonanz/ui/MultiSelect';
import { messages } from '../../messages.ts';

interface ManyFilterProps<Value extends string> {
  label: string;
  values: readonly Value[];
  nameOf: (value: Value) => string;
  selected: readonly Value[];
  onChange: (values: readonly Value[]) => void;
  placeholder?: string;
}

/** Any of some values. */
export function ManyFilter<Value extends string>({
  label,
  values,
  nameOf,
  selected,
  onChange,
  placeholder,
}: ManyFilterProps<Value>) {
  const t = useMessages(messages);
  const items = useMemo(() => values.map((id) => ({ id, label: nameOf(id) })), [values, nameOf]);
  return (
    <MultiSelect
      label={label}
      items={items}
      selectedIds={selected}
      onSelectionChange={onChange}
      placeholder={placeholder ?? t('influencers.filter.choose')}
      openLabel={t('influencers.filter.open', { name: label })}
      emptyMessage={t('influencers.filter.none')}
      removeLabel={(name) => t('influencers.filter.remove', { name })}
    />
  );
}
