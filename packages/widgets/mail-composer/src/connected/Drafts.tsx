import { PencilSimpleIcon, TrashIcon } from '@phosphor-icons/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { type MailDraft, type MailDraftQuery, mailMutations, mailQueries } from '@resonanz/api-client/mail';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { formatDateTime } from '@resonanz/formatters/date';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { AlertDialog } from '@resonanz/ui/AlertDialog';
import { Heading } from '@resonanz/ui/Heading';
import { IconButton } from '@resonanz/ui/IconButton';
import { Inline } from '@resonanz/ui/Inline';
import { Link } from '@resonanz/ui/Link';
import { Text } from '@resonanz/ui/Text';
import type { ToastQueue } from '@resonanz/ui/toastQueue';
import * as css from '../MailThreads.css.ts';
import { messages } from '../messages.ts';
import type { MailPlace } from './ConnectedMails.tsx';

interface DraftsProps {
  of: MailPlace;
  toasts: ToastQueue;
  onContinue: (draft: MailDraft) => void;
}

function queryOf(place: MailPlace): MailDraftQuery {
  if ('campaignId' in place) return place;
  if ('influencerId' in place) return { userType: 'influencer', refId: place.influencerId };
  if ('testerId' in place) return { userType: 'tester', refId: place.testerId };
  return 'amazonUserId' in place
    ? { userType: 'amazonUser', refId: place.amazonUserId }
    : { userType: 'customer', refId: place.customerId };
}

/** Mails the reader has started; where there are none, nothing. */
export function Drafts({ of, toasts, onContinue }: DraftsProps) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { language } = useLanguage();
  const client = useApi();
  const [removed, setRemoved] = useState<MailDraft | null>(null);
  const { data = [] } = useQuery(mailQueries(client).drafts(queryOf(of)));
  const remove = useMutation(mailMutations(client, useQueryClient()).deleteDraft());
  const id = useId();
  const nameOf = ({ subject }: MailDraft) => subject || t('mailComposer.noSubject');
  if (data.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Heading level={3} variant="subsection" id={id}>
        {t('mailThreads.drafts')}
      </Heading>
      <ul className={css.drafts}>
        {data.map((draft) => (
          <li key={draft.draftId} className={css.draft}>
            <div className={css.addresses}>
              <Link variant="quiet" onPress={() => onContinue(draft)}>
                {nameOf(draft)}
              </Link>
              <Text variant="caption" tone="muted">
                {[draft.receivers.map(({ name }) => name).join(', '), formatDateTime(draft.updatedAt, language)]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </div>
            <Inline space={2} isNowrap>
              <IconButton
                icon={PencilSimpleIcon}
                size="small"
                label={t('mailThreads.draft.continue', { subject: nameOf(draft) })}
                onPress={() => onContinue(draft)}
              />
              <IconButton
                icon={TrashIcon}
                size="small"
                label={t('mailThreads.draft.remove', { subject: nameOf(draft) })}
                onPress={() => setRemoved(draft)}
              />
            </Inline>
          </li>
        ))}
      </ul>
      <AlertDialog
        isOpen={removed !== null}
        onOpenChange={() => setRemoved(null)}
        title={t('mailThreads.draft.removeTitle')}
        confirmLabel={t('mailThreads.draft.removeConfirm')}
        cancelLabel={t('mailComposer.cancel')}
        tone="danger"
        isPending={remove.isPending}
        onConfirm={() =>
          removed &&
          remove.mutate(removed.draftId, {
            onError: (error) =>
              toasts.add({
                tone: 'bad',
                title: t('mailThreads.error.title'),
                text: say(error, 'mailComposer.error.other'),
              }),
            onSettled: () => setRemoved(null),
          })
        }
      >
        {t('mailThreads.draft.removeText', { subject: removed ? nameOf(removed) : '' })}
      </AlertDialog>
    </section>
  );
}
