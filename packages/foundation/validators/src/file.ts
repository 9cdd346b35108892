import { fieldsOf, settle, validator, type ErrorCode, type Fault, type Validator } from './schema.ts';
import { signatureOf, type Signature } from './signature.ts';

/** Kinds of files the product takes. */
export type FileKind = 'image' | 'imageOrVideo' | 'video' | 'audio' | 'document' | 'spreadsheet' | 'productMedia' | 'productDescription' | 'attachment';

/** What a rule needs to know about a file. */
export interface FileFacts {
  readonly name: string;
  /** Size in bytes. */
  readonly size: number;
  /** The first `HEAD_LENGTH` bytes; without them only name and size are checked. */
  readonly head?: Uint8Array;
}

const IMAGES = ['png', 'jpg', 'jpeg'];
const VIDEOS = ['mov', 'mp4', 'mkv', 'webm'];
const AUDIO = ['mp3', 'wav'];
const DOCUMENTS = ['pdf', 'txt', 'doc', 'docx'];
const SPREADSHEETS = ['csv', 'xls', 'xlsx'];

const MEGABYTE = 1024 * 1024;

interface KindFacts {
  readonly extensions: readonly string[];
  readonly code: ErrorCode;
}

const KINDS: Readonly<Record<FileKind, KindFacts>> = {
  image: { extensions: IMAGES, code: 'fileImageType' },
  imageOrVideo: { extensions: [...IMAGES, ...VIDEOS], code: 'fileMediaType' },
  video: { extensions: VIDEOS, code: 'fileVideoType' },
  audio: { extensions: AUDIO, code: 'fileAudioType' },
  document: { extensions: DOCUMENTS, code: 'fileDocumentType' },
  spreadsheet: { extensions: SPREADSHEETS, code: 'fileSpreadsheetType' },
  productMedia: { extensions: [...IMAGES, ...VIDEOS], code: 'fileProductMediaType' },
  productDescription: { extensions: DOCUMENTS, code: 'fileProductDescriptionType' },
  attachment: { extensions: [...IMAGES, ...VIDEOS, ...AUDIO, ...DOCUMENTS, ...SPREADSHEETS], code: 'fileAttachmentType' },
};

const SIGNATURES: Readonly<Record<string, Signature>> = {
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  mov: 'iso-media',
  mp4: 'iso-media',
  mkv: 'matroska',
  webm: 'matroska',
  mp3: 'mp3',
  wav: 'wav',
  pdf: 'pdf',
  txt: 'text',
  doc: 'ole',
  docx: 'zip',
  csv: 'text',
  xls: 'ole',
  xlsx: 'zip',
};

function limitOf(kind: FileKind, extension: string): number {
  if (kind === 'attachment') return 25;
  if (VIDEOS.includes(extension)) return 500;
  if (AUDIO.includes(extension)) return 50;
  if (DOCUMENTS.includes(extension)) return 20;
  return 10;
}

/** Extensions of a kind with their dot, as the `accept` of a file field takes them. */
export function acceptedExtensions(kind: FileKind): readonly string[] {
  return KINDS[kind].extensions.map((extension) => `.${extension}`);
}

function typeFault(kind: FileKind, extension: string): Fault | false {
  return !KINDS[kind].extensions.includes(extension) && { code: KINDS[kind].code };
}

/** A file by name, size and, where known, its first bytes: the content decides, the extension must agree, exe and jar never pass. */
export function file(kind: FileKind): Validator<FileFacts> {
  return validator<FileFacts>((value) => {
    const { name, size, head } = fieldsOf(value);
    if (typeof name !== 'string' || typeof size !== 'number') return { faults: [{ code: 'invalidType' }] };
    const facts: FileFacts = head instanceof Uint8Array ? { name, size, head } : { name, size };
    const extensions = name.toLowerCase().trimEnd().split('.').slice(1);
    const extension = extensions.at(-1) ?? '';
    if (extensions.includes('exe') || extensions.includes('jar')) return { faults: [{ code: 'fileExecutable' }] };
    const signature = facts.head && facts.head.length > 0 ? signatureOf(facts.head) : undefined;
    if (signature === 'executable') return { faults: [{ code: 'fileExecutable' }] };
    const wrongType = typeFault(kind, extension);
    const limit = limitOf(kind, extension);
    return settle(facts, [
      wrongType,
      size === 0 && { code: 'fileEmpty' },
      !wrongType && size > limit * MEGABYTE && { code: 'fileTooLarge', params: { limit } },
      !wrongType && signature !== undefined && signature !== SIGNATURES[extension] && { code: 'fileContentMismatch', params: { extension } },
    ]);
  });
}
