import { type ComponentType, useEffect } from 'react';
import { lazyComponent } from '../lazyComponent/lazyComponent.ts';
import { whenIdle } from '../lazyComponent/whenIdle.ts';
import type { OptionId } from './Option.ts';
import type { OptionPanelProps } from './OptionPanel.tsx';

type AnyPanelProps = OptionPanelProps<OptionId>;
const Panel = lazyComponent(
  async () => (await import('./OptionPanel.tsx')).OptionPanel as ComponentType<AnyPanelProps>,
);

/** What hangs from a field, fetched while the page has nothing else to do: most fields are seen before one is opened. */
export function LazyOptionPanel<Id extends OptionId>(props: OptionPanelProps<Id>) {
  useEffect(() => whenIdle(Panel.prepare), []);
  return <Panel isWanted={props.choice.isOpen} {...(props as unknown as AnyPanelProps)} />;
}
