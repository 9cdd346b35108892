import type { ChannelAudience, ProfileChannel } from '@resonanz/api-client/influencer-profile';
import { labels } from '@resonanz/domain/labels';
import { AGE_BANDS } from '@resonanz/domain/lookups';
import { formatPercent } from '@resonanz/formatters/number';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Heading } from '@resonanz/ui/Heading';
import { Meter } from '@resonanz/ui/Meter';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { useId } from 'react';
import * as css from './AudiencePanel.css.ts';
import { messages } from './messages.ts';
import { Origin } from './Origin.tsx';

type Shares = ChannelAudience['shares'];

const COUNTRIES = [
  ['germany', 'country.DE'],
  ['austria', 'country.AU'],
  ['switzerland', 'country.CH'],
] as const;

const isKnown = (shares: Shares): boolean => Object.values(shares).some((share) => share !== null);

function Bars({ title, rows }: { title: string; rows: readonly (readonly [label: string, share: number | null])[] }) {
  const { language } = useLanguage();
  const id = useId();
  const known = rows.flatMap(([label, share]) => (share === null ? [] : [{ label, share, text: formatPercent(share, language) }]));
  if (known.length === 0) return null;
  return (
    <Stack as="section" space={4} aria-labelledby={id}>
      <Heading level={3} id={id}>
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
function GenderBar({ female, male }: { female: number | null; male: number | null }) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  if (female === null && male === null) return null;
  const rest = female === null || male === null ? 0 : Math.max(0, Math.round((100 - female - male) * 100) / 100);
  const parts = [
    { id: 'female', label: t('profile.audience.female'), share: female ?? 0 },
    { id: 'male', label: t('profile.audience.male'), share: male ?? 0 },
    { id: 'unknown', label: t('profile.audience.unknownGender'), share: rest },
  ] as const;
  const shown = parts.filter(({ share }) => share > 0);
  return (
    <Stack space={2}>
      <div className={css.legend}>
        {shown.map(({ id, label, share }) => (
          <span key={id} className={css.entry}>
            <span className={css.swatch[id]} aria-hidden="true" />
            {label} {formatPercent(share, language)}
          </span>
        ))}
      </div>
      <div className={css.split} aria-hidden="true">
        {shown.map(({ id, share }) => (
          <span key={id} className={css.part[id]} style={{ flexGrow: share }} />
        ))}
      </div>
    </Stack>
  );
}

/** Who follows a channel: gender, age and country, with the origin of these shares. */
export function AudiencePanel({ channel }: { channel: ProfileChannel }) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const { audience, platform } = channel;
  const { shares } = audience;
  return (
    <Stack space={6}>
      <Stack space={1}>
        <Heading level={2}>{t('profile.audience.title')}</Heading>
        <Origin of={audience} platform={platform} />
      </Stack>
      {isKnown(shares) ? (
        <>
          <GenderBar female={shares.genderFemale} male={shares.genderMale} />
          <Bars title={t('profile.audience.age')} rows={AGE_BANDS.map((band) => [label(`ageBand.${band}`), shares[band]])} />
          <Bars title={t('profile.audience.country')} rows={COUNTRIES.map(([name, key]) => [label(key), shares[name]])} />
        </>
      ) : (
        <Text as="p" tone="muted">
          {t('profile.audience.unknown')}
        </Text>
      )}
    </Stack>
  );
}
