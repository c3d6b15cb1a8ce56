import { makeAccount, signInAs } from '../support/accounts';
import { fillLogin, loggedIn } from '../support/login';
import { site } from '../support/product';
import { expect, test } from '../support/test';

for (const path of ['/profile', '/settings', '/user/update/somebody@example.com'])
	test(`${path} redirects signed-out visitors to the login page`, async ({ page }) => {
		await page.goto(path);
		await expect(page).toHaveURL(`/login?${new URLSearchParams({ from: path })}`);
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	});

test('login returns to the requested query and hash, even via the sign-up page', async ({
	page,
	request,
}) => {
	const account = await makeAccount(request);
	await page.goto('/profile?tab=two#facts');
	await page.getByRole('link', { name: 'create a new account ?' }).click();
	await expect(page).toHaveURL(/\/signup\?/);
	await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
	await expect(page).toHaveURL(/\/login\?/);
	await fillLogin(page, account);
	await loggedIn(page);
	await expect(page).toHaveURL('/profile?tab=two#facts');
});

test('the login page redirects signed-in users to the requested page', async ({
	page,
	request,
}) => {
	await signInAs(page, await makeAccount(request));
	await page.goto('/login?from=%2Fsettings');
	await expect(page).toHaveURL('/settings');
});

for (const evil of [
	'//evil.example',
	'/\\evil.example',
	'/.//evil.example',
	'https://evil.example',
	'javascript:alert(1)',
])
	test(`login does not redirect to ${evil}`, async ({ page, request }) => {
		await signInAs(page, await makeAccount(request));
		await page.goto(`/login?${new URLSearchParams({ from: evil })}`);
		await expect(page).toHaveURL('/');
		await page.goto(`/login/google?${new URLSearchParams({ redirect: evil })}`);
		await expect(page).toHaveURL('/home');
	});

test('the refresh cookie is accepted only from the site’s origin', async ({ page, request }) => {
	await signInAs(page, await makeAccount(request));
	const refresh = (headers: Record<string, string>) =>
		page.request.post('/api/auth/refresh', { data: {}, headers });
	expect((await refresh({ Origin: 'https://evil.example' })).status()).toBe(403);
	expect((await refresh({ Origin: site })).status()).toBe(200);
	const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'sumu_refresh');
	expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/api/auth' });
});

test('a token in the query string does not authenticate', async ({ page, request }) => {
	const account = await makeAccount(request);
	await signInAs(page, account);
	const token = await page.evaluate(
		() => JSON.parse(localStorage.getItem('session') ?? '{}').token,
	);
	const path = `/api/user/${encodeURIComponent(account.email)}`;
	for (const name of ['token', 'access_token', 'jwt'])
		expect((await request.get(`${path}?${name}=${token}`)).status()).toBe(401);
	const headers = { Authorization: `Bearer ${token}` };
	expect((await request.get(path, { headers })).status()).toBe(200);
});

test('a sign-in revokes a session planted in the browser’s cookies', async ({
	page,
	request,
	browser,
}) => {
	const [victim, attacker] = [await makeAccount(request), await makeAccount(request)];
	const planted = await browser.newContext({ baseURL: site });
	const other = await planted.newPage();
	await signInAs(other, attacker);
	await page.context().addCookies(await planted.cookies());
	await page.goto('/login');
	await fillLogin(page, victim);
	await loggedIn(page);
	expect((await planted.request.post('/api/auth/refresh', { data: {} })).status()).toBe(401);
	await planted.close();
});
