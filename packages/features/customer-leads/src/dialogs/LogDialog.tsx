import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { CustomerLead, CustomerLeadLogEntry } from '@resonanz/api-client/customerLeads';
import { berlinDay, startOfBerlinDay } from '@resonanz/domain/berlinDay';
import { FormDialog } from '@resonanz/records/FormDialog';
import { DatePicker } from '@resonanz/ui/DatePicker';
import { Select } from '@resonanz/ui/Select';
import { TextArea } from '@resonanz/ui/TextArea';
import { useLeadActions } from '../useLeadActions.ts';
import { useLeadText } from '../useLeadText.ts';
import { useLeadStep } from './useLeadStep.ts';

const KINDS = ['call', 'mail', 'meeting'] as const satisfies readonly CustomerLeadLogEntry['kind'][];
const LIMIT = 2000;
const FIRST_DAY = '2000-01-01';
const NOON_MS = 43_200_000;

/** Logs a call, a mail or a meeting; one of an earlier day stands at its noon. */
export function LogDialog({ lead: { customerLeadId, company }, onClose }: { lead: CustomerLead; onClose: () => void }) {
  const { t } = useLeadText();
  const { calls } = useLeadActions();
  const log = useMutation(calls.logContact());
  const today = berlinDay(new Date());
  const [kind, setKind] = useState<(typeof KINDS)[number]>('call');
  const [note, setNote] = useState('');
  const [day, setDay] = useState<string | null>(today);
  const { attempt, isPending, fieldErrors, failure } = useLeadStep(
    (on: string) =>
      log.mutateAsync({
        customerLeadId,
        kind,
        note: note.trim(),
        ...(on !== today && { at: new Date(startOfBerlinDay(on).getTime() + NOON_MS).toISOString() }),
      }),
    t('customerLeads.done.logged'),
    onClose,
    ['kind', 'note', 'at'],
  );
  return (
    <FormDialog
      title={t('customerLeads.log.title', { company })}
      confirmLabel={t('customerLeads.log.confirm')}
      isIncomplete={note.trim() === '' || day === null || day > today}
      isPending={isPending}
      validationErrors={fieldErrors}
      onClose={onClose}
      onSubmit={() => void (day !== null && attempt(day))}
      failure={failure}
    >
      <Select
        label={t('customerLeads.log.kind')}
        name="kind"
        items={KINDS.map((id) => ({ id, label: t(`customerLeads.log.kind.${id}`) }))}
        selectedId={kind}
        onSelectionChange={setKind}
      />
      <DatePicker
        label={t('customerLeads.log.day')}
        name="at"
        value={day}
        onChange={setDay}
        minValue={FIRST_DAY}
        maxValue={today}
        unavailableMessage={t('customerLeads.fieldError.futureDate')}
        incompleteMessage={t('customerLeads.filter.dateIncomplete')}
        isRequired
      />
      <TextArea
        label={t('word.note')}
        name="note"
        isRequired
        rows={4}
        value={note}
        onChange={setNote}
        characterLimit={LIMIT}
        countLabel={(count, limit) => t('customerLeads.characters', { count, limit })}
      />
    </FormDialog>
  );
}
