import { useMessages } from '@resonanz/i18n/react';
import { NumberField } from '@resonanz/ui/NumberField';
import { Select } from '@resonanz/ui/Select';
import { messages } from '../../messages.ts';
import type { LeastShare } from '../influencerList.ts';
import * as css from './filters.css.ts';

interface ShareFilterProps<Share extends string> {
  label: string;
  shares: readonly Share[];
  nameOf: (share: Share) => string;
  value: LeastShare<Share> | null;
  onChange: (value: LeastShare<Share> | null) => void;
}

/** How large a part has to be before anything is said. */
const AT_FIRST = 50;

/** One part of the audience and how large it has to be at least. */
export function ShareFilter<Share extends string>({ label, shares, nameOf, value, onChange }: ShareFilterProps<Share>) {
  const t = useMessages(messages);
  return (
    <div className={css.share}>
      <Select
        label={label}
        items={[{ id: 'any', label: t('influencers.filter.any') }, ...shares.map((id) => ({ id, label: nameOf(id) }))]}
        selectedId={value?.share ?? 'any'}
        onSelectionChange={(id) => {
          const share = shares.find((each) => each === id);
          onChange(share === undefined ? null : { share, from: value?.from ?? AT_FIRST });
        }}
      />
      <NumberField
        label={`${label} ${t('influencers.filter.audience.from')}`}
        hidesLabel
        unit="%"
        isDisabled={value === null}
        value={value?.from ?? null}
        minValue={1}
        maxValue={100}
        onChange={(from) => value && onChange({ ...value, from: Math.min(Math.max(from ?? 1, 1), 100) })}
      />
    </div>
  );
}
