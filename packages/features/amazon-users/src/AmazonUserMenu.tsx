import {
  ArrowUUpLeftIcon,
  CheckIcon,
  EnvelopeSimpleIcon,
  PencilSimpleIcon,
  ReceiptIcon,
  ShoppingCartIcon,
  XIcon,
} from '@phosphor-icons/react';
import { lazy, Suspense, useState } from 'react';
import type { AmazonUser } from '@resonanz/api-client/amazonUsers';
import type { AmazonUserState } from '@resonanz/domain/amazonUsers';
import { nextStates } from '@resonanz/domain/transitions';
import { RowMenu } from '@resonanz/records/RowMenu';
import { useMay, useSession } from '@resonanz/session/react';
import { nameOf, useAmazonUserText } from './useAmazonUserText.ts';

const Dialogs = lazy(async () => ({ default: (await import('./dialogs/AmazonUserDialogs.tsx')).AmazonUserDialogs }));

/** What is asked before something is done with a person. */
export type AmazonUserQuestion = 'edit' | 'mail' | Exclude<AmazonUserState, 'registered'>;

const icons = {
  approved: CheckIcon,
  ordered: ShoppingCartIcon,
  refundOpen: ReceiptIcon,
  refunded: ArrowUUpLeftIcon,
  declined: XIcon,
} as const;

/** What can be done with a person; nothing is drawn for those who only look. */
export function AmazonUserMenu({ record }: { record: AmazonUser }) {
  const { t } = useAmazonUserText();
  const { user } = useSession();
  const [mayEdit, mayMail] = [useMay('Testerworld Dashboard', 'edit'), useMay('Email', 'add')];
  const [question, setQuestion] = useState<AmazonUserQuestion | null>(null);
  const steps = mayEdit && user ? nextStates('amazonUser', record.state, user.role.roleId) : [];
  return (
    <>
      <RowMenu
        label={t('amazonUsers.menuOf', { name: nameOf(record) })}
        sections={[
          {
            id: 'steps',
            items: steps.map(
              (step) =>
                step !== 'registered' && {
                  id: step,
                  label: t(`amazonUsers.step.${step}`),
                  icon: icons[step],
                  ...(step === 'declined' && { tone: 'danger' as const }),
                  onAction: () => setQuestion(step),
                },
            ),
          },
          {
            id: 'record',
            items: [
              mayMail && {
                id: 'mail',
                label: t('amazonUsers.mail'),
                icon: EnvelopeSimpleIcon,
                onAction: () => setQuestion('mail'),
              },
              mayEdit && {
                id: 'edit',
                label: t('word.edit'),
                icon: PencilSimpleIcon,
                onAction: () => setQuestion('edit'),
              },
            ],
          },
        ]}
      />
      <Suspense>
        {question && <Dialogs question={question} record={record} onClose={() => setQuestion(null)} />}
      </Suspense>
    </>
  );
}
