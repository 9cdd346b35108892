import { useMutation, useQueryClient } from '@tanstack/react-query';
import { saveDownload } from '@resonanz/api-client/downloads';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { type UgcMaterialItem, ugcMaterialMutations } from '@resonanz/api-client/ugcMaterials';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { messages } from './messages.ts';

/** What can be done with materials, and how it is reported. */
export function useMaterialActions() {
  const say = useErrorText(messages);
  const { attempt, announce } = useNotifier();
  const calls = ugcMaterialMutations(useApi(), useQueryClient());
  const file = useMutation(calls.download());
  const zip = useMutation(calls.downloadZip());

  /** Whether it went well; an error is shown. */
  const run = (work: () => Promise<unknown>, done?: string): Promise<boolean> =>
    attempt(work, (error) => say(error, 'ugcMaterials.error.other'), done);

  return {
    calls,
    run,
    announce,
    isPending: file.isPending || zip.isPending,
    download: ({ ugcMaterialId, fileName }: Pick<UgcMaterialItem, 'ugcMaterialId' | 'fileName'>) =>
      run(async () => saveDownload(await file.mutateAsync(ugcMaterialId), fileName)),
    downloadZip: (ids: readonly number[]) =>
      run(async () => saveDownload(await zip.mutateAsync([...ids]), 'ugc-material.zip')),
  };
}
