import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { render } from 'vitest-browser-react';
import type { Language } from '@resonanz/i18n/language';
import { LanguageProvider } from '@resonanz/i18n/react';
import { createStageRouter, type StageProps, type StageRouter } from './FeatureStage.tsx';

/** How a test opens a feature. */
export interface OpenOptions extends Omit<StageProps, 'router'> {
  /** Address at the beginning. */
  path: string;
  /** German by default. */
  language?: Language;
}

/**
 * Makes what a feature's tests open its screens with: they are drawn at an address, and the router comes back, where
 * the address can be read.
 */
export function stageOpener(Stage: ComponentType<StageProps>, routes: RouteObject[]) {
  return async ({ path, language = 'de', ...props }: OpenOptions): Promise<StageRouter> => {
    const router = createStageRouter(routes, path);
    await render(
      <LanguageProvider language={language}>
        <Stage {...props} router={router} />
      </LanguageProvider>,
    );
    return router;
  };
}
