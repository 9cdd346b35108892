import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { FormDialog } from '@resonanz/records/FormDialog';
import { useMay } from '@resonanz/session/react';
import { Columns } from '@resonanz/ui/Columns';
import { DatePicker } from '@resonanz/ui/DatePicker';
import { FileDrop } from '@resonanz/ui/FileDrop';
import { useContractActions } from '../useContractActions.ts';
import { type ContractDialogProps, useContractStep } from './useContractStep.ts';

const MAX_BYTES = 10 * 1024 * 1024;

/** Files the paper that was signed by hand. */
export function UploadDialog({ contract: { contractId, sentAt }, onClose }: ContractDialogProps) {
  const mayApprove = useMay('Contract Management', 'approve');
  const { calls } = useContractActions();
  const upload = useMutation(calls.uploadSigned());
  const [today] = useState(() => berlinDay(new Date()));
  const [files, setFiles] = useState<readonly File[]>([]);
  const [days, setDays] = useState<{ partner: string | null; agency: string | null }>({ partner: today, agency: null });
  const earliest = sentAt === null ? today : berlinDay(new Date(sentAt));
  const [document] = files;
  const isPossible = (day: string | null) => day === null || (day >= earliest && day <= today);
  const { t, attempt, isPending, failure } = useContractStep(
    async () => {
      if (document === undefined || days.partner === null) return;
      await upload.mutateAsync({
        contractId,
        signedDatePartner: days.partner,
        document,
        ...(days.agency !== null && { signedDateAgency: days.agency }),
      });
    },
    'contracts.done.upload',
    onClose,
  );
  const day = (side: 'partner' | 'agency', isRequired: boolean) => (
    <DatePicker
      label={t(`contracts.upload.${side}`)}
      value={days[side]}
      onChange={(value) => setDays((before) => ({ ...before, [side]: value }))}
      minValue={earliest}
      maxValue={today}
      unavailableMessage={t('contracts.upload.impossible')}
      clearLabel={t(`contracts.upload.clear.${side}`)}
      incompleteMessage={t('contracts.filter.dateIncomplete')}
      isRequired={isRequired}
    />
  );
  return (
    <FormDialog
      title={t('contracts.upload.title')}
      confirmLabel={t('contracts.upload.confirm')}
      isIncomplete={
        document === undefined || days.partner === null || !isPossible(days.partner) || !isPossible(days.agency)
      }
      isPending={isPending}
      onClose={onClose}
      onSubmit={() => void attempt()}
      failure={failure}
    >
      <FileDrop
        label={t('contracts.upload.file')}
        description={t('contracts.upload.fileHint')}
        promptLabel={t('contracts.upload.prompt')}
        browseLabel={t('contracts.upload.browse')}
        removeLabel={(name) => t('contracts.upload.remove', { name })}
        files={files}
        onChange={setFiles}
        accept={['.pdf']}
        maxSize={MAX_BYTES}
        rejectMessage={({ file }) => t('contracts.upload.rejected', { name: file.name })}
        isRequired
      />
      <Columns>
        {day('partner', true)}
        {mayApprove && day('agency', false)}
      </Columns>
    </FormDialog>
  );
}
