import { SortAscendingIcon } from '@phosphor-icons/react';
import { useMessages } from '@resonanz/i18n/react';
import { LazyMenu } from '@resonanz/records/LazyMenu';
import { media } from '@resonanz/tokens/media';
import { Button } from '@resonanz/ui/Button';
import { IconButton } from '@resonanz/ui/IconButton';
import { useMediaQuery } from '@resonanz/ui/useMediaQuery';
import { messages } from '../messages.ts';
import type { InfluencerListState } from './influencerList.ts';
import { SORT_CHOICES, sortIdOf, sortOf, type SortId } from './sortOrder.ts';

/** The order of the list in words, for those who do not think in column heads; the only way on phones. */
export function SortMenu({ list }: { list: InfluencerListState }) {
  const t = useMessages(messages);
  const isPhone = useMediaQuery(media.phone);
  const present = sortIdOf(list.sort);
  const choices = SORT_CHOICES.includes(present) ? SORT_CHOICES : [...SORT_CHOICES, present];
  const label = t('influencers.sort.label', { order: t(`influencers.sort.${present}`) });
  return (
    <LazyMenu
      label={t('influencers.sort')}
      placement="bottom end"
      trigger={
        isPhone ? (
          <IconButton icon={SortAscendingIcon} size="density" label={label} />
        ) : (
          <Button variant="quiet" iconStart={SortAscendingIcon} aria-label={label}>
            {t(`influencers.sort.${present}`)}
          </Button>
        )
      }
      sections={[
        {
          id: 'orders',
          items: choices.map((id) => ({ id, label: t(`influencers.sort.${id}`) })),
          selectedId: present,
          onSelectionChange: (id) => list.setSort(sortOf(id as SortId)),
        },
      ]}
    />
  );
}
