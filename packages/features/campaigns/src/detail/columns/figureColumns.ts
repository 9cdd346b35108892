import type { Column, ColumnContext } from './ColumnContext.ts';

type FigureField =
  | 'clicks'
  | 'views'
  | 'likes'
  | 'shares'
  | 'comments'
  | 'impressions'
  | 'stickerClicks'
  | 'readers'
  | 'orderData';

/** What a content has reached. */
export function figureColumns({ t, mayEdit }: ColumnContext): readonly Column[] {
  const figure = (id: FigureField, header: string, isSortable = false): Column => ({
    kind: 'number',
    id,
    header,
    width: 118,
    isSortable,
    read: (row) => row[id],
    validate: (value) => (value !== null && value < 0 ? t('campaigns.entries.negativeFigure') : undefined),
    isEditable: mayEdit,
  });
  return [
    figure('clicks', t('campaigns.entries.clicks'), true),
    figure('views', t('campaigns.entries.views'), true),
    figure('likes', t('campaigns.entries.likes')),
    figure('shares', t('campaigns.entries.shares')),
    figure('comments', t('campaigns.entries.commentFigure')),
    figure('impressions', t('campaigns.entries.impressions')),
    figure('stickerClicks', t('campaigns.entries.stickerClicks')),
    figure('readers', t('campaigns.entries.readers')),
    figure('orderData', t('campaigns.entries.orders')),
    { kind: 'money', id: 'avg', header: t('campaigns.entries.average'), width: 118, unit: '', read: (row) => row.avg },
  ];
}
