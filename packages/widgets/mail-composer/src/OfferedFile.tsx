import { PaperclipIcon } from '@phosphor-icons/react';
import { useState } from 'react';
import { Button } from '@resonanz/ui/Button';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Stack } from '@resonanz/ui/Stack';
import type { MailFileOffer } from './mail.ts';

interface OfferedFileProps {
  offer: MailFileOffer;
  /** No further file fits. */
  isFull: boolean;
  onMade: (file: File) => void;
  errorText: (error: unknown) => string;
}

/** Has a file made and attaches it; the mail can be written on meanwhile. */
export function OfferedFile({ offer: { label, make }, isFull, onMade, errorText }: OfferedFileProps) {
  const [isMaking, setMaking] = useState(false);
  const [failure, setFailure] = useState<string>();
  async function attach(): Promise<void> {
    setMaking(true);
    setFailure(undefined);
    try {
      onMade(await make());
    } catch (error) {
      setFailure(errorText(error));
    } finally {
      setMaking(false);
    }
  }
  return (
    <Stack space={4} align="start">
      <Button
        variant="quiet"
        iconStart={PaperclipIcon}
        isPending={isMaking}
        isDisabled={isFull}
        onPress={() => void attach()}
      >
        {label}
      </Button>
      {failure !== undefined && (
        <InlineAlert tone="error" role="alert">
          {failure}
        </InlineAlert>
      )}
    </Stack>
  );
}
