import { readPreview } from '@sumu/contract';
import type { QueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/api';

/** Content of a preview link; 404 if the token is invalid or has expired. */
export const previewOf = (token: string) => (_client: QueryClient) =>
	callEndpoint(readPreview, { params: { token } }).then(({ data }) => data);
