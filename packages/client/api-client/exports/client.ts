export { createApiClient, type ApiClient, type ApiClientOptions, type CallScope } from '../src/createApiClient.ts';
export type { AuthPort, RefreshVerdict } from '../src/AuthPort.ts';
export type { DownloadedFile } from '../src/answer.ts';
export type { OnProgress, UploadProgress } from '../src/upload.ts';
