import type { MyTest } from '@resonanz/api-client/testerProjects';
import { testerPaths } from '@resonanz/domain/paths';

/** What a tester can do for a test now; where nothing is to be done, the test is looked at. */
export type NextAction = 'answer' | 'continue' | 'receipt' | 'see';

/** What is next in a test, and where it is done. */
export interface NextStep {
  readonly action: NextAction;
  readonly href: string;
}

/** What is next in a test. */
export function nextStep(test: MyTest): NextStep {
  const { applicationId, openQuestionnaireId, hasDraft } = test;
  if (openQuestionnaireId !== null) {
    const href = testerPaths.questionnaire({ applicationId, questionnaireId: openQuestionnaireId });
    return { action: hasDraft ? 'continue' : 'answer', href };
  }
  return { action: test.step === 'shipped' ? 'receipt' : 'see', href: testerPaths.myProject({ applicationId }) };
}

const LAST_DAY = '9999-12-31';

/** The running tests in which something is to be done, the most urgent first. */
export function dueTests(tests: readonly MyTest[]): readonly MyTest[] {
  return tests
    .filter((test) => test.outcome === 'running' && nextStep(test).action !== 'see')
    .toSorted((a, b) => (a.dueOn ?? LAST_DAY).localeCompare(b.dueOn ?? LAST_DAY));
}
