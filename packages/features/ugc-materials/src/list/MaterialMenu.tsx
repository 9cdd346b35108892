import { DownloadSimpleIcon, InfoIcon, LinkSimpleIcon, PlayIcon, TagIcon } from '@phosphor-icons/react';
import type { UgcMaterialItem } from '@resonanz/api-client/ugcMaterials';
import { RowMenu } from '@resonanz/records/RowMenu';
import { useMay } from '@resonanz/session/react';
import { useMaterialText } from '../useMaterialText.ts';

/** What is opened for one material. */
export type MaterialSubject = 'details' | 'preview' | 'share' | 'tags';

interface MaterialMenuProps {
  material: UgcMaterialItem;
  onOpen: (subject: MaterialSubject, material: UgcMaterialItem) => void;
  onDownload: (material: UgcMaterialItem) => void;
}

/** What can be done with one material from the list; what needs a closer look is done in its details. */
export function MaterialMenu({ material, onOpen, onDownload }: MaterialMenuProps) {
  const { t, title } = useMaterialText();
  const mayEdit = useMay('UGC Campaign Request', 'edit');
  const label = t('ugcMaterials.menuOf', { title: title(material) });
  const { state } = material.rights;
  const item = (id: MaterialSubject, icon: typeof InfoIcon) => ({
    id,
    label: t(`ugcMaterials.menu.${id}`),
    icon,
    onAction: () => onOpen(id, material),
  });
  const isShareable = mayEdit && (state === 'valid' || state === 'expiring');
  return (
    <RowMenu
      label={label}
      sections={[
        { id: 'look', items: [item('details', InfoIcon), item('preview', PlayIcon)] },
        {
          id: 'act',
          items: [
            state !== 'expired' && {
              id: 'download',
              label: t('ugcMaterials.download'),
              icon: DownloadSimpleIcon,
              onAction: () => onDownload(material),
            },
            isShareable && item('share', LinkSimpleIcon),
            mayEdit && item('tags', TagIcon),
          ],
        },
      ]}
    />
  );
}
