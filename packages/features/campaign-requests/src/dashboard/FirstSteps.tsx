import { brandPaths } from '@resonanz/domain/paths';
import { useMessages } from '@resonanz/i18n/react';
import { Section } from '@resonanz/records/Section';
import { Link } from '@resonanz/ui/Link';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';

const STEPS = [
  { id: 'campaign', href: brandPaths.campaignRequestAdd() },
  { id: 'ugc', href: brandPaths.ugcVideoAdd() },
  { id: 'profile', href: brandPaths.profile() },
  { id: 'network', href: brandPaths.network() },
] as const;

/** Where a brand begins that has asked for nothing yet. */
export function FirstSteps() {
  const t = useMessages(messages);
  return (
    <Section title={t('campaignRequests.first.title')}>
      <Text as="p" tone="muted">
        {t('campaignRequests.first.lead')}
      </Text>
      <Stack as="ol" space={7}>
        {STEPS.map(({ id, href }) => (
          <li key={id}>
            <Link variant="standalone" href={href}>
              {t(`campaignRequests.first.${id}`)}
            </Link>
            <Text as="p">{t(`campaignRequests.first.${id}Text`)}</Text>
          </li>
        ))}
      </Stack>
    </Section>
  );
}
