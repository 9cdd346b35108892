import { useState } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { Stack } from '@resonanz/ui/Stack';
import { TextField } from '@resonanz/ui/TextField';
import { messages } from '../messages.ts';
import { readingCalls } from './calls.ts';
import { CallTable } from './CallTable.tsx';

/** A typed text, and its parsed value. */
export function Reading() {
  const t = useMessages(messages);
  const [text, setText] = useState('1.284,50 €');
  return (
    <Stack space={7}>
      <TextField label={t('guides.reading.text')} value={text} onChange={setText} isTabular />
      <CallTable caption={t('guides.reading.table')} calls={readingCalls} value={text} />
    </Stack>
  );
}
