import { Link } from 'react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Sidebar } from '@resonanz/app-frame/Sidebar';
import { ROLE } from '@resonanz/domain/roles';
import { serveLive } from '@resonanz/stage/liveServer';
import { answerSuccess } from '@resonanz/testing/envelopeFetch';
import { buildPermissions } from '@resonanz/testing/users';
import { CALLS, people } from './fixtures/accountServer.fixture.ts';
import { Here } from './fixtures/AccountStage.fixture.tsx';
import { openAs } from './fixtures/openAccount.fixture.tsx';
import { LiveUpdates } from './LiveUpdates.tsx';
import { useAreaMenu } from './useAreaMenu.ts';

const MAILBOX = '/topic/channelbuzz';
const ROUTES = ['/dashboard', '/campaign', '/email-management'];
const mail = (threadId: string, unreadCount: number, subject = 'Re: Cold Brew Sommer') => ({
  subject,
  threadId,
  unreadCount,
});
const notices = page.getByRole('region', { name: 'Meldungen' });
const badge = (count: number) => page.getByRole('link', { name: new RegExp(`E-Mail.*${count} ungelesene E-Mails?$`) });

function Office() {
  return (
    <>
      <LiveUpdates panel="agency" />
      <Sidebar items={useAreaMenu(ROUTES)} />
      <main>
        <Here />
        <Link to="/campaign">Kampagnen</Link>
      </main>
    </>
  );
}

/** A user of the agency at a page, who is notified of mails. */
async function openOffice(path = '/dashboard') {
  const live = serveLive();
  const opened = await openAs(people.staff, 'staff', <Office />, path);
  await expect.poll(() => live.topics).toContain(MAILBOX);
  return { ...opened, live };
}

beforeEach(async () => {
  await page.viewport(1280, 800);
  localStorage.clear();
});

describe('a mail that comes in', () => {
  test('shows a toast with its subject; a press on it opens the thread and closes it [R-RT-002] [R-RT-004]', async () => {
    const { live, address } = await openOffice();
    live.publish(MAILBOX, mail('a&b 7', 3));
    const subject = notices.getByText('Re: Cold Brew Sommer');
    await expect.element(subject).toBeVisible();
    await expect.element(notices.getByText('Neue E-Mail')).toBeVisible();
    await notices.getByRole('listitem').click({ position: { x: 60, y: 20 } });
    await expect.poll(address).toBe('/email-management?threadId=a%26b%207');
    await expect.element(subject).not.toBeInTheDocument();
  });

  test('is opened by keyboard too', async () => {
    const { live, address } = await openOffice();
    live.publish(MAILBOX, mail('t-7', 3));
    await expect.element(notices).toBeVisible();
    await userEvent.keyboard('{F6}');
    await userEvent.tab();
    await expect.element(notices.getByRole('button', { name: 'Unterhaltung öffnen' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toBe('/email-management?threadId=t-7');
  });

  test('changes the number in the menu, here and in the other tabs [R-RT-003]', async () => {
    const { live } = await openOffice();
    live.publish(MAILBOX, mail('t-7', 13));
    await expect.element(badge(13)).toBeVisible();
    // Other tabs read the number where this one has stored it.
    expect(localStorage.getItem('unreadMail')).toBe('13');
    live.publish(MAILBOX, mail('t-8', 12));
    await expect.element(badge(12)).toBeVisible();
  });

  test('neither says nor counts anything while its thread is open; a mail of another thread does [R-RT-002] [R-RT-003]', async () => {
    const { live, address } = await openOffice('/email-management?threadId=t-7');
    live.publish(MAILBOX, mail('t-7', 5, 'Re: gelesen'));
    live.publish(MAILBOX, mail('t-8', 1, 'Re: ungelesen'));
    await expect.element(notices.getByText('Re: ungelesen')).toBeVisible();
    expect(notices.getByText('Re: gelesen').elements()).toHaveLength(0);
    expect(localStorage.getItem('unreadMail')).toBe('1');
    await notices.getByText('Unterhaltung öffnen').click();
    await expect.poll(address).toBe('/email-management?threadId=t-8');
    live.publish(MAILBOX, mail('t-7', 6, 'Re: gelesen'));
    await expect.element(notices.getByText('Re: gelesen')).toBeVisible();
  });

  test('of the same thread raises the counter of its toast, with the same subject in another thread it is a toast of its own', async () => {
    const { live } = await openOffice();
    for (const threadId of ['t-7', 't-7', 't-8']) live.publish(MAILBOX, mail(threadId, 1));
    await expect.poll(() => notices.getByRole('listitem').elements()).toHaveLength(2);
    await expect.element(notices.getByRole('listitem').last().getByText('2-mal')).toBeInTheDocument();
    expect(notices.getByText('2-mal').elements()).toHaveLength(1);
  });

  test('without a subject is shown in words', async () => {
    const { live } = await openOffice();
    live.publish(MAILBOX, mail('t-7', 1, ' '));
    await expect.element(notices.getByText('(ohne Betreff)')).toBeVisible();
  });

  test('stays said on the next page', async () => {
    const { live, address } = await openOffice();
    live.publish(MAILBOX, mail('t-7', 1));
    await expect.element(notices).toBeVisible();
    await page.getByRole('link', { name: 'Kampagnen' }).last().click();
    await expect.poll(address).toBe('/campaign');
    await expect.element(notices.getByText('Re: Cold Brew Sommer')).toBeVisible();
  });
});

test('who loses the right to see mails gets no events any more', async () => {
  const { server, session, live } = await openOffice();
  const { modules, permittedRoutes } = buildPermissions({ roleId: ROLE.campaignManager });
  const withoutMail = modules.map((node) =>
    node.extraData.id === 'email' ? { ...node, view: false, extraData: { ...node.extraData, rights: [] } } : node,
  );
  server.on(CALLS.permissions, () => answerSuccess({ modules: withoutMail, permittedRoutes }));
  await session.reload();
  await expect.poll(() => live.topics).toEqual([`/topic/agencyNotification/${people.staff.id}`]);
});

test('a log-out closes the connection', async () => {
  const { session, live } = await openOffice();
  await session.logOut();
  await expect.poll(() => live.topics).toEqual([]);
});
