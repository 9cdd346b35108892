import { useMessages } from '@resonanz/i18n/react';
import { ComboBox } from '@resonanz/ui/ComboBox';
import { SegmentedControl } from '@resonanz/ui/SegmentedControl';
import { messages } from '../../messages.ts';
import type { Matched } from '../influencerList.ts';
import * as css from './filters.css.ts';

interface RecordFilterProps {
  label: string;
  /** The records to choose from; `undefined` while they are on their way. */
  items: readonly { readonly id: number; readonly label: string }[] | undefined;
  value: Matched | null;
  onChange: (value: Matched | null) => void;
}

const NOTHING: readonly { readonly id: number; readonly label: string }[] = [];
const MATCHES = ['in', 'notIn'] as const;

/** A record, and whether people have to do with it or must not. */
export function RecordFilter({ label, items, value, onChange }: RecordFilterProps) {
  const t = useMessages(messages);
  return (
    <div className={css.group}>
      <ComboBox
        label={label}
        items={items ?? NOTHING}
        isLoading={items === undefined}
        loadingLabel={t('influencers.filter.loading')}
        selectedId={value?.id ?? null}
        onSelectionChange={(id) => onChange(id === null ? null : { id, match: value?.match ?? 'in' })}
        placeholder={t('influencers.filter.choose')}
        openLabel={t('influencers.filter.open', { name: label })}
        emptyMessage={t('influencers.filter.none')}
        clearLabel={t('influencers.filter.clear', { name: label })}
      />
      {value && (
        <SegmentedControl
          label={t('influencers.filter.match', { name: label })}
          isFullWidth
          items={MATCHES.map((match) => ({ value: match, label: t(`influencers.filter.match.${match}`) }))}
          value={value.match}
          onChange={(match) => onChange({ id: value.id, match })}
        />
      )}
    </div>
  );
}
