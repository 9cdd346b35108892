import { CONSISTS_OF } from './headers.ts';

/** Parts of a multipart body: files where the contract says text, because OpenAPI types both as string. */
export type MultipartParts<Body> = { readonly [Part in keyof Body]: Body[Part] | Blob | readonly Blob[] };

type MultipartCall<Body> = {
  readonly body: Body;
  readonly bodySerializer: () => FormData;
  readonly headers: Readonly<Record<string, string>>;
};

const numbers = new WeakMap<Blob, number>();
let files = 0;

/** A number that the same file always has. */
function numberOf(file: Blob): number {
  const number = numbers.get(file) ?? (files += 1);
  numbers.set(file, number);
  return number;
}

const isFiles = (part: unknown): part is readonly Blob[] =>
  Array.isArray(part) && part.every((each) => each instanceof Blob);

/**
 * The part of a call that sends `parts` as a multipart form: files as they are, one part each, texts as texts,
 * everything else as JSON.
 */
export function multipart<Body extends object>(parts: MultipartParts<Body>): MultipartCall<Body> {
  const form = new FormData();
  const content: unknown[] = [];
  for (const [name, part] of Object.entries<unknown>(parts)) {
    if (part === undefined) continue;
    for (const each of isFiles(part) ? part : [part]) {
      const value = each instanceof Blob || typeof each === 'string' ? each : JSON.stringify(each);
      form.append(name, value);
      content.push([name, value instanceof Blob ? numberOf(value) : value]);
    }
  }
  return {
    body: parts as unknown as Body,
    bodySerializer: () => form,
    // Headers hold Latin letters only.
    headers: { [CONSISTS_OF]: encodeURIComponent(JSON.stringify(content)) },
  };
}
