import { useMessages } from '@resonanz/i18n/react';
import type { NumberRange } from '@resonanz/records/filters';
import { RangeFields } from '@resonanz/records/RangeFields';
import { RangeSlider } from '@resonanz/ui/RangeSlider';
import { messages } from '../messages.ts';
import * as css from './FollowersFilter.css.ts';
import { GREATEST } from './influencerList.ts';

/** The slider ends here; greater numbers can be typed. */
const SLIDER_MAX = 10_000_000;

interface FollowersFilterProps {
  value: NumberRange;
  onChange: (value: NumberRange) => void;
}

/** From how many up to how many followers; an empty field or a thumb at its end leaves that side open. */
export function FollowersFilter({ value, onChange }: FollowersFilterProps) {
  const t = useMessages(messages);
  const { min, max } = value;
  const from = Math.min(min ?? 0, SLIDER_MAX);
  return (
    <div className={css.followers}>
      <div className={css.slider}>
        <RangeSlider
          label={t('influencers.filter.followers')}
          hidesLabel
          thumbLabels={[t('influencers.filter.followersFrom'), t('influencers.filter.followersTo')]}
          scale="logarithmic"
          maxValue={SLIDER_MAX}
          value={[from, Math.max(from, Math.min(max ?? SLIDER_MAX, SLIDER_MAX))]}
          onChange={([low, high]) => onChange({ min: low <= 0 ? null : low, max: high >= SLIDER_MAX ? null : high })}
        />
      </div>
      <RangeFields
        label={t('influencers.filter.followers')}
        value={value}
        onChange={onChange}
        isOrdered
        maxValue={GREATEST.followers}
      />
    </div>
  );
}
