import { fieldsOf, invalid, settle, validator, type ErrorCode, type Validator } from './schema.ts';
import { signatureOf, type Signature } from './signature.ts';

/**
 * Kinds of files the product takes.
 *
 * @source docs/domain/files.md#uploads
 */
export type FileKind =
  | 'image'
  | 'imageOrVideo'
  | 'video'
  | 'audio'
  | 'document'
  | 'spreadsheet'
  | 'productMedia'
  | 'productDescription'
  | 'learningMaterial'
  | 'testMedia'
  | 'attachment';

/**
 * What a rule needs to know about a file; a `File` fits, without its first bytes.
 *
 * @source docs/domain/files.md#uploads
 */
export interface FileFacts {
  /** Name with extension, at most 255 characters. */
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

/** Longest name that file systems keep. */
const NAME_MAX_LENGTH = 255;

const MEGABYTE = 2 ** 20;

interface KindFacts {
  readonly extensions: readonly string[];
  readonly code: ErrorCode;
}

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
  csv: 'text',
  doc: 'ole',
  xls: 'ole',
  docx: 'zip',
  xlsx: 'zip',
};

const KINDS: Readonly<Record<FileKind, KindFacts>> = {
  image: { extensions: IMAGES, code: 'fileImageType' },
  imageOrVideo: { extensions: [...IMAGES, ...VIDEOS], code: 'fileMediaType' },
  video: { extensions: VIDEOS, code: 'fileVideoType' },
  audio: { extensions: AUDIO, code: 'fileAudioType' },
  document: { extensions: DOCUMENTS, code: 'fileDocumentType' },
  spreadsheet: { extensions: SPREADSHEETS, code: 'fileSpreadsheetType' },
  productMedia: { extensions: [...IMAGES, ...VIDEOS], code: 'fileProductMediaType' },
  productDescription: { extensions: DOCUMENTS, code: 'fileProductDescriptionType' },
  learningMaterial: { extensions: [...VIDEOS, 'pdf'], code: 'fileLearningType' },
  testMedia: { extensions: [...IMAGES, 'mov', 'mp4'], code: 'fileTestType' },
  attachment: { extensions: Object.keys(SIGNATURES), code: 'fileAttachmentType' },
};

function limitOf(kind: FileKind, extension: string): number {
  if (kind === 'attachment') return 25;
  if (DOCUMENTS.includes(extension)) return 20;
  if (AUDIO.includes(extension)) return 50;
  if (!VIDEOS.includes(extension)) return 10;
  return kind === 'testMedia' ? 200 : 500;
}

/**
 * Extensions of a kind with their dot, as the `accept` of a file field takes them.
 *
 * @source docs/domain/files.md#uploads
 */
export function acceptedExtensions(kind: FileKind): readonly string[] {
  return KINDS[kind].extensions.map((extension) => `.${extension}`);
}

/**
 * A file by name, size and, where known, its first bytes: the content decides, the extension must agree, exe and jar
 * never pass. Limits: image and spreadsheet 10 MB, document 20, audio 50, video 500, of a tester 200, an attachment 25.
 * First bytes distinguish a zip from an OLE file, not a docx from an xlsx nor a doc from an xls; what is inside a
 * container is for the program that opens it. Errors: `fileExecutable` alone, or the `…Type` of the kind, `fileEmpty`,
 * `fileTooLarge`, `fileContentMismatch`; `required` for a file field left empty.
 *
 * @source docs/domain/files.md#uploads
 */
export function file(kind: FileKind): Validator<FileFacts> {
  return validator<FileFacts>((value) => {
    const { name, size, head } = fieldsOf(value);
    if (typeof name !== 'string' || typeof size !== 'number') return invalid('invalidType');
    if (name === '' && size === 0) return invalid('required');
    if (name.length > NAME_MAX_LENGTH) return invalid('textTooLong', { max: NAME_MAX_LENGTH });
    const extensions = name.toLowerCase().trimEnd().split('.').slice(1);
    const extension = extensions.at(-1) ?? '';
    const signature = head instanceof Uint8Array && head.length ? signatureOf(head) : undefined;
    if (extensions.includes('exe') || extensions.includes('jar') || signature === 'executable')
      return invalid('fileExecutable');
    const isRightType = KINDS[kind].extensions.includes(extension);
    const limit = limitOf(kind, extension);
    return settle(head instanceof Uint8Array ? { name, size, head } : { name, size }, [
      !isRightType && { code: KINDS[kind].code },
      !(size > 0) && { code: 'fileEmpty' },
      isRightType && size > limit * MEGABYTE && { code: 'fileTooLarge', params: { limit } },
      isRightType &&
        signature !== undefined &&
        signature !== SIGNATURES[extension] && { code: 'fileContentMismatch', params: { extension } },
    ]);
  });
}
