import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { type MyTestDetail, testerProjectMutations } from '@resonanz/api-client/testerProjects';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { formatDate } from '@resonanz/formatters/date';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';
import { nextStep } from '../nextStep.ts';
import * as css from './mine.css.ts';

/** Where the test is, in a sentence. */
function useStateText(): (test: MyTestDetail) => string {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const known = (day: string | null) =>
    day === null ? { known: 'no', day: '' } : { known: 'yes', day: formatDate(day, language) };
  return (test) => {
    const { outcome, step, waitingRank, questionnaires } = test;
    if (outcome !== 'running') return t(`testerProjects.test.${outcome}`);
    if (waitingRank !== null) return t('testerProjects.test.waiting', { rank: waitingRank });
    if (step === 'applied') return t('testerProjects.test.applied', known(test.selectionOn));
    if (step === 'accepted') return t('testerProjects.test.accepted', known(test.shipsOn));
    if (step === 'shipped') return t('testerProjects.test.shipped', known(test.shippedAt));
    if (test.isLate) return t('testerProjects.next.late', known(test.dueOn));
    if (step === 'questionnaire')
      return t('testerProjects.next.answerUntil', { due: test.dueOn === null ? 'none' : 'set', ...known(test.dueOn) });
    const next = questionnaires.find(({ window }) => window === 'notYet');
    return t('testerProjects.test.testing', known(next?.opensOn ?? null));
  };
}

/** What is to be done in a test now. */
export function NowPart({ test }: { test: MyTestDetail }) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { attempt } = useNotifier();
  const stateText = useStateText();
  const confirm = useMutation(testerProjectMutations(useApi(), useQueryClient()).confirmReceipt());
  const { action, href } = nextStep(test);
  const isRunning = test.outcome === 'running';
  const canConfirm = isRunning && test.shippedAt !== null && test.receivedAt === null;
  return (
    <div className={css.now}>
      <Text as="p" tone={isRunning && test.isLate ? 'critical' : 'primary'}>
        {stateText(test)}
      </Text>
      {test.outcome === 'declined' && test.reason !== null && (
        <InlineAlert tone="info" title={t('testerProjects.test.reason')}>
          {test.reason}
        </InlineAlert>
      )}
      {test.isMissed && <InlineAlert tone="warning">{t('testerProjects.test.missed')}</InlineAlert>}
      {isRunning && test.openQuestionnaireId !== null && (
        <Button variant="solid" href={href}>
          {t(`testerProjects.next.${action}`)}
        </Button>
      )}
      {canConfirm && (
        <Button
          variant={test.openQuestionnaireId === null ? 'solid' : 'outline'}
          isPending={confirm.isPending}
          onPress={() =>
            void attempt(
              () => confirm.mutateAsync(test.applicationId),
              (error) => say(error, 'testerProjects.error.other'),
              t('testerProjects.test.confirmed'),
            )
          }
        >
          {t('testerProjects.test.confirm')}
        </Button>
      )}
    </div>
  );
}
