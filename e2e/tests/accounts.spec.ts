import { messages } from '@sumu/contract';
import { codeIn, makeAccount, newcomer, signInAs } from '../support/accounts';
import { accountOf, fillLogin, loggedIn, savedProfile } from '../support/login';
import { mailsTo, mailTo } from '../support/mailbox';
import { expect, test } from '../support/test';

const refusals = /status of (400|401|409)/;

test('the sign-up form validates its fields, signs in and sends a confirmation link', async ({
	page,
}) => {
	const { displayName, email, password } = newcomer();
	await page.goto('/signup');
	const send = page.getByRole('button', { name: 'Sign up', exact: true });
	await expect(send).toBeDisabled();
	await page.getByLabel('agree terms and conditions').check();
	await send.click();
	for (const message of [messages.enterName, messages.enterEmail, messages.enterPassword])
		await expect(page.getByText(message)).toBeVisible();

	await page.getByLabel('User Name').fill('Na');
	await page.getByLabel('Email address').fill('nadia.alam@');
	await page.getByLabel('Password', { exact: true }).fill('abc1');
	for (const message of [messages.shortName, messages.invalidEmail, messages.shortPassword])
		await expect(page.getByText(message.trim())).toBeVisible();
	await page.getByLabel('Password', { exact: true }).fill('abcdefg');
	await expect(page.getByText(messages.passwordPattern.replace('  ', ' '))).toBeVisible();

	await page.getByLabel('User Name').fill(displayName);
	await page.getByLabel('Email address').fill(email);
	await page.getByLabel('Password', { exact: true }).fill(password);
	const saved = savedProfile(page);
	await send.click();
	expect((await saved).url()).toContain(encodeURIComponent(email));
	expect((await saved).postDataJSON()).toMatchObject({ displayName });
	await loggedIn(page);
	await expect(page).toHaveURL('/');
	expect(await accountOf(page)).toMatchObject({ user: { email, displayName } });

	const mail = await mailTo(email);
	await page.goto(new URL(/http\S+confirm-email#\S+/.exec(mail.text)?.[0] ?? '').href);
	await expect(page.getByText('your e-mail address is confirmed')).toBeVisible();
});

test.describe('with rejected requests', () => {
	test.use({ expectedErrors: [refusals] });

	test('a taken e-mail is refused and the form keeps its values', async ({ page, request }) => {
		const account = await makeAccount(request);
		await page.goto('/signup');
		await page.getByLabel('User Name').fill('Somebody else');
		await page.getByLabel('Email address').fill(account.email);
		await page.getByLabel('Password', { exact: true }).fill('another1thread');
		await page.getByLabel('agree terms and conditions').check();
		await page.getByRole('button', { name: 'Sign up', exact: true }).click();
		await expect(page.getByRole('alert').getByText('Error: ')).toBeVisible();
		await expect(page.getByLabel('User Name')).toHaveValue('Somebody else');
		await expect(page.getByLabel('Email address')).toHaveValue(account.email);
	});

	test('the login form validates, keeps its values after a refusal, then signs in', async ({
		page,
		request,
	}) => {
		const account = await makeAccount(request);
		await page.goto('/login');
		const send = page.getByRole('button', { name: 'Login' });
		await send.click();
		await expect(page.getByText(messages.loginEmail)).toBeVisible();
		await expect(page.getByText(messages.enterPassword)).toBeVisible();
		await page.getByLabel('Email address').fill('nadia@');
		await expect(page.getByText(messages.loginInvalidEmail)).toBeVisible();

		await fillLogin(page, { ...account, password: 'Wrong1234' });
		await expect(page.getByRole('alert').getByText('Error: ')).toBeVisible();
		await expect(page.getByLabel('Email address')).toHaveValue(account.email);
		await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Wrong1234');

		const saved = savedProfile(page);
		await fillLogin(page, account);
		expect((await saved).url()).toContain(encodeURIComponent(account.email));
		await loggedIn(page);
		await expect(page).toHaveURL('/');
	});

	test('an unknown e-mail and a wrong password show the same error', async ({ page, request }) => {
		const account = await makeAccount(request);
		const notified: (string | null)[] = [];
		for (const email of [account.email, 'nobody@example.com']) {
			await page.goto('/login');
			await fillLogin(page, { email, password: 'Wrong1234' });
			const alert = page.getByRole('alert').getByText('Error: ');
			await expect(alert).toBeVisible();
			notified.push(await alert.textContent());
		}
		expect(notified[0]).toBe(notified[1]);
	});

	test('a password reset link works once', async ({ page, request, browser }) => {
		const account = await makeAccount(request);
		await page.goto('/login');
		await page.getByRole('link', { name: 'Forgot your password?' }).click();
		await expect(page).toHaveURL('/forgot-password');
		for (const email of ['nobody@example.com', account.email]) {
			await page.getByLabel('Email address').fill(email);
			await page.getByRole('button', { name: /^Send/ }).click();
			await expect(page.getByText(`If there is an account for ${email}`)).toBeVisible();
		}
		expect(await mailsTo('nobody@example.com')).toEqual([]);

		const mail = await mailTo(account.email, 2);
		expect(mail.html).toContain('reset-password#code=');
		const link = `/reset-password#code=${codeIn(mail.text)}`;
		const password = 'Brandnew77';
		for (const isFirst of [true, false]) {
			const visitor = await (await browser.newContext()).newPage();
			await visitor.goto(link);
			await visitor.getByLabel('New password', { exact: true }).fill(password);
			await visitor.getByLabel('Repeat the new password').fill('other');
			await visitor.getByRole('button', { name: 'Save the password' }).click();
			await expect(visitor.getByText(messages.passwordsDiffer)).toBeVisible();
			await visitor.getByLabel('Repeat the new password').fill(password);
			await visitor.getByRole('button', { name: 'Save the password' }).click();
			if (isFirst) await loggedIn(visitor);
			else await expect(visitor.getByText(messages.authError(messages.wrongCode))).toBeVisible();
			await visitor.context().close();
		}
		await page.goto('/login');
		await fillLogin(page, account);
		await expect(page.getByRole('alert').getByText('Error: ')).toBeVisible();
		await fillLogin(page, { ...account, password });
		await loggedIn(page);
	});
});

test('a button reveals the password', async ({ page }) => {
	await page.goto('/login');
	const password = page.getByLabel('Password', { exact: true });
	await password.fill('Loom42threads');
	await expect(password).toHaveAttribute('type', 'password');
	await page.getByRole('button', { name: 'Show the password' }).click();
	await expect(password).toHaveAttribute('type', 'text');
	await expect(password).toHaveAttribute('autocomplete', 'current-password');
});

test('logging out shows a message and ends the session', async ({ page, request }) => {
	await signInAs(page, await makeAccount(request));
	await page.goto('/profile');
	await page.getByRole('button', { name: /^Account of/ }).click();
	await page.getByRole('button', { name: 'Logout' }).click();
	await expect(page.getByText(messages.loggedOut)).toBeVisible();
	await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
	await expect(page).toHaveURL('/');
	expect(await accountOf(page)).toBeNull();
	const refreshed = await page.request.post('/api/auth/refresh', { data: {} });
	expect(refreshed.status()).toBe(401);
});
