import { AnchorMdx, CodeOrSourceMdx } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { componentNamed } from './contract.ts';
import { docsAddress, docsIdOf } from './links.ts';
import { usePageTitle } from './usePageTitle.ts';

/** Code within a sentence; the name of a component leads to its page. */
export function Name(props: ComponentProps<typeof CodeOrSourceMdx>) {
  const title = usePageTitle();
  const page = typeof props.children === 'string' ? componentNamed(props.children)?.page : undefined;
  const code = <CodeOrSourceMdx {...props} />;
  return page === undefined || page === docsIdOf(title) ? (
    code
  ) : (
    <AnchorMdx href={docsAddress(page)} target="_self">
      {code}
    </AnchorMdx>
  );
}
