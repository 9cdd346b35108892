import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '@resonanz/api-client/react';
import { testerMutations, type TesterUser } from '@resonanz/api-client/testers';
import { FormDialog } from '@resonanz/records/FormDialog';
import { useFieldErrorText } from '@resonanz/records/serverErrors';
import { useFormSend } from '@resonanz/records/useFormSend';
import { NumberField } from '@resonanz/ui/NumberField';
import { Text } from '@resonanz/ui/Text';
import { TextArea } from '@resonanz/ui/TextArea';
import { messages } from '../messages.ts';
import { useTesterText } from '../useTesterText.ts';

const MAX_POINTS = 100_000;
const LONGEST_REASON = 1000;

/** Corrects the points of a tester, with a reason that the tester reads too; a total is never below zero. */
export function PointsDialog({ tester, onClose }: { tester: TesterUser; onClose: () => void }) {
  const { t, number } = useTesterText();
  const correct = useMutation(testerMutations(useApi(), useQueryClient()).correctPoints());
  const [points, setPoints] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  // The correction counts over what was read, so that nothing is corrected twice.
  const [{ id: userId, totalPoints }] = useState(tester);
  const after = totalPoints + (points ?? 0);
  const { send, isPending, failure, fieldErrors, errorAt } = useFormSend(
    (corrected: number) => correct.mutateAsync({ userId, totalPoints, points: corrected, reason: reason.trim() }),
    {
      messages,
      otherwise: 'testerUsers.error.other',
      fields: ['points', 'reason'] as const,
      fieldErrorText: useFieldErrorText(messages, 'testerUsers.fieldError.other'),
      check: () => (after < 0 ? { points: t('testerUsers.points.belowZero') } : {}),
      done: t('testerUsers.points.done', { name: tester.fullName }),
      onDone: onClose,
    },
  );
  return (
    <FormDialog
      title={t('testerUsers.points.title', { name: tester.fullName })}
      confirmLabel={t('testerUsers.points.book')}
      isIncomplete={points === null || points === 0 || reason.trim() === ''}
      isPending={isPending}
      failure={failure}
      validationErrors={fieldErrors}
      onClose={onClose}
      onSubmit={() => void (points !== null && send(points))}
    >
      <NumberField
        label={t('testerUsers.points.change')}
        description={t('testerUsers.points.hint')}
        name="points"
        value={points}
        onChange={setPoints}
        minValue={-MAX_POINTS}
        maxValue={MAX_POINTS}
        errorMessage={errorAt('points')}
        isRequired
      />
      <Text as="p">
        {t('testerUsers.points.after', { before: number(totalPoints), after: number(Math.max(after, 0)) })}
      </Text>
      <TextArea
        label={t('testerUsers.points.reason')}
        description={t('testerUsers.points.reasonHint')}
        name="reason"
        value={reason}
        onChange={setReason}
        rows={3}
        isRequired
        characterLimit={LONGEST_REASON}
        countLabel={(count, limit) => t('testerUsers.characters', { count, limit })}
      />
    </FormDialog>
  );
}
