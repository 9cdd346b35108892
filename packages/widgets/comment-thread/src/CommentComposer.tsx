import { type FormEvent, useRef } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Link } from '@resonanz/ui/Link';
import * as css from './CommentComposer.css.ts';
import { CommentField, isSendable } from './CommentField.tsx';
import { isSendKey } from './isSendKey.ts';
import { messages } from './messages.ts';
import type { Draft } from './useDraft.ts';

interface CommentComposerProps {
  draft: Draft;
  characterLimit: number;
}

/** The field below the comments; what was written stays there until it has arrived. */
export function CommentComposer({ draft: { text, setText, state, send }, characterLimit }: CommentComposerProps) {
  const t = useMessages(messages);
  const area = useRef<HTMLTextAreaElement>(null);
  const canSend = isSendable(text, characterLimit);

  function submit(event?: FormEvent) {
    event?.preventDefault();
    if (!canSend) return;
    // Once the text is gone the button is disabled and would lose the focus.
    area.current?.focus();
    void send();
  }

  return (
    <form className={css.composer} onSubmit={submit}>
      <CommentField
        ref={area}
        label={t('commentThread.write')}
        description={t('commentThread.hint')}
        value={text}
        onChange={setText}
        characterLimit={characterLimit}
        isReadOnly={state === 'pending'}
        onKeyDown={(event) => {
          if (!isSendKey(event)) return;
          event.preventDefault();
          submit();
        }}
      />
      {state === 'failed' && (
        <InlineAlert
          tone="error"
          role="alert"
          action={
            <Link variant="standalone" tone="inherit" isDisabled={!canSend} onPress={submit}>
              {t('commentThread.sendAgain')}
            </Link>
          }
        >
          {t('commentThread.notSent')}
        </InlineAlert>
      )}
      <div className={css.foot}>
        <Button type="submit" variant="solid" isDisabled={!canSend} isPending={state === 'pending'}>
          {t('commentThread.send')}
        </Button>
      </div>
    </form>
  );
}
