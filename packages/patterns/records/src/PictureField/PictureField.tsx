'use client';

import { useEffect, useMemo } from 'react';
import { firstMessageKey } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { Avatar, type AvatarProps } from '@resonanz/ui/Avatar';
import { Button } from '@resonanz/ui/Button';
import { FileDrop } from '@resonanz/ui/FileDrop';
import { Inline } from '@resonanz/ui/Inline';
import { Stack } from '@resonanz/ui/Stack';
import { messages } from '../messages.ts';

/** Kinds of pictures a record can have. */
const PICTURE_TYPES = ['.png', '.jpg', '.jpeg'] as const;
const MAX_BYTES = 10 * 1024 * 1024;

/** Props of `PictureField`. */
export interface PictureFieldProps {
  /** What the picture is, such as "Logo". */
  label: string;
  /** Name of the field in its form. */
  name: string;
  /** Drawn while there is no picture; with an empty text nothing is. */
  initials: string;
  /** Outline of the picture: `circle` for people (default), `tile` for logos. */
  shape?: AvatarProps['shape'];
  /** Address of the stored picture; null when there is none, or when it is to be taken away. */
  stored: string | null;
  /** A picture chosen in its place. */
  chosen: File | null;
  /** A picture was chosen, or given up again. */
  onChoose: (picture: File | null) => void;
  /** Takes the stored picture away. */
  onRemove: () => void;
}

/** The address of a file that is shown before it is sent. */
function usePreview(file: File | null): string | null {
  const address = useMemo(() => (file ? URL.createObjectURL(file) : null), [file]);
  useEffect(
    () => () => {
      if (address !== null) URL.revokeObjectURL(address);
    },
    [address],
  );
  return address;
}

/** Returns why a server rejected a picture, by the key of its field error. */
export function usePictureErrorText(): (key: string) => string {
  const t = useMessages(messages);
  return (key) => t(firstMessageKey(messages, [`records.files.error.${key}`], 'records.files.error.other'));
}

/**
 * The picture of a record as it is and as it will be, and how to change it: PNG or JPG, at most 10 MB.
 *
 * @source docs/domain/files.md#uploads
 */
export function PictureField({
  label,
  name,
  initials,
  shape = 'circle',
  stored,
  chosen,
  onChoose,
  onRemove,
}: PictureFieldProps) {
  const t = useMessages(messages);
  const shown = usePreview(chosen) ?? stored;
  return (
    <Inline space={8}>
      {(shown !== null || initials !== '') && (
        <Stack space={4}>
          <Avatar size="large" shape={shape} initials={initials} src={shown} />
          {stored !== null && chosen === null && (
            <Button variant="ghost" onPress={onRemove}>
              {t('records.picture.remove')}
            </Button>
          )}
        </Stack>
      )}
      <FileDrop
        label={label}
        name={name}
        promptLabel={t('records.picture.prompt')}
        browseLabel={t('records.files.browse')}
        removeLabel={(file) => t('records.picture.discard', { name: file })}
        description={t('records.picture.hint')}
        accept={PICTURE_TYPES}
        maxSize={MAX_BYTES}
        rejectMessage={() => t('records.picture.rejected')}
        files={chosen ? [chosen] : []}
        onChange={([picture]) => onChoose(picture ?? null)}
      />
    </Inline>
  );
}
