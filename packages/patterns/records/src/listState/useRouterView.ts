'use client';

import { useLocation, useNavigate } from 'react-router';

/**
 * How a list is drawn, held behind the `#` of the address of React Router: one of some views, the first of which needs
 * no word there.
 */
export function useRouterView<View extends string>(
  views: readonly [View, ...View[]],
): readonly [View, (view: View) => void] {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const [first] = views;
  const view = views.find((each) => `#${each}` === hash) ?? first;
  return [view, (next) => void navigate({ search, hash: next === first ? '' : `#${next}` })];
}
