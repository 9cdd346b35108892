import { DownloadSimpleIcon, LinkSimpleIcon, TagIcon, TrashIcon } from '@phosphor-icons/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '@resonanz/api-client/react';
import { type UgcMaterial, type UgcMaterialItem, ugcMaterialQueries } from '@resonanz/api-client/ugcMaterials';
import { useMay } from '@resonanz/session/react';
import { Button } from '@resonanz/ui/Button';
import { Drawer } from '@resonanz/ui/Drawer';
import { Inline } from '@resonanz/ui/Inline';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { Stack } from '@resonanz/ui/Stack';
import { DeleteDialog } from '../dialogs/DeleteDialog.tsx';
import { LinkDialog } from '../dialogs/LinkDialog.tsx';
import { RightsDialog } from '../dialogs/RightsDialog.tsx';
import { TagsDialog } from '../dialogs/TagsDialog.tsx';
import { useMaterialActions } from '../useMaterialActions.ts';
import { useMaterialText } from '../useMaterialText.ts';
import { DownloadLog } from './DownloadLog.tsx';
import { Film } from './Film.tsx';
import { MaterialFacts } from './MaterialFacts.tsx';
import { MaterialHistory } from './MaterialHistory.tsx';
import { RightsFacts } from './RightsFacts.tsx';
import { ShareLinks } from './ShareLinks.tsx';
import { VersionList } from './VersionList.tsx';

interface MaterialDrawerProps {
  /** The material as the list knows it. */
  item: UgcMaterialItem;
  onClose: () => void;
}

type Subject = 'rights' | 'share' | 'tags' | 'delete';

function Details({ material, onClose }: { material: UgcMaterial; onClose: () => void }) {
  const { t, day } = useMaterialText();
  const { download, isPending } = useMaterialActions();
  const [mayEdit, mayDelete] = [useMay('UGC Campaign Request', 'edit'), useMay('UGC Campaign Request', 'delete')];
  const [opened, setOpened] = useState<Subject | null>(null);
  const close = () => setOpened(null);
  const { state, until } = material.rights;
  const isExpired = state === 'expired';
  return (
    <Stack space={7}>
      <Film material={material} />
      {isExpired && <InlineAlert tone="warning">{t('ugcMaterials.expiredText', { until: day(until) })}</InlineAlert>}
      <Inline space={4}>
        <Button
          iconStart={DownloadSimpleIcon}
          isDisabled={isExpired}
          isPending={isPending}
          onPress={() => void download(material)}
        >
          {t('ugcMaterials.download')}
        </Button>
        {mayEdit && (state === 'valid' || state === 'expiring') && (
          <Button iconStart={LinkSimpleIcon} onPress={() => setOpened('share')}>
            {t('ugcMaterials.menu.share')}
          </Button>
        )}
        {mayEdit && (
          <Button iconStart={TagIcon} onPress={() => setOpened('tags')}>
            {t('ugcMaterials.menu.tags')}
          </Button>
        )}
        {mayDelete && material.mayDelete && (
          <Button tone="danger" iconStart={TrashIcon} onPress={() => setOpened('delete')}>
            {t('word.delete')}
          </Button>
        )}
      </Inline>
      <RightsFacts
        material={material}
        onExtend={mayEdit && state !== 'pending' ? () => setOpened('rights') : undefined}
      />
      <MaterialFacts material={material} />
      <VersionList versions={material.versions} />
      <ShareLinks material={material} mayEdit={mayEdit} />
      <DownloadLog material={material} />
      <MaterialHistory id={material.ugcMaterialId} />
      {opened === 'rights' && <RightsDialog material={material} onClose={close} />}
      {opened === 'share' && <LinkDialog material={material} onClose={close} />}
      {opened === 'tags' && <TagsDialog material={material} onClose={close} />}
      {opened === 'delete' && <DeleteDialog material={material} onDone={onClose} onClose={close} />}
    </Stack>
  );
}

/** Everything about one material, beside the list: the film, its rights, versions, links, downloads and history. */
export function MaterialDrawer({ item, onClose }: MaterialDrawerProps) {
  const { t, title } = useMaterialText();
  const { data, isError, refetch } = useQuery(ugcMaterialQueries(useApi()).one(item.ugcMaterialId));
  return (
    <Drawer isOpen onOpenChange={onClose} width="wide" title={title(item)} closeLabel={t('word.close')}>
      {data !== undefined && <Details material={data} onClose={onClose} />}
      {data === undefined && isError && (
        <LoadFailure reloadLabel={t('word.reload')} onReload={() => void refetch()}>
          {t('ugcMaterials.failed')}
        </LoadFailure>
      )}
      {data === undefined && !isError && (
        <div role="status" aria-label={t('ugcMaterials.loading')}>
          <Stack space={4}>
            <Skeleton />
            <Skeleton width="60%" />
            <Skeleton width="80%" />
          </Stack>
        </div>
      )}
    </Drawer>
  );
}
