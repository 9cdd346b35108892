import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { type TesterMetadata, testerMetadataMutations } from '@resonanz/api-client/testerMetadata';
import { useMessages } from '@resonanz/i18n/react';
import { messages } from './messages.ts';

/** What can be done with a head beside editing it. */
export function useHeadActions() {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const calls = testerMetadataMutations(useApi(), useQueryClient());
  const publish = useMutation(calls.publish());
  const restore = useMutation(calls.restore());
  return {
    t,
    publish: ({ key, updatedAt }: TesterMetadata) => publish.mutateAsync({ key, updatedAt }),
    restore: ({ key, updatedAt }: TesterMetadata) => restore.mutateAsync({ key, updatedAt }),
    renderError: (error: unknown) => say(error, 'testerMetadata.error.other'),
  };
}
