import { useFiles } from '@resonanz/api-client/useFiles';
import { type FileKindChoice, FileList } from '@resonanz/records/FileList';
import { Section } from '@resonanz/records/Section';
import { useMay } from '@resonanz/session/react';
import { acceptedExtensions } from '@resonanz/validators/file';

const KINDS: readonly [FileKindChoice, ...FileKindChoice[]] = [
  { kind: 'attachment', accept: acceptedExtensions('attachment') },
];

/** The files of a lead; who may edit leads may add and delete them. */
export function FilesTab({ customerLeadId }: { customerLeadId: number }) {
  const files = useFiles({ subject: 'customerLead', subjectId: customerLeadId });
  const mayEdit = useMay('Customer Leads', 'edit');
  return (
    <Section>
      <FileList {...files} kinds={KINDS} isReadOnly={!mayEdit} />
    </Section>
  );
}
