import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { sessionMutations, sessionQueries } from '@resonanz/api-client/sessions';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { formatRelative } from '@resonanz/formatters/date';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { FormSection } from '@resonanz/records/FormParts';
import { Box } from '@resonanz/ui/Box';
import { Button } from '@resonanz/ui/Button';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { Spread } from '@resonanz/ui/Spread';
import { Stack } from '@resonanz/ui/Stack';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { Text } from '@resonanz/ui/Text';
import { messages } from './messages.ts';

/** Where one is logged in, and how to end that. */
export function SessionList() {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { language } = useLanguage();
  const { notifyFailure } = useNotifier();
  const client = useApi();
  const { data: sessions, isError, refetch } = useQuery(sessionQueries(client).list());
  const calls = sessionMutations(client, useQueryClient());
  const notifyError = (error: unknown) => notifyFailure(say(error, 'userProfile.error.other'));
  const end = useMutation({ ...calls.end(), onError: notifyError });
  const endOthers = useMutation({ ...calls.endOthers(), onError: notifyError });
  return (
    <FormSection
      title={t('userProfile.sessions')}
      action={
        (sessions?.length ?? 0) > 1 && (
          <Button isPending={endOthers.isPending} onPress={() => endOthers.mutate()}>
            {t('userProfile.sessions.endOthers')}
          </Button>
        )
      }
    >
      {isError && (
        <LoadFailure reloadLabel={t('userProfile.reload')} onReload={() => void refetch()}>
          {t('userProfile.sessions.failed')}
        </LoadFailure>
      )}
      {!sessions && !isError && <Skeleton />}
      <Stack as="ul" space={0}>
        {sessions?.map(({ sessionId, device, address, lastUsedAt, isCurrent }) => (
          <Box as="li" key={sessionId} border="bottom" paddingBlock={4}>
            <Spread>
              <Stack space={1}>
                <Text variant="bodyStrong">{device || t('userProfile.sessions.unknown')}</Text>
                <Text variant="dense" tone="secondary">
                  {t('userProfile.sessions.used', {
                    place: address || t('userProfile.sessions.unknownPlace'),
                    time: formatRelative(lastUsedAt, language, Date.now()),
                  })}
                </Text>
              </Stack>
              {isCurrent ? (
                <StatusTag tone="green" label={t('userProfile.sessions.current')} />
              ) : (
                <Button
                  variant="ghost"
                  isPending={end.isPending && end.variables === sessionId}
                  onPress={() => end.mutate(sessionId)}
                  aria-label={t('userProfile.sessions.endOne', { device: device || t('userProfile.sessions.unknown') })}
                >
                  {t('userProfile.sessions.end')}
                </Button>
              )}
            </Spread>
          </Box>
        ))}
      </Stack>
    </FormSection>
  );
}
