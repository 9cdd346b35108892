import { TrashIcon } from '@phosphor-icons/react';
import { useMutation } from '@tanstack/react-query';
import type { UgcMaterial } from '@resonanz/api-client/ugcMaterials';
import { formatDateTime } from '@resonanz/formatters/date';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { IconButton } from '@resonanz/ui/IconButton';
import { Table, type TableColumn } from '@resonanz/ui/Table';
import { useMaterialActions } from '../useMaterialActions.ts';
import { useMaterialText } from '../useMaterialText.ts';
import { Section } from './Section.tsx';

type ShareLink = UgcMaterial['links'][number];

/** The links that still lead to the file; each can be withdrawn. */
export function ShareLinks({
  material: { ugcMaterialId, links },
  mayEdit,
}: {
  material: UgcMaterial;
  mayEdit: boolean;
}) {
  const { t, language } = useMaterialText();
  const { calls, run } = useMaterialActions();
  const revoke = useMutation(calls.revokeLink());
  const expiry = ({ expiresAt }: ShareLink) => formatDateTime(expiresAt, language);
  const columns: readonly TableColumn<ShareLink>[] = [
    { id: 'expiresAt', header: t('word.validUntil'), isRowHeader: true, cell: expiry },
    { id: 'by', header: t('ugcMaterials.createdBy'), cell: ({ createdByName }) => createdByName ?? '–' },
    { id: 'downloads', header: t('ugcMaterials.downloads'), align: 'end', cell: ({ downloads }) => downloads },
  ];
  return (
    <Section title={t('ugcMaterials.links')}>
      <Table
        caption={t('ugcMaterials.links')}
        columns={columns}
        rows={links}
        getRowId={({ linkId }) => linkId}
        density="compact"
        empty={<EmptyState size="line" title={t('ugcMaterials.noLinks')} />}
        {...(mayEdit && {
          rowActionLabel: t('word.actions'),
          rowAction: (link: ShareLink) => (
            <IconButton
              icon={TrashIcon}
              size="small"
              label={t('ugcMaterials.revokeUntil', { at: expiry(link) })}
              isDisabled={revoke.isPending}
              onPress={() =>
                void run(
                  () => revoke.mutateAsync({ ugcMaterialId, linkId: link.linkId }),
                  t('ugcMaterials.done.revoked'),
                )
              }
            />
          ),
        })}
      />
    </Section>
  );
}
