import type { TesterProjectDetail } from '@resonanz/api-client/testerProjects';
import { formatDate } from '@resonanz/formatters/date';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Text } from '@resonanz/ui/Text';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { daysUntil } from '../days.ts';
import { messages } from '../messages.ts';
import * as css from './projectPage.css.ts';

/** When what happens in a test. */
export function Timeline({ project }: { project: TesterProjectDetail }) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const day = (text: string) => formatDate(text, language);
  const { applicationUntil, selectionOn, shipsOn, startsOn, endsOn, questionnaires } = project;
  const later = t('testerProjects.timeline.later');
  const answers = questionnaires.map(({ opensOn }) =>
    opensOn === null ? t('testerProjects.timeline.afterReceipt') : day(opensOn),
  );
  const stops = [
    {
      id: 'application',
      until: applicationUntil,
      text: applicationUntil ? t('testerProjects.timeline.until', { day: day(applicationUntil) }) : later,
    },
    {
      id: 'selection',
      until: selectionOn,
      text: selectionOn ? t('testerProjects.timeline.selectionOn', { day: day(selectionOn) }) : later,
    },
    {
      id: 'shipping',
      until: startsOn ?? shipsOn,
      text: shipsOn ? t('testerProjects.timeline.from', { day: day(shipsOn) }) : later,
    },
    {
      id: 'test',
      until: endsOn,
      text: startsOn && endsOn ? t('testerProjects.timeline.between', { from: day(startsOn), to: day(endsOn) }) : later,
    },
    { id: 'questionnaires', until: null, text: answers.length > 0 ? [...new Set(answers)].join(', ') : later },
  ] as const;
  // The first that is not over.
  const now = stops.findIndex(({ until }) => until === null || daysUntil(until) >= 0);
  return (
    <ol className={css.timeline}>
      {stops.map(({ id, text }, index) => (
        <li
          key={id}
          className={css.stop}
          data-past={index < now ? '' : undefined}
          data-now={index === now ? '' : undefined}
          aria-current={index === now ? 'step' : undefined}
        >
          <Text as="strong" variant="denseStrong">
            {t(`testerProjects.timeline.${id}`)}
            {index === now && <VisuallyHidden>{` (${t('testerProjects.timeline.now')})`}</VisuallyHidden>}
          </Text>
          <Text as="p" variant="caption" tone="muted">
            {text}
          </Text>
        </li>
      ))}
    </ol>
  );
}
