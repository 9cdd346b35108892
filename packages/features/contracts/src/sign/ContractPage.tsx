import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { contractQueries, type SignedPublicContract } from '@resonanz/api-client/contracts';
import { isApiError } from '@resonanz/api-client/errors';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Link } from '@resonanz/ui/Link';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { Stack } from '@resonanz/ui/Stack';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { messages } from './messages.ts';
import { SignForm } from './SignForm.tsx';
import { SignFrame } from './SignFrame.tsx';
import { SignSummary } from './SignSummary.tsx';

/** Why a link leads nowhere; each is said in its own words. */
const LINK_ERRORS = ['contractLinkExpired', 'contractLinkUsed', 'contractWithdrawn', 'notFound'] as const;
type LinkError = (typeof LINK_ERRORS)[number];

function linkErrorOf(error: unknown): LinkError | undefined {
  if (isApiError(error, 'notFound')) return 'notFound';
  return isApiError(error, 'conflict') ? LINK_ERRORS.find((each) => each === error.errorKey) : undefined;
}

/** The contract as its partner reads and signs it, by the link of the mail: `/contractPage?token={token}`. */
export function ContractPage() {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const token = useSearchParams()[0].get('token') ?? '';
  const query = useQuery({ ...contractQueries(useApi()).public(token), enabled: token !== '' });
  const [signed, setSigned] = useState<SignedPublicContract | null>(null);
  const [signError, setSignError] = useState<LinkError>();
  const contract = query.data;
  const linkError =
    token === ''
      ? 'notFound'
      : (signError ?? (isApiError(query.error, 'validation') ? 'notFound' : linkErrorOf(query.error)));

  if (signed) {
    return (
      <SignFrame step="done" heading={t('contractPage.done.title')}>
        <InlineAlert tone="success" role="status">
          {t('contractPage.done.text')}
        </InlineAlert>
        <div>
          <Link variant="standalone" href={signed.documentPath} target="_blank">
            {t('contractPage.done.document')}
          </Link>
        </div>
      </SignFrame>
    );
  }
  if (linkError) {
    return (
      <SignFrame step={linkError} heading={t(`contractPage.invalidLink.${linkError}.title`)}>
        <InlineAlert tone={linkError === 'contractLinkUsed' ? 'info' : 'warning'} role="alert">
          {t(`contractPage.invalidLink.${linkError}`)}
        </InlineAlert>
      </SignFrame>
    );
  }
  if (!contract) {
    return (
      <SignFrame step="waiting" heading={t('contractPage.title')}>
        {query.error ? (
          <InlineAlert
            tone="error"
            role="alert"
            title={t('contractPage.failed')}
            action={
              <Button isPending={query.isFetching} onPress={() => void query.refetch()}>
                {t('word.reload')}
              </Button>
            }
          >
            {say(query.error, 'contractPage.error.other')}
          </InlineAlert>
        ) : (
          <div role="status">
            <VisuallyHidden>{t('contractPage.loading')}</VisuallyHidden>
            <Stack space={6}>
              <Skeleton width="60%" />
              <Skeleton shape="block" />
              <Skeleton width="48%" />
            </Stack>
          </div>
        )}
      </SignFrame>
    );
  }
  return (
    <SignFrame
      step="form"
      heading={t('contractPage.title')}
      subheading={t('contractPage.intro', { name: contract.partnerName })}
    >
      <SignSummary contract={contract} token={token} />
      <SignForm
        contract={contract}
        token={token}
        onSigned={setSigned}
        onFailure={(error) => {
          const reason = linkErrorOf(error);
          setSignError(reason);
          return reason !== undefined;
        }}
      />
    </SignFrame>
  );
}
