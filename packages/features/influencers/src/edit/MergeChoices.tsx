import type { InfluencerRecord, MergeField } from '@resonanz/api-client/influencerEdit';
import { labels } from '@resonanz/domain/labels';
import { textOr } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { Radio, RadioGroup } from '@resonanz/ui/RadioGroup';
import * as css from './EditScreen.css.ts';
import { messages } from './messages.ts';
import { nameOf } from './nameOf.ts';
import { PERSON_FIELDS } from './personForm.ts';

/** Props of {@link MergeChoices}. */
export interface MergeChoicesProps {
  target: InfluencerRecord;
  merged: InfluencerRecord;
  /** Fields whose value comes from the one who goes. */
  take: readonly MergeField[];
  onChange: (take: readonly MergeField[]) => void;
}

/** The fields in which two people differ, each with a choice of whose value stays. */
export function MergeChoices({ target, merged, take, onChange }: MergeChoicesProps) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const isEmpty = (value: unknown): boolean =>
    value === null || value === '' || (Array.isArray(value) && value.length === 0);
  const text = (field: MergeField, value: unknown): string => {
    if (isEmpty(value)) return t('influencerEdit.merge.empty');
    if (typeof value === 'boolean') return t(value ? 'influencerEdit.yes' : 'influencerEdit.no');
    const words = (Array.isArray(value) ? value : [value]).map((each) =>
      field === 'category' ? textOr(label, labels, `category.${each}`, String(each)) : String(each),
    );
    return words.join(', ');
  };
  const differing = PERSON_FIELDS.filter((field) => JSON.stringify(target[field]) !== JSON.stringify(merged[field]));
  if (differing.length === 0) return <p>{t('influencerEdit.merge.same', { name: nameOf(merged) })}</p>;
  return (
    <div className={css.choices}>
      {differing.map((field) => (
        <RadioGroup
          key={field}
          label={t(`influencerEdit.field.${field}`)}
          value={take.includes(field) ? 'merged' : 'kept'}
          onChange={(choice) =>
            onChange(choice === 'merged' ? [...take, field] : take.filter((each) => each !== field))
          }
        >
          <Radio value="kept">{text(field, target[field])}</Radio>
          <Radio value="merged">{text(field, merged[field])}</Radio>
        </RadioGroup>
      ))}
    </div>
  );
}
