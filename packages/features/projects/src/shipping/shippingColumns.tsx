import type { ProjectShipment } from '@resonanz/api-client/projectShipping';
import { DateText } from '@resonanz/records/DateText';
import { Stack } from '@resonanz/ui/Stack';
import type { TableColumn } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import type { ProjectText } from '../useProjectText.ts';

/** The town as it stands on a parcel; the land only where it is not Germany. */
const townOf = ({ label }: ProjectText, { zip, city, country }: ProjectShipment): string =>
  [[zip, city].filter(Boolean).join(' '), country === null || country === 'DE' ? '' : label(`country.${country}`)]
    .filter((part) => part !== '')
    .join(', ');

/** What is said of each parcel. */
export const shippingColumns = (words: ProjectText): readonly TableColumn<ProjectShipment>[] => {
  const { t } = words;
  return [
    {
      id: 'fullName',
      width: 200,
      header: t('projects.column.tester'),
      isRowHeader: true,
      cell: ({ fullName, email }) => (
        <Stack space={0}>
          <Text variant="densityStrong">{fullName}</Text>
          <Text tone="muted">{email}</Text>
        </Stack>
      ),
    },
    {
      id: 'address',
      width: 220,
      header: t('projects.shipping.address'),
      cell: (row) =>
        row.hasAddress ? (
          <Stack space={0}>
            <Text>{row.street}</Text>
            <Text tone="muted">{townOf(words, row)}</Text>
          </Stack>
        ) : (
          <Text tone="critical">{t('projects.shipping.noAddress')}</Text>
        ),
    },
    { id: 'carrier', width: 132, header: t('projects.shipping.carrier'), cell: ({ carrier }) => carrier ?? '–' },
    {
      id: 'trackingNumber',
      width: 188,
      header: t('projects.shipping.number'),
      cell: ({ trackingNumber }) => <Text isNowrap>{trackingNumber ?? '–'}</Text>,
    },
    {
      id: 'shippedAt',
      width: 112,
      header: t('projects.shipping.shippedAt'),
      cell: ({ shippedAt }) => <DateText value={shippedAt} />,
    },
    {
      id: 'receivedAt',
      width: 112,
      header: t('projects.shipping.receivedAt'),
      cell: ({ receivedAt }) => <DateText value={receivedAt} />,
    },
    { id: 'note', width: 160, header: t('word.note'), cell: ({ note }) => note || '–' },
  ];
};
