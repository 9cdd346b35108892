import type { components } from '@resonanz/contract/types';
import type { FileKind as FileRule } from '@resonanz/validators/file';

/** The purpose of a file; each kind may have a location of its own (docs/domain/files.md#files-of-a-record). */
export type FileKind = components['schemas']['FileKind'];

/** The rule (docs/domain/files.md#uploads) for files of a kind. */
const rules = {
  profile: 'image',
  contract: 'document',
  nda: 'document',
  content: 'imageOrVideo',
  product: 'productMedia',
  newsletter: 'image',
  attachment: 'attachment',
} as const satisfies Readonly<Record<FileKind, FileRule>>;

/** Every kind of file. */
export const FILE_KINDS = Object.keys(rules) as readonly FileKind[];

/** The rule (docs/domain/files.md#uploads) for files of a kind. */
export function ruleOf(kind: FileKind): FileRule {
  return rules[kind];
}

const contentTypes: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  mov: 'video/quicktime',
  mp4: 'video/mp4',
  mkv: 'video/x-matroska',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  pdf: 'application/pdf',
  txt: 'text/plain',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  csv: 'text/csv',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The content type of an extension that matched the content. */
export function contentTypeOf(extension: string): string {
  const type = contentTypes[extension];
  if (type === undefined) throw new Error(`Files of the type ${extension} are not stored.`);
  return type;
}
