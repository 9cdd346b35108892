import { type ReactNode, useState } from 'react';
import { FormDialog } from '@resonanz/records/FormDialog';
import { useFormSend } from '@resonanz/records/useFormSend';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';
import { useProjectText } from '../useProjectText.ts';
import { FileChoice, type FileFormat, type FileWish } from './FileChoice.tsx';

interface FileDialogProps<Kind extends FileFormat> {
  title: string;
  /** What the file holds, in a sentence. */
  text: string;
  /** The kinds of files there are; the first one is chosen at the beginning. */
  formats: readonly [Kind, ...Kind[]];
  /** Announced once the file is there. */
  done: string;
  /** Fetches the file and hands it to the browser's downloads. */
  onFetch: (wish: FileWish<Kind>) => Promise<unknown>;
  onClose: () => void;
  /** What else is chosen, below kind and language. */
  children?: ReactNode;
}

/** Downloads a file of the chosen kind in the chosen language. */
export function FileDialog<Kind extends FileFormat>({
  title,
  text,
  formats,
  done,
  onFetch,
  onClose,
  children,
}: FileDialogProps<Kind>) {
  const { t, language } = useProjectText();
  const [wish, setWish] = useState<FileWish<Kind>>({ format: formats[0], language });
  const { send, isPending, failure } = useFormSend(() => onFetch(wish), {
    messages,
    otherwise: 'projects.error.other',
    done,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={title}
      confirmLabel={t('projects.report.download')}
      isPending={isPending}
      pendingLabel={t('projects.report.pending')}
      failure={failure}
      onClose={onClose}
      onSubmit={() => void send()}
    >
      <Stack space={5}>
        <Text as="p">{text}</Text>
        <FileChoice formats={formats} wish={wish} onChange={setWish} />
        {children}
      </Stack>
    </FormDialog>
  );
}
