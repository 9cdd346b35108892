import type { ReactNode } from 'react';
import { pageFailure } from '@resonanz/api-client/errors';
import { ForbiddenState } from '@resonanz/app-frame/ForbiddenState';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { useMessages } from '@resonanz/i18n/react';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { Link } from '@resonanz/ui/Link';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { CardsLoading } from './list/CardsLoading.tsx';
import * as css from './list/projectCards.css.ts';
import { messages } from './messages.ts';

interface PageStateProps {
  query: { readonly data: unknown; readonly error: unknown; readonly refetch: () => unknown };
  /** Title of the page while nothing is there. */
  title: string;
  /** Said when it could not be loaded. */
  failed: string;
  /** Said when there is no such record. */
  gone: string;
  goneText?: string | undefined;
  /** Where the way back leads. */
  back: { readonly href: string; readonly label: string };
}

/** What stands on the page of a record that cannot be shown: it is loading, denied, gone, or the load has failed. */
export function PageState({ query, title, failed, gone, goneText, back }: PageStateProps): ReactNode {
  const t = useMessages(messages);
  const failure = pageFailure(query);
  if (failure === 'forbidden') {
    return (
      <>
        <PageHead title={title} />
        <ForbiddenState />
      </>
    );
  }
  if (failure === 'missing') {
    return (
      <EmptyState title={gone} size="page" headingLevel={1} action={<Link href={back.href}>{back.label}</Link>}>
        {goneText}
      </EmptyState>
    );
  }
  return (
    <div className={css.page}>
      <PageHead title={title} />
      <div className={css.section}>
        {failure === 'failed' ? (
          <LoadFailure reloadLabel={t('word.reload')} onReload={() => void query.refetch()}>
            {failed}
          </LoadFailure>
        ) : (
          <CardsLoading />
        )}
      </div>
    </div>
  );
}
