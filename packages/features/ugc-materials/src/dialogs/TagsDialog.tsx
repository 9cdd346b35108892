import { PlusIcon } from '@phosphor-icons/react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { UgcMaterialItem } from '@resonanz/api-client/ugcMaterials';
import { FormDialog } from '@resonanz/records/FormDialog';
import { useFormSend } from '@resonanz/records/useFormSend';
import { Button } from '@resonanz/ui/Button';
import { TagGroup } from '@resonanz/ui/TagGroup';
import { TextField } from '@resonanz/ui/TextField';
import { messages } from '../messages.ts';
import { useMaterialActions } from '../useMaterialActions.ts';
import { useMaterialText } from '../useMaterialText.ts';

const MAX_TAGS = 20;
const LONGEST_TAG = 40;

interface TagsDialogProps {
  material: UgcMaterialItem;
  onClose: () => void;
}

/** Words by which a material is found again. */
export function TagsDialog({ material, onClose }: TagsDialogProps) {
  const { t, title } = useMaterialText();
  const { calls } = useMaterialActions();
  const save = useMutation(calls.setTags());
  const [tags, setTags] = useState(material.tags);
  const [entered, setEntered] = useState('');
  const typed = entered.trim();
  const isFull = tags.length >= MAX_TAGS;
  const withTyped =
    typed === '' || isFull || tags.some((tag) => tag.toLowerCase() === typed.toLowerCase()) ? tags : [...tags, typed];
  const add = () => {
    setTags(withTyped);
    setEntered('');
  };
  const { send, isPending, failure } = useFormSend(
    () => save.mutateAsync({ ugcMaterialId: material.ugcMaterialId, tags: withTyped }),
    { messages, otherwise: 'ugcMaterials.error.other', done: t('ugcMaterials.done.tags'), onDone: onClose },
  );
  return (
    <FormDialog
      title={t('ugcMaterials.tagsOf', { title: title(material) })}
      confirmLabel={t('word.save')}
      isPending={isPending}
      onClose={onClose}
      onSubmit={() => void send()}
      failure={failure}
      failureTitle={t('ugcMaterials.error.title')}
    >
      <TagGroup
        label={t('ugcMaterials.tags')}
        items={tags.map((tag) => ({ id: tag, label: tag }))}
        onRemove={(gone) => setTags(tags.filter((tag) => tag !== gone))}
        removeLabel={(tag) => t('ugcMaterials.removeTag', { tag })}
        emptyMessage={t('ugcMaterials.noTags')}
      />
      <TextField
        label={t('ugcMaterials.newTag')}
        description={t('ugcMaterials.newTagHelp', { count: MAX_TAGS })}
        value={entered}
        onChange={(text) => setEntered(text.slice(0, LONGEST_TAG))}
        isDisabled={isFull}
        autoFocus
      />
      <div>
        <Button iconStart={PlusIcon} isDisabled={typed === '' || isFull} onPress={add}>
          {t('word.add')}
        </Button>
      </div>
    </FormDialog>
  );
}
