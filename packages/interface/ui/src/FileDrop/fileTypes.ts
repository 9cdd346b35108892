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

/** Whether two files are the same one, chosen twice. */
export function isSameFile(first: File, second: File): boolean {
  return fileKey(first) === fileKey(second);
}

/** What tells files apart. */
export function fileKey(file: File): string {
  return `${file.name} ${file.size} ${file.lastModified}`;
}

/** The size of a file in the greatest unit that leaves a whole number. */
export function formatSize(bytes: number, locale: string): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)));
  const unit = units[step] ?? 'byte';
  const options = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: step > 1 ? 1 : 0 } as const;
  return new Intl.NumberFormat(locale, options).format(bytes / 1000 ** step);
}
