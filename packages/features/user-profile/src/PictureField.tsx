import { useMessages } from '@resonanz/i18n/react';
import { Avatar } from '@resonanz/ui/Avatar';
import { Button } from '@resonanz/ui/Button';
import { FileDrop } from '@resonanz/ui/FileDrop';
import { Inline } from '@resonanz/ui/Inline';
import { Stack } from '@resonanz/ui/Stack';
import { useEffect, useMemo } from 'react';
import { messages } from './messages.ts';

/** Kinds of pictures a profile can have (000 §5). */
const PICTURE_TYPES = ['.png', '.jpg', '.jpeg'] as const;
const MAX_BYTES = 10 * 1024 * 1024;

interface PictureFieldProps {
  initials: string;
  /** Address of the stored picture; null when there is none, or when it is to be taken away. */
  stored: string | null;
  /** A picture chosen in its place. */
  chosen: File | null;
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

/** The picture as it is and as it will be, and how to change it. */
export function PictureField({ initials, stored, chosen, onChoose, onRemove }: PictureFieldProps) {
  const t = useMessages(messages);
  const preview = usePreview(chosen);
  return (
    <Inline space={8}>
      <Stack space={4}>
        <Avatar size="large" initials={initials} src={preview ?? stored} />
        {stored !== null && chosen === null && (
          <Button variant="ghost" onPress={onRemove}>
            {t('userProfile.picture.remove')}
          </Button>
        )}
      </Stack>
      <FileDrop
        label={t('userProfile.picture')}
        name="profilePicture"
        promptLabel={t('userProfile.picture.prompt')}
        browseLabel={t('userProfile.picture.browse')}
        removeLabel={(name) => t('userProfile.picture.discard', { name })}
        description={t('userProfile.picture.hint')}
        accept={PICTURE_TYPES}
        maxSize={MAX_BYTES}
        rejectMessage={() => t('userProfile.picture.rejected')}
        files={chosen ? [chosen] : []}
        onChange={([picture]) => onChoose(picture ?? null)}
      />
    </Inline>
  );
}
