import { useMessages } from '@resonanz/i18n/react';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { Stack } from '@resonanz/ui/Stack';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { messages } from '../messages.ts';

const WIDTHS = ['64%', '72%', '58%'] as const;

/** Stands where tests will be. */
export function CardsLoading() {
  const t = useMessages(messages);
  return (
    <div role="status">
      <VisuallyHidden>{t('testerProjects.loading')}</VisuallyHidden>
      <Stack space={6}>
        {WIDTHS.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </Stack>
    </div>
  );
}
