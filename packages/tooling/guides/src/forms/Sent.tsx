import { useState, type ComponentType } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Stack } from '@resonanz/ui/Stack';
import { messages } from '../messages.ts';
import { Code } from '../page/Code.tsx';
import { literal } from '../page/literal.ts';

/** Props of {@link Sent}. */
export interface SentProps<Entry> {
  /** The form that is shown. */
  form: ComponentType<{ onSend: (entry: Entry) => void }>;
  /** Called with the entry, for tests. */
  onSend: (entry: Entry) => void;
}

/** A form and, below it, what it sent last. */
export function Sent<Entry>({ form: Form, onSend }: SentProps<Entry>) {
  const t = useMessages(messages);
  const [entry, setEntry] = useState<Entry>();
  return (
    <div style={{ maxInlineSize: 560 }}>
      <Stack space={7}>
        <Form
          onSend={(sent) => {
            setEntry(sent);
            onSend(sent);
          }}
        />
        {entry !== undefined && (
          <InlineAlert tone="success" role="status" title={t('guides.forms.sent')}>
            <Code>{literal(entry)}</Code>
          </InlineAlert>
        )}
      </Stack>
    </div>
  );
}
