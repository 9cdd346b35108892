import { catalogueFailure } from '@resonanz/i18n/catalogue';
import { LanguageProvider, useMessages } from '@resonanz/i18n/react';
import { uiLanguage } from '@resonanz/session/language';
import { Button } from '@resonanz/ui/Button';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { RouterProvider, type DataRouter } from 'react-router';
import type { Shell } from './createShell.ts';

function TextsFailed({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(catalogueFailure);
  return (
    <main role="alert">
      <EmptyState size="page" headingLevel={1} title={t('i18n.failed.title')} action={<Button onPress={onRetry}>{t('i18n.failed.retry')}</Button>}>
        {t('i18n.failed.text')}
      </EmptyState>
    </main>
  );
}

/** Draws a shell into `#root` as soon as the texts of its language are there; while they cannot be had, it says so and offers to try again. */
export async function startShell(router: DataRouter, { catalogues }: Shell): Promise<Root> {
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no #root.');
  const root = createRoot(element);
  async function attempt(): Promise<void> {
    const language = uiLanguage();
    try {
      await catalogues.load(language);
    } catch {
      root.render(
        <LanguageProvider language={language}>
          <TextsFailed onRetry={() => void attempt()} />
        </LanguageProvider>,
      );
      return;
    }
    root.render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    );
  }
  await attempt();
  return root;
}
