import { PlusIcon } from '@phosphor-icons/react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorText } from '@resonanz/api-client/react';
import type { UgcMaterialItem } from '@resonanz/api-client/ugc-materials';
import { FormDialog } from '@resonanz/records/FormDialog';
import { useAttempt } from '@resonanz/records/useAttempt';
import { Button } from '@resonanz/ui/Button';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { TagGroup } from '@resonanz/ui/TagGroup';
import { TextField } from '@resonanz/ui/TextField';
import { messages } from '../messages.ts';
import { useMaterialActions } from '../useMaterialActions.ts';
import { useMaterialText } from '../useMaterialText.ts';

const MOST_TAGS = 20;
const LONGEST_TAG = 40;

interface TagsDialogProps {
  material: UgcMaterialItem;
  onClose: () => void;
}

/** Words by which a material is found again. */
export function TagsDialog({ material, onClose }: TagsDialogProps) {
  const { t, title } = useMaterialText();
  const say = useErrorText(messages);
  const { calls, tell } = useMaterialActions();
  const save = useMutation(calls.setTags());
  const [tags, setTags] = useState(material.tags);
  const [word, setWord] = useState('');
  const typed = word.trim();
  const isFull = tags.length >= MOST_TAGS;
  const withTyped =
    typed === '' || isFull || tags.some((tag) => tag.toLowerCase() === typed.toLowerCase()) ? tags : [...tags, typed];
  const add = () => {
    setTags(withTyped);
    setWord('');
  };
  const { attempt, isPending, error } = useAttempt(
    () => save.mutateAsync({ ugcMaterialId: material.ugcMaterialId, tags: withTyped }),
    () => {
      tell(t('ugcMaterials.done.tags'));
      onClose();
    },
  );
  return (
    <FormDialog
      title={t('ugcMaterials.tagsOf', { title: title(material) })}
      confirmLabel={t('ugcMaterials.save')}
      isPending={isPending}
      onClose={onClose}
      onSubmit={() => void attempt()}
    >
      {error !== undefined && (
        <InlineAlert tone="error" role="alert" title={t('ugcMaterials.error.title')}>
          {say(error, 'ugcMaterials.error.other')}
        </InlineAlert>
      )}
      <TagGroup
        label={t('ugcMaterials.tags')}
        items={tags.map((tag) => ({ id: tag, label: tag }))}
        onRemove={(gone) => setTags(tags.filter((tag) => tag !== gone))}
        removeLabel={(tag) => t('ugcMaterials.removeTag', { tag })}
        emptyMessage={t('ugcMaterials.noTags')}
      />
      <TextField
        label={t('ugcMaterials.newTag')}
        description={t('ugcMaterials.newTagHelp', { count: MOST_TAGS })}
        value={word}
        onChange={(text) => setWord(text.slice(0, LONGEST_TAG))}
        isDisabled={isFull}
        autoFocus
      />
      <div>
        <Button iconStart={PlusIcon} isDisabled={typed === '' || isFull} onPress={add}>
          {t('ugcMaterials.addTag')}
        </Button>
      </div>
    </FormDialog>
  );
}
