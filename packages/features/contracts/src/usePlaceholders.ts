import { useMemo } from 'react';
import { CONTRACT_PLACEHOLDERS } from '@resonanz/domain/contracts';
import { useMessages } from '@resonanz/i18n/react';
import type { RichTextVariable } from '@resonanz/rich-text/RichTextView';
import { messages } from './messages.ts';

/** What the text of a contract may name, filled in when it is sent. */
export function usePlaceholders(): readonly RichTextVariable[] {
  const t = useMessages(messages);
  return useMemo(() => CONTRACT_PLACEHOLDERS.map((name) => ({ name, label: t(`contracts.placeholder.${name}`) })), [t]);
}
