export { acceptedExtensions, file, type FileFacts, type FileKind } from '../src/file.ts';
export { HEAD_LENGTH, signatureOf, type Signature } from '../src/signature.ts';
