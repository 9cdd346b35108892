import { useMessages } from '@resonanz/i18n/react';
import { Select } from '@resonanz/ui/Select';
import { messages } from '../../messages.ts';
import { YES_NO } from '../influencerList.ts';

type Answer = (typeof YES_NO)[number];

interface YesNoFilterProps {
  label: string;
  value: Answer | null;
  onChange: (value: Answer | null) => void;
}

/** Yes, no, or no matter. */
export function YesNoFilter({ label, value, onChange }: YesNoFilterProps) {
  const t = useMessages(messages);
  return (
    <Select
      label={label}
      items={[
        { id: 'any', label: t('influencers.filter.any') },
        ...YES_NO.map((id) => ({ id, label: t(`influencers.list.${id}`) })),
      ]}
      selectedId={value ?? 'any'}
      onSelectionChange={(id) => onChange(YES_NO.find((each) => each === id) ?? null)}
    />
  );
}
