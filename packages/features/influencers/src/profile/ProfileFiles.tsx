import { useFiles } from '@resonanz/api-client/useFiles';
import { type FileKindChoice, FileList } from '@resonanz/records/FileList';
import { useMay } from '@resonanz/session/react';
import { acceptedExtensions } from '@resonanz/validators/file';

const KINDS: readonly [FileKindChoice, ...FileKindChoice[]] = [
  { kind: 'attachment', accept: acceptedExtensions('attachment') },
  { kind: 'content', accept: acceptedExtensions('imageOrVideo') },
  { kind: 'contract', accept: acceptedExtensions('document') },
  { kind: 'nda', accept: acceptedExtensions('document') },
];

/** The files of a person; who may edit people may add and delete them. */
export function ProfileFiles({ influencerId }: { influencerId: number }) {
  const files = useFiles({ subject: 'influencer', subjectId: influencerId });
  const mayEdit = useMay('Influencer Management', 'edit');
  return <FileList {...files} kinds={KINDS} isReadOnly={!mayEdit} />;
}
