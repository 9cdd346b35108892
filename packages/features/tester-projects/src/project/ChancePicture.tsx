import type { TesterProjectDetail } from '@resonanz/api-client/testerProjects';
import { formatNumber } from '@resonanz/formatters/number';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';
import * as css from './projectPage.css.ts';

const MAX_DOTS = 42;

/** One dot for each waiting application, or for several where they are many; the last is the tester's own. */
export function chanceDots(placesLeft: number, waiting: number): { free: number; others: number; scale: number } {
  const scale = Math.ceil(waiting / MAX_DOTS);
  const dots = Math.ceil(waiting / scale);
  const places = Math.min(placesLeft, waiting) / scale;
  // At least one where a place is free, and the own dot is never among them.
  const free = Math.min(dots - 1, placesLeft > 0 ? Math.max(1, Math.floor(places)) : 0);
  return { free, others: dots - 1 - free, scale };
}

/** How many of those who wait get a place, as a sentence and in dots. */
export function ChancePicture({ project }: { project: TesterProjectDetail }) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const { placesLeft, places, waiting } = project;
  const { free, others, scale } = chanceDots(placesLeft, waiting);
  const kinds = [
    ['free', t('testerProjects.chances.free', { count: placesLeft }), free],
    ['other', t('testerProjects.chances.others'), others],
    ['you', t('testerProjects.chances.you'), 1],
  ] as const;
  return (
    <>
      <Text as="p" tone="secondary">
        {t('testerProjects.chances.text', { left: placesLeft, places: formatNumber(places, language), waiting })}
      </Text>
      <div className={css.dots} aria-hidden>
        {kinds.flatMap(([kind, , count]) =>
          Array.from({ length: count }, (_, index) => (
            <span key={`${kind}${index}`} className={css.dot} data-kind={kind} />
          )),
        )}
      </div>
      <div className={css.legend} aria-hidden>
        {kinds.map(
          ([kind, words, count]) =>
            count > 0 && (
              <span key={kind} className={css.legendItem}>
                <span className={css.dot} data-kind={kind} />
                {words}
              </span>
            ),
        )}
      </div>
      {scale > 1 && (
        <Text as="p" variant="caption" tone="muted">
          {t('testerProjects.chances.scale', { count: scale })}
        </Text>
      )}
      <Text as="p" variant="caption" tone="muted">
        {t('testerProjects.chances.how')}
      </Text>
    </>
  );
}
