import { PureArgsTable } from '@storybook/addon-docs/blocks';
import { rowsOf } from './argTypes.ts';
import { componentNamed } from './contract.ts';

/** The props of a published component, as its contract has them. */
export function Props({ of }: { of: string }) {
  const component = componentNamed(of);
  if (!component) throw new Error(`No published component is called ${of}.`);
  return (
    <div data-props-of={of}>
      {component.props.length === 0 ? <p>It takes no props.</p> : <PureArgsTable rows={rowsOf(component)} />}
    </div>
  );
}
