import { labels } from '@resonanz/domain/labels';
import { isMessageKey } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import * as css from './channelCard.css.ts';

/**
 * The categories of a channel in one line (docs/domain/lookups.md#channel-categories); ids that have no word are left
 * out.
 */
export function CategoryLine({ categories }: { categories: readonly number[] }) {
  const label = useMessages(labels);
  const words = categories.flatMap((category) => {
    const key = `category.${category}`;
    return isMessageKey(labels, key) ? [label(key)] : [];
  });
  return words.length > 0 && <p className={css.detail}>{words.join(' · ')}</p>;
}
