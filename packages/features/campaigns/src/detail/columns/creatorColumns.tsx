import { AGE_BANDS } from '@resonanz/domain/lookups';
import { channelTypeOf } from '@resonanz/domain/platforms';
import { initials } from '@resonanz/formatters/name';
import { formatShortNumber } from '@resonanz/formatters/number';
import { Avatar } from '@resonanz/ui/Avatar';
import { Inline } from '@resonanz/ui/Inline';
import { PlatformChip } from '@resonanz/ui/PlatformChip';
import { Text } from '@resonanz/ui/Text';
import type { Column, ColumnContext, Row } from './ColumnContext.ts';

type ShareField = 'germany' | 'austria' | 'switzerland' | 'genderMale' | 'genderFemale' | (typeof AGE_BANDS)[number];

const WHOLE = 100;

/** Who the channel is, and whom it reaches. */
export function creatorColumns({ t, label, language, mayEdit }: ColumnContext): readonly Column[] {
  const share = (id: ShareField, header: string): Column => ({
    kind: 'number',
    id,
    header,
    width: 118,
    fractionDigits: 1,
    unit: '%',
    read: (row) => row[id],
    isEditable: mayEdit,
    validate: (value) => (value !== null && (value < 0 || value > WHOLE) ? t('campaigns.entries.percent') : undefined),
  });
  return [
    {
      id: 'name',
      header: t('word.creator'),
      width: 206,
      isPinned: true,
      isRowHeader: true,
      isSortable: true,
      text: (row: Row) => row.name,
      cell: (row: Row) => (
        <Inline space={4} isNowrap>
          <Avatar initials={initials(row.name)} src={row.picture} />
          <Text variant="denseStrong" isTruncated title={row.name}>
            {row.name}
          </Text>
        </Inline>
      ),
    },
    {
      id: 'followers',
      header: t('word.channel'),
      width: 96,
      isSortable: true,
      text: (row: Row) => row.originalUrl,
      cell: (row: Row) => (
        <PlatformChip
          platform={channelTypeOf(row.platform)}
          name={row.platform}
          value={row.followers === null ? '–' : formatShortNumber(row.followers, language)}
        />
      ),
    },
    {
      kind: 'text',
      id: 'city',
      header: t('campaigns.entries.city'),
      width: 128,
      maxLength: 120,
      read: (row) => row.city ?? '',
      isEditable: mayEdit,
    },
    share('germany', t('campaigns.entries.germany')),
    share('austria', t('campaigns.entries.austria')),
    share('switzerland', t('campaigns.entries.switzerland')),
    share('genderMale', t('campaigns.entries.genderMale')),
    share('genderFemale', t('campaigns.entries.genderFemale')),
    ...AGE_BANDS.map((band) => share(band, t('campaigns.entries.ageBand', { band: label(`ageBand.${band}`) }))),
  ];
}
