import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import * as css from './CommentList.css.ts';
import { messages } from './messages.ts';
import { useAttempt } from './useAttempt.ts';

/** The way to older comments, above the first one that is drawn. */
export function OlderComments({ onShowOlder }: { onShowOlder: (() => Promise<unknown> | void) | undefined }) {
  const t = useMessages(messages);
  const { state, attempt } = useAttempt(async () => onShowOlder?.());
  return (
    <div className={css.older}>
      <Button variant="quiet" isPending={state === 'pending'} onPress={() => void attempt()}>
        {t('commentThread.older')}
      </Button>
      {state === 'failed' && (
        <InlineAlert tone="error" role="alert">
          {t('commentThread.olderFailed')}
        </InlineAlert>
      )}
    </div>
  );
}
