// Separators of folders, control characters, what changes the direction of writing, and what systems reject in names.
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const UNSAFE = /[\\/:*?"<>|\u0000-\u001F\u007F\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

// What file systems take, with room for " (2)".
const LONGEST = 200;

function decoded(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

/**
 * File name of a `Content-Disposition`, safe to save under and at most 200 characters long: the encoded form wins over
 * the plain one, a broken one counts as none.
 */
export function fileNameOf(disposition: string): string {
  const encoded = /(?:^|;)\s*filename\*\s*=\s*"?UTF-8'[^']*'([^;"]+)/i.exec(disposition)?.[1];
  const plain = /(?:^|;)\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition);
  const name = (encoded && decoded(encoded.trim())) || (plain?.[1]?.replaceAll(/\\(.)/g, '$1') ?? plain?.[2] ?? '');
  return name.slice(-LONGEST).replaceAll(UNSAFE, '_').trim().replace(/^\.+/, '');
}
