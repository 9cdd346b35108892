import type { NetworkPerson } from '@resonanz/api-client/network';
import { labels } from '@resonanz/domain/labels';
import { AGE_BANDS } from '@resonanz/domain/lookups';
import { formatPercent } from '@resonanz/formatters/number';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Heading } from '@resonanz/ui/Heading';
import { Meter } from '@resonanz/ui/Meter';
import { Stack } from '@resonanz/ui/Stack';
import { useId } from 'react';
import { messages } from '../messages.ts';
import * as css from './Audience.css.ts';

type Shares = NonNullable<NetworkPerson['audience']>;

function Bars({ title, rows }: { title: string; rows: readonly (readonly [label: string, share: number | null])[] }) {
  const { language } = useLanguage();
  const id = useId();
  const known = rows.flatMap(([label, share]) => (share === null ? [] : [{ label, share, text: formatPercent(share, language) }]));
  if (known.length === 0) return null;
  return (
    <Stack as="section" space={4} aria-labelledby={id}>
      <Heading level={4} id={id}>
        {title}
      </Heading>
      <div className={css.rows}>
        {known.map(({ label, share, text }) => (
          <div key={label} className={css.row}>
            <span className={css.name} aria-hidden="true">
              {label}
            </span>
            <Meter value={share} label={label} valueText={text} tone="accent" />
            <span className={css.share} aria-hidden="true">
              {text}
            </span>
          </div>
        ))}
      </div>
    </Stack>
  );
}

/** Who follows somebody: gender, age and country, as far as it is known. */
export function Audience({ shares }: { shares: Shares }) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const id = useId();
  if (Object.values(shares).every((share) => share === null)) return null;
  return (
    <Stack as="section" space={5} aria-labelledby={id}>
      <Heading level={3} id={id}>
        {t('brandNetwork.audience')}
      </Heading>
      <Bars
        title={t('brandNetwork.filter.gender')}
        rows={[
          [label('gender.female'), shares.genderFemale],
          [label('gender.male'), shares.genderMale],
        ]}
      />
      <Bars title={t('brandNetwork.fact.age')} rows={AGE_BANDS.map((band) => [label(`ageBand.${band}`), shares[band]])} />
      <Bars
        title={t('brandNetwork.filter.country')}
        rows={[
          [label('country.DE'), shares.germany],
          [label('country.AU'), shares.austria],
          [label('country.CH'), shares.switzerland],
        ]}
      />
    </Stack>
  );
}
