/** A chunk of a bundle, as far as it matters which others it needs. */
export interface BundledChunk {
  readonly fileName: string;
  readonly facadeModuleId: string | null;
  readonly moduleIds: readonly string[];
  readonly imports: readonly string[];
}

/** The pages of a shell that begin with the same parts: lists, whose screens are named alike. */
const LIST_SCREEN = /ListScreen\.tsx$/;

function closureOf(first: readonly BundledChunk[], byFile: ReadonlyMap<string, BundledChunk>): ReadonlySet<BundledChunk> {
  const reached = new Set<BundledChunk>();
  const visit = (chunk: BundledChunk | undefined): void => {
    if (!chunk || reached.has(chunk)) return;
    reached.add(chunk);
    for (const file of chunk.imports) visit(byFile.get(file));
  };
  first.forEach(visit);
  return reached;
}

/**
 * Names the chunk of each module by the parts of a shell that need it, from a bundle in which every set of pages has a chunk of its
 * own: each part becomes few files, which compress better, and none brings what only another part needs. What no part needs is not named.
 */
export function chunkNames(chunks: readonly BundledChunk[], start: string, parts: readonly (readonly [name: string, root: string])[]): ReadonlyMap<string, string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const beginningWith = (root: string) => closureOf(chunks.filter(({ facadeModuleId }) => facadeModuleId === root), byFile);
  const roots = [start, ...parts.map(([, root]) => root)];
  const pages = chunks.filter(({ facadeModuleId }) => facadeModuleId !== null && !roots.includes(facadeModuleId));
  const rest = pages.map((chunk) => closureOf([chunk], byFile));
  const lists = pages.filter(({ facadeModuleId }) => LIST_SCREEN.test(facadeModuleId ?? '')).map((chunk) => closureOf([chunk], byFile));
  const started = beginningWith(start);
  const reached = parts.map(([name, root]) => [name, beginningWith(root)] as const);
  const names = new Map<string, string>();
  for (const chunk of chunks) {
    // Every page of the app comes after it.
    const needing = reached.filter(([, closure]) => closure.has(chunk)).map(([name]) => name);
    const own = needing.includes('app') ? needing.filter((name) => name !== 'frame') : needing;
    // What fewer than three of four lists need would make the others heavier than it makes these lighter.
    const isOfMost = lists.length > 1 && lists.filter((closure) => closure.has(chunk)).length * 4 >= lists.length * 3;
    const isOfLists = isOfMost && !own.includes('app') && !own.includes('frame');
    const name = started.has(chunk) ? 'start' : [...own, ...(isOfLists ? ['lists'] : [])].join('-');
    if (name === '') continue;
    // What pages share with the entrance brings nothing that is the entrance's alone.
    const isShared = name === 'entrance' && rest.some((closure) => closure.has(chunk));
    for (const id of chunk.moduleIds) names.set(id, isShared ? 'entrance-pages' : name);
  }
  return names;
}
