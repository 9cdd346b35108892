import type { ProposedChannel } from '@resonanz/api-client/campaignRequests';
import { brandPaths } from '@resonanz/domain/paths';
import { useMessages } from '@resonanz/i18n/react';
import { Section } from '@resonanz/records/Section';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { Heading } from '@resonanz/ui/Heading';
import { Link } from '@resonanz/ui/Link';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';
import { Proposals } from '../Proposals.tsx';
import * as css from '../section.css.ts';

/** Requests in the order of their most urgent proposal. */
function byRequest(channels: readonly ProposedChannel[]) {
  const requests = new Map<number, { id: number; title: string; channels: ProposedChannel[] }>();
  for (const channel of channels) {
    const id = channel.campaignRequestId;
    const request = requests.get(id) ?? { id, title: channel.requestTitle, channels: [] };
    request.channels.push(channel);
    requests.set(id, request);
  }
  return [...requests.values()];
}

/** The proposals that wait for the brand, request by request; `undefined` while they are on their way. */
export function OpenDecisions({ channels }: { channels: readonly ProposedChannel[] | undefined }) {
  const t = useMessages(messages);
  const requests = byRequest(channels ?? []);
  const [only] = requests.length === 1 ? requests : [];
  return (
    <Section title={t('campaignRequests.home.proposals')} action={only && <Text tone="muted">{only.title}</Text>}>
      {!channels && (
        <Stack space={7}>
          {['72%', '64%', '70%', '58%'].map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </Stack>
      )}
      {channels?.length === 0 && (
        <EmptyState title={t('campaignRequests.home.noProposals')}>
          {t('campaignRequests.home.noProposalsText')}
        </EmptyState>
      )}
      {requests.map(({ id, title, channels: group }) => (
        <div key={id} className={css.group}>
          {!only && (
            <Heading level={3} variant="subsection">
              {title}
            </Heading>
          )}
          <div>
            <Proposals channels={group} />
          </div>
          <div>
            <Link variant="standalone" href={brandPaths.campaignRequestView({ refId: id })}>
              {t('campaignRequests.home.showRequest', { title })}
            </Link>
          </div>
        </div>
      ))}
    </Section>
  );
}
