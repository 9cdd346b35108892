import { type ComponentType, type ReactNode, StrictMode, useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { catalogueFailure } from '@resonanz/i18n/catalogue';
import { LanguageProvider, useMessages } from '@resonanz/i18n/react';
import { uiLanguage } from '@resonanz/session/language';
import { Button } from '@resonanz/ui/Button';
import { EmptyState } from '@resonanz/ui/EmptyState';
import type { Shell } from './createShell.ts';
import type { DrawnForms } from './drawnForms.ts';
import type { App, EntranceProps } from './Entrance.ts';

/** The parts of a shell, each fetched when it is wanted. */
export interface ShellParts {
  /** The page at `path`, drawn without the rest while no one is logged in; without it, everything is a page of the app. */
  readonly entrance?: { readonly path: string; readonly load: () => Promise<ComponentType<EntranceProps>> };
  /** The app. */
  readonly openApp: () => Promise<App>;
}

function StartFailed({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(catalogueFailure);
  return (
    <main role="alert">
      <EmptyState
        size="page"
        headingLevel={1}
        title={t('i18n.failed.title')}
        action={<Button onPress={onRetry}>{t('i18n.failed.retry')}</Button>}
      >
        {t('i18n.failed.text')}
      </EmptyState>
    </main>
  );
}

/** Takes the place of the page that was drawn beforehand, if one was. */
function TakingOver({ forms, children }: { forms: DrawnForms | undefined; children: ReactNode }) {
  useLayoutEffect(() => {
    // A drawn page that a logged-in user should not see is gone.
    delete document.documentElement.dataset['awaitsApp'];
    forms?.handOver();
  }, [forms]);
  return children;
}

/** Until the page has nothing to do: who types is not held up. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1000 });
    else setTimeout(resolve, 200);
  });

async function prepare(
  openApp: ShellParts['openApp'],
  path: string,
  fetchMore?: () => Promise<unknown>,
): Promise<void> {
  await idle();
  const app = await openApp();
  await idle();
  await fetchMore?.();
  await app.prepare(path);
}

/**
 * Draws a shell into `#root` as soon as its code and the texts of its language are there; while they cannot be had, it
 * says so and offers to try again.
 */
export async function startShell(shell: Shell, { entrance, openApp }: ShellParts): Promise<Root> {
  const { session, catalogues } = shell;
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no #root.');
  // Most pages are not drawn beforehand, and pay nothing for those that are.
  const watched =
    element.childElementCount > 0
      ? import('./drawnForms.ts').then(
          ({ drawnForms }) => drawnForms(element),
          () => undefined,
        )
      : undefined;
  const root = createRoot(element);

  let wanted: unknown;
  async function show(part: () => Promise<ReactNode>): Promise<void> {
    const language = uiLanguage();
    const own = {};
    wanted = own;
    try {
      const [drawn, forms] = await Promise.all([part(), watched, catalogues.load(language)]);
      // The user has gone on to another page meanwhile.
      if (wanted !== own) return;
      root.render(
        <StrictMode>
          <TakingOver forms={forms}>{drawn}</TakingOver>
        </StrictMode>,
      );
    } catch {
      if (wanted !== own) return;
      root.render(
        <LanguageProvider language={language}>
          <TakingOver forms={undefined}>
            <StartFailed onRetry={() => void show(part)} />
          </TakingOver>
        </LanguageProvider>,
      );
    }
  }

  async function app(): Promise<ReactNode> {
    return (await openApp()).open();
  }

  let isBegun = false;
  function begin(path: string, fetchMore?: () => Promise<unknown>): void {
    if (isBegun) return;
    isBegun = true;
    // What cannot be had now is fetched again when it is wanted.
    void prepare(openApp, path, fetchMore).catch(() => {});
  }

  function leave(path: string, replace?: 'replace'): Promise<void> {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    return show(app);
  }

  if (entrance && location.pathname === entrance.path && session.getState().status === 'loggedOut') {
    await show(async () => {
      const Entrance = await entrance.load();
      return <Entrance shell={shell} onBegin={begin} onLeave={leave} />;
    });
  } else await show(app);
  return root;
}
