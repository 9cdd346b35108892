'use client';

import { PaperPlaneTiltIcon } from '@phosphor-icons/react';
import { useEffect, useId, useState } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { Dialog } from '@resonanz/ui/Dialog';
import { Form } from '@resonanz/ui/Form';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Text } from '@resonanz/ui/Text';
import { type Feedback, feedback } from '@resonanz/validators/feedback';
import { messages as ruleMessages } from '@resonanz/validators/messages';
import { EMPTY_FEEDBACK } from './emptyFeedback.ts';
import { FeedbackFields, type TextFieldName } from './FeedbackFields.tsx';
import * as css from './FeedbackForm.css.ts';
import { messages } from './messages.ts';

/**
 * What became of a feedback: `sent` empties the form and closes it, `notTaken` empties it, `failed` says why in words
 * and keeps what was typed.
 */
export type FeedbackOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'notTaken' }
  | { readonly kind: 'failed'; readonly text: string };

/** Props of {@link FeedbackForm}. */
export interface FeedbackFormProps {
  /** Whether the dialog is shown; controlled. Closing it empties it. */
  isOpen: boolean;
  /** Called when it asks to close: by Cancel, the cross, Escape, or after sending. */
  onOpenChange: (isOpen: boolean) => void;
  /**
   * Sends a feedback without space around its texts, an anonymous one with an empty name; until it settles the dialog
   * waits. A rejection counts as `failed`.
   */
  onSend: (entry: Feedback) => Promise<FeedbackOutcome>;
}

/** The dialog "New message": a feedback with a name or without one. */
export function FeedbackForm({ isOpen, onOpenChange, onSend }: FeedbackFormProps) {
  const t = useMessages(messages);
  const issueText = useMessages(ruleMessages);
  const formId = useId();
  const [entry, setEntry] = useState(EMPTY_FEEDBACK);
  const [typedIn, setTypedIn] = useState<readonly TextFieldName[]>([]);
  const [failure, setFailure] = useState<string>();
  const [isPending, setPending] = useState(false);

  function reset() {
    setEntry(EMPTY_FEEDBACK);
    setTypedIn([]);
    setFailure(undefined);
  }
  useEffect(() => {
    if (!isOpen) reset();
  }, [isOpen]);

  const checked = feedback.validate(entry);
  const issues = checked.issues ?? [];
  const missing = issues.filter(({ code }) => code === 'required').length;
  // No error is shown for a field that is still to come.
  const shown = issues.filter(({ path: [field] }) => typedIn.some((name) => name === field));
  const errors = Object.fromEntries(shown.map(({ path: [field], code, params }) => [field, issueText(code, params)]));

  async function send() {
    if (checked.issues) {
      setTypedIn(['name', 'title', 'message']);
      return;
    }
    setPending(true);
    setFailure(undefined);
    const failed = { kind: 'failed', text: t('feedbackForm.error.other') } as const;
    const { name, title, message, isAnonymous } = checked.value;
    const outcome = await onSend({
      name: name.trim(),
      title: title.trim(),
      message: message.trim(),
      isAnonymous,
    }).catch(() => failed);
    setPending(false);
    if (outcome.kind === 'failed') setFailure(outcome.text);
    else reset();
    if (outcome.kind === 'sent') onOpenChange(false);
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('feedbackForm.title')}
      size="medium"
      closeLabel={t('feedbackForm.close')}
      isPending={isPending}
      pendingLabel={t('feedbackForm.pending')}
      footer={
        <>
          <div className={css.missing} role="status">
            {missing > 0 && (
              <Text variant="caption" tone="muted">
                {t('feedbackForm.missing', { count: missing })}
              </Text>
            )}
          </div>
          <Button isDisabled={isPending} onPress={() => onOpenChange(false)}>
            {t('feedbackForm.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="solid"
            iconStart={PaperPlaneTiltIcon}
            isDisabled={issues.length > 0}
            isPending={isPending}
          >
            {t('feedbackForm.send')}
          </Button>
        </>
      }
    >
      <Form id={formId} aria-label={t('feedbackForm.title')} isPending={isPending} onSubmit={() => void send()}>
        {failure !== undefined && (
          <InlineAlert tone="error" role="alert" title={t('feedbackForm.failed')}>
            {failure}
          </InlineAlert>
        )}
        <FeedbackFields
          entry={entry}
          errors={errors}
          onChange={(next, field) => {
            setEntry(next);
            if (field) setTypedIn((before) => (before.includes(field) ? before : [...before, field]));
          }}
        />
      </Form>
    </Dialog>
  );
}
