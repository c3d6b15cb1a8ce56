import { getSite, groupSkills, groupsOf, listSkills } from '@sumu/contract';
import { ApiError, callEndpoint } from '../lib/api';

/** Skill groups as JSON, for earlier clients of the site. */
export async function loader() {
	try {
		const [{ data: skills }, { data: site }] = await Promise.all([
			callEndpoint(listSkills, {}),
			callEndpoint(getSite, {}),
		]);
		return Response.json(Object.fromEntries(groupSkills(skills, groupsOf(site))));
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		return Response.json(error.response, { status: 503, headers: { 'Retry-After': '10' } });
	}
}
