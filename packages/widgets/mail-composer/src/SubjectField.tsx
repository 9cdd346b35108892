import { BracketsCurlyIcon } from '@phosphor-icons/react';
import { useRef } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { IconButton } from '@resonanz/ui/IconButton';
import { Menu } from '@resonanz/ui/Menu';
import { TextField } from '@resonanz/ui/TextField';
import type { Entry } from './entry.ts';
import { type MailPlaceholder, SUBJECT_MAX_LENGTH } from './mail.ts';
import * as css from './MailComposer.css.ts';
import type { MailErrors } from './mailErrorsOf.ts';
import { messages } from './messages.ts';
import type { ChangeEntry } from './useComposer.ts';

interface SubjectFieldProps {
  entry: Entry;
  onChange: ChangeEntry;
  errors: MailErrors;
  placeholders: readonly MailPlaceholder[];
}

/** The subject; placeholders go where the caret was last. */
export function SubjectField({ entry: { subject }, onChange, errors, placeholders }: SubjectFieldProps) {
  const t = useMessages(messages);
  const caret = useRef<number>(undefined);
  const input = useRef<HTMLInputElement>(null);

  function insert(name: string) {
    const at = Math.min(caret.current ?? subject.length, subject.length);
    const words = `{{${name}}}`;
    caret.current = at + words.length;
    onChange({ subject: subject.slice(0, at) + words + subject.slice(at) });
  }
  return (
    <div className={placeholders.length > 0 ? css.subject : undefined}>
      <TextField
        ref={input}
        label={t('mailComposer.subject')}
        value={subject}
        onChange={(text) => onChange({ subject: text })}
        onBlur={() => {
          caret.current = input.current?.selectionStart ?? undefined;
        }}
        isRequired
        autoFocus
        autoComplete="off"
        {...(errors.isSubjectTooLong && {
          errorMessage: t('mailComposer.subjectTooLong', { limit: SUBJECT_MAX_LENGTH }),
        })}
      />
      {placeholders.length > 0 && (
        <Menu
          label={t('mailComposer.placeholderInSubject')}
          placement="bottom end"
          trigger={<IconButton icon={BracketsCurlyIcon} label={t('mailComposer.placeholderInSubject')} />}
          sections={[
            {
              id: 'placeholders',
              items: placeholders.map(({ name, label }) => ({ id: name, label, onAction: () => insert(name) })),
            },
          ]}
        />
      )}
    </div>
  );
}
