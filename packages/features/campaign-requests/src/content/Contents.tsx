import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type BookedChannel, campaignRequestMutations } from '@resonanz/api-client/campaignRequests';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { APPROVAL_STATUS } from '@resonanz/domain/campaigns';
import { labels } from '@resonanz/domain/labels';
import { statusLook } from '@resonanz/domain/statusLook';
import { formatDate } from '@resonanz/formatters/date';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { FileTiles } from '@resonanz/records/FileTiles';
import { Button } from '@resonanz/ui/Button';
import { Inline } from '@resonanz/ui/Inline';
import { Link } from '@resonanz/ui/Link';
import { Stack } from '@resonanz/ui/Stack';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';
import * as css from '../section.css.ts';
import { ChannelTalk } from '../talk/ChannelTalk.tsx';
import { DeclineContentDialog } from './DeclineContentDialog.tsx';

interface ContentProps {
  channel: BookedChannel;
  /** Comments are written in IMA active, and answers lead back there. */
  isInImaActive?: boolean;
  /** There is nothing to be written about it here. */
  isSilent?: boolean;
}

function Content({ channel, isInImaActive = false, isSilent = false }: ContentProps) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const say = useErrorText(messages);
  const { language } = useLanguage();
  const { attempt } = useNotifier();
  const decide = useMutation(campaignRequestMutations(useApi(), useQueryClient()).decideOnContent());
  const [isDeclining, setDeclining] = useState(false);
  const { entryId, name, platform, finalContentStatus, contentStatus, mayDecide } = channel;
  const isReleased = finalContentStatus === APPROVAL_STATUS.approved;
  const release = () =>
    attempt(
      () => decide.mutateAsync({ entryId, finalContentStatus: APPROVAL_STATUS.approved }),
      (error) => say(error, 'campaignRequests.error.content'),
      t('campaignRequests.content.released', { name }),
    );
  const links = [
    ...(channel.savedContent
      ? [{ key: 'saved', href: channel.savedContent, words: t('campaignRequests.content.preview') }]
      : []),
    ...(channel.contentLink
      ? [{ key: 'online', href: channel.contentLink, words: t('campaignRequests.content.online') }]
      : []),
  ];
  return (
    <li className={css.requestRow}>
      <Stack space={2}>
        <Text variant="denseStrong">{`${name} · ${platform}`}</Text>
        <Text variant="caption" tone="muted">
          {[
            contentStatus === null ? null : label(`contentStatus.${contentStatus}`),
            channel.publishDate !== null
              ? t('campaignRequests.content.posted', { date: formatDate(channel.publishDate, language) })
              : channel.contentRelease !== null &&
                t('campaignRequests.content.planned', { date: formatDate(channel.contentRelease, language) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        {channel.files.length > 0 && <FileTiles title={name} files={channel.files} />}
        {links.length > 0 && (
          <Inline space={4}>
            {links.map(({ key, href, words }) => (
              <Link key={key} href={href} target="_blank">
                {words}
              </Link>
            ))}
          </Inline>
        )}
        {channel.finalContentReason !== null && (
          <Text variant="dense">{t('campaignRequests.content.reason', { reason: channel.finalContentReason })}</Text>
        )}
        {!isSilent && <ChannelTalk channel={channel} isInImaActive={isInImaActive} />}
      </Stack>
      <Inline space={3}>
        {finalContentStatus !== APPROVAL_STATUS.pending && (
          <StatusTag
            {...statusLook('approvalStatus', finalContentStatus)}
            label={t(`campaignRequests.content.status.${finalContentStatus}`)}
          />
        )}
        {mayDecide && !isReleased && (
          <Button
            isPending={decide.isPending}
            aria-label={t('campaignRequests.content.releaseName', { name })}
            onPress={() => void release()}
          >
            {t('campaignRequests.content.release')}
          </Button>
        )}
        {mayDecide && (
          <Button
            variant="quiet"
            isDisabled={decide.isPending}
            aria-label={t('campaignRequests.content.declineName', { name })}
            onPress={() => setDeclining(true)}
          >
            {t('word.decline')}
          </Button>
        )}
      </Inline>
      {isDeclining && <DeclineContentDialog channel={channel} onClose={() => setDeclining(false)} />}
    </li>
  );
}

/** Contents of booked channels that the brand looks at, releases or declines with a reason. */
export function Contents({
  channels,
  ...look
}: Omit<ContentProps, 'channel'> & { channels: readonly BookedChannel[] }) {
  return (
    <ul>
      {channels.map((channel) => (
        <Content key={channel.entryId} channel={channel} {...look} />
      ))}
    </ul>
  );
}
