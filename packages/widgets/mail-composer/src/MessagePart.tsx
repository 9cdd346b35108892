import { lazy, Suspense, useState } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { SegmentedControl } from '@resonanz/ui/SegmentedControl';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { Stack } from '@resonanz/ui/Stack';
import type { Entry } from './entry.ts';
import type { MailCheck, MailPlaceholder, MailReceiverId } from './mail.ts';
import * as css from './MailComposer.css.ts';
import type { MailErrors } from './mailErrorsOf.ts';
import { MailPreview } from './MailPreview.tsx';
import { messages } from './messages.ts';
import type { ChangeEntry } from './useComposer.ts';
import { useEditorLabels } from './useEditorLabels.ts';

const RichTextEditor = lazy(async () => ({
  default: (await import('@resonanz/rich-text/RichTextEditor')).RichTextEditor,
}));

interface MessagePartProps {
  entry: Entry;
  onChange: ChangeEntry;
  errors: MailErrors;
  placeholders: readonly MailPlaceholder[];
  preview: (shownId: MailReceiverId) => Promise<MailCheck>;
  errorText: (error: unknown) => string;
}

const LINES = ['70%', '85%', '40%'];
const VIEWS = ['write', 'preview'] as const;

/** The text being written, or as one of the receivers reads it. */
export function MessagePart({ entry, onChange, errors, placeholders, preview, errorText }: MessagePartProps) {
  const t = useMessages(messages);
  const labels = useEditorLabels();
  const [view, setView] = useState<(typeof VIEWS)[number]>('write');
  return (
    <Stack space={4}>
      <SegmentedControl
        label={t('mailComposer.view')}
        items={VIEWS.map((value) => ({
          value,
          label: t(`mailComposer.view.${value}`),
          isDisabled: value === 'preview' && entry.receivers.length === 0,
        }))}
        value={view}
        onChange={setView}
      />
      {view === 'preview' ? (
        <MailPreview receivers={entry.receivers} preview={preview} errorText={errorText} />
      ) : (
        <Suspense
          fallback={
            <div className={css.waiting}>
              {LINES.map((width) => (
                <Skeleton key={width} width={width} />
              ))}
            </div>
          }
        >
          <RichTextEditor
            label={t('mailComposer.message')}
            labels={labels}
            value={entry.message}
            onChange={(message) => onChange({ message })}
            variables={placeholders}
            rows={8}
            isRequired
            {...(errors.isMessageTooLong && { errorMessage: t('mailComposer.messageTooLong') })}
          />
        </Suspense>
      )}
    </Stack>
  );
}
