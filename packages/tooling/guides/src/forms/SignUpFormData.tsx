import { useState } from 'react';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { fromFormData } from '@resonanz/validators/formData';
import { issueText } from '@resonanz/validators/messages';
import type { ValidationIssue } from '@resonanz/validators/schema';
import { signUp } from '@resonanz/validators/signUp';
import { messages } from '../messages.ts';
import { SIGN_UP_LINES, SIGN_UP_PASSWORDS, type SignUpFormProps } from './entries.ts';

const style = { display: 'block', boxSizing: 'border-box', inlineSize: '100%' } as const;
const lines = SIGN_UP_LINES.map((line) => ({ ...line, style }));
const passwords = SIGN_UP_PASSWORDS.map((name) => ({ name, type: 'password', autoComplete: 'new-password', style }));
const fields = [...lines, ...passwords, { name: 'termsAccepted', type: 'checkbox' } as const];

export function SignUpFormData({ onSend }: SignUpFormProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const [issues, setIssues] = useState<readonly ValidationIssue[]>([]);

  return (
    <form
      aria-label={t('guides.signUp.form')}
      noValidate
      style={{ display: 'grid', gap: 12 }}
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const result = signUp.validate(fromFormData(new FormData(form)));
        setIssues(result.issues ?? []);
        if (!result.issues) return onSend(result.value);
        const first = form.elements.namedItem(String(result.issues[0]?.path[0]));
        if (first instanceof HTMLElement) first.focus();
      }}
    >
      {fields.map(({ name, ...props }) => {
        const issue = issues.find(({ path }) => path[0] === name);
        return (
          <div key={name}>
            <label>
              {t(`guides.signUp.${name}`)}{' '}
              <input {...props} name={name} aria-invalid={!!issue} aria-describedby={`plain-${name}`} />
            </label>
            <span id={`plain-${name}`}>{issue && issueText(issue, language)}</span>
          </div>
        );
      })}
      <button type="submit">{t('guides.signUp.send')}</button>
    </form>
  );
}
