import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { type MetadataKey, type MetadataMedium, testerMetadataMutations } from '@resonanz/api-client/testerMetadata';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { FileDrop, type FileUpload } from '@resonanz/ui/FileDrop';
import { Inline } from '@resonanz/ui/Inline';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { acceptedExtensions } from '@resonanz/validators/file';
import { messages } from '../messages.ts';
import * as css from './MediumField.css.ts';

const MAX_BYTES = 500 * 1024 * 1024;

interface MediumFieldProps {
  headKey: MetadataKey;
  /** The picture or video of the draft; null for none. */
  media: MetadataMedium | null;
  errorMessage: string | undefined;
  onChange: (media: MetadataMedium | null) => void;
  /** Whether a file is on its way. */
  onUploading: (isUploading: boolean) => void;
}

/** Picture or video of a head: sent when it is chosen, shown to nobody before the draft is published. */
export function MediumField({ headKey, media, errorMessage, onChange, onUploading }: MediumFieldProps) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const call = useMutation(testerMetadataMutations(useApi(), useQueryClient()).upload());
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const [upload, setUpload] = useState<FileUpload>();
  const sending = useRef<AbortController | null>(null);
  // A page that was left sends nothing any more.
  useEffect(() => () => sending.current?.abort(), []);

  function cancel(): void {
    sending.current?.abort();
    setUpload(undefined);
    onUploading(false);
  }
  async function send(file: File): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    sending.current = controller;
    setUpload({ status: 'uploading', share: 0 });
    onUploading(true);
    try {
      const medium = await call.mutateAsync({
        key: headKey,
        file,
        signal,
        onProgress: ({ loaded, total }) =>
          !signal.aborted && setUpload({ status: 'uploading', share: total > 0 ? loaded / total : 0 }),
      });
      if (signal.aborted) return;
      setChosen([]);
      setUpload(undefined);
      onChange(medium);
    } catch (error) {
      if (!signal.aborted) setUpload({ status: 'failed', message: say(error, 'testerMetadata.error.other') });
    } finally {
      if (!signal.aborted) onUploading(false);
    }
  }

  return (
    <Stack space={5}>
      {media && (
        <Stack space={3}>
          {media.type === 'image' ? (
            <img className={css.medium} src={media.url} alt="" />
          ) : (
            <video className={css.medium} src={media.url} controls muted preload="metadata" aria-label={media.name} />
          )}
          <Inline space={4}>
            <Text variant="caption" tone="muted">
              {media.name}
            </Text>
            <Button variant="ghost" onPress={() => onChange(null)}>
              {t('testerMetadata.media.remove')}
            </Button>
          </Inline>
        </Stack>
      )}
      <FileDrop
        label={t('testerMetadata.field.media')}
        description={t('testerMetadata.media.hint')}
        errorMessage={errorMessage}
        promptLabel={t('testerMetadata.media.prompt')}
        browseLabel={t('testerMetadata.media.browse')}
        removeLabel={(name) => t('testerMetadata.media.discard', { name })}
        accept={acceptedExtensions('imageOrVideo')}
        maxSize={MAX_BYTES}
        rejectMessage={() => t('testerMetadata.media.rejected')}
        files={chosen}
        onChange={(files) => {
          cancel();
          setChosen(files);
          const [file] = files;
          if (file) void send(file);
        }}
        uploadOf={() => upload}
        queuedLabel={t('testerMetadata.media.queued')}
        doneLabel={t('testerMetadata.media.done')}
        retryLabel={(name) => t('testerMetadata.media.retry', { name })}
        onRetry={(file) => void send(file)}
        cancelLabel={(name) => t('testerMetadata.media.cancel', { name })}
        onCancel={() => {
          cancel();
          setChosen([]);
        }}
      />
    </Stack>
  );
}
