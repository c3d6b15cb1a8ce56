import { getSite } from '@sumu/contract';
import { manifestOf } from '../features/seo/icons.server';
import { callEndpoint } from '../lib/api';
import { orErrorResponse } from '../lib/api/error-response';

export const loader = () =>
	orErrorResponse(async () => {
		const { data: site } = await callEndpoint(getSite, {});
		return new Response(JSON.stringify(manifestOf(site)), {
			headers: { 'Content-Type': 'application/manifest+json' },
		});
	});
