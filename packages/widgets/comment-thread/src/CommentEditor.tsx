import { useState } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { Inline } from '@resonanz/ui/Inline';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Stack } from '@resonanz/ui/Stack';
import type { CommentItem } from './comment.ts';
import { CommentField, isSendable } from './CommentField.tsx';
import { isSendKey } from './isSendKey.ts';
import { messages } from './messages.ts';
import { useAttempt } from './useAttempt.ts';

interface CommentEditorProps {
  comment: CommentItem;
  characterLimit: number;
  onEdit: (comment: CommentItem, text: string) => Promise<unknown>;
  /** Called when it has been saved or given up. */
  onDone: () => void;
}

/** A comment being changed in its place. */
export function CommentEditor({ comment, characterLimit, onEdit, onDone }: CommentEditorProps) {
  const t = useMessages(messages);
  const [text, setText] = useState(comment.text);
  const { state, attempt } = useAttempt(onEdit);
  const canSave = isSendable(text, characterLimit);

  async function save() {
    if (!canSave) return;
    const words = text.trim();
    if (words === comment.text || (await attempt(comment, words))) onDone();
  }

  return (
    <Stack space={4}>
      <CommentField
        autoFocus
        label={t('commentThread.editLabel')}
        value={text}
        onChange={setText}
        characterLimit={characterLimit}
        isReadOnly={state === 'pending'}
        onKeyDown={(event) => {
          if (isSendKey(event)) {
            event.preventDefault();
            void save();
          } else if (event.key === 'Escape' && state !== 'pending') {
            // Not for the dialog around the thread.
            event.stopPropagation();
            onDone();
          }
        }}
      />
      {state === 'failed' && (
        <InlineAlert tone="error" role="alert">
          {t('commentThread.notSaved')}
        </InlineAlert>
      )}
      <Inline align="end">
        <Button isDisabled={state === 'pending'} onPress={onDone}>
          {t('commentThread.cancel')}
        </Button>
        <Button variant="solid" isDisabled={!canSave} isPending={state === 'pending'} onPress={() => void save()}>
          {t('commentThread.save')}
        </Button>
      </Inline>
    </Stack>
  );
}
