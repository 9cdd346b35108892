import contract from '../../docs/component-props.json';

/** One prop of a published component, as `docs/component-props.json` has it. */
export interface ContractProp {
  readonly name: string;
  readonly isOptional: boolean;
  readonly type: string;
  readonly kind: string;
  readonly options?: readonly (string | number)[];
  readonly defaultValue?: string;
  readonly text: string;
}

/** A published component. */
export interface ContractComponent {
  readonly entry: string;
  readonly status: string;
  readonly since: string;
  readonly props: readonly ContractProp[];
  /** Id of its page. */
  readonly page?: string;
}

const components: Readonly<Record<string, ContractComponent>> = contract.components;
const titles: Readonly<Record<string, string>> = contract.titles;

/** The published component of this name. */
export const componentNamed = (name: string): ContractComponent | undefined =>
  Object.hasOwn(components, name) ? components[name] : undefined;

/** The component that the examples of a page are of. */
export const componentOfTitle = (title: string): ContractComponent | undefined =>
  Object.hasOwn(titles, title) ? componentNamed(titles[title] ?? '') : undefined;
