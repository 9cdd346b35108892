import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type AmazonUser, amazonUserMutations, type AmazonUserStateChange } from '@resonanz/api-client/amazonUsers';
import { useApi } from '@resonanz/api-client/react';
import type { AmazonUserState } from '@resonanz/domain/amazonUsers';
import { useFieldErrorText } from '@resonanz/records/serverErrors';
import { useFormSend } from '@resonanz/records/useFormSend';
import { messages } from '../messages.ts';
import { nameOf, useAmazonUserText } from '../useAmazonUserText.ts';

/** Fields at which the server's errors are shown. */
const FIELDS = ['orderNumber', 'amount', 'orderedOn', 'refundAmount', 'refundedOn', 'orderProof'] as const;

type Given = Omit<AmazonUserStateChange, 'amazonUserId' | 'updatedAt' | 'state'>;

/** Takes a person to another state from a dialog, over the version that was read. */
export function useStep(record: AmazonUser, state: AmazonUserState, onClose: () => void) {
  const { t, label } = useAmazonUserText();
  const change = useMutation(amazonUserMutations(useApi(), useQueryClient()).changeState());
  const { amazonUserId, updatedAt } = record;
  return useFormSend((given: Given) => change.mutateAsync({ amazonUserId, updatedAt, state, ...given }), {
    messages,
    otherwise: 'amazonUsers.error.other',
    fields: FIELDS,
    fieldErrorText: useFieldErrorText(messages, 'amazonUsers.fieldError.other'),
    done: t('amazonUsers.done', { name: nameOf(record), state: label(`amazonUserState.${state}`) }),
    onDone: onClose,
  });
}
