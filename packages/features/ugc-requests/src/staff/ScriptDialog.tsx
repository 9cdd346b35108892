import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { UgcRequest, UgcVideo } from '@resonanz/api-client/ugcRequests';
import { FormDialog } from '@resonanz/records/FormDialog';
import { useFormSend } from '@resonanz/records/useFormSend';
import { TextArea } from '@resonanz/ui/TextArea';
import { TextField } from '@resonanz/ui/TextField';
import { messages } from '../messages.ts';
import { useUgcText } from '../useUgcText.ts';
import { useUgcActions } from '../view/useUgcActions.ts';

/** What is said in a video, and as many openings as the brand has ordered. */
export function ScriptDialog({
  request: { order },
  video,
  onClose,
}: {
  request: UgcRequest;
  video: UgcVideo;
  onClose: () => void;
}) {
  const { t } = useUgcText();
  const { calls } = useUgcActions();
  const change = useMutation(calls.changeVideo());
  const [script, setScript] = useState(video.script || order.script);
  const room = Math.max(1, order.startVariants, video.hooks.length);
  const [hooks, setHooks] = useState(Array.from({ length: room }, (_, index) => video.hooks[index] ?? ''));
  const { send, isPending, failure } = useFormSend(
    () =>
      change.mutateAsync({
        ugcVideoId: video.ugcVideoId,
        script,
        hooks: hooks.map((hook) => hook.trim()).filter((hook) => hook !== ''),
      }),
    { messages, otherwise: 'ugcRequests.error.other', done: t('ugcRequests.done.saved'), onDone: onClose },
  );
  return (
    <FormDialog
      title={t('ugcRequests.script.title', { position: video.position })}
      confirmLabel={t('word.save')}
      isPending={isPending}
      onClose={onClose}
      onSubmit={() => void send()}
      failure={failure}
      failureTitle={t('word.failed')}
    >
      {hooks.map((hook, index) => (
        <TextField
          // Openings have no name but their place.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          label={t('ugcRequests.script.hook', { number: index + 1 })}
          value={hook}
          maxLength={500}
          onChange={(text) => setHooks(hooks.map((each, at) => (at === index ? text : each)))}
        />
      ))}
      <TextArea label={t('ugcRequests.field.script')} value={script} onChange={setScript} rows={8} maxLength={10_000} />
    </FormDialog>
  );
}
