'use client';

import { formatNumber } from '@resonanz/formatters/number';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Meter } from '@resonanz/ui/Meter';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { placesMessages } from './messages.ts';

/** Props of {@link PlacesMeter}. */
export interface PlacesMeterProps {
  /** How many places are given away. */
  taken: number;
  /** How many there are. */
  places: number;
  /** Whether the numbers stand above the bar, as in a table; otherwise they are only read out. */
  showsWords?: boolean;
}

/** How many places of a product test are taken. */
export function PlacesMeter({ taken, places, showsWords = false }: PlacesMeterProps) {
  const t = useMessages(placesMessages);
  const { language } = useLanguage();
  const words = t('records.places.taken', {
    taken: formatNumber(taken, language),
    places: formatNumber(places, language),
  });
  const meter = <Meter label={t('records.places')} value={taken} max={places} valueText={words} tone="accent" />;
  if (!showsWords) return meter;
  return (
    <Stack space={1}>
      <Text isNowrap>{words}</Text>
      {meter}
    </Stack>
  );
}
