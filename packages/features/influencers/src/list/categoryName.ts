import { labels } from '@resonanz/domain/labels';
import { textOr, type MessageKey, type Translate } from '@resonanz/i18n/messages';

/** Name of an influencer category. */
export const categoryName = (label: Translate<MessageKey<typeof labels>>, id: number): string =>
  textOr(label, labels, `category.${id}`, String(id));
