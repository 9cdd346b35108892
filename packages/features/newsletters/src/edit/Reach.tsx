import { useQuery } from '@tanstack/react-query';
import { type NewsletterAudience, newsletterQueries, type NewsletterReach } from '@resonanz/api-client/newsletters';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { formatNumber } from '@resonanz/formatters/number';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Section } from '@resonanz/records/Section';
import { Fact, FactList } from '@resonanz/ui/FactList';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Meter } from '@resonanz/ui/Meter';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';
import * as css from './NewsletterForm.css.ts';

/** How many each condition leaves, beginning with everybody who may be written to. */
function Conditions({ reach: { confirmed, conditions } }: { reach: NewsletterReach }) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const steps = [
    { id: 'confirmed', label: t('newsletters.reach.confirmed'), count: confirmed },
    ...conditions.map(({ condition, receivers }) => ({
      id: condition,
      label: condition === 'countries' ? t('word.countries') : t(`newsletters.audience.${condition}`),
      count: receivers,
    })),
  ];
  return (
    <Stack space={3}>
      <Text as="p" variant="caption" tone="muted">
        {t('newsletters.reach.conditions')}
      </Text>
      <dl className={css.conditions}>
        {steps.map(({ id, label, count }) => (
          <div key={id} className={css.condition}>
            <dt>{label}</dt>
            <dd className={css.count}>
              <Text variant="densityStrong" isTabular>
                {formatNumber(count, language)}
              </Text>
              <Meter
                label={label}
                value={count}
                max={confirmed}
                valueText={formatNumber(count, language)}
                tone="accent"
              />
            </dd>
          </div>
        ))}
      </dl>
    </Stack>
  );
}

/** How many testers an audience reaches right now, and why others are not reached. */
export function Reach({ audience }: { audience: NewsletterAudience }) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { language } = useLanguage();
  const { data, error, isPlaceholderData } = useQuery(newsletterQueries(useApi()).reach(audience));
  return (
    <Section title={t('newsletters.reach')}>
      {error && <InlineAlert tone="error">{say(error, 'newsletters.error.other')}</InlineAlert>}
      <div role="status" aria-busy={data === undefined || isPlaceholderData}>
        {data && (
          <Stack space={5}>
            <div className={css.reach}>
              <Stack space={4}>
                <Text as="p" variant="figure">
                  {t('newsletters.reach.receivers', { count: data.receivers })}
                </Text>
                <FactList>
                  <Fact label={t('newsletters.reach.german')}>{formatNumber(data.german, language)}</Fact>
                  <Fact label={t('newsletters.reach.english')}>{formatNumber(data.english, language)}</Fact>
                </FactList>
              </Stack>
              {data.conditions.length > 0 && <Conditions reach={data} />}
            </div>
            <Text as="p" variant="caption" tone="muted">
              {t('newsletters.reach.others', {
                testers: data.testers,
                unconfirmed: data.testers - data.confirmed - data.blocked,
                blocked: data.blocked,
              })}
            </Text>
          </Stack>
        )}
      </div>
    </Section>
  );
}
