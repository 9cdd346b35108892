import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { newsletterQueries } from '@resonanz/api-client/newsletters';
import { useApi } from '@resonanz/api-client/react';
import { berlinDay, berlinMoment } from '@resonanz/domain/berlinDay';
import { FormDialog } from '@resonanz/records/FormDialog';
import { useFieldErrorText } from '@resonanz/records/serverErrors';
import { useFormSend } from '@resonanz/records/useFormSend';
import { Columns } from '@resonanz/ui/Columns';
import { DatePicker } from '@resonanz/ui/DatePicker';
import { SegmentedControl } from '@resonanz/ui/SegmentedControl';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { TimeField } from '@resonanz/ui/TimeField';
import { messages } from '../messages.ts';
import { useNewsletterActions } from '../useNewsletterActions.ts';

const FIELDS = ['plannedAt'] as const;

/** Sends a stored newsletter at once or plans it, and says how many get it. */
export function PlanDialog({ newsletterId, onClose }: { newsletterId: number; onClose: () => void }) {
  const { t, change } = useNewsletterActions();
  const client = useApi();
  const { data: newsletter } = useQuery(newsletterQueries(client).one(newsletterId));
  const reach = useQuery({
    ...newsletterQueries(client).reach(newsletter?.audience ?? {}),
    enabled: newsletter !== undefined,
  });
  const [today] = useState(() => berlinDay(new Date()));
  const [isLater, setLater] = useState(false);
  const [day, setDay] = useState<string | null>(null);
  const [time, setTime] = useState<string | null>('09:00');
  const count = reach.isPlaceholderData ? undefined : reach.data?.receivers;
  const isTimed = !isLater || (day !== null && time !== null);
  const { send, isPending, failure, fieldErrors } = useFormSend(
    () =>
      change({
        newsletterId,
        updatedAt: newsletter?.updatedAt ?? '',
        state: 'scheduled',
        ...(isLater && { plannedAt: berlinMoment(day ?? today, time ?? '00:00') }),
      }),
    {
      messages,
      otherwise: 'newsletters.error.other',
      fields: FIELDS,
      fieldErrorText: useFieldErrorText(messages, 'newsletters.fieldError.other'),
      done: t(isLater ? 'newsletters.moved.planned' : 'newsletters.moved.scheduled'),
      onDone: onClose,
    },
  );
  return (
    <FormDialog
      title={t('newsletters.plan.title')}
      confirmLabel={
        count === undefined
          ? t('newsletters.plan')
          : t(isLater ? 'newsletters.plan.confirmLater' : 'newsletters.plan.confirmNow', { count })
      }
      isIncomplete={count === undefined || count === 0 || !isTimed}
      isPending={isPending}
      onClose={onClose}
      onSubmit={() => void send()}
      validationErrors={fieldErrors}
      failure={failure}
      failureTitle={t('newsletters.error.title')}
    >
      <Stack space={6}>
        <SegmentedControl
          label={t('newsletters.plan.when')}
          items={[
            { value: 'now', label: t('newsletters.plan.now') },
            { value: 'later', label: t('newsletters.plan.later') },
          ]}
          value={isLater ? 'later' : 'now'}
          onChange={(value) => setLater(value === 'later')}
        />
        {isLater && (
          <Columns>
            <DatePicker
              label={t('newsletters.plan.day')}
              name="plannedAt"
              value={day}
              onChange={setDay}
              minValue={today}
              unavailableMessage={t('newsletters.fieldError.pastDate')}
              isRequired
            />
            <TimeField label={t('newsletters.plan.time')} value={time} onChange={setTime} isRequired />
          </Columns>
        )}
        <div role="status">
          <Text as="p">{count === undefined ? t('word.pleaseWait') : t('newsletters.plan.receivers', { count })}</Text>
        </div>
        <Text as="p" tone="secondary">
          {t('newsletters.plan.help')}
        </Text>
      </Stack>
    </FormDialog>
  );
}
