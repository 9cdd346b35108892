import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { BrandInvitationOwner } from '@resonanz/api-client/brandSignup';
import { formErrors } from '@resonanz/api-client/errors';
import { textOr } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { Form } from '@resonanz/ui/Form';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Spread } from '@resonanz/ui/Spread';
import { Stepper } from '@resonanz/ui/Stepper';
import { messages as ruleMessages } from '@resonanz/validators/messages';
import { messages } from '../messages.ts';
import { useFailureText } from '../useFailureText.ts';
import { emptyDraft, errorsOf, type SignUpDraft, STEP_IDS, STEPS, type StepId, stepOf } from './signUpDraft.ts';
import { CompanyStep, PersonStep, TermsStep } from './SignUpSteps.tsx';

interface SignUpFormProps {
  /** Whose company and e-mail are given. */
  invitation?: BrandInvitationOwner;
  /** Sends the sign-up; throws when it is rejected. */
  onSend: (draft: SignUpDraft) => Promise<void>;
  /** Stands before the button that sends the form. */
  children?: ReactNode;
}

const FIELDS = STEP_IDS.flatMap((id): readonly (keyof SignUpDraft)[] => STEPS[id]);
const PARTS = { company: CompanyStep, person: PersonStep, terms: TermsStep } as const;

/** The sign-up in three steps: company, person, terms. A step is left only when it is right; going back loses nothing. */
export function SignUpForm({ invitation, onSend, children }: SignUpFormProps) {
  const t = useMessages(messages);
  const issueText = useMessages(ruleMessages);
  const failureText = useFailureText();
  const isInvited = invitation !== undefined;
  const [draft, setDraft] = useState(() => emptyDraft(invitation));
  const [step, setStep] = useState<StepId>('company');
  const [checked, setChecked] = useState<readonly StepId[]>([]);
  const [error, setError] = useState<unknown>();
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(step);
  const errors = errorsOf(draft, isInvited);
  const rejected = formErrors(error, FIELDS, (key) =>
    key === 'vatIdInvalid' ? t('auth.signUp.vatIdInvalid') : textOr(issueText, ruleMessages, key, t('auth.notTaken')),
  ).fields;
  const at = STEP_IDS.indexOf(step);
  const isLast = at === STEP_IDS.length - 1;

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // The new step is read from its first field.
    form.current?.querySelector<HTMLElement>('input:not([readonly]):not([hidden]), button[aria-haspopup]')?.focus();
  }, [step]);

  function errorOf(name: keyof SignUpDraft): string | undefined {
    const found = checked.includes(stepOf(name)) ? errors[name] : undefined;
    if (found === undefined) return undefined;
    if (found.code === 'vatIdInvalid') return t('auth.signUp.vatIdInvalid');
    return textOr((key) => issueText(key, found.params), ruleMessages, found.code, t('auth.notTaken'));
  }

  async function next() {
    setChecked((before) => [...before, step]);
    setError(undefined);
    if (STEPS[step].some((name) => errors[name] !== undefined)) return;
    const following = STEP_IDS[at + 1];
    if (following !== undefined) return setStep(following);
    try {
      await onSend(draft);
    } catch (thrown) {
      setError(thrown);
      const [wrong] = Object.keys(formErrors(thrown, FIELDS, (key) => key).fields);
      if (wrong !== undefined) setStep(stepOf(wrong as keyof SignUpDraft));
    }
  }

  const Part = PARTS[step];
  return (
    <>
      <Stepper
        label={t('auth.signUp.steps')}
        steps={STEP_IDS.map((id) => ({ id, label: t(`auth.signUp.step.${id}`) }))}
        currentId={step}
        doneLabel={t('auth.signUp.done')}
        currentLabel={t('auth.signUp.current')}
        openLabel={t('auth.signUp.open')}
        positionLabel={(position, count) => t('auth.signUp.position', { position, count })}
      />
      <Form
        ref={form}
        onSubmit={next}
        validationErrors={rejected}
        optionalLabel={t('auth.signUp.optional')}
        aria-label={t(`auth.signUp.step.${step}`)}
      >
        {({ isPending }) => (
          <>
            {error !== undefined && Object.keys(rejected).length === 0 && (
              <InlineAlert tone="error" role="alert" title={t('auth.signUp.failed')}>
                {failureText(error)}
              </InlineAlert>
            )}
            <Part
              draft={draft}
              isInvited={isInvited}
              errorOf={errorOf}
              onChange={(values) => setDraft((before) => ({ ...before, ...values }))}
            />
            {isLast && children}
            <Spread>
              {at > 0 ? (
                <Button isDisabled={isPending} onPress={() => setStep(STEP_IDS[at - 1] ?? 'company')}>
                  {t('auth.signUp.back')}
                </Button>
              ) : (
                <span />
              )}
              <Button type="submit" variant="solid" isPending={isPending}>
                {t(isLast ? 'auth.signUp.submit' : 'auth.signUp.next')}
              </Button>
            </Spread>
          </>
        )}
      </Form>
    </>
  );
}
