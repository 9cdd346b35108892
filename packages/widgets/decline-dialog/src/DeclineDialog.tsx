'use client';

import { DECLINE_TEXT_MAX_LENGTH } from '@resonanz/domain/campaigns';
import { labels } from '@resonanz/domain/labels';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { Dialog } from '@resonanz/ui/Dialog';
import { Radio, RadioGroup } from '@resonanz/ui/RadioGroup';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { TextArea } from '@resonanz/ui/TextArea';
import { declineReason } from '@resonanz/validators/declineReason';
import { messages as faults } from '@resonanz/validators/messages';
import { useEffect, useRef, useState } from 'react';
import { messages } from './messages.ts';

/** Why a brand declines a channel: a reason of the list, or its own words (000 §8). */
export type DeclineReason = { readonly reason: 1 | 2 | 3 | 4 } | { readonly reason: 5; readonly text: string };

/** Props of {@link DeclineDialog}. */
export interface DeclineDialogProps {
  /** Whether the dialog is shown; controlled. */
  isOpen: boolean;
  /** Called when it asks to close. */
  onOpenChange: (isOpen: boolean) => void;
  /** Name of what is declined. */
  name: string;
  /** Called with the reason. */
  onDecline: (reason: DeclineReason) => void;
  /** Whether the decision is being sent. */
  isPending?: boolean;
}

const REASONS = [1, 2, 3, 4, 5] as const;
const OTHER = 5;

/** Asks for the reason of a decline; "other" needs a sentence. */
export function DeclineDialog({ isOpen, onOpenChange, name, onDecline, isPending = false }: DeclineDialogProps) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const fault = useMessages(faults);
  const [reason, setReason] = useState<(typeof REASONS)[number] | null>(null);
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const words = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isOpen) return;
    setReason(null);
    setText('');
    setChecked(false);
  }, [isOpen]);

  // The rule of the server: "other" needs words.
  const checked = declineReason.validate({ brandDeclineReason: reason, declineText: text });
  const textFault = isChecked && reason !== null ? checked.issues?.[0] : undefined;

  function submit() {
    setChecked(true);
    if (reason === null) return;
    if (checked.issues) words.current?.focus();
    else onDecline(reason === OTHER ? { reason, text: checked.value.declineText ?? '' } : { reason });
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('declineDialog.title')}
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
            {t('declineDialog.submit')}
          </Button>
        </>
      }
    >
      <Stack space={6}>
        <Text as="p">{t('declineDialog.intro', { name })}</Text>
        <RadioGroup
          label={t('declineDialog.reason')}
          value={reason === null ? null : String(reason)}
          onChange={(value) => setReason(REASONS.find((each) => String(each) === value) ?? null)}
          isRequired
        >
          {REASONS.map((each) => (
            <Radio key={each} value={String(each)}>
              {label(`declineReason.${each}`)}
            </Radio>
          ))}
        </RadioGroup>
        {reason === OTHER && (
          <TextArea
            ref={words}
            label={t('declineDialog.text')}
            description={t('declineDialog.textHint')}
            value={text}
            onChange={setText}
            maxLength={DECLINE_TEXT_MAX_LENGTH}
            rows={3}
            isRequired
            {...(textFault ? { errorMessage: fault(textFault.code, textFault.params) } : {})}
          />
        )}
      </Stack>
    </Dialog>
  );
}
