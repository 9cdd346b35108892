import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { RatingField } from '@resonanz/ui/RatingField';
import { messages } from '../messages.ts';
import { ratingOf } from './channelText.ts';

interface RatingFilterProps {
  value: number | null;
  onChange: (value: number | null) => void;
}

/** The least average rating, as stars. */
export function RatingFilter({ value, onChange }: RatingFilterProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  return (
    <RatingField
      label={t('influencers.filter.rating')}
      hidesLabel
      value={value}
      onChange={onChange}
      starLabel={(rating) => t('influencers.filter.ratingFromStars', { rating })}
      valueText={
        value === null
          ? t('influencers.filter.ratingAny')
          : t('influencers.filter.ratingFrom', { rating: ratingOf(value, language) })
      }
      clearLabel={t('influencers.filter.ratingClear')}
    />
  );
}
