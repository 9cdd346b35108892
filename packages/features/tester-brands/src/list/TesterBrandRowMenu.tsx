import { EyeIcon, EyeSlashIcon, PencilSimpleIcon, TrashIcon } from '@phosphor-icons/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { type TesterBrand, testerBrandMutations } from '@resonanz/api-client/testerBrands';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { useMessages } from '@resonanz/i18n/react';
import { RowMenu } from '@resonanz/records/RowMenu';
import { useMay } from '@resonanz/session/react';
import { messages } from '../messages.ts';

interface TesterBrandRowMenuProps {
  brand: TesterBrand;
  onEdit: () => void;
  onRemove: () => void;
}

/** What can be done with one row: edit it, show or hide it, delete it. */
export function TesterBrandRowMenu({ brand, onEdit, onRemove }: TesterBrandRowMenuProps) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { attempt } = useNotifier();
  const [mayEdit, mayDelete] = [useMay('Brand', 'edit'), useMay('Brand', 'delete')];
  const change = useMutation(testerBrandMutations(useApi(), useQueryClient()).changeStatus());
  const { testerBrandId, name, isActive } = brand;
  const next = isActive ? 'hidden' : 'active';
  const move = () =>
    attempt(
      () => change.mutateAsync({ testerBrandId, isActive: !isActive }),
      (error) => say(error, 'testerBrands.error.other'),
      t(`testerBrands.moved.${next}`),
    );
  return (
    <RowMenu
      label={t('testerBrands.menuOf', { name })}
      sections={[
        {
          id: 'record',
          items: [
            mayEdit && { id: 'edit', label: t('word.edit'), icon: PencilSimpleIcon, onAction: onEdit },
            mayEdit && {
              id: 'move',
              label: t(`testerBrands.move.${next}`),
              icon: isActive ? EyeSlashIcon : EyeIcon,
              onAction: () => void move(),
            },
          ],
        },
        {
          id: 'removal',
          items: [
            mayDelete && {
              id: 'remove',
              label: t('word.delete'),
              icon: TrashIcon,
              tone: 'danger',
              onAction: onRemove,
            },
          ],
        },
      ]}
    />
  );
}
