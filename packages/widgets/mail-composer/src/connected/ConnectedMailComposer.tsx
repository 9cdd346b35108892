'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { mailMutations, mailQueries, type WrittenMail as FormToSend } from '@resonanz/api-client/mail';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { formatDateTime } from '@resonanz/formatters/date';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import type { ToastQueue } from '@resonanz/ui/toastQueue';
import type { CheckMail, WrittenMail } from '../mail.ts';
import { MailComposer, type MailComposerProps } from '../MailComposer.tsx';
import { messages } from '../messages.ts';
import { eachOnce, idOf, type MailBegin, toReceiver } from './partner.ts';
import { fromWire, placeholdersFor, toWire } from './placeholders.ts';
import { useExposeOffer } from './useExposeOffer.ts';

/** Props of {@link ConnectedMailComposer}. */
export interface ConnectedMailComposerProps extends Pick<MailComposerProps, 'onDirtyChange' | 'onClose'> {
  /** To whom the mail goes, what it is about and what it goes on from; looked at once. */
  begin: MailBegin;
  /**
   * E-mail address of the user whose watch list can go along as expose, where something is on it; without it none is
   * offered.
   */
  exposeOf?: string | undefined;
  /** Where the outcome is shown. */
  toasts: ToastQueue;
  /** Called when the mail has been sent or planned. */
  onSent?: () => void;
}

/** The compose dialog on Resonanz's server: drafts, placeholders filled in there, several receivers as single mails. */
export function ConnectedMailComposer({
  begin: given,
  exposeOf,
  toasts,
  onSent,
  onDirtyChange,
  onClose,
}: ConnectedMailComposerProps) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { language } = useLanguage();
  const client = useApi();
  const queryClient = useQueryClient();
  const [begin] = useState(() => ({ ...given, partners: eachOnce(given.partners) }));
  const { partners, campaignId, parentId, draft } = begin;
  const calls = mailMutations(client, queryClient);
  // Without a connection a call fails at once; waiting for one would keep the dialog shut in its spinner.
  const send = useMutation({ ...calls.send(), networkMode: 'always' });
  const keep = useMutation({ ...calls.saveDraft(), networkMode: 'always' });
  const receiversOf = (ids: readonly (string | number)[]) =>
    ids.flatMap((id) => partners.filter((each) => idOf(each) === id).map(toReceiver));

  const check: CheckMail = async (text, ids, shownId) => {
    const { receivers, ...shown } = await queryClient.fetchQuery({
      ...mailQueries(client).preview({
        ...toWire(text),
        receivers: receiversOf(ids),
        position: Math.max(ids.indexOf(shownId), 0),
        ...(campaignId !== undefined && { campaignId }),
      }),
      networkMode: 'always',
    });
    return {
      ...shown,
      receivers: receivers.flatMap(({ toEmail, problem, missing }, at) => {
        const id = ids[at];
        return id === undefined ? [] : [{ id, email: toEmail, problem, missing }];
      }),
    };
  };
  const written = (mail: WrittenMail, onShare: (share: number) => void): FormToSend => {
    const { subject, message } = toWire(mail);
    return {
      mail: {
        receivers: receiversOf(mail.receiverIds),
        subject,
        message,
        language: mail.language,
        cc: [...mail.cc],
        bcc: [...mail.bcc],
        ...(mail.sendAt !== null && { scheduledAt: mail.sendAt }),
        ...(campaignId !== undefined && { campaignId }),
        ...(parentId !== undefined && { parentId }),
        ...(draft && { draftId: draft.draftId, keepAttachments: [...mail.savedFileIds] }),
      },
      ...(mail.files.length > 0 && {
        attachments: mail.files,
        onProgress: ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0),
      }),
    };
  };
  const notify = (text: string) => toasts.add({ tone: 'ok', title: t('mailComposer.done.title'), text });
  const hasCustomers = partners.some(({ userType }) => userType === 'customer');
  return (
    <MailComposer
      title={parentId === undefined ? t('mailComposer.title') : t('mailComposer.answerTitle')}
      receivers={partners.map((each) => ({ id: idOf(each), name: each.name }))}
      placeholders={placeholdersFor(hasCustomers, campaignId !== undefined).map((name) => ({
        name,
        label: t(`mailComposer.placeholder.${name}`),
      }))}
      draft={
        draft
          ? {
              ...fromWire(draft),
              cc: draft.cc,
              bcc: draft.bcc,
              sendAt: draft.scheduledAt,
              savedFiles: draft.attachments,
            }
          : { ...(begin.subject !== undefined && { subject: begin.subject }) }
      }
      fileOffer={useExposeOffer(exposeOf)}
      onCheck={check}
      onSend={async (mail, onShare) => {
        await send.mutateAsync(written(mail, onShare));
        const count = mail.receiverIds.length;
        notify(
          mail.sendAt === null
            ? t('mailComposer.sent', { count })
            : t('mailComposer.scheduled', { count, at: formatDateTime(mail.sendAt, language) }),
        );
        onSent?.();
      }}
      onSaveDraft={async (mail, onShare) => {
        await keep.mutateAsync(written(mail, onShare));
        notify(t('mailComposer.draftSaved'));
      }}
      errorText={(error) => say(error, 'mailComposer.error.other')}
      onClose={onClose}
      {...(onDirtyChange && { onDirtyChange })}
    />
  );
}
