import { saveDownload } from '@resonanz/api-client/downloads';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { type UgcMaterialItem, ugcMaterialMutations } from '@resonanz/api-client/ugc-materials';
import { useToasts } from '@resonanz/app-frame/toasts';
import { useMessages } from '@resonanz/i18n/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messages } from './messages.ts';

/** What can be done with materials, and how it is told. */
export function useMaterialActions() {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const toasts = useToasts();
  const calls = ugcMaterialMutations(useApi(), useQueryClient());
  const file = useMutation(calls.download());
  const zip = useMutation(calls.downloadZip());
  const tell = (text: string) => void toasts.add({ tone: 'ok', title: t('ugcMaterials.done'), text });

  /** Whether it went well; a refusal is told. */
  async function run(work: () => Promise<unknown>, done?: string): Promise<boolean> {
    try {
      await work();
      if (done !== undefined) tell(done);
      return true;
    } catch (error) {
      toasts.add({ tone: 'bad', title: t('ugcMaterials.error.title'), text: say(error, 'ugcMaterials.error.other') });
      return false;
    }
  }

  return {
    calls,
    run,
    tell,
    isPending: file.isPending || zip.isPending,
    download: ({ ugcMaterialId, fileName }: Pick<UgcMaterialItem, 'ugcMaterialId' | 'fileName'>) => run(async () => saveDownload(await file.mutateAsync(ugcMaterialId), fileName)),
    downloadZip: (ids: readonly number[]) => run(async () => saveDownload(await zip.mutateAsync([...ids]), 'ugc-material.zip')),
  };
}
