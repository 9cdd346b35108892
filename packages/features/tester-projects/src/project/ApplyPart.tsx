import { useState } from 'react';
import type { TesterProjectDetail } from '@resonanz/api-client/testerProjects';
import { testerPaths } from '@resonanz/domain/paths';
import { paths } from '@resonanz/domain/questionnaires';
import { formatDate } from '@resonanz/formatters/date';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { Heading } from '@resonanz/ui/Heading';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { lazyComponent } from '@resonanz/ui/lazyComponent';
import { Spread } from '@resonanz/ui/Spread';
import { Text } from '@resonanz/ui/Text';
import { daysUntil } from '../days.ts';
import { messages } from '../messages.ts';
import { useInLanguage } from '../useInLanguage.ts';
import { WithdrawDialog } from '../WithdrawDialog.tsx';
import * as css from './projectPage.css.ts';

const ApplyDialog = lazyComponent(async () => (await import('./ApplyDialog.tsx')).ApplyDialog);

interface ApplyPartProps {
  project: TesterProjectDetail;
  /** For staff: the button stands there, but nobody applies. */
  isPreview?: boolean;
}

/** What the tester has, or can do, about the application; beside the page, and on phones in a bar below it. */
export function ApplyPart({ project, isPreview = false }: ApplyPartProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const inLanguage = useInLanguage();
  const [asks, setAsks] = useState<'apply' | 'withdraw' | null>(null);
  const { applicationUntil, denial, phase, applicationId, screening } = project;
  const day = applicationUntil === null ? '' : formatDate(applicationUntil, language);
  const canApply = denial === null;
  const longest = screening ? paths(screening.definition).longest : { questions: 0, minutes: 0 };
  const isOwn = applicationId !== null;
  const state =
    isOwn || phase === 'closed' ? (phase as 'applied' | 'waiting' | 'accepted' | 'declined' | 'closed') : null;
  const applyButton = (words: string, isFullWidth: boolean) => (
    <Button
      variant="solid"
      size="large"
      isFullWidth={isFullWidth}
      isDisabled={isPreview}
      onPress={() => setAsks('apply')}
    >
      {words}
    </Button>
  );
  return (
    <div className={css.applyPart}>
      {state === null ? (
        <Spread>
          <Heading level={2}>
            {t('testerProjects.apply.days', { days: applicationUntil === null ? 0 : daysUntil(applicationUntil) })}
          </Heading>
          <Text variant="caption" tone="muted">
            {t('testerProjects.apply.until', { day })}
          </Text>
        </Spread>
      ) : (
        <Heading level={2}>{t(`testerProjects.state.${state}`)}</Heading>
      )}
      {phase === 'applied' && (
        <Text as="p" tone="secondary">
          {t('testerProjects.state.appliedText', {
            known: project.selectionOn === null ? 'no' : 'yes',
            day: project.selectionOn === null ? '' : formatDate(project.selectionOn, language),
          })}
        </Text>
      )}
      {isOwn && (
        <Button variant="solid" isFullWidth href={testerPaths.myProject({ applicationId })}>
          {t('testerProjects.apply.mine')}
        </Button>
      )}
      {canApply && applyButton(t(isOwn ? 'testerProjects.apply.again' : 'testerProjects.apply.action'), true)}
      {canApply && (
        <Text as="p" variant="caption" tone="muted">
          {t('testerProjects.apply.hint', { questions: longest.questions, minutes: longest.minutes, day })}
        </Text>
      )}
      {denial === 'tooManyMissedDeadlines' && (
        <InlineAlert tone="warning">{t('testerProjects.apply.denied.tooManyMissedDeadlines')}</InlineAlert>
      )}
      {(denial === 'applicationOver' || denial === 'projectNotOpen') && !isOwn && (
        <Text as="p" tone="secondary">
          {t(`testerProjects.apply.denied.${denial}`)}
        </Text>
      )}
      {isOwn && project.canWithdraw && (
        <Button isFullWidth onPress={() => setAsks('withdraw')}>
          {t('testerProjects.withdraw.action')}
        </Button>
      )}
      {asks === 'apply' && <ApplyDialog isWanted project={project} onClose={() => setAsks(null)} />}
      {asks === 'withdraw' && applicationId !== null && (
        <WithdrawDialog
          applicationId={applicationId}
          title={inLanguage(project.titleDe, project.titleEn)}
          hasPlace={phase === 'accepted'}
          onClose={() => setAsks(null)}
        />
      )}
    </div>
  );
}
