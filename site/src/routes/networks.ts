import { getSite } from '@sumu/contract';
import { networkDrawings } from '../features/seo/networks/drawings.server';
import { callEndpoint } from '../lib/api';
import { orErrorResponse } from '../lib/api/error-response';

export const loader = () =>
	orErrorResponse(async () => {
		const { data: site } = await callEndpoint(getSite, {});
		return new Response(networkDrawings(site), {
			headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-cache' },
		});
	});
