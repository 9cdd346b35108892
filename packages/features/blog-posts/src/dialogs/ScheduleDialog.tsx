import { useState } from 'react';
import type { BlogPostListItem } from '@resonanz/api-client/blogPosts';
import { berlinClock, berlinDay, berlinMoment } from '@resonanz/domain/berlinDay';
import { useLanguage } from '@resonanz/i18n/react';
import { FormDialog } from '@resonanz/records/FormDialog';
import { useFieldErrorText } from '@resonanz/records/serverErrors';
import { useFormSend } from '@resonanz/records/useFormSend';
import { Columns } from '@resonanz/ui/Columns';
import { DatePicker } from '@resonanz/ui/DatePicker';
import { Text } from '@resonanz/ui/Text';
import { TimeField } from '@resonanz/ui/TimeField';
import { messages } from '../messages.ts';
import { useBlogActions } from '../useBlogActions.ts';
import { textsFor } from '../words.ts';

const FIELDS = ['publishAt'] as const;

/** Chooses when a post appears by itself. */
export function ScheduleDialog({ post, onClose }: { post: BlogPostListItem; onClose: () => void }) {
  const { t, change } = useBlogActions();
  const { language } = useLanguage();
  const [today] = useState(() => berlinDay(new Date()));
  const planned = post.publishAt;
  const [day, setDay] = useState<string | null>(planned === null ? null : berlinDay(new Date(planned)));
  const [time, setTime] = useState<string | null>(planned === null ? '09:00' : berlinClock(planned));
  const { send, isPending, failure, fieldErrors } = useFormSend(
    () =>
      change({
        blogPostId: post.blogPostId,
        updatedAt: post.updatedAt,
        state: 'scheduled',
        publishAt: berlinMoment(day ?? today, time ?? '00:00'),
      }),
    {
      messages,
      otherwise: 'blogPosts.error.other',
      fields: FIELDS,
      fieldErrorText: useFieldErrorText(messages, 'blogPosts.fieldError.other'),
      done: t('blogPosts.moved.scheduled'),
      onDone: onClose,
    },
  );
  return (
    <FormDialog
      title={t('blogPosts.schedule.title', { title: textsFor(post, language).title })}
      confirmLabel={t('blogPosts.schedule')}
      isIncomplete={day === null || time === null}
      isPending={isPending}
      onClose={onClose}
      onSubmit={() => void send()}
      validationErrors={fieldErrors}
      failure={failure}
      failureTitle={t('blogPosts.error.title')}
    >
      <Columns>
        <DatePicker
          label={t('blogPosts.schedule.day')}
          name="publishAt"
          value={day}
          onChange={setDay}
          minValue={today}
          unavailableMessage={t('blogPosts.fieldError.pastDate')}
          isRequired
          autoFocus
        />
        <TimeField label={t('blogPosts.schedule.time')} value={time} onChange={setTime} isRequired />
      </Columns>
      <Text as="p" tone="secondary">
        {t('blogPosts.schedule.help')}
      </Text>
    </FormDialog>
  );
}
