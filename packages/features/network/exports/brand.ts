import { createElement } from 'react';
import type { RouteObject } from 'react-router';
import { brandPaths } from '@resonanz/domain/paths';
import type { Kind } from '../src/kinds.ts';

const listOf = (kind: Kind) => async () => {
  const { NetworkListScreen } = await import('../src/list/NetworkListScreen.tsx');
  return { element: createElement(NetworkListScreen, { key: kind, kind }) };
};

/** Routes of the brand shell behind the log-in: one list of people for each part of the network. */
export const networkRoutes: RouteObject[] = [
  { path: brandPaths.networkModel.pattern, lazy: listOf('model') },
  { path: brandPaths.networkCreator.pattern, lazy: listOf('creator') },
  { path: brandPaths.networkDirect.pattern, lazy: listOf('channel') },
];
