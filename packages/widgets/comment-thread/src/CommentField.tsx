import { formatNumber } from '@resonanz/formatters/number';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { TextArea } from '@resonanz/ui/TextArea';
import type { KeyboardEvent, Ref } from 'react';
import { messages } from './messages.ts';

interface CommentFieldProps {
  label: string;
  description?: string;
  value: string;
  onChange: (text: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  characterLimit: number;
  isReadOnly: boolean;
  autoFocus?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Where a comment is written or changed. */
export function CommentField({ characterLimit, ...field }: CommentFieldProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  return (
    <TextArea
      {...field}
      rows={3}
      characterLimit={characterLimit}
      countLabel={(count, limit) => t('commentThread.count', { count: formatNumber(count, language), limit: formatNumber(limit, language) })}
    />
  );
}

/** Whether a text can be sent: not empty and within the limit, counted in characters as the server does. */
export function isSendable(text: string, characterLimit: number): boolean {
  const words = text.trim();
  return words !== '' && Array.from(words).length <= characterLimit;
}
