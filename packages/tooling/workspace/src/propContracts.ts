import type { PublishedComponent } from './componentProps.ts';

const lineOf = ({ name, isOptional, type }: PublishedComponent['props'][number]) =>
  `    ${name}${isOptional ? '?' : ''}: ${type}`;

/** What every published component takes, one prop a line; a change of this text is a change for users. */
export const propContracts = (components: readonly PublishedComponent[]): string =>
  [...new Set(components.map(({ entry }) => entry))]
    .flatMap((entry) => [
      entry,
      ...components
        .filter((component) => component.entry === entry)
        .flatMap(({ name, props }) => [`  ${name}`, ...props.map(lineOf)]),
      '',
    ])
    .join('\n');
