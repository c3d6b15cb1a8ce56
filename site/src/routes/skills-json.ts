import { groupSkills, listSkills } from '@sumu/contract';
import { ApiError, call } from '../lib/api';

/** The five groups at the top, as earlier clients of the site read them. */
export async function loader() {
	try {
		const { data } = await call(listSkills, {});
		return Response.json(groupSkills(data));
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		return Response.json(error.response, { status: 503, headers: { 'Retry-After': '10' } });
	}
}
