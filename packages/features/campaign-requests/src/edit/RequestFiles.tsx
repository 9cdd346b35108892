import { useFiles } from '@resonanz/api-client/useFiles';
import { useMessages } from '@resonanz/i18n/react';
import { FileList } from '@resonanz/records/FileList';
import { FormSection } from '@resonanz/records/FormParts';
import { acceptedExtensions } from '@resonanz/validators/file';
import { messages } from './messages.ts';

const KINDS = [
  { kind: 'product', accept: acceptedExtensions('productMedia') },
  { kind: 'attachment', accept: acceptedExtensions('productDescription') },
] as const;

interface RequestFilesProps {
  /** The request, or what keeps a new one as a draft and gives its id. */
  campaignRequestId: number | (() => Promise<number>);
  isReadOnly?: boolean;
}

/** Pictures and videos of the product, and the file that describes it. */
export function RequestFiles({ campaignRequestId, isReadOnly = false }: RequestFilesProps) {
  const t = useMessages(messages);
  const files = useFiles({ subject: 'campaignRequest', subjectId: campaignRequestId });
  return (
    <FormSection title={t('requestForm.files')} level={3} lead={isReadOnly ? undefined : t('requestForm.hint.files')}>
      <FileList {...files} kinds={KINDS} isReadOnly={isReadOnly} />
    </FormSection>
  );
}
