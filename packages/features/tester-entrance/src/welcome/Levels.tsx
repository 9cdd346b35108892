import type { CSSProperties } from 'react';
import { TESTER_LEVELS } from '@resonanz/domain/testerLevels';
import { totalPoints } from '@resonanz/domain/testerPoints';
import { formatNumber } from '@resonanz/formatters/number';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Heading } from '@resonanz/ui/Heading';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';
import * as css from './Levels.css.ts';

/** What a test brings at most. */
const PER_TEST = totalPoints([
  'applicationSent',
  'applicationAccepted',
  'testCompletedInTime',
  'questionnaire',
  'videoReview',
]);
const HIGHEST = Math.max(...TESTER_LEVELS.map(({ from }) => from));
const testsFor = (points: number) => Math.ceil(points / PER_TEST);
const TESTS = testsFor(HIGHEST);
const at = (points: number) => ({ '--at': `${(Math.min(points, HIGHEST) / HIGHEST) * 100}%` }) as CSSProperties;

/** The levels on a line, with a tick for each test on the way. */
export function Levels() {
  const t = useMessages(messages);
  const { language } = useLanguage();
  return (
    <>
      <Heading level={2} variant="title" id="levels-title">
        {t('entrance.levels', { tests: TESTS })}
      </Heading>
      <Text as="p" tone="secondary">
        {t('entrance.levelsText', { points: PER_TEST })}
      </Text>
      <div className={css.scale}>
        <div aria-hidden="true">
          {Array.from({ length: TESTS }, (_, index) => (
            <span key={index} className={css.tick} style={at((index + 1) * PER_TEST)} />
          ))}
        </div>
        <ol className={css.levels}>
          {TESTER_LEVELS.map(({ level, from }) => (
            <li key={level} className={css.level} style={at(from)}>
              <span className={css.name}>{t(`entrance.level.${level}`)}</span>
              <span className={css.dot} />
              <span className={css.from}>
                {from === 0
                  ? t('entrance.fromStart')
                  : t('entrance.levelFrom', { points: formatNumber(from, language), tests: testsFor(from) })}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
