import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { todoMutations, todoQueries } from '@resonanz/api-client/todos';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { formatDate } from '@resonanz/formatters/date';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { Dialog } from '@resonanz/ui/Dialog';
import { Inline } from '@resonanz/ui/Inline';
import { Link } from '@resonanz/ui/Link';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { TextField } from '@resonanz/ui/TextField';
import { messages } from '../messages.ts';

/** The server's address of the contract's paths, as every shell mounts it. */
const API = '/api';

interface CalendarDialogProps {
  onClose: () => void;
}

/** Makes, shows once and withdraws the link with which a calendar program reads the own to-dos. */
export function CalendarDialog({ onClose }: CalendarDialogProps) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { language } = useLanguage();
  const { announce, attempt, notifySuccess, notifyFailure } = useNotifier();
  const client = useApi();
  const calls = todoMutations(client, useQueryClient());
  const feed = useQuery(todoQueries(client).feed());
  const create = useMutation(calls.createFeed());
  const revoke = useMutation(calls.revokeFeed());
  const [link, setLink] = useState<string | null>(null);
  const why = (error: unknown) => say(error, 'todos.error.other');
  const notifyError = (error: unknown) => notifyFailure(why(error));
  const createdAt = feed.data?.createdAt ?? null;

  const copy = (text: string) =>
    attempt(() => navigator.clipboard.writeText(text), why).then(
      (isDone) => isDone && notifySuccess(t('todos.calendar.copied')),
    );

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('todos.calendar.title')}
      closeLabel={t('word.close')}
      footer={
        <>
          {createdAt !== null && (
            <Button
              isPending={revoke.isPending}
              onPress={() =>
                revoke.mutate(undefined, {
                  onSuccess: () => {
                    setLink(null);
                    announce(t('todos.calendar.revoked'));
                  },
                  onError: notifyError,
                })
              }
            >
              {t('todos.calendar.revoke')}
            </Button>
          )}
          <Button
            variant="solid"
            isPending={create.isPending}
            onPress={() =>
              create.mutate(undefined, {
                onSuccess: ({ path }) => setLink(`${location.origin}${API}${path}`),
                onError: notifyError,
              })
            }
          >
            {t('todos.calendar.create')}
          </Button>
        </>
      }
    >
      <Stack space={6}>
        <Text>{t('todos.calendar.text')}</Text>
        {feed.isPending && <Skeleton width="60%" />}
        {feed.isError && (
          <LoadFailure reloadLabel={t('word.reload')} onReload={() => void feed.refetch()}>
            {t('todos.calendar.failed')}
          </LoadFailure>
        )}
        {feed.data && link === null && (
          <Text tone="secondary">
            {createdAt === null
              ? t('todos.calendar.none')
              : t('todos.calendar.since', { date: formatDate(createdAt, language) })}
          </Text>
        )}
        {link !== null && (
          <>
            <TextField label={t('todos.calendar.link')} value={link} onChange={() => undefined} isReadOnly />
            <Inline space={5}>
              <Link variant="standalone" onPress={() => void copy(link)}>
                {t('todos.calendar.copy')}
              </Link>
              <Link variant="standalone" href={link} download="todos.ics">
                {t('todos.calendar.download')}
              </Link>
            </Inline>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
