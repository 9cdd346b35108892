'use client';

import { useId } from 'react';
import type { components } from '@resonanz/contract/named';
import { labels } from '@resonanz/domain/labels';
import { AGE_BANDS } from '@resonanz/domain/lookups';
import { formatPercent } from '@resonanz/formatters/number';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Heading } from '@resonanz/ui/Heading';
import { Meter } from '@resonanz/ui/Meter';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import * as css from './Audience.css.ts';
import { messages } from './messages.ts';

/** Of what countries, ages and genders an audience is, in percent; null where it is not known. */
export type AudienceShares = components['schemas']['AudienceShares'];

/** Props of {@link Audience}. */
export interface AudienceProps {
  /** Who follows, as it travels. */
  shares: AudienceShares;
  /** Place of the headings "Age" and "Country" in the page's outline; 3 by default. */
  headingLevel?: 2 | 3 | 4;
}

const COUNTRIES = [
  ['germany', 'country.DE'],
  ['austria', 'country.AU'],
  ['switzerland', 'country.CH'],
] as const;

interface BarsProps {
  title: string;
  headingLevel: NonNullable<AudienceProps['headingLevel']>;
  rows: readonly (readonly [label: string, share: number | null])[];
}

/** Shares below each other, as far as they are known. */
function Bars({ title, headingLevel, rows }: BarsProps) {
  const { language } = useLanguage();
  const id = useId();
  const known = rows.flatMap(([label, share]) =>
    share === null ? [] : [{ label, share, text: formatPercent(share, language) }],
  );
  if (known.length === 0) return null;
  return (
    <Stack as="section" space={4} aria-labelledby={id}>
      <Heading level={headingLevel} variant="subsection" id={id}>
        {title}
      </Heading>
      <div className={css.rows}>
        {known.map(({ label, share, text }) => (
          <div key={label} className={css.row}>
            <span className={css.name} aria-hidden="true">
              {label}
            </span>
            <Meter value={share} label={label} valueText={text} />
            <span className={css.share} aria-hidden="true">
              {text}
            </span>
          </div>
        ))}
      </div>
    </Stack>
  );
}

/** Women, men and what is left, as one bar; the rest is unknown, not divers. */
function Genders({ shares: { genderFemale: female, genderMale: male } }: Pick<AudienceProps, 'shares'>) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  if (female === null && male === null) return null;
  const rest = female === null || male === null ? 0 : Math.max(0, Math.round((100 - female - male) * 100) / 100);
  const shown = (
    [
      ['female', female ?? 0],
      ['male', male ?? 0],
      ['unknown', rest],
    ] as const
  ).filter(([, share]) => share > 0);
  return (
    <Stack space={2}>
      <div className={css.legend}>
        {shown.map(([gender, share]) => (
          <span key={gender} className={css.entry}>
            <span className={css.swatch[gender]} aria-hidden="true" />
            {t(`channelCard.gender.${gender}`, { share: formatPercent(share, language) })}
          </span>
        ))}
      </div>
      <div className={css.split} aria-hidden="true">
        {shown.map(([gender, share]) => (
          <span key={gender} className={css.part[gender]} style={{ flexGrow: share }} />
        ))}
      </div>
    </Stack>
  );
}

/** Who follows a channel: genders, ages and countries, as far as they are known. */
export function Audience({ shares, headingLevel = 3 }: AudienceProps) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  if (Object.values(shares).every((share) => share === null)) {
    return (
      <Text as="p" tone="muted">
        {t('channelCard.audienceUnknown')}
      </Text>
    );
  }
  return (
    <Stack space={6}>
      <Genders shares={shares} />
      <Bars
        title={t('channelCard.age')}
        headingLevel={headingLevel}
        rows={AGE_BANDS.map((band) => [label(`ageBand.${band}`), shares[band]])}
      />
      <Bars
        title={t('channelCard.country')}
        headingLevel={headingLevel}
        rows={COUNTRIES.map(([name, key]) => [label(key), shares[name]])}
      />
    </Stack>
  );
}
