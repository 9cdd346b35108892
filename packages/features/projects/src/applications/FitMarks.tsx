import { Text } from '@resonanz/ui/Text';
import { useProjectText } from '../useProjectText.ts';
import * as css from './applications.css.ts';

/** How many conditions a tester met when applying: a mark for each, and in words. */
export function FitMarks({ met, of }: { met: number; of: number }) {
  const { t } = useProjectText();
  return (
    <span className={css.fit}>
      <span className={css.marks} aria-hidden="true">
        {Array.from({ length: of }, (_, index) => (
          <span key={index} className={css.mark} data-met={index < met ? '' : undefined} />
        ))}
      </span>
      <Text isNowrap>{of === 0 ? t('projects.fit.none') : t('projects.fit', { met, of })}</Text>
    </span>
  );
}
