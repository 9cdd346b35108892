import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saveDownload } from '@resonanz/api-client/downloads';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { testerAccountMutations } from '@resonanz/api-client/testerAccount';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { useMessages } from '@resonanz/i18n/react';
import { FormSection } from '@resonanz/records/FormParts';
import { Button } from '@resonanz/ui/Button';
import { Inline } from '@resonanz/ui/Inline';
import { messages } from '../messages.ts';
import { DeleteDialog } from './DeleteDialog.tsx';

/** The own data as a file, and the end of the account. */
export function OwnDataSection() {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { notifyFailure } = useNotifier();
  const [isDeleting, setDeleting] = useState(false);
  const file = useMutation({
    ...testerAccountMutations(useApi(), useQueryClient()).exportData(),
    onSuccess: (data) => saveDownload(data, t('testerAccount.data.file')),
    onError: (error) => notifyFailure(say(error, 'testerAccount.error.other')),
  });
  return (
    <FormSection title={t('testerAccount.data')} lead={t('testerAccount.data.text')}>
      <Inline>
        <Button isPending={file.isPending} onPress={() => file.mutate()}>
          {t('testerAccount.data.export')}
        </Button>
        <Button tone="danger" onPress={() => setDeleting(true)}>
          {t('testerAccount.delete')}
        </Button>
      </Inline>
      {isDeleting && <DeleteDialog onClose={() => setDeleting(false)} />}
    </FormSection>
  );
}
