import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type NetworkCard, networkMutations } from '@resonanz/api-client/network';
import { useApi } from '@resonanz/api-client/react';
import { useToasts } from '@resonanz/app-frame/toasts';
import { useMessages } from '@resonanz/i18n/react';
import { FormDialog } from '@resonanz/records/FormDialog';
import { useFormSend } from '@resonanz/records/useFormSend';
import { TextArea } from '@resonanz/ui/TextArea';
import { messages } from '../messages.ts';

const LIMIT = 2000;

interface AskDialogProps {
  person: Pick<NetworkCard, 'publicId' | 'name'>;
  onClose: () => void;
}

/** A question to the agency about a person of the network. */
export function AskDialog({ person: { publicId, name }, onClose }: AskDialogProps) {
  const t = useMessages(messages);
  const toasts = useToasts();
  const ask = useMutation(networkMutations(useApi(), useQueryClient()).ask());
  const [text, setText] = useState('');
  const asked = text.trim();
  const { send, isPending, failure } = useFormSend(
    async () => {
      await ask.mutateAsync({ publicId, text: asked });
      toasts.add({ tone: 'ok', title: t('network.asked'), text: t('network.askedText', { name }) });
    },
    { messages, otherwise: 'network.error.other', onDone: onClose },
  );
  return (
    <FormDialog
      title={t('network.askNamed', { name })}
      confirmLabel={t('network.askSend')}
      isIncomplete={asked === '' || Array.from(asked).length > LIMIT}
      isPending={isPending}
      pendingLabel={t('network.sending')}
      onClose={onClose}
      onSubmit={() => void send()}
      failure={failure}
      failureTitle={t('network.error.title')}
    >
      <TextArea
        label={t('network.question')}
        description={t('network.questionHint')}
        isRequired
        rows={5}
        value={text}
        onChange={setText}
        characterLimit={LIMIT}
        countLabel={(count, limit) => t('network.characters', { count, limit })}
        autoFocus
      />
    </FormDialog>
  );
}
