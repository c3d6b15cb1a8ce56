import { type APIRequestContext, expect } from '@playwright/test';
import { cms, owner } from './product';

const password = 'Warp7andweft';

/** Invites a helper of the owner and accepts the invitation: creates an account in the panel and on the site. */
export async function makeHelper(request: APIRequestContext, role: 'Editor' | 'Assistant') {
	const at = (path: string) => `${cms}/admin${path}`;
	const signedIn = await request.post(at('/login'), { data: owner });
	const headers = { Authorization: `Bearer ${(await signedIn.json()).data.token}` };
	const { data: roles } = await (await request.get(at('/roles'), { headers })).json();
	const { id } = roles.find(({ name }: { name: string }) => name === role);
	const email = `${role.toLowerCase()}-${Date.now()}@example.com`;
	const invitation = { email, firstname: 'Rina', lastname: 'Das', roles: [id] };
	const invited = await request.post(at('/users'), { headers, data: invitation });
	expect(invited.status(), await invited.text()).toBe(201);
	const { registrationToken } = (await invited.json()).data;
	const userInfo = { firstname: 'Rina', lastname: 'Das', password };
	const joined = await request.post(at('/register'), { data: { registrationToken, userInfo } });
	expect(joined.status(), await joined.text()).toBe(200);
	return { email, password };
}
