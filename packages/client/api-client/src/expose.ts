import { mutationOptions } from '@tanstack/react-query';
import { fileOf } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';

/** The expose: what the agency offers a brand, made of a watch list. */
export const exposeMutations = (client: ApiClient) => ({
  /** Makes the expose of the caller's own watch list, named by the caller's e-mail address, and gives it as a file. */
  download: () =>
    mutationOptions({
      mutationKey: ['expose', 'download'],
      mutationFn: (email: string) =>
        fileOf(
          client.http.GET('/files/downloadJasperReport/{email}', { params: { path: { email } }, parseAs: 'blob' }),
        ),
    }),
});
