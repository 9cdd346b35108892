import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Legal, legalMutations } from '@resonanz/api-client/legal';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { brandPaths } from '@resonanz/domain/paths';
import { formatDate } from '@resonanz/formatters/date';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { useSession } from '@resonanz/session/react';
import { Button } from '@resonanz/ui/Button';
import { Dialog } from '@resonanz/ui/Dialog';
import { Inline } from '@resonanz/ui/Inline';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Link } from '@resonanz/ui/Link';
import { Stack } from '@resonanz/ui/Stack';
import { LEGAL_DOCUMENTS } from './documents.ts';
import { LegalChanges, LegalSections } from './LegalSections.tsx';
import { messages } from './messages.ts';

/** Props of `TermsDialog`. */
export interface TermsDialogProps {
  legal: Legal;
  isOpen: boolean;
  /** Page where the account is protected or left without an acceptance. */
  accountHref: string;
  /** The user goes to that page. */
  onLeave: () => void;
}

/** Asks a brand to accept the terms that count now, to log out, or to go where its account can be protected and left. */
export function TermsDialog({ legal: { version, acceptedVersion }, isOpen, accountHref, onLeave }: TermsDialogProps) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { language } = useLanguage();
  const { logOut } = useSession();
  const accept = useMutation(legalMutations(useApi(), useQueryClient()).accept());
  const text = LEGAL_DOCUMENTS.terms.find((each) => each.version === version) ?? LEGAL_DOCUMENTS.terms[0];
  const dayOf = (day: string) => formatDate(day, language);
  return (
    <Dialog
      isOpen={isOpen}
      // An answer is needed: there is no cross, and Escape does nothing.
      onOpenChange={() => {}}
      closeLabel=""
      size="large"
      title={t(acceptedVersion === null ? 'legal.terms.firstTitle' : 'legal.terms.renewedTitle')}
      isPending={accept.isPending}
      pendingLabel={t('legal.terms.sending')}
      footer={
        <>
          <Button isDisabled={accept.isPending} onPress={() => void logOut()}>
            {t('legal.terms.logOut')}
          </Button>
          <Button variant="solid" isPending={accept.isPending} onPress={() => accept.mutate(version)}>
            {t('legal.terms.accept')}
          </Button>
        </>
      }
    >
      <Stack space={7}>
        {accept.error && (
          <InlineAlert tone="error" role="alert">
            {say(accept.error, 'legal.terms.error.other')}
          </InlineAlert>
        )}
        <p>
          {acceptedVersion === null
            ? t('legal.terms.first', { date: dayOf(version) })
            : t('legal.terms.renewed', { date: dayOf(version), accepted: dayOf(acceptedVersion) })}
        </p>
        {acceptedVersion !== null && text.changes !== undefined && <LegalChanges changes={text.changes[language]} />}
        <Inline space={6}>
          <Link href={`${brandPaths.terms()}?version=${version}`} target="_blank">
            {t('legal.terms.page')}
          </Link>
          {acceptedVersion !== null && (
            <Link href={`${brandPaths.terms()}?version=${acceptedVersion}`} target="_blank">
              {t('legal.terms.before')}
            </Link>
          )}
        </Inline>
        <p>
          {t('legal.terms.decline')}{' '}
          <Link href={accountHref} onPress={onLeave}>
            {t('legal.terms.account')}
          </Link>
        </p>
        <LegalSections sections={text[language].sections} level={3} />
      </Stack>
    </Dialog>
  );
}
