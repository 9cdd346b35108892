import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { type ActiveFaqGroup, faqQueries, type FaqVote } from '@resonanz/api-client/faqs';
import { useApi } from '@resonanz/api-client/react';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { isTester } from '@resonanz/domain/roles';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { useSession } from '@resonanz/session/react';
import { ConnectedTesterPageHead } from '@resonanz/tester-page-head/connected';
import { Button } from '@resonanz/ui/Button';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Link } from '@resonanz/ui/Link';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { SearchField } from '@resonanz/ui/SearchField';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { Stack } from '@resonanz/ui/Stack';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { messages } from '../messages.ts';
import { anchorOf, faqOfHash, groupAnchorOf } from './anchors.ts';
import { FaqGroupPart } from './FaqGroupPart.tsx';
import { searchFaqs } from './searchFaqs.ts';
import * as css from './TesterFaqScreen.css.ts';

/** Questions and answers for testers and visitors: `/testerworld/faqs`, one of them by `#faq-12`. */
export function TesterFaqScreen() {
  const t = useMessages(messages);
  const client = useApi();
  const { user } = useSession();
  const mayVote = user !== null && isTester(user.role.roleId);
  const { data, error, refetch } = useQuery(faqQueries(client).active());
  const votes = useQuery({ ...faqQueries(client).ownVotes(), enabled: mayVote });
  return (
    <>
      <PageHead title={t('faqs.tester.title')} description={t('faqs.tester.intro')} />
      <div className={css.page}>
        <ConnectedTesterPageHead headKey="faqTopHeader" />
        {error && !data && (
          <LoadFailure reloadLabel={t('word.reload')} onReload={() => void refetch()}>
            {t('faqs.tester.failed')}
          </LoadFailure>
        )}
        {!data && !error && (
          <div role="status">
            <VisuallyHidden>{t('faqs.loading')}</VisuallyHidden>
            <Stack space={6}>
              {['64%', '72%', '58%'].map((width) => (
                <Skeleton key={width} width={width} />
              ))}
            </Stack>
          </div>
        )}
        {data?.length === 0 && (
          <EmptyState title={t('faqs.tester.empty')} headingLevel={2}>
            {t('faqs.tester.emptyText')}
          </EmptyState>
        )}
        {data && data.length > 0 && <Faqs groups={data} votes={mayVote ? (votes.data ?? []) : undefined} />}
      </div>
    </>
  );
}

interface FaqsProps {
  groups: readonly ActiveFaqGroup[];
  /** What the tester found helpful; undefined for those who are not asked. */
  votes: readonly FaqVote[] | undefined;
}

function Faqs({ groups, votes }: FaqsProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const [parameters, setParameters] = useSearchParams();
  const search = parameters.get('q') ?? '';
  const setSearch = (text: string) => setParameters(text === '' ? {} : { q: text }, { replace: true });
  const named = useNamedFaq(groups);
  const [openIds, setOpenIds] = useState<readonly string[]>(named.isThere ? [named.anchor] : []);
  const found = searchFaqs(groups, search);
  const count = found.reduce((sum, { faqs }) => sum + faqs.length, 0);
  return (
    <>
      {named.isMissing && <InlineAlert tone="info">{t('faqs.tester.gone')}</InlineAlert>}
      <div className={css.search}>
        <SearchField
          label={t('faqs.search')}
          hidesLabel
          placeholder={t('faqs.search')}
          clearLabel={t('faqs.tester.clear')}
          value={search}
          onChange={setSearch}
        />
      </div>
      <VisuallyHidden role="status">{search.trim() !== '' && t('faqs.tester.count', { count })}</VisuallyHidden>
      {found.length === 0 ? (
        <EmptyState
          title={t('faqs.tester.nothing')}
          headingLevel={2}
          action={<Button onPress={() => setSearch('')}>{t('faqs.tester.clear')}</Button>}
        >
          {t('faqs.tester.nothingText')}
        </EmptyState>
      ) : (
        <div className={css.columns}>
          <nav aria-label={t('faqs.groups')}>
            <ul className={css.overview}>
              {found.map((group) => (
                <li key={group.faqGroupId}>
                  <Link variant="quiet" href={`#${groupAnchorOf(group.faqGroupId)}`}>
                    {language === 'de' ? group.nameDe : group.nameEn}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className={css.groups}>
            {found.map((group) => (
              <FaqGroupPart
                key={group.faqGroupId}
                group={group}
                votes={votes}
                openIds={openIds}
                onOpen={(ids) => setOpenIds(withOpen(openIds, group, ids))}
              />
            ))}
          </div>
        </div>
      )}
    </>
  );
}

/** Those that are open, after those of one group have changed. */
function withOpen(before: readonly string[], { faqs }: ActiveFaqGroup, ids: readonly string[]): readonly string[] {
  const own = new Set(faqs.map(({ faqId }) => anchorOf(faqId)));
  return [...before.filter((id) => !own.has(id)), ...ids.filter((id) => own.has(id))];
}

/** The FAQ that the address names; the page scrolls to its question, which takes the focus. */
function useNamedFaq(groups: readonly ActiveFaqGroup[]) {
  const { hash } = useLocation();
  const named = faqOfHash(hash);
  const isThere = named !== undefined && groups.some(({ faqs }) => faqs.some(({ faqId }) => faqId === named));
  const anchor = anchorOf(named ?? 0);
  useEffect(() => {
    if (!isThere) return;
    const place = document.getElementById(anchor);
    place?.scrollIntoView();
    place?.querySelector('button')?.focus({ preventScroll: true });
  }, [isThere, anchor]);
  return { isThere, isMissing: named !== undefined && !isThere, anchor };
}
