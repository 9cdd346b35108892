'use client';

import { useEffect, useRef, useState } from 'react';
import { DECLINE_REASON, DECLINE_REASONS, DECLINE_TEXT_MAX_LENGTH } from '@resonanz/domain/campaigns';
import { labels } from '@resonanz/domain/labels';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { Dialog } from '@resonanz/ui/Dialog';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Radio, RadioGroup } from '@resonanz/ui/RadioGroup';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { TextArea } from '@resonanz/ui/TextArea';
import { declineReason } from '@resonanz/validators/declineReason';
import { messages as ruleMessages } from '@resonanz/validators/messages';
import { messages } from './messages.ts';

/** Why a brand declines something: a reason of the list, or its own words (docs/domain/lookups.md#decline-reasons). */
export type DeclineReason = { readonly reason: 1 | 2 | 3 | 4 } | { readonly reason: 5; readonly text: string };

/** Props of {@link DeclineDialog}. */
export interface DeclineDialogProps {
  /** Whether the dialog is shown; controlled. */
  isOpen: boolean;
  /** Called when it asks to close. */
  onOpenChange: (isOpen: boolean) => void;
  /** Name of what is declined: a channel, a creator, a request. */
  name: string;
  /** What is declined, as the dialog's title; "Vorschlag ablehnen" by default. */
  title?: string;
  /**
   * The question above the reasons, which names what is declined; by default why the channel of this `name` does not
   * fit.
   */
  question?: string;
  /** The word on the confirming button; "Ablehnen" by default. */
  submitLabel?: string;
  /** Called with the reason. */
  onDecline: (reason: DeclineReason) => void;
  /** Whether the decision is being sent; false by default. */
  isPending?: boolean;
  /** Why the decision could not be sent; what was chosen and written stays for another attempt. */
  errorMessage?: string;
}

/** In a low window the end of the dialog's content is out of sight. */
const bringIntoSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** Asks for the reason of a decline; "other" needs a sentence. */
export function DeclineDialog({
  isOpen,
  onOpenChange,
  name,
  onDecline,
  isPending = false,
  errorMessage,
  ...words
}: DeclineDialogProps) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const issueText = useMessages(ruleMessages);
  const [reason, setReason] = useState<(typeof DECLINE_REASONS)[number] | null>(null);
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isOpen) return;
    setReason(null);
    setText('');
    setChecked(false);
  }, [isOpen]);

  // The rule of the server: "other" needs words.
  const checked = declineReason.validate({ brandDeclineReason: reason, declineText: text });
  const textIssue = isChecked && reason !== null ? checked.issues?.[0] : undefined;

  function submit() {
    setChecked(true);
    if (reason === null) return;
    if (checked.issues) area.current?.focus();
    else onDecline(reason === DECLINE_REASON.other ? { reason, text: checked.value.declineText ?? '' } : { reason });
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={words.title ?? t('declineDialog.title')}
      size="medium"
      closeLabel={t('declineDialog.close')}
      isPending={isPending}
      pendingLabel={t('declineDialog.pending')}
      footer={
        <>
          <Button isDisabled={isPending} onPress={() => onOpenChange(false)}>
            {t('declineDialog.cancel')}
          </Button>
          <Button variant="solid" tone="danger" isDisabled={reason === null} isPending={isPending} onPress={submit}>
            {words.submitLabel ?? t('declineDialog.submit')}
          </Button>
        </>
      }
    >
      <Stack space={6}>
        <Text as="p">{words.question ?? t('declineDialog.intro', { name })}</Text>
        <RadioGroup
          label={t('declineDialog.reason')}
          value={reason === null ? null : String(reason)}
          onChange={(value) => setReason(DECLINE_REASONS.find((each) => String(each) === value) ?? null)}
          isRequired
        >
          {DECLINE_REASONS.map((each) => (
            <Radio key={each} value={String(each)}>
              {label(`declineReason.${each}`)}
            </Radio>
          ))}
        </RadioGroup>
        {reason === DECLINE_REASON.other && (
          <TextArea
            ref={area}
            label={t('declineDialog.text')}
            description={t('declineDialog.textHint')}
            value={text}
            onChange={setText}
            maxLength={DECLINE_TEXT_MAX_LENGTH}
            rows={3}
            isRequired
            {...(textIssue ? { errorMessage: issueText(textIssue.code, textIssue.params) } : {})}
          />
        )}
        {errorMessage !== undefined && !isPending && (
          <div ref={bringIntoSight}>
            <InlineAlert tone="error" role="alert">
              {errorMessage}
            </InlineAlert>
          </div>
        )}
      </Stack>
    </Dialog>
  );
}
