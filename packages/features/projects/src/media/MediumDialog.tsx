import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ProjectMedium, projectMediaMutations } from '@resonanz/api-client/projectMedia';
import { useApi } from '@resonanz/api-client/react';
import { FormDialog } from '@resonanz/records/FormDialog';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { TextField } from '@resonanz/ui/TextField';
import { useProjectActions } from '../useProjectActions.ts';
import { useProjectText } from '../useProjectText.ts';

/** Longest text of a picture, as the contract has it. */
const LIMIT = 200;

interface MediumDialogProps {
  projectId: number;
  medium: ProjectMedium;
  onClose: () => void;
}

/** Says what can be seen on a picture or video in both languages, and makes a picture the cover. */
export function MediumDialog({ projectId, medium, onClose }: MediumDialogProps) {
  const { t } = useProjectText();
  const { announce, errorText } = useProjectActions();
  const saving = useMutation(projectMediaMutations(useApi(), useQueryClient()).save());
  const [altDe, setAltDe] = useState(medium.altDe);
  const [altEn, setAltEn] = useState(medium.altEn);
  const [isCover, setIsCover] = useState(medium.isCover);
  const [failure, setFailure] = useState<string>();

  async function send(): Promise<void> {
    setFailure(undefined);
    try {
      await saving.mutateAsync({
        projectId,
        fileId: medium.fileId,
        altDe: altDe.trim(),
        altEn: altEn.trim(),
        isCover,
      });
      announce(t('projects.media.done.saved'));
      onClose();
    } catch (error) {
      setFailure(errorText(error));
    }
  }

  return (
    <FormDialog
      title={t('projects.media.edit.title', { name: medium.name })}
      confirmLabel={t('word.save')}
      isPending={saving.isPending}
      failure={failure}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextField
        label={t('projects.media.altDe')}
        description={t('projects.media.alt.hint')}
        value={altDe}
        onChange={setAltDe}
        maxLength={LIMIT}
      />
      <TextField label={t('projects.media.altEn')} value={altEn} onChange={setAltEn} maxLength={LIMIT} />
      {medium.contentType.startsWith('image/') && (
        <Checkbox isSelected={isCover} onChange={setIsCover}>
          {t('projects.media.cover.choose')}
        </Checkbox>
      )}
    </FormDialog>
  );
}
