import type { ArgTypes, ArgTypesEnhancer, InputType } from 'storybook/internal/csf';
import { combineParameters } from 'storybook/preview-api';
import { type ContractComponent, componentOfTitle, type ContractProp } from './contract.ts';

type ValueType = NonNullable<InputType['type']>;

const isInherited = (name: string) => /^(aria|data)-/.test(name);

/** Needed props come first, those of HTML last. */
const rank = ({ name, isOptional }: ContractProp) => (isInherited(name) ? 2 : isOptional ? 1 : 0);

function valueTypeOf({ kind, options = [], isOptional, type }: ContractProp): ValueType {
  const required = !isOptional;
  if (kind === 'choice') return { name: 'enum', value: [...options], required };
  if (kind === 'boolean' || kind === 'string' || kind === 'number' || kind === 'function')
    return { name: kind, required };
  return { name: 'other', value: type, required };
}

const isPlain = (value: unknown) => value === undefined || typeof value === 'string';

/** A type as one reads it: without the cases in which a prop is not taken, and without needless brackets. */
const readable = (type: string) =>
  type.replace(/\bnever \| | \| never\b/g, '').replace(/^\((\([^|]*\) => \w+)\)$/, '$1');

function rowOf(prop: ContractProp, value?: unknown): InputType {
  const { name, kind, options, defaultValue, text } = prop;
  const type = readable(prop.type);
  const values = options?.map((each) => JSON.stringify(each)).join(' | ');
  const canBeTyped = kind === 'node' && typeof value === 'string';
  const isTried = ['choice', 'boolean', 'number'].includes(kind) || (kind === 'string' && isPlain(value));
  return {
    name,
    description: text,
    type: valueTypeOf(prop),
    ...(canBeTyped ? { control: { type: 'text' } } : isTried ? {} : { control: false }),
    table: {
      type: { summary: type, ...(values && values !== type ? { detail: values } : {}) },
      ...(defaultValue === undefined ? {} : { defaultValue: { summary: defaultValue } }),
      ...(isInherited(name) ? { category: 'Passed on to the element' } : {}),
    },
  };
}

/** The rows of a component's table of props; `args` are the values of the example they can be tried out with. */
export const rowsOf = ({ props }: ContractComponent, args: Readonly<Record<string, unknown>> = {}): ArgTypes =>
  Object.fromEntries(
    props
      .toSorted((a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1))
      .map((prop) => [prop.name, rowOf(prop, args[prop.name])]),
  );

const isPublished = (title: string) => /^(UI|Patterns|Widgets)\//.test(title);

/**
 * Puts the published props of a page's component into its table and its controls: all of them and no others. What a
 * story says of a prop itself, as the mapping of its values, holds.
 */
export const contractArgTypes: ArgTypesEnhancer = ({ title, argTypes, initialArgs }) => {
  if (!isPublished(title)) return argTypes;
  const component = componentOfTitle(title);
  const rows = component ? rowsOf(component, initialArgs) : {};
  // What an example needs for itself is no prop of the component.
  const others = Object.keys({ ...argTypes, ...initialArgs }).filter((name) => !Object.hasOwn(rows, name));
  const hidden = Object.fromEntries(others.map((name) => [name, { table: { disable: true }, control: false }]));
  return combineParameters(rows, argTypes, hidden) as typeof argTypes;
};
