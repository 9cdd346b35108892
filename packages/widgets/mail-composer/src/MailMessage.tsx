import { useId, useState } from 'react';
import { formatDateTime } from '@resonanz/formatters/date';
import { formatFileSize } from '@resonanz/formatters/fileSize';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { MailBody } from '@resonanz/rich-text/MailBody';
import { Button } from '@resonanz/ui/Button';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Link } from '@resonanz/ui/Link';
import { Spread } from '@resonanz/ui/Spread';
import { Text } from '@resonanz/ui/Text';
import { MailStateTag } from './MailStateTag.tsx';
import * as css from './MailThreads.css.ts';
import { messages } from './messages.ts';
import { rowsOf, withPictures } from './shownMessage.ts';
import type { ThreadMail } from './thread.ts';

interface MailMessageProps {
  mail: ThreadMail;
  /** Whether something is under way. */
  isPending: boolean;
  onRetry?: () => void;
  onTakeBack?: () => void;
}

/**
 * One mail of a thread; its text stands in a frame in which nothing runs, without pictures of others until they are
 * asked for (docs/domain/mails.md#mail-content).
 */
export function MailMessage({ mail, isPending, onRetry, onTakeBack }: MailMessageProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const [showsPictures, setShowsPictures] = useState(false);
  const id = useId();
  const { state, failure, cc, bcc, remoteImages, attachments } = mail;
  const at = formatDateTime(mail.sentAt ?? mail.scheduledAt ?? mail.createdAt, language);
  const sender = mail.createdByName ?? (mail.isAutomatic ? t('mailThreads.automatic') : mail.fromEmail);
  const copies = (['cc', 'bcc'] as const).filter((kind) => (kind === 'cc' ? cc : bcc).length > 0);
  return (
    <article className={css.message} aria-labelledby={id}>
      <Spread alignY="top">
        <div className={css.addresses} id={id}>
          <Text variant="densityStrong">{sender}</Text>
          <Text variant="caption" tone="secondary">
            {t('mailThreads.to', { name: mail.receiverName, email: mail.toEmail })}
          </Text>
          {copies.map((kind) => (
            <Text key={kind} variant="caption" tone="secondary">
              {t(`mailThreads.${kind}`, { addresses: (kind === 'cc' ? cc : bcc).join(', ') })}
            </Text>
          ))}
          <Text
            as="time"
            variant="caption"
            tone="muted"
            dateTime={mail.sentAt ?? mail.scheduledAt ?? mail.createdAt}
            isTabular
          >
            {at}
          </Text>
        </div>
        <MailStateTag state={state} />
      </Spread>
      {state === 'failed' && (
        <InlineAlert
          tone="error"
          title={t('mailThreads.notDelivered')}
          action={
            onRetry && (
              <Button variant="outline" isDisabled={isPending} onPress={onRetry}>
                {t('mailThreads.retry')}
              </Button>
            )
          }
        >
          {t(`mailThreads.failure.${failure ?? 'refused'}`)}
        </InlineAlert>
      )}
      {state === 'scheduled' && (
        <InlineAlert
          tone="info"
          action={
            onTakeBack && (
              <Button variant="outline" isDisabled={isPending} onPress={onTakeBack}>
                {t('mailThreads.takeBack')}
              </Button>
            )
          }
        >
          {t('mailThreads.waits', { at })}
        </InlineAlert>
      )}
      {remoteImages.length > 0 && !showsPictures && (
        <InlineAlert
          tone="info"
          action={
            <Button variant="outline" onPress={() => setShowsPictures(true)}>
              {t('mailThreads.showPictures')}
            </Button>
          }
        >
          {t('mailThreads.pictures', { count: remoteImages.length })}
        </InlineAlert>
      )}
      <MailBody
        label={t('mailThreads.messageOf', { subject: mail.subject })}
        html={showsPictures ? withPictures(mail.message, remoteImages) : mail.message}
        showsRemoteImages={showsPictures}
        rows={rowsOf(mail.message)}
      />
      {attachments.length > 0 && (
        <ul className={css.files} aria-label={t('mailThreads.files')}>
          {attachments.map(({ fileId, name, size, url }) => (
            <li key={fileId}>
              <Link href={url} download={name}>
                {name}
              </Link>{' '}
              <Text variant="caption" tone="muted">
                {formatFileSize(size, language)}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
