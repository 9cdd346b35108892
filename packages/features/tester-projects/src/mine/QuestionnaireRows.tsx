import type { MyTestDetail, MyTestQuestionnaire } from '@resonanz/api-client/testerProjects';
import { testerPaths } from '@resonanz/domain/paths';
import { formatDate } from '@resonanz/formatters/date';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Link } from '@resonanz/ui/Link';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';
import { useInLanguage } from '../useInLanguage.ts';
import * as css from './mine.css.ts';

/** When a questionnaire can be answered, or was. */
function useWindowText(): (questionnaire: MyTestQuestionnaire) => string {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const day = (text: string | null) => (text === null ? '' : formatDate(text, language));
  return ({ window, opensOn, dueOn, sentAt, isLate }) => {
    const texts = {
      notYet: () =>
        opensOn === null
          ? t('testerProjects.test.opensAfterReceipt')
          : t('testerProjects.test.opens', { day: day(opensOn) }),
      open: () => t('testerProjects.test.openUntil', { known: dueOn === null ? 'no' : 'yes', day: day(dueOn) }),
      late: () => t('testerProjects.test.lateSince', { day: day(dueOn) }),
      sent: () => t(isLate ? 'testerProjects.test.sentLate' : 'testerProjects.test.sentOn', { day: day(sentAt) }),
      closed: () => t('testerProjects.test.windowClosed'),
    } as const;
    return texts[window]();
  };
}

/** The questionnaires of a test, each with the way to answer it. */
export function QuestionnaireRows({ test }: { test: MyTestDetail }) {
  const t = useMessages(messages);
  const inLanguage = useInLanguage();
  const windowText = useWindowText();
  const { applicationId } = test;
  return (
    <ul>
      {test.questionnaires.map((questionnaire) => {
        const { questionnaireId, window, hasDraft, questions, minutes } = questionnaire;
        const words = {
          open: hasDraft ? 'continue' : 'answer',
          late: hasDraft ? 'continue' : 'answer',
          sent: 'see',
        } as const;
        const action = window === 'notYet' || window === 'closed' ? undefined : words[window];
        const title = inLanguage(questionnaire.titleDe, questionnaire.titleEn);
        return (
          <li key={questionnaireId} className={css.row}>
            <div>
              <Text as="p" variant="denseStrong">
                {title}
              </Text>
              <Text as="p" variant="caption" tone={window === 'late' ? 'critical' : 'muted'}>
                {`${windowText(questionnaire)} · ${t('testerProjects.test.length', { questions, minutes })}`}
              </Text>
            </div>
            {action && (
              <Link
                variant="standalone"
                href={testerPaths.questionnaire({ applicationId, questionnaireId })}
                aria-label={t('testerProjects.next.named', {
                  action: t(`testerProjects.test.${action}`),
                  project: title,
                })}
              >
                {t(`testerProjects.test.${action}`)}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
