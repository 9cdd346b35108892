import { labels } from '@resonanz/domain/labels';
import { AUDIENCE_SHARES, type AudienceShare } from '@resonanz/domain/lookups';
import { useMessages } from '@resonanz/i18n/react';
import { Columns } from '@resonanz/ui/Columns';
import { Disclosure } from '@resonanz/ui/Disclosure';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { NumberField } from '@resonanz/ui/NumberField';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import type { FiguresDraft, ShareGroup } from './figuresForm.ts';
import { messages } from './messages.ts';

interface ShareFieldsProps {
  shares: FiguresDraft['shares'];
  /** Groups that are more than the whole. */
  overfull: ReadonlySet<ShareGroup>;
  onChange: (shares: FiguresDraft['shares']) => void;
}

const TITLES = {
  country: 'word.country',
  age: 'word.age',
  gender: 'profile.figures.gender',
} as const;

/** The audience of a channel in percent, by country, age and gender. */
export function ShareFields({ shares, overfull, onChange }: ShareFieldsProps) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const nameOf = (name: AudienceShare): string => {
    if (name === 'genderFemale') return t('profile.figures.female');
    if (name === 'genderMale') return t('profile.figures.male');
    if (name === 'germany') return label('country.DE');
    if (name === 'austria') return label('country.AU');
    return name === 'switzerland' ? label('country.CH') : label(`ageBand.${name}`);
  };
  return (
    <Disclosure title={t('profile.figures.audience')}>
      <Stack space={6}>
        {(Object.keys(AUDIENCE_SHARES) as ShareGroup[]).map((group) => (
          <Stack key={group} as="fieldset" space={4} aria-label={t(TITLES[group])}>
            <Text variant="denseStrong">{t(TITLES[group])}</Text>
            <Columns template={3} space={4}>
              {AUDIENCE_SHARES[group].map((name) => (
                <NumberField
                  key={name}
                  label={nameOf(name)}
                  unit="%"
                  maxValue={100}
                  fractionDigits={2}
                  value={shares[name] ?? null}
                  onChange={(share) => onChange({ ...shares, [name]: share })}
                />
              ))}
            </Columns>
            {overfull.has(group) && (
              <InlineAlert tone="error" role="alert">
                {t('profile.figures.error.sharesAboveWhole')}
              </InlineAlert>
            )}
          </Stack>
        ))}
      </Stack>
    </Disclosure>
  );
}
