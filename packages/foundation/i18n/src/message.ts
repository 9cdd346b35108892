import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/**
 * One message: ICU text, or what `compileMessage` made of it, which needs no parser where it is shown.
 *
 * @source docs/domain/languages.md#catalogues
 */
export type MessageSource = string | MessageFormatElement[];

// The element kinds of ICU that a plain text consists of, and tags.
const LITERAL = 0;
const ARGUMENT = 1;
const NUMBER = 2;
const TAG = 8;

// An apostrophe quotes only what would be syntax, or itself; # means something in plurals alone.
const PLAIN = /^(?:[^{}'<]|'(?![{}<>'#|])|\{\w+(?:, number)?\})*$/;

/** Whether a text has no ICU syntax but `{name}` and `{name, number}`: such a text needs no parser. */
export function isPlain(text: string): boolean {
  return PLAIN.test(text);
}

function elementsOfPlain(text: string): MessageFormatElement[] {
  // A pattern with two groups splits into text, name, kind, text, name, kind, …, text.
  const split: readonly (string | undefined)[] = text.split(/\{(\w+)(, number)?\}/);
  return split.flatMap((piece, at): MessageFormatElement[] => {
    if (piece === undefined || piece === '' || at % 3 === 2) return [];
    if (at % 3 === 0) return [{ type: LITERAL, value: piece }];
    return split[at + 1] === undefined
      ? [{ type: ARGUMENT, value: piece }]
      : [{ type: NUMBER, value: piece, style: null }];
  });
}

/** A message as elements where no parser is needed for it; other texts stay as they are. */
export function elementsOf(source: MessageSource): MessageSource {
  return typeof source === 'string' && isPlain(source) ? elementsOfPlain(source) : source;
}

/** One element of a compiled message, as far as its kind does not matter. */
export interface AnyElement {
  readonly type: number;
  readonly value?: unknown;
  readonly options?: Readonly<Record<string, { readonly value: readonly AnyElement[] }>>;
  readonly children?: readonly AnyElement[];
}

/** Every element of a message, those inside plurals, choices and tags included. */
export function flatten(elements: readonly AnyElement[]): readonly AnyElement[] {
  return elements.flatMap((element) => [
    element,
    ...flatten(element.children ?? []),
    ...Object.values(element.options ?? {}).flatMap((option) => flatten(option.value)),
  ]);
}

/** The names of the tags in a message. */
export function tagsOf(elements: readonly AnyElement[]): readonly string[] {
  return flatten(elements)
    .filter(({ type }) => type === TAG)
    .map(({ value }) => String(value));
}
