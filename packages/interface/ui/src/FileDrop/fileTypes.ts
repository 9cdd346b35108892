/** Whether a file is of a wanted type: an ending (`.csv`), a media type (`text/csv`) or a family of them (`image/*`). */
export function isAccepted(file: Pick<File, 'name' | 'type'>, accept: readonly string[]): boolean {
  if (accept.length === 0) return true;
  const name = file.name.toLowerCase();
  return accept.some((wanted) => {
    if (wanted.startsWith('.')) return name.endsWith(wanted.toLowerCase());
    if (wanted.endsWith('/*')) return file.type.startsWith(wanted.slice(0, -1));
    return file.type === wanted;
  });
}

/** What distinguishes files. */
export function fileKey(file: File): string {
  return `${file.name} ${file.size} ${file.lastModified}`;
}

/** A file that was not taken, and whether its type, its size or the number of files speaks against it. */
export interface RejectedFile {
  /** The file. */
  readonly file: File;
  /** What speaks against it. */
  readonly reason: 'type' | 'size' | 'count';
}

interface Limits {
  accept: readonly string[];
  maxSize: number;
  maxFiles: number;
}

/** Parts given files into those that join the chosen ones and those that can't; a file chosen twice is taken once. */
export function sortFiles(given: readonly File[], chosen: readonly File[], { accept, maxSize, maxFiles }: Limits) {
  const known = new Set(chosen.map(fileKey));
  const taken: File[] = [];
  const rejected: RejectedFile[] = [];
  for (const file of given) {
    if (!isAccepted(file, accept)) rejected.push({ file, reason: 'type' });
    else if (file.size > maxSize) rejected.push({ file, reason: 'size' });
    else if (known.has(fileKey(file))) continue;
    else if (chosen.length + taken.length >= maxFiles) rejected.push({ file, reason: 'count' });
    else {
      known.add(fileKey(file));
      taken.push(file);
    }
  }
  return { taken, rejected };
}

const UNITS = ['B', 'KB', 'MB', 'GB'] as const;

/** The size of a file in units of 1024, as the limits of uploads count and lists of files show it. */
export function formatSize(bytes: number, locale: string): string {
  const scaled = (step: number) => Math.round((bytes / 1024 ** step) * 10) / 10;
  let step = 0;
  // What would read 1024 carries over to the next unit.
  while (step < UNITS.length - 1 && scaled(step) >= 1024) step += 1;
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(scaled(step))}\u00A0${UNITS[step]}`;
}
