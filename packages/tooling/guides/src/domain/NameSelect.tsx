import { useMemo } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { ComboBox } from '@resonanz/ui/ComboBox';
import { messages } from '../messages.ts';

/** Props of {@link NameSelect}. */
export interface NameSelectProps<Name extends string> {
  /** What is chosen. */
  label: string;
  /** Every name there is. */
  names: readonly Name[];
  /** The chosen name. */
  name: Name;
  /** Called with another name. */
  onChange: (name: Name) => void;
}

/** A select of untranslated source names. */
export function NameSelect<Name extends string>({ label, names, name, onChange }: NameSelectProps<Name>) {
  const t = useMessages(messages);
  const items = useMemo(() => names.map((id) => ({ id, label: id })), [names]);
  return (
    <ComboBox
      label={label}
      items={items}
      selectedId={name}
      onSelectionChange={(next) => {
        if (next !== null) onChange(next);
      }}
      openLabel={t('guides.names.show')}
      emptyMessage={t('guides.names.noMatch')}
    />
  );
}
