import '@resonanz/tokens/styles';
import { cleanup, render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { LanguageProvider } from '@resonanz/i18n/react';
import { notificationPanel } from '@resonanz/testing/drivers';
import { buildNotifications } from '@resonanz/testing/notifications';
import { NotificationPanel } from './NotificationPanel.tsx';

const onOpen = vi.fn<() => void>();
const onShowOlder = vi.fn<() => void>();
const now = new Date('2026-05-04T13:00:00Z');

function Bell() {
  const [isOpen, setOpen] = useState(false);
  const [rows, setRows] = useState(buildNotifications(3));
  return (
    <NotificationPanel
      panel="brand"
      notifications={rows}
      unread={120}
      isOpen={isOpen}
      onOpenChange={setOpen}
      onOpen={onOpen}
      onRemove={() => setRows(rows.slice(1))}
      onShowOlder={onShowOlder}
      showAllHref="/notifications"
      now={now}
    />
  );
}

afterEach(cleanup);

beforeEach(async () => {
  await page.viewport(1440, 900);
  vi.clearAllMocks();
});

test.each(['de', 'en'] as const)('the published driver drives the panel, %s', async (language) => {
  render(
    <LanguageProvider language={language}>
      <Bell />
    </LanguageProvider>,
  );
  const panel = notificationPanel();
  expect(await panel.unread()).toBe(100);
  await panel.open();
  await panel.open();
  expect((await panel.rows()).map(({ text, isUnread }) => [text.includes('Weidenfeller'), isUnread])).toEqual([
    [false, true],
    [true, true],
    [false, false],
  ]);
  await panel.choose('Weidenfeller');
  expect(onOpen).toHaveBeenCalledOnce();
  await panel.remove('Hoffmann');
  await panel.cancel();
  expect(await panel.rows()).toHaveLength(3);
  await panel.remove('Hoffmann');
  await panel.confirm();
  await expect.poll(async () => (await panel.rows()).length).toBe(2);
  await panel.showOlder();
  expect(onShowOlder).toHaveBeenCalledOnce();
  await expect(panel.choose('Nobody')).rejects.toThrow('No notification says "Nobody"');
  await panel.close();
});
