import '@resonanz/tokens/styles';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { appFrame, toasts } from '@resonanz/testing/drivers';
import { createToastQueue } from '@resonanz/ui/toastQueue';
import { FrameProviders } from '../FrameProviders/FrameProviders.tsx';
import { StaffHeader } from '../Header/StaffHeader.tsx';
import type { MenuItem } from '../Sidebar/menu.ts';
import { ToastsProvider } from '../Toasts/Toasts.tsx';
import { UserMenu } from '../UserMenu/UserMenu.tsx';
import { AppFrame } from './AppFrame.tsx';

const menu: readonly MenuItem[] = [
  { id: 'campaign', label: 'Kampagnen', icon: 'megaphone', href: '/campaign' },
  {
    id: 'administration',
    label: 'Verwaltung',
    icon: 'gear',
    href: '/user',
    children: [{ id: 'user', label: 'Nutzer', icon: 'gear', href: '/user' }],
  },
];
const queue = createToastQueue();
let calls: string[] = [];

function App() {
  const [language, setLanguage] = useState<'de' | 'en'>('de');
  return (
    <FrameProviders language={language} onLanguageChange={setLanguage} navigate={(path) => calls.push(path)}>
      <ToastsProvider queue={queue}>
        <AppFrame
          routeKey="/"
          menu={menu}
          header={
            <StaffHeader
              roleId={9}
              userMenu={(panel) => (
                <UserMenu
                  {...panel}
                  audience="staff"
                  name="Katharina B."
                  initials="KB"
                  email="katharina@resonanz.example"
                  roleName="Management"
                  profile={{ href: '/profile' }}
                  feedback={{ onPress: () => calls.push('feedback') }}
                  onLogOut={() => calls.push('log-out')}
                />
              )}
            />
          }
        >
          Inhalt
        </AppFrame>
      </ToastsProvider>
    </FrameProviders>
  );
}

beforeEach(() => {
  calls = [];
});

test.each([1440, 390])(
  'the published driver drives navigation and user menu at %d px, in both languages',
  async (width) => {
    await page.viewport(width, 900);
    await render(<App />);
    const frame = appFrame();
    await frame.goTo('Kampagnen');
    await frame.goTo('Verwaltung', 'Nutzer');
    await frame.writeFeedback();
    await frame.chooseLanguage('en');
    await frame.openProfile();
    await frame.logOut();
    expect(calls).toEqual(['/campaign', '/user', 'feedback', '/profile', 'log-out']);
  },
);

test('the published driver reads, answers and closes toasts', async () => {
  await page.viewport(1440, 900);
  await render(<App />);
  const shown = toasts();
  expect(shown.texts()).toEqual([]);
  queue.add({ tone: 'ok', title: 'Gespeichert' });
  queue.add({
    tone: 'info',
    title: 'Merkliste geleert',
    action: { label: 'Rückgängig', onPress: () => calls.push('undo') },
  });
  queue.add({ tone: 'bad', title: 'Fehler', text: 'Ungültige Anfrage' });
  expect(await shown.find('Ungültige')).toContain('Fehler');
  await shown.close();
  await shown.press('Rückgängig');
  expect(calls).toEqual(['undo']);
  await expect.poll(() => shown.texts()).toEqual(['Gespeichert']);
  await shown.closeAll();
  await expect.poll(() => shown.texts()).toEqual([]);
});
