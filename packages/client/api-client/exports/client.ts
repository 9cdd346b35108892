export { createApiClient, type ApiClient, type ApiClientOptions } from '../src/createApiClient.ts';
export type { AuthPort, RefreshVerdict } from '../src/AuthPort.ts';
export type { DownloadedFile } from '../src/answer.ts';
