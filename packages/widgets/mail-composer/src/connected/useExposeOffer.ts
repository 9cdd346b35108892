import { skipToken, useMutation, useQuery } from '@tanstack/react-query';
import { bookmarkQueries } from '@resonanz/api-client/bookmarks';
import { exposeMutations } from '@resonanz/api-client/expose';
import { useApi } from '@resonanz/api-client/react';
import { useMessages } from '@resonanz/i18n/react';
import type { MailFileOffer } from '../mail.ts';
import { messages } from '../messages.ts';

const FALLBACK_NAME = 'Expose.pdf';

/** The expose of a user's watch list as an attachment, once something is on that list. */
export function useExposeOffer(email: string | undefined): MailFileOffer | undefined {
  const t = useMessages(messages);
  const client = useApi();
  const list = bookmarkQueries(client).list(email ?? '');
  const { data: entries = [] } = useQuery(email === undefined ? { ...list, queryFn: skipToken } : list);
  const { mutateAsync } = useMutation({ ...exposeMutations(client).download(), networkMode: 'always' });
  if (email === undefined || entries.length === 0) return undefined;
  return {
    label: t('mailComposer.attachExpose', { count: entries.length }),
    make: async () => {
      const { blob, fileName } = await mutateAsync(email);
      return new File([blob], fileName || FALLBACK_NAME, { type: blob.type });
    },
  };
}
