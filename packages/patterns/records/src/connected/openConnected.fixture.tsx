import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import type { Language } from '@resonanz/i18n/language';
import { LanguageProvider } from '@resonanz/i18n/react';
import { createStageRouter, FeatureStage, type StageRouter } from '@resonanz/stage/FeatureStage';
import type { EnvelopeFetch } from '@resonanz/testing/envelopeFetch';

/** Draws a connected part over a server, and gives back the router, where the address can be read. */
export async function openConnected(
  element: ReactNode,
  server: EnvelopeFetch,
  { search = '', language = 'de' as Language } = {},
): Promise<StageRouter> {
  const path = `/list${search}`;
  const routes = [{ path: '/list', element }];
  const router = createStageRouter(routes, path);
  await render(
    <LanguageProvider language={language}>
      <FeatureStage routes={routes} path={path} server={server} router={router} />
    </LanguageProvider>,
  );
  return router;
}
