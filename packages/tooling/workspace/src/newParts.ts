import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';
import { area } from './templates/area.ts';
import { component } from './templates/component.ts';
import { feature } from './templates/feature.ts';
import { fieldsOf } from './templates/field.ts';
import { fields, type Workspace } from './templates/fields.ts';
import { edited, type Plan } from './templates/plan.ts';
import { sliceOf, type Slice, sliceWordsOf } from './templates/slice.ts';
import { widget } from './templates/widget.ts';
import { wordsOf, type Words } from './templates/words.ts';

/** What `npm run new` is asked for. */
export interface Wanted {
  readonly kind: string;
  /** The name; for fields the name of the slice, then name and kind of each. */
  readonly names: readonly string[];
  /** The permission module whose rights a slice asks for. */
  readonly module: string;
  /** What one record of a slice is called, where English has its own way. */
  readonly singular?: string | undefined;
}

const ofWords: Readonly<Record<string, (words: Words) => Plan>> = { component, widget };
const ofSlice: Readonly<Record<string, (slice: Slice) => Plan>> = { area, feature };

/** The kinds there are. */
export const KINDS = [...Object.keys(ofWords), ...Object.keys(ofSlice), 'field'];

const workspace: Workspace = {
  read: (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined),
  naming: (folder, words) => {
    const spoken = new RegExp(String.raw`\b(?:${words.join('|')})\b`);
    return globSync('**/*.{ts,tsx}', { cwd: join(root, folder) })
      .filter((file) => spoken.test(readFileSync(join(root, folder, file), 'utf8')))
      .toSorted();
  },
};

function fieldPlan(name: string, pairs: readonly string[], singular: string | undefined): Plan | string {
  const slice = sliceWordsOf(name, singular);
  if (typeof slice === 'string') return slice;
  const wanted = fieldsOf(slice, pairs);
  return typeof wanted === 'string' ? wanted : fields(slice, wanted, workspace);
}

/** What is to be written; a sentence when that makes no sense. Throws `PlaceMissing` where a table has no place for it. */
export function planOf({ kind, names: [name = '', ...rest], module, singular }: Wanted): Plan | string {
  const [words, slice] = [ofWords[kind], ofSlice[kind]];
  if (words) {
    const found = wordsOf(name);
    return found ? words(found) : `"${name}" is no name.`;
  }
  if (kind === 'field') return fieldPlan(name, rest, singular);
  if (!slice) return `There is no kind "${kind}"; kinds: ${KINDS.join(', ')}.`;
  const found = sliceOf(name, module, singular);
  return typeof found === 'string' ? found : slice(found);
}

/** The files of a plan as they will be, those that it changes included. A sentence when one of the new ones is there. */
export function filesOf({ files, edits }: Plan): ReadonlyMap<string, string> | string {
  const taken = [...files.keys()].find((path) => existsSync(join(root, path)));
  if (taken !== undefined) return `${taken} exists already.`;
  return new Map([...files, ...edited(edits, (path) => readFileSync(join(root, path), 'utf8'))]);
}
