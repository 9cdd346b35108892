import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type RouteObject, RouterProvider } from 'react-router';
import { createApiClient } from '@resonanz/api-client/client';
import { ApiProvider } from '@resonanz/api-client/react';
import { FrameProviders } from '@resonanz/app-frame/FrameProviders';
import { createMemoryPages, type PageRouter } from '@resonanz/app-frame/pageRouter';
import type { PartialRights } from '@resonanz/domain/permissions';
import { useLanguage } from '@resonanz/i18n/react';
import { SessionProvider, useSessionClient } from '@resonanz/session/react';
import type { Region, Session, SessionUser } from '@resonanz/session/session';
import type { EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { buildUser } from '@resonanz/testing/users';
import { createStandingSession } from './standingSession.ts';

/** The router of a stage. */
export type StageRouter = PageRouter;

/** Makes a router over the routes of a feature, where a test reads the address. */
export const createStageRouter: (routes: RouteObject[], path: string) => StageRouter = createMemoryPages;

/** What a stage is made of. All of it is read once, at the first drawing. */
export interface FeatureStageProps {
  /** The routes of the feature. */
  routes: RouteObject[];
  /** Address at the beginning. */
  path: string;
  /** Answers the calls. */
  server: EnvelopeFetch;
  /** The logged-in user, or null; the campaign manager (9) by default. */
  user?: SessionUser | null;
  /** The rights of the user's role; those it starts with by default. */
  rights?: PartialRights;
  /** The regions the user can choose from; none by default. */
  regions?: readonly Region[];
  /** A session of its own instead of one that stands still. */
  session?: Session;
  /** The router, instead of one over `routes` at `path`. */
  router?: StageRouter;
}

/** Options for the stage of one feature, which knows its routes. */
export type StageProps = Partial<Omit<FeatureStageProps, 'routes'>>;

/** As in the shells: calls are made with the client of the log-in there is. */
function Calls({ children }: { children: ReactNode }) {
  return <ApiProvider client={useSessionClient()}>{children}</ApiProvider>;
}

/** The screens of a feature over a server in memory. */
export function FeatureStage({
  routes,
  path,
  server,
  user = buildUser(),
  rights,
  regions = [],
  session: givenSession,
  router: givenRouter,
}: FeatureStageProps) {
  const { language, setLanguage } = useLanguage();
  const [{ session, queries, router }] = useState(() => ({
    session:
      givenSession ??
      createStandingSession({ client: createApiClient(server), user, regions, ...(rights && { rights }) }),
    queries: new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { networkMode: 'always' } } }),
    router: givenRouter ?? createStageRouter(routes, path),
  }));
  return (
    <FrameProviders language={language} onLanguageChange={setLanguage} navigate={(href) => void router.navigate(href)}>
      <QueryClientProvider client={queries}>
        <SessionProvider session={session}>
          <Calls>
            <RouterProvider router={router} />
          </Calls>
        </SessionProvider>
      </QueryClientProvider>
    </FrameProviders>
  );
}
