import { useEffect, useEffectEvent, useState } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { RichTextView } from '@resonanz/rich-text/RichTextView';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { Select } from '@resonanz/ui/Select';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { Text } from '@resonanz/ui/Text';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import type { MailCheck, MailReceiver, MailReceiverId } from './mail.ts';
import * as css from './MailComposer.css.ts';
import { messages } from './messages.ts';

interface MailPreviewProps {
  receivers: readonly MailReceiver[];
  preview: (shownId: MailReceiverId) => Promise<MailCheck>;
  errorText: (error: unknown) => string;
}

type Shown = { readonly check: MailCheck } | { readonly failure: string } | undefined;

/** The mail as one of its receivers reads it. */
export function MailPreview({ receivers, preview, errorText }: MailPreviewProps) {
  const t = useMessages(messages);
  const [chosen, setChosen] = useState<MailReceiverId>();
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<Shown>();
  const shownId = receivers.find(({ id }) => id === chosen)?.id ?? receivers[0]?.id;
  const ask = useEffectEvent((id: MailReceiverId, onAnswer: (answer: Shown) => void) => {
    preview(id).then(
      (check) => onAnswer({ check }),
      (error: unknown) => onAnswer({ failure: errorText(error) }),
    );
  });
  useEffect(() => {
    let isAwaited = true;
    setShown(undefined);
    if (shownId !== undefined) ask(shownId, (answer) => isAwaited && setShown(answer));
    return () => {
      isAwaited = false;
    };
  }, [shownId, attempt]);
  return (
    <>
      {receivers.length > 1 && (
        <Select
          label={t('mailComposer.previewFor')}
          items={receivers.map(({ id, name }) => ({ id, label: name }))}
          selectedId={shownId ?? null}
          onSelectionChange={setChosen}
        />
      )}
      {shown && 'failure' in shown ? (
        <LoadFailure reloadLabel={t('mailComposer.reload')} onReload={() => setAttempt(attempt + 1)}>
          {shown.failure}
        </LoadFailure>
      ) : (
        <div
          className={css.preview}
          role="group"
          aria-label={t('mailComposer.view.preview')}
          aria-busy={shown === undefined}
        >
          {shown === undefined ? (
            <>
              <VisuallyHidden role="status">{t('mailComposer.previewLoading')}</VisuallyHidden>
              <Skeleton width="55%" />
              <Skeleton width="90%" />
            </>
          ) : (
            <>
              <Text variant="densityStrong">{shown.check.subject || t('mailComposer.noSubject')}</Text>
              <RichTextView value={shown.check.message} headingLevel={3} linkTarget="_blank" />
            </>
          )}
        </div>
      )}
    </>
  );
}
