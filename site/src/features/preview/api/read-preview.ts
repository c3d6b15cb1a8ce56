import { readPreview } from '@sumu/contract';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api';

/** What a preview's address shows; a 404 where the address is none, or no longer good. */
export const previewOf = (token: string) => (_client: QueryClient) =>
	call(readPreview, { params: { token } }).then(({ data }) => data);
