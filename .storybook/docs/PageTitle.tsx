import type { ComponentProps } from 'react';
import { componentOfTitle } from './contract.ts';
import { usePageTitle } from './usePageTitle.ts';

const titles = {
  stable: 'Its props change only with a major version.',
  beta: 'Its props may change in a minor version.',
};

/** The heading of a page, and below it what a component is called in code, how firm it is and since when it exists. */
export function PageTitle({ children, ...props }: ComponentProps<'h1'>) {
  const component = componentOfTitle(usePageTitle());
  return (
    <>
      <h1 {...props}>{children}</h1>
      {component && (
        <p className="resonanz-facts">
          <code>{component.entry}</code>
          <span title={component.status === 'beta' ? titles.beta : titles.stable}>
            {component.status === 'beta' ? 'Beta' : 'Stable'}
          </span>
          <span>since {component.since}</span>
        </p>
      )}
    </>
  );
}
