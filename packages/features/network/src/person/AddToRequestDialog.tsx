import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type NetworkCard, networkMutations, networkQueries, type NetworkRequest } from '@resonanz/api-client/network';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useToasts } from '@resonanz/app-frame/toasts';
import { useMessages } from '@resonanz/i18n/react';
import { FormDialog } from '@resonanz/records/FormDialog';
import { useFormSend } from '@resonanz/records/useFormSend';
import { ComboBox } from '@resonanz/ui/ComboBox';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { TextArea } from '@resonanz/ui/TextArea';
import { messages } from '../messages.ts';
import { NoRequestDialog } from './NoRequestDialog.tsx';

const LIMIT = 500;

const idOf = ({ kind, requestId }: NetworkRequest): string => `${kind}-${requestId}`;

interface AddToRequestDialogProps {
  person: Pick<NetworkCard, 'publicId' | 'name'>;
  onClose: () => void;
}

/** Asks for the own request in which a person is wished for. */
export function AddToRequestDialog({ person: { publicId, name }, onClose }: AddToRequestDialogProps) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const client = useApi();
  const toasts = useToasts();
  const requests = useQuery(networkQueries(client).requests(publicId));
  const add = useMutation(networkMutations(client, useQueryClient()).add());
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const titleOf = ({ title }: NetworkRequest) => title || t('network.untitled');
  const items = useMemo(
    () =>
      (requests.data ?? []).map((request) => ({
        id: idOf(request),
        label: [
          request.title || t('network.untitled'),
          request.number,
          t(`network.requestKind.${request.kind}`),
          ...(request.isDraft ? [t('word.draft')] : []),
        ]
          .filter(Boolean)
          .join(' · '),
      })),
    [requests.data, t],
  );
  const chosen = requests.data?.find((request) => idOf(request) === chosenId);
  const { send, isPending, failure } = useFormSend(
    async () => {
      if (!chosen) return;
      await add.mutateAsync({
        publicId,
        kind: chosen.kind,
        requestId: chosen.requestId,
        ...(note.trim() !== '' && { note: note.trim() }),
      });
      toasts.add({
        tone: 'ok',
        title: t('network.added'),
        text: t('network.addedText', { name, request: titleOf(chosen) }),
      });
    },
    { messages, otherwise: 'network.error.other', onDone: onClose },
  );

  if (requests.data?.length === 0) return <NoRequestDialog name={name} onClose={onClose} />;
  const hasNothingToChoose = !requests.data && requests.isError;
  return (
    <FormDialog
      title={t('network.addNamed', { name })}
      confirmLabel={t('word.add')}
      isIncomplete={!chosen || Array.from(note.trim()).length > LIMIT}
      isPending={isPending}
      pendingLabel={t('network.sending')}
      onClose={onClose}
      onSubmit={() => void send()}
      failure={failure ?? (hasNothingToChoose && say(requests.error, 'network.error.other'))}
      failureTitle={t('network.error.title')}
    >
      <ComboBox
        label={t('word.request')}
        description={t('network.chooseRequestHint')}
        isRequired
        items={items}
        selectedId={chosenId}
        onSelectionChange={setChosenId}
        placeholder={t('network.filter.choose')}
        emptyMessage={t('network.filter.none')}
        openLabel={t('network.filter.open', { name: t('word.request') })}
        clearLabel={t('network.clearRequest')}
        order="given"
        isLoading={requests.isPending}
        loadingLabel={t('network.requestsLoading')}
        autoFocus
      />
      {chosen?.isAdded && <InlineAlert tone="info">{t('network.alreadyAdded', { name })}</InlineAlert>}
      <TextArea
        label={t('network.note')}
        description={t('network.noteHint')}
        rows={3}
        value={note}
        onChange={setNote}
        characterLimit={LIMIT}
        countLabel={(count, limit) => t('network.characters', { count, limit })}
      />
    </FormDialog>
  );
}
