import { useFiles } from '@resonanz/api-client/useFiles';
import { type FileKindChoice, FileList } from '@resonanz/records/FileList';
import { Section } from '@resonanz/records/Section';
import { useMay } from '@resonanz/session/react';
import { acceptedExtensions } from '@resonanz/validators/file';

const KINDS: readonly [FileKindChoice, ...FileKindChoice[]] = [
  { kind: 'attachment', accept: acceptedExtensions('attachment') },
  { kind: 'contract', accept: acceptedExtensions('document') },
  { kind: 'nda', accept: acceptedExtensions('document') },
];

/** The files of a customer; who may edit customers may add and delete them. */
export function FilesTab({ customerId }: { customerId: number }) {
  const files = useFiles({ subject: 'customer', subjectId: customerId });
  const mayEdit = useMay('Customer Management', 'edit');
  return (
    <Section>
      <FileList {...files} kinds={KINDS} isReadOnly={!mayEdit} />
    </Section>
  );
}
