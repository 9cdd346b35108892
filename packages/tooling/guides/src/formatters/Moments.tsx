import { useState } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { Columns } from '@resonanz/ui/Columns';
import { Stack } from '@resonanz/ui/Stack';
import { TextField } from '@resonanz/ui/TextField';
import { messages } from '../messages.ts';
import { momentCalls } from './calls.ts';
import { CallTable } from './CallTable.tsx';

/** A moment and what the clock says, and all that the formatters make of them. */
export function Moments() {
  const t = useMessages(messages);
  const [value, setValue] = useState('2026-10-12T13:05:00Z');
  const [now, setNow] = useState('2026-10-12T15:05:00Z');
  return (
    <Stack space={7}>
      <Columns>
        <TextField
          label={t('guides.moments.value')}
          description={t('guides.moments.hint')}
          value={value}
          onChange={setValue}
          isTabular
        />
        <TextField label={t('guides.moments.now')} value={now} onChange={setNow} isTabular />
      </Columns>
      <CallTable caption={t('guides.moments.table')} calls={momentCalls(new Date(now))} value={value} />
    </Stack>
  );
}
