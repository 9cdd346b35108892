import type { KeyboardEvent, Ref } from 'react';
import { formatNumber } from '@resonanz/formatters/number';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { TextArea } from '@resonanz/ui/TextArea';
import { containsHtml, containsHtmlEntity } from '@resonanz/validators/freeText';
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
      errorMessage={isMarkup(field.value) ? t('commentThread.markup') : undefined}
      characterLimit={characterLimit}
      countLabel={(count, limit) =>
        t('commentThread.count', { count: formatNumber(count, language), limit: formatNumber(limit, language) })
      }
    />
  );
}

/**
 * Whether a text holds markup, which the server rejects (docs/domain/validation.md#free-text); single signs as in "3 <
 * 5" are none.
 */
const isMarkup = (text: string): boolean => containsHtml(text) || containsHtmlEntity(text);

/** Whether a text can be sent: not empty, no markup and within the limit, counted in characters as the server does. */
export function isSendable(text: string, characterLimit: number): boolean {
  const words = text.trim();
  return words !== '' && !isMarkup(words) && Array.from(words).length <= characterLimit;
}
