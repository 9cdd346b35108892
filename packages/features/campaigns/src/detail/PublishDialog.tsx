import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { Dialog } from '@resonanz/ui/Dialog';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Stack } from '@resonanz/ui/Stack';
import { messages } from './messages.ts';
import { ReasonTable } from './ReasonTable.tsx';
import type { PublishQuestion } from './usePublishing.ts';

/** Names the channels that a brand could not decide on, and what each lacks, before anything is published. */
export function PublishDialog({ question: { incomplete, blocked, complete, answer } }: { question: PublishQuestion }) {
  const t = useMessages(messages);
  const close = () => answer(null);
  const all = incomplete.length + complete;
  return (
    <Dialog
      isOpen
      onOpenChange={close}
      size="large"
      title={t('campaigns.publishing.title')}
      closeLabel={t('word.close')}
      footer={
        <>
          <Button onPress={close}>{all === 0 ? t('word.close') : t('word.cancel')}</Button>
          {complete > 0 && (
            <Button {...(incomplete.length === 0 && { variant: 'solid' as const })} onPress={() => answer('complete')}>
              {t('campaigns.publishing.complete', { count: complete })}
            </Button>
          )}
          {incomplete.length > 0 && (
            <Button variant="solid" onPress={() => answer('all')}>
              {t('campaigns.publishing.all', { count: all })}
            </Button>
          )}
        </>
      }
    >
      <Stack space={5}>
        {incomplete.length > 0 && (
          <>
            <InlineAlert tone="warning">
              {t('campaigns.publishing.incomplete', { count: incomplete.length })}
            </InlineAlert>
            <ReasonTable caption={t('campaigns.publishing.incompleteCaption')} rows={incomplete} />
          </>
        )}
        {blocked.length > 0 && (
          <>
            <InlineAlert tone="error">{t('campaigns.publishing.blocked', { count: blocked.length })}</InlineAlert>
            <ReasonTable caption={t('campaigns.publishing.blockedCaption')} rows={blocked} />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
