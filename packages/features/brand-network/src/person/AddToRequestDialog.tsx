import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type NetworkCard, networkMutations, networkQueries, type NetworkRequest } from '@resonanz/api-client/network';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useToasts } from '@resonanz/app-frame/toasts';
import { useMessages } from '@resonanz/i18n/react';
import { FormDialog } from '@resonanz/records/FormDialog';
import { useAttempt } from '@resonanz/records/useAttempt';
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

/** Asks for the own request in which somebody is wished for. */
export function AddToRequestDialog({ person: { publicId, name }, onClose }: AddToRequestDialogProps) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const client = useApi();
  const toasts = useToasts();
  const requests = useQuery(networkQueries(client).requests(publicId));
  const add = useMutation(networkMutations(client, useQueryClient()).add());
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const titleOf = ({ title }: NetworkRequest) => title || t('brandNetwork.untitled');
  const items = useMemo(
    () =>
      (requests.data ?? []).map((request) => ({
        id: idOf(request),
        label: [
          request.title || t('brandNetwork.untitled'),
          request.number,
          t(`brandNetwork.requestKind.${request.kind}`),
          ...(request.isDraft ? [t('brandNetwork.draft')] : []),
        ]
          .filter(Boolean)
          .join(' · '),
      })),
    [requests.data, t],
  );
  const chosen = requests.data?.find((request) => idOf(request) === chosenId);
  const { attempt, isPending, error } = useAttempt(async () => {
    if (!chosen) return;
    await add.mutateAsync({
      publicId,
      kind: chosen.kind,
      requestId: chosen.requestId,
      ...(note.trim() !== '' && { note: note.trim() }),
    });
    toasts.add({
      tone: 'ok',
      title: t('brandNetwork.added'),
      text: t('brandNetwork.addedText', { name, request: titleOf(chosen) }),
    });
  }, onClose);

  if (requests.data?.length === 0) return <NoRequestDialog name={name} onClose={onClose} />;
  const failure = error ?? (requests.data ? undefined : (requests.error ?? undefined));
  return (
    <FormDialog
      title={t('brandNetwork.addNamed', { name })}
      confirmLabel={t('brandNetwork.add')}
      isIncomplete={!chosen || Array.from(note.trim()).length > LIMIT}
      isPending={isPending}
      pendingLabel={t('brandNetwork.sending')}
      onClose={onClose}
      onSubmit={() => void attempt()}
      failure={failure === undefined ? undefined : say(failure, 'brandNetwork.error.other')}
      failureTitle={t('brandNetwork.error.title')}
    >
      <ComboBox
        label={t('brandNetwork.chooseRequest')}
        description={t('brandNetwork.chooseRequestHint')}
        isRequired
        items={items}
        selectedId={chosenId}
        onSelectionChange={setChosenId}
        placeholder={t('brandNetwork.filter.choose')}
        emptyMessage={t('brandNetwork.filter.none')}
        openLabel={t('brandNetwork.filter.open', { name: t('brandNetwork.chooseRequest') })}
        clearLabel={t('brandNetwork.clearRequest')}
        order="given"
        isLoading={requests.isPending}
        loadingLabel={t('brandNetwork.requestsLoading')}
        autoFocus
      />
      {chosen?.isAdded && <InlineAlert tone="info">{t('brandNetwork.alreadyAdded', { name })}</InlineAlert>}
      <TextArea
        label={t('brandNetwork.note')}
        description={t('brandNetwork.noteHint')}
        rows={3}
        value={note}
        onChange={setNote}
        characterLimit={LIMIT}
        countLabel={(count, limit) => t('brandNetwork.characters', { count, limit })}
      />
    </FormDialog>
  );
}
