import { catalogueFailure } from '@resonanz/i18n/catalogue';
import { LanguageProvider, useMessages } from '@resonanz/i18n/react';
import { uiLanguage } from '@resonanz/session/language';
import { Button } from '@resonanz/ui/Button';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { type ComponentType, type ReactNode, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { Shell } from './createShell.ts';
import type { App, EntranceProps } from './Entrance.ts';

/** The parts of a shell, each fetched when it is wanted. */
export interface ShellParts {
  /** The page at `path`, drawn without the rest while nobody is logged in; without it, everything is a page of the app. */
  readonly entrance?: { readonly path: string; readonly load: () => Promise<ComponentType<EntranceProps>> };
  /** The app. */
  readonly openApp: () => Promise<App>;
}

function StartFailed({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(catalogueFailure);
  return (
    <main role="alert">
      <EmptyState size="page" headingLevel={1} title={t('i18n.failed.title')} action={<Button onPress={onRetry}>{t('i18n.failed.retry')}</Button>}>
        {t('i18n.failed.text')}
      </EmptyState>
    </main>
  );
}

/** Draws a shell into `#root` as soon as its code and the texts of its language are there; while they cannot be had, it says so and offers to try again. */
export async function startShell(shell: Shell, { entrance, openApp }: ShellParts): Promise<Root> {
  const { session, catalogues } = shell;
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no #root.');
  const root = createRoot(element);

  async function show(part: () => Promise<ReactNode>): Promise<void> {
    const language = uiLanguage();
    try {
      const [drawn] = await Promise.all([part(), catalogues.load(language)]);
      root.render(<StrictMode>{drawn}</StrictMode>);
    } catch {
      root.render(
        <LanguageProvider language={language}>
          <StartFailed onRetry={() => void show(part)} />
        </LanguageProvider>,
      );
    }
  }

  async function app(): Promise<ReactNode> {
    const opened = await openApp();
    await opened.isReady;
    return opened.element;
  }

  function leave(path: string, replace?: 'replace'): void {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    void show(app);
  }

  if (entrance && location.pathname === entrance.path && session.getState().status === 'loggedOut') {
    await show(async () => {
      const Entrance = await entrance.load();
      return <Entrance shell={shell} onLeave={leave} />;
    });
  } else await show(app);
  return root;
}
