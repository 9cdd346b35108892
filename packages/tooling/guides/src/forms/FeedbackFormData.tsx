import { useState } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { feedback } from '@resonanz/validators/feedback';
import { fromFormData } from '@resonanz/validators/formData';
import { messages } from '../messages.ts';
import type { FeedbackFormProps } from './entries.ts';

const read = (form: HTMLFormElement) => feedback.validate(fromFormData(new FormData(form)));

export function FeedbackFormData({ onSend }: FeedbackFormProps) {
  const t = useMessages(messages);
  const [isValid, setValid] = useState(false);
  const [isAnonymous, setAnonymous] = useState(false);

  return (
    <form
      aria-label={t('guides.feedback.form')}
      noValidate
      style={{ display: 'grid', gap: 12 }}
      onInput={({ currentTarget }) => setValid(!read(currentTarget).issues)}
      onSubmit={(event) => {
        event.preventDefault();
        const result = read(event.currentTarget);
        if (!result.issues) onSend(result.value);
      }}
    >
      <label>
        <input type="checkbox" name="isAnonymous" onChange={(event) => setAnonymous(event.target.checked)} />{' '}
        {t('guides.feedback.anonymous')}
      </label>
      <label style={{ display: isAnonymous ? 'none' : 'grid' }}>
        {t('guides.feedback.name')} <input name="name" />
      </label>
      <label style={{ display: 'grid' }}>
        {t('guides.feedback.title')} <input name="title" />
      </label>
      <label style={{ display: 'grid' }}>
        {t('guides.feedback.message')} <textarea name="message" rows={4} />
      </label>
      <button type="submit" disabled={!isValid}>
        {t('guides.feedback.send')}
      </button>
    </form>
  );
}
