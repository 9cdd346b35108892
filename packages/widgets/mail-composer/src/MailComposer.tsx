'use client';

import { PaperPlaneTiltIcon } from '@phosphor-icons/react';
import { useMessages } from '@resonanz/i18n/react';
import { AlertDialog } from '@resonanz/ui/AlertDialog';
import { Button } from '@resonanz/ui/Button';
import { Dialog } from '@resonanz/ui/Dialog';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { ProgressBar } from '@resonanz/ui/ProgressBar';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { Attachments } from './Attachments.tsx';
import type { CheckMail, HandOver, MailDraft, MailFileOffer, MailPlaceholder, MailReceiver } from './mail.ts';
import * as css from './MailComposer.css.ts';
import { MessagePart } from './MessagePart.tsx';
import { messages } from './messages.ts';
import { ReceiverPart } from './ReceiverPart.tsx';
import { SendTime } from './SendTime.tsx';
import { SubjectField } from './SubjectField.tsx';
import { useComposer } from './useComposer.ts';

/** Props of {@link MailComposer}. */
export interface MailComposerProps {
  /** Who gets the mail, at most 200; looked at once. Several receivers get a mail each and learn nothing of the others. */
  receivers: readonly MailReceiver[];
  /** What can be filled in for each receiver; none by default. */
  placeholders?: readonly MailPlaceholder[];
  /** What has been written before, for example a draft or the subject of an answer; looked at once. */
  draft?: MailDraft;
  /** A file that can be made for the mail; without it there are only files of the device. */
  fileOffer?: MailFileOffer | undefined;
  /** What the dialog is called; "E-Mail schreiben" by default. */
  title?: string;
  /**
   * Checks who can get the mail and how one of them reads it; called at the beginning, for the preview and before
   * sending.
   */
  onCheck: CheckMail;
  /** Sends the mail; the dialog closes when it resolves, and keeps everything when it is rejected. */
  onSend: HandOver;
  /** Keeps the mail as a draft; without it there are none. */
  onSaveDraft?: HandOver;
  /** Says an error in words. */
  errorText: (error: unknown) => string;
  /** Called with whether something would be lost by leaving. */
  onDirtyChange?: (isDirty: boolean) => void;
  /**
   * Called when the dialog is left: after sending or keeping, or by Cancel, the cross and Escape, once that has been
   * confirmed.
   */
  onClose: () => void;
  /** The time that the moment of sending is compared with; the present by default. */
  now?: Date;
}

/** Writes a mail to one or several partners: mount it to open it. */
export function MailComposer(props: MailComposerProps) {
  const t = useMessages(messages);
  const composer = useComposer(props);
  const { entry, change, errors, missingText, work, share, failure, isAsking, canSend, canKeep } = composer;
  const isPending = work !== null;
  const hasFiles = entry.files.length > 0;
  return (
    <>
      <Dialog
        isOpen
        onOpenChange={composer.leave}
        title={props.title ?? t('mailComposer.title')}
        size="large"
        closeLabel={t('mailComposer.close')}
        isPending={isPending}
        pendingLabel={work === 'saving' ? t('mailComposer.saving') : t('mailComposer.sending')}
        footer={
          <>
            <div className={css.missing} role="status">
              {isPending && hasFiles ? (
                <ProgressBar label={t('mailComposer.uploading')} value={share} max={1} />
              ) : (
                missingText !== '' && (
                  <Text variant="caption" tone="muted">
                    {missingText}
                  </Text>
                )
              )}
            </div>
            {props.onSaveDraft && (
              <Button variant="quiet" isDisabled={isPending || !canKeep} onPress={() => void composer.keep()}>
                {t('mailComposer.keep')}
              </Button>
            )}
            <Button isDisabled={isPending} onPress={composer.leave}>
              {t('mailComposer.cancel')}
            </Button>
            <Button
              variant="solid"
              iconStart={PaperPlaneTiltIcon}
              isDisabled={!canSend}
              isPending={work === 'sending'}
              onPress={() => void composer.send()}
            >
              {t(entry.isLater ? 'mailComposer.schedule' : 'mailComposer.send', { count: entry.receivers.length })}
            </Button>
          </>
        }
      >
        <Stack space={6}>
          {failure !== undefined && (
            <InlineAlert tone="error" role="alert" title={t('mailComposer.failed')}>
              {failure}
            </InlineAlert>
          )}
          <ReceiverPart
            entry={entry}
            onChange={change}
            errors={errors}
            check={composer.check}
            unreachable={composer.unreachable}
            placeholders={props.placeholders ?? []}
          />
          <SubjectField entry={entry} onChange={change} errors={errors} placeholders={props.placeholders ?? []} />
          <MessagePart
            entry={entry}
            onChange={change}
            errors={errors}
            placeholders={props.placeholders ?? []}
            preview={composer.preview}
            errorText={props.errorText}
          />
          <Attachments
            entry={entry}
            onChange={change}
            errors={errors}
            offer={props.fileOffer}
            errorText={props.errorText}
          />
          <SendTime entry={entry} onChange={change} errors={errors} now={composer.now} />
        </Stack>
      </Dialog>
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={composer.stay}
        title={t('mailComposer.leave.title')}
        confirmLabel={t('mailComposer.leave.confirm')}
        cancelLabel={t('mailComposer.leave.cancel')}
        onConfirm={props.onClose}
        tone="danger"
      >
        {t('mailComposer.leave.text')}
      </AlertDialog>
    </>
  );
}
