import type { UgcMaterialItem } from '@resonanz/api-client/ugcMaterials';
import { DateText } from '@resonanz/records/DateText';
import { EnumTag } from '@resonanz/records/EnumTag';
import { TitleLink } from '@resonanz/records/TitleLink';
import type { TableColumn } from '@resonanz/ui/Table';
import { RightsTag } from '../RightsTag.tsx';
import type { MaterialText } from '../useMaterialText.ts';
import * as css from './Thumbnail.css.ts';

/** The columns of the library. */
export function materialColumns(
  words: MaterialText,
  onOpen: (material: UgcMaterialItem) => void,
): readonly TableColumn<UgcMaterialItem>[] {
  const { t, title, length, languages, until, media } = words;
  return [
    {
      id: 'thumbnail',
      width: 84,
      header: t('ugcMaterials.column.thumbnail'),
      hidesHeader: true,
      hidesInCard: true,
      cell: ({ url }) => <Thumbnail url={url} />,
    },
    {
      id: 'campaign',
      width: 220,
      header: t('ugcMaterials.column.campaign'),
      isSortable: true,
      isRowHeader: true,
      cell: (row) => (
        <TitleLink
          onPress={() => onOpen(row)}
          isTruncated
          note={[row.campaignName, ...row.tags].filter((each) => each !== null && each !== row.productName).join(' · ')}
        >
          {title(row)}
        </TitleLink>
      ),
    },
    {
      id: 'creator',
      width: 140,
      header: t('word.creator'),
      isSortable: true,
      cell: ({ creatorName }) => creatorName ?? '–',
    },
    {
      id: 'brand',
      width: 150,
      priority: 1,
      header: t('word.brand'),
      isSortable: true,
      cell: ({ brandName }) => brandName,
    },
    {
      id: 'length',
      width: 104,
      priority: 2,
      header: t('ugcMaterials.column.length'),
      isSortable: true,
      cell: (row) => length(row),
    },
    {
      id: 'language',
      width: 120,
      priority: 3,
      header: t('word.language'),
      cell: (row) => languages(row.languages) || '–',
    },
    {
      id: 'uploadedAt',
      width: 128,
      priority: 2,
      header: t('ugcMaterials.column.uploadedAt'),
      isSortable: true,
      cell: ({ uploadedAt }) => <DateText value={uploadedAt} />,
    },
    {
      id: 'rightsUntil',
      width: 124,
      header: t('ugcMaterials.column.rightsUntil'),
      isSortable: true,
      cell: ({ rights }) => until(rights),
    },
    {
      id: 'rights',
      width: 140,
      header: t('ugcMaterials.column.rights'),
      cell: ({ rights }) => <RightsTag state={rights.state} />,
    },
    {
      id: 'usedAs',
      width: 150,
      priority: 3,
      header: t('ugcMaterials.column.usedAs'),
      cell: ({ rights }) => (rights.state === 'pending' ? '–' : media(rights.media)),
    },
    {
      id: 'finalContentStatus',
      width: 140,
      priority: 1,
      header: t('ugcMaterials.column.finalContentStatus'),
      isSortable: true,
      cell: ({ finalContentStatus }) => <EnumTag of="approvalStatus" value={finalContentStatus} />,
    },
  ];
}

/** The first picture of a film; a user who cannot see it has the words beside it. */
function Thumbnail({ url }: { url: string }) {
  return (
    <video
      className={css.thumbnail}
      src={`${url}#t=0.1`}
      preload="metadata"
      muted
      playsInline
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
