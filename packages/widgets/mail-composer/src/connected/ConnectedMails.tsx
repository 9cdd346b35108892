'use client';

import { PencilSimpleLineIcon } from '@phosphor-icons/react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, useEffect } from 'react';
import { type MailFilters, type MailListItem, mailQueries } from '@resonanz/api-client/mail';
import { useApi } from '@resonanz/api-client/react';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { SearchField } from '@resonanz/ui/SearchField';
import { SegmentedControl } from '@resonanz/ui/SegmentedControl';
import { Stack } from '@resonanz/ui/Stack';
import type { ToastQueue } from '@resonanz/ui/toastQueue';
import * as css from '../MailThreads.css.ts';
import { MailThreads } from '../MailThreads.tsx';
import { messages } from '../messages.ts';
import { Drafts } from './Drafts.tsx';
import { MailPages } from './MailPages.tsx';
import { beginOf, type MailBegin, type MailPartner } from './partner.ts';

const Composer = lazy(async () => ({ default: (await import('./ConnectedMailComposer.tsx')).ConnectedMailComposer }));
const Thread = lazy(async () => ({ default: (await import('./ConnectedMailThread.tsx')).ConnectedMailThread }));

/** Whose mails are shown. */
export type MailPlace =
  | { readonly campaignId: number }
  | { readonly influencerId: number }
  | { readonly customerId: number }
  | { readonly testerId: number }
  | { readonly amazonUserId: number };

/** Props of {@link ConnectedMails}. */
export interface ConnectedMailsProps {
  /** The campaign, influencer, customer, tester or Amazon user whose mails are shown; give the part a `key` of it. */
  of: MailPlace;
  /** Who can be written to from here; without it mails are only read, and answered. */
  partners?: readonly MailPartner[];
  /** Whether mails may be written, sent once more and taken back. */
  mayWrite: boolean;
  /** Whether threads may be marked and archived. */
  mayEdit: boolean;
  /** E-mail address of the user whose watch list can go along as expose; without it none is offered. */
  exposeOf?: string | undefined;
  /** Where outcomes are shown. */
  toasts: ToastQueue;
  /** Called with whether something would be lost by leaving. */
  onDirtyChange?: (isDirty: boolean) => void;
}

const VIEWS = ['current', 'scheduled', 'archive'] as const;
const PAGE_SIZE = 10;

function filtersOf(place: MailPlace): MailFilters {
  if ('influencerId' in place) return { userType: ['influencer'], refId: place.influencerId };
  if ('testerId' in place) return { userType: ['tester'], refId: place.testerId };
  return 'amazonUserId' in place ? { userType: ['amazonUser'], refId: place.amazonUserId } : place;
}

/** The mails of a record: threads by folder and words, drafts of one's own, and what can be done with them. */
export function ConnectedMails({
  of,
  partners = [],
  mayWrite,
  mayEdit,
  exposeOf,
  toasts,
  onDirtyChange,
}: ConnectedMailsProps) {
  const t = useMessages(messages);
  const [view, setView] = useState<(typeof VIEWS)[number]>('current');
  const [words, setWords] = useState('');
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<MailListItem | null>(null);
  const [begin, setBegin] = useState<MailBegin | null>(null);
  const search = usePause(words.trim());
  const query = useQuery(
    mailQueries(useApi()).page({
      filters: filtersOf(of),
      pageNumber: page - 1,
      pageSize: PAGE_SIZE,
      ...(view !== 'current' && { folder: view }),
      ...(search !== '' && { search }),
    }),
  );
  const total = query.data?.totalElements ?? 0;
  const campaignId = 'campaignId' in of ? of.campaignId : undefined;
  const show = (next: typeof view) => {
    setView(next);
    setPage(1);
  };
  return (
    <Stack space={5}>
      <div className={css.tools}>
        <SegmentedControl
          label={t('mailThreads.view')}
          items={VIEWS.map((value) => ({ value, label: t(`mailThreads.view.${value}`) }))}
          value={view}
          onChange={show}
        />
        <div className={css.search}>
          <SearchField
            label={t('mailThreads.search')}
            hidesLabel
            placeholder={t('mailThreads.search')}
            clearLabel={t('mailThreads.searchClear')}
            value={words}
            onChange={(next) => {
              setWords(next);
              setPage(1);
            }}
          />
        </div>
        {mayWrite && partners.length > 0 && (
          <Button variant="solid" iconStart={PencilSimpleLineIcon} onPress={() => setBegin({ partners, campaignId })}>
            {t('mailComposer.title')}
          </Button>
        )}
      </div>
      {mayWrite && view === 'current' && (
        <Drafts of={of} toasts={toasts} onContinue={(draft) => setBegin(beginOf(draft))} />
      )}
      <MailThreads
        threads={query.data?.content}
        isFailed={query.isError}
        onReload={() => void query.refetch()}
        onOpen={(thread) =>
          setOpened(query.data?.content.find(({ emailThread }) => emailThread === thread.emailThread) ?? null)
        }
        hidesCampaign={campaignId !== undefined}
      />
      {total > PAGE_SIZE && <MailPages page={page} pageSize={PAGE_SIZE} total={total} onPageChange={setPage} />}
      <Suspense>
        {opened && (
          <Thread
            threadId={opened.emailThread}
            title={opened.subject}
            mayWrite={mayWrite}
            mayEdit={mayEdit}
            toasts={toasts}
            onAnswer={(answer) => {
              setOpened(null);
              setBegin(answer);
            }}
            onClose={() => setOpened(null)}
          />
        )}
        {begin && (
          <Composer
            begin={begin}
            exposeOf={exposeOf}
            toasts={toasts}
            onClose={() => setBegin(null)}
            {...(onDirtyChange && { onDirtyChange })}
          />
        )}
      </Suspense>
    </Stack>
  );
}

const PAUSE_MS = 300;

/** What is typed, once there is a pause in typing. */
function usePause(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
