/** What a team writes that puts every widget into a page on a mock server, and drives it with the published drivers. */
export const widgetApp = `
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/dom';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createApiClient } from '@resonanz/api-client/client';
import { ApiProvider } from '@resonanz/api-client/react';
import { AppFrame } from '@resonanz/app-frame/AppFrame';
import { FrameProviders } from '@resonanz/app-frame/FrameProviders';
import { StaffHeader } from '@resonanz/app-frame/StaffHeader';
import { useToasts } from '@resonanz/app-frame/toasts';
import { UserMenu } from '@resonanz/app-frame/UserMenu';
import { ProposalRow } from '@resonanz/channel-card/ProposalRow';
import { CommentThread } from '@resonanz/comment-thread/CommentThread';
import { CookieBanner } from '@resonanz/cookie-banner/CookieBanner';
import { DeclineDialog } from '@resonanz/decline-dialog/DeclineDialog';
import { channelFromBookmark } from '@resonanz/domain/campaignEntry';
import { ConnectedFeedbackForm } from '@resonanz/feedback-form/connected';
import type { Language } from '@resonanz/i18n/language';
import { ConnectedNotificationPanel } from '@resonanz/notification-panel/connected';
import { ConnectedSelectCampaignDialog } from '@resonanz/select-campaign-dialog/connected';
import { buildProposedChannel } from '@resonanz/testing/campaignRequests';
import { buildCampaigns } from '@resonanz/testing/campaigns';
import { buildComments } from '@resonanz/testing/comments';
import {
  appFrame,
  channelCard,
  commentThread,
  cookieBanner,
  declineDialog,
  feedbackForm,
  notificationPanel,
  selectCampaignDialog,
  toasts,
  todoDialog,
  watchList,
} from '@resonanz/testing/drivers';
import { buildStoredFeedback } from '@resonanz/testing/feedback';
import { buildWatchList } from '@resonanz/testing/influencers';
import { createMockServer } from '@resonanz/testing/mockServer';
import { buildNotifications } from '@resonanz/testing/notifications';
import { buildTodos } from '@resonanz/testing/todos';
import { ConnectedTodoDialog } from '@resonanz/todo-dialog/connected';
import { ConnectedWatchList } from '@resonanz/watch-list/connected';

const server = createMockServer();
let notifications = buildNotifications(3);
let bookmarks = buildWatchList(3);
const campaigns = buildCampaigns(4);
server.on('getAgencyNotifications', () => ({ data: notifications, unread: 2, totalElements: notifications.length }));
server.on('deleteAgencyNotifications', ({ body }) => {
  notifications = notifications.filter(({ notificationId }) => !JSON.stringify(body).includes(String(notificationId)));
  return null;
});
server.on('getBookmarks', () => bookmarks);
server.on('removeAllBookmarks', () => {
  bookmarks = [];
  return null;
});
server.on('findAllCampaigns', {
  content: campaigns,
  totalElements: campaigns.length,
  totalPages: 1,
  number: 0,
  size: 100,
});
server.on('addFeedback', buildStoredFeedback());
server.on('getTodosByDueDate', buildTodos(2));

const client = createApiClient({ baseUrl: server.baseUrl, fetch: server.fetch });
const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const owner = { email: 'manager@resonanz.example', loginUser: 9 };
const channel = buildProposedChannel();
const seen: string[] = [];

function Page({
  isWritingFeedback,
  onFeedbackChange,
}: {
  isWritingFeedback: boolean;
  onFeedbackChange: (isOpen: boolean) => void;
}) {
  const [comments, setComments] = useState(buildComments(2));
  const [isDeclining, setDeclining] = useState(false);
  const [isAsking, setAsking] = useState(true);
  return (
    <>
      {isAsking && (
        <CookieBanner
          privacyHref="/privacy"
          onAnswer={(isAccepted) => {
            seen.push('cookies ' + String(isAccepted));
            setAsking(false);
          }}
        />
      )}
      <ul>
        <ProposalRow
          channel={channel}
          onApprove={({ name }) => seen.push('approve ' + name)}
          onWaitingList={() => {}}
          onDecline={() => setDeclining(true)}
        />
      </ul>
      <DeclineDialog
        isOpen={isDeclining}
        onOpenChange={setDeclining}
        name={channel.name}
        onDecline={({ reason }) => {
          seen.push('decline ' + String(reason));
          setDeclining(false);
        }}
      />
      <CommentThread
        comments={comments}
        onSend={(text) => {
          setComments([
            ...comments,
            { id: 9, author: 'Lena Hoffmann', side: 'brand', text, createdAt: '2026-05-04T09:00:00Z', isOwn: true },
          ]);
          return Promise.resolve();
        }}
      />
      <ConnectedTodoDialog
        mayView
        wasShown={false}
        onShown={() => seen.push('todos')}
        onViewAll={() => seen.push('all todos')}
      />
      <ConnectedFeedbackForm isOpen={isWritingFeedback} onOpenChange={onFeedbackChange} toasts={useToasts()} />
    </>
  );
}

function Frame() {
  const queue = useToasts();
  const [isWritingFeedback, setWritingFeedback] = useState(false);
  const [chosen, setChosen] = useState<ReturnType<typeof buildWatchList> | null>(null);
  return (
    <AppFrame
      routeKey="/"
      menu={[{ id: 'campaign', label: 'Kampagnen', icon: 'megaphone', href: '/campaign' }]}
      header={
        <StaffHeader
          roleId={9}
          watchList={(panel) => (
            <ConnectedWatchList
              {...panel}
              owner={owner}
              toasts={queue}
              onAddToCampaign={(entries) => setChosen([...entries])}
            />
          )}
          notifications={(panel) => (
            <ConnectedNotificationPanel
              {...panel}
              panel="agency"
              onNavigate={(path) => seen.push(path)}
              toasts={queue}
            />
          )}
          userMenu={(panel) => (
            <UserMenu
              {...panel}
              audience="staff"
              name="Katharina B."
              initials="KB"
              email={owner.email}
              roleName="Kampagnenmanagerin"
              feedback={{ onPress: () => setWritingFeedback(true) }}
              onLogOut={() => seen.push('log-out')}
            />
          )}
        />
      }
    >
      <ConnectedSelectCampaignDialog
        isOpen={chosen !== null}
        onOpenChange={() => setChosen(null)}
        channels={(chosen ?? []).map((entry) => ({
          channel: channelFromBookmark(entry),
          name: entry.titleName,
          picture: null,
        }))}
        bookmarksOf={owner}
        toasts={queue}
      />
      <Page isWritingFeedback={isWritingFeedback} onFeedbackChange={setWritingFeedback} />
    </AppFrame>
  );
}

function App() {
  const [language, setLanguage] = useState<Language>('de');
  return (
    <FrameProviders language={language} onLanguageChange={setLanguage} navigate={(path) => seen.push(path)}>
      <QueryClientProvider client={queryClient}>
        <ApiProvider client={client}>
          <Frame />
        </ApiProvider>
      </QueryClientProvider>
    </FrameProviders>
  );
}

/** Reads until the page says what is wanted: a badge or a row may come later than the part it stands in. */
const same = (what: string, read: () => unknown, wanted: unknown) =>
  waitFor(
    async () => {
      const [is, should] = [JSON.stringify(await read()), JSON.stringify(wanted)];
      if (is !== should) throw new Error(what + ' should be ' + should + ' and is ' + is);
    },
    { timeout: 10_000 },
  );

async function drive(): Promise<void> {
  // The to-dos have come, but dialogs wait until the question about cookies is answered.
  await same('what the page was told at first', () => seen, ['todos']);
  await same('dialogs before the answer', () => screen.queryAllByRole('dialog').length, 0);
  await cookieBanner(screen).accept();
  await same('cookie banner', () => cookieBanner(screen).isShown(), false);

  const todos = todoDialog(screen);
  await same('number of to-dos', async () => (await todos.entries()).length, 2);
  await todos.close();

  const bell = notificationPanel(screen);
  await same('unread notifications', () => bell.unread(), 2);
  await bell.open();
  await same(
    'notifications',
    async () => (await bell.rows()).map(({ isUnread }) => isUnread),
    [true, true, false],
  );
  await bell.remove('Weidenfeller');
  await bell.confirm();
  await same('deletions', () => server.received('deleteAgencyNotifications').length, 1);
  await bell.close();

  const list = watchList(screen);
  await list.open();
  await same(
    'bookmarks',
    () => list.entries(),
    bookmarks.map(({ titleName }) => titleName),
  );
  await list.addToCampaign();
  await selectCampaignDialog(screen).choose('Sommer ohne Zucker');
  await toasts(screen).find('Kampagne geändert');
  await same(
    'entries of a campaign',
    () => server.received('addEditCampaignInfluencers').map(({ body }) => body.length),
    [3],
  );
  await same('bookmarks afterwards', () => server.received('removeAllBookmarks').length, 1);
  await toasts(screen).close();

  await channelCard(screen).approve(channel.name);
  await channelCard(screen).decline(channel.name);
  await declineDialog(screen).fill({ reason: 'Creator passt nicht zur Marke' });
  await declineDialog(screen).decline();

  const thread = commentThread(screen);
  await thread.send('Gern [am] {3.} November!');
  await same('comments', () => thread.comments().filter((text) => text.includes('Gern [am] {3.} November!')).length, 1);

  const frame = appFrame(screen);
  await frame.writeFeedback();
  await feedbackForm(screen).fill({ name: 'Katharina', title: 'Export', message: 'Spalten fehlen' });
  await feedbackForm(screen).send();
  await same('feedback', () => server.received('addFeedback').map(({ body }) => body), [
    { name: 'Katharina', title: 'Export', message: 'Spalten fehlen', isAnonymous: false },
  ]);
  await same('feedback form', () => feedbackForm(screen).isShown(), false);

  await frame.chooseLanguage('en');
  await frame.logOut();
  await bell.open();
  await bell.close();
  await frame.goTo('Kampagnen');
  await same('what the page was told', () => seen, [
    'todos',
    'cookies true',
    'approve ' + channel.name,
    'decline 2',
    'log-out',
    '/campaign',
  ]);
  server.verify();
}

createRoot(document.getElementById('root') as HTMLElement).render(<App />);
drive().then(
  () => (document.documentElement.dataset['outcome'] = 'fine'),
  (error: unknown) => (document.documentElement.dataset['outcome'] = String(error)),
);
`;
