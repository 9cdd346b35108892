import type { MyTest } from '@resonanz/api-client/testerProjects';
import { formatDate } from '@resonanz/formatters/date';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { Heading } from '@resonanz/ui/Heading';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';
import { nextStep } from '../nextStep.ts';
import { useInLanguage } from '../useInLanguage.ts';
import * as css from './TesterHomeScreen.css.ts';

/** What is to be done in a test, in a sentence. */
function useNextText(): (test: MyTest) => string {
  const t = useMessages(messages);
  const { language } = useLanguage();
  return (test) => {
    if (test.openQuestionnaireId === null) return t('testerProjects.next.onTheWay');
    const day = test.dueOn === null ? '' : formatDate(test.dueOn, language);
    if (test.isLate) return t('testerProjects.next.late', { day });
    return t('testerProjects.next.answerUntil', { due: day === '' ? 'none' : 'set', day });
  };
}

/** The tests in which something is to be done, the most urgent first. */
export function NextSteps({ tests }: { tests: readonly MyTest[] }) {
  const t = useMessages(messages);
  const inLanguage = useInLanguage();
  const nextText = useNextText();
  return (
    <ul className={css.steps}>
      {tests.map((test) => {
        const { action, href } = nextStep(test);
        const title = inLanguage(test.titleDe, test.titleEn);
        const words = t(`testerProjects.next.${action}`);
        return (
          <li key={test.applicationId} className={css.step}>
            {test.picture === null ? (
              <span className={css.thumbnail} />
            ) : (
              <img className={css.thumbnail} src={test.picture} alt="" />
            )}
            <div className={css.stepWords}>
              <Heading level={3}>{title}</Heading>
              <Text as="p" tone={test.isLate ? 'critical' : 'secondary'}>
                {nextText(test)}
              </Text>
            </div>
            <div className={css.action}>
              <Button
                variant={test.openQuestionnaireId === null ? 'outline' : 'solid'}
                href={href}
                aria-label={t('testerProjects.next.named', { action: words, project: title })}
              >
                {words}
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
