import { StarIcon, XIcon } from '@phosphor-icons/react';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Icon } from '@resonanz/ui/Icon';
import { IconButton } from '@resonanz/ui/IconButton';
import { Text } from '@resonanz/ui/Text';
import { useId } from 'react';
import { messages } from '../messages.ts';
import { ratingOf } from './channelText.ts';
import { RATINGS } from './influencerList.ts';
import * as css from './RatingFilter.css.ts';

interface RatingFilterProps {
  value: number | null;
  onChange: (value: number | null) => void;
}

/** The least average rating, as stars. */
export function RatingFilter({ value, onChange }: RatingFilterProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const name = useId();
  return (
    <div className={css.line}>
      <div role="radiogroup" aria-label={t('influencers.filter.rating')} className={css.stars}>
        {RATINGS.map((rating) => (
          <label key={rating} className={css.star} data-on={rating <= (value ?? 0) || undefined}>
            <input
              type="radio"
              name={name}
              className={css.input}
              aria-label={t('influencers.filter.ratingFromStars', { rating })}
              checked={rating === value}
              onChange={() => onChange(rating)}
            />
            <Icon icon={StarIcon} weight={rating <= (value ?? 0) ? 'fill' : 'regular'} />
          </label>
        ))}
      </div>
      <Text variant="dense" tone={value === null ? 'muted' : 'inherit'} isTabular isNowrap>
        {value === null ? t('influencers.filter.ratingAny') : t('influencers.filter.ratingFrom', { rating: ratingOf(value, language) })}
      </Text>
      {value !== null && (
        <IconButton icon={XIcon} iconSize="mini" size="small" label={t('influencers.filter.ratingClear')} onPress={() => onChange(null)} />
      )}
    </div>
  );
}
