import type { MyTest } from '@resonanz/api-client/testerProjects';
import { TEST_STEPS } from '@resonanz/domain/testerProjects';
import { useMessages } from '@resonanz/i18n/react';
import { Stepper } from '@resonanz/ui/Stepper';
import { messages } from '../messages.ts';
import { useInLanguage } from '../useInLanguage.ts';

/** How far a test is. */
export function TestSteps({ test }: { test: MyTest }) {
  const t = useMessages(messages);
  const inLanguage = useInLanguage();
  return (
    <Stepper
      label={t('testerProjects.steps', { title: inLanguage(test.titleDe, test.titleEn) })}
      steps={TEST_STEPS.map((id) => ({ id, label: t(`testerProjects.step.${id}`) }))}
      currentId={test.step}
      isComplete={test.step === 'done'}
      doneLabel={t('testerProjects.step.isDone')}
      currentLabel={t('testerProjects.step.isNow')}
      openLabel={t('testerProjects.step.isOpen')}
      positionLabel={(position, count) => t('testerProjects.step.position', { position, count })}
    />
  );
}
