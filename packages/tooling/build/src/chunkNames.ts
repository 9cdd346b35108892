/** A chunk of a bundle, as far as it matters which others it needs. */
export interface BundledChunk {
  readonly fileName: string;
  readonly facadeModuleId: string | null;
  readonly moduleIds: readonly string[];
  readonly imports: readonly string[];
}

/** Modules that the parts of a shell begin with. */
export interface ShellRoots {
  readonly start: string;
  readonly parts: readonly (readonly [name: string, root: string])[];
  /** The page behind the log-in, where most people are led. */
  readonly home?: string | undefined;
}

/** The pages of a shell that begin with the same parts: lists, whose screens are named alike. */
const LIST_SCREEN = /ListScreen\.tsx$/;

const STYLES = /\.css(?:\?.*)?$/;

/**
 * Parts whose styles are one sheet: alone they compress a quarter worse. Some more for the log-in, which everybody
 * needs next.
 */
const STYLES_OF_START: readonly string[] = ['entrance-frame', 'app'];
const STYLES_OF_FRAME: readonly string[] = ['frame', 'lists', 'home'];

function closureOf(
  first: readonly BundledChunk[],
  byFile: ReadonlyMap<string, BundledChunk>,
): ReadonlySet<BundledChunk> {
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
 * Names the chunk of each module by the parts of a shell that need it, from a bundle in which every set of pages has a
 * chunk of its own: each part becomes few files, which compress better, and none brings what only another part needs.
 * What no part needs is not named.
 */
export function chunkNames(
  chunks: readonly BundledChunk[],
  { start, parts, home }: ShellRoots,
): ReadonlyMap<string, string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const beginningWith = (root: string) =>
    closureOf(
      chunks.filter(({ facadeModuleId }) => facadeModuleId === root),
      byFile,
    );
  const roots = [start, ...parts.map(([, root]) => root)];
  const pages = chunks.filter(({ facadeModuleId }) => facadeModuleId !== null && !roots.includes(facadeModuleId));
  const rest = pages.map((chunk) => closureOf([chunk], byFile));
  const lists = pages
    .filter(({ facadeModuleId }) => LIST_SCREEN.test(facadeModuleId ?? ''))
    .map((chunk) => closureOf([chunk], byFile));
  const started = beginningWith(start);
  const ofHome = home === undefined ? new Set() : beginningWith(home);
  const reached = parts.map(([name, root]) => [name, beginningWith(root)] as const);
  const nameOf = (chunk: BundledChunk): string | undefined => {
    if (started.has(chunk)) return 'start';
    // Every page of the app comes after it.
    const needing = reached.filter(([, closure]) => closure.has(chunk)).map(([name]) => name);
    const own = needing.includes('app') ? needing.filter((name) => name !== 'frame') : needing;
    // Whichever of both comes first, everybody has it.
    if (own.includes('entrance') && own.includes('app')) return 'start';
    // What fewer lists need would make the others heavier than it makes these lighter.
    const listsNeeding = lists.filter((closure) => closure.has(chunk)).length;
    const isOfLists = lists.length > 1 && listsNeeding * 4 > lists.length * 3;
    // Who comes from the entrance has it already, whether for the frame, for a list or for the page behind the log-in.
    if (own[0] === 'entrance' && own.length === 1 && (isOfLists || ofHome.has(chunk))) return 'entrance-frame';
    // What pages share with the entrance brings nothing that is the entrance's alone.
    if (own[0] === 'entrance' && own.length === 1 && rest.some((closure) => closure.has(chunk)))
      return 'entrance-pages';
    if (own.length > 0) return own.join('-');
    if (isOfLists) return 'lists';
    // The page behind the log-in has what it shares with others in one file, but for other lists; its own is in that of
    // its screen.
    return ofHome.has(chunk) && listsNeeding <= 1 && chunk.facadeModuleId !== home ? 'home' : undefined;
  };
  const hasEntrance = reached.some(([name, closure]) => name === 'entrance' && closure.size > 0);
  const stylesOf = (name: string): string => {
    if (hasEntrance && STYLES_OF_START.includes(name)) return 'start';
    return STYLES_OF_FRAME.includes(name) ? 'frame-styles' : name;
  };
  const names = new Map<string, string>();
  for (const chunk of chunks) {
    const name = nameOf(chunk);
    if (name !== undefined) for (const id of chunk.moduleIds) names.set(id, STYLES.test(id) ? stylesOf(name) : name);
  }
  return names;
}
