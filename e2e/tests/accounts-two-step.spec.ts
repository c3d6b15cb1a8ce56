import type { Page } from '@playwright/test';
import { messages } from '@sumu/contract';
import { Secret, TOTP } from 'otpauth';
import { type Account, makeAccount, signInAs } from '../support/accounts';
import { expectNoViolations } from '../support/axe';
import { expect, test } from '../support/test';

// A missing code and a wrong code.
test.use({ expectedErrors: [/status of 40[01]/] });

const step = 30_000;
const appCode = 'Code from your authenticator app';

/** Returns the current code of the app, or the code `steps` of 30 seconds later, because each code works only once. */
const codeOf = (secret: string, steps = 0) =>
	new TOTP({ secret: Secret.fromBase32(secret) }).generate({
		timestamp: Date.now() + steps * step,
	});

const part = (page: Page) => page.getByRole('region', { name: 'Two-step sign-in' });

/**
 * Turns on two-step sign-in.
 * @returns the app's secret and the recovery codes
 */
async function turnOn(page: Page, { password }: Account) {
	await page.goto('/settings');
	await part(page).getByRole('button', { name: 'Turn on' }).click();
	await part(page).getByLabel('Your password').fill(password);
	await page.keyboard.press('Enter');
	const picture = part(page).getByRole('img', { name: 'QR code for your authenticator app' });
	await expect(picture).toBeVisible();
	await expectNoViolations(page);
	const link = part(page).getByRole('link', { name: 'open it in an app on this device' });
	const secret = new URL((await link.getAttribute('href')) ?? '').searchParams.get('secret') ?? '';
	await part(page).getByLabel('Code from the app').fill(codeOf(secret));
	await page.keyboard.press('Enter');
	const codes = part(page).getByRole('listitem');
	await expect(codes).toHaveCount(10);
	await expectNoViolations(page);
	const recovery = await codes.allTextContents();
	await part(page).getByRole('button', { name: 'I have saved them' }).click();
	await expect(part(page).getByText('It is on.')).toBeVisible();
	return { secret, recovery };
}

async function sendPassword(page: Page, { email, password }: Account) {
	await page.goto('/login');
	await page.getByLabel('Email address').fill(email);
	await page.getByLabel('Password', { exact: true }).fill(password);
	await page.getByRole('button', { name: 'Login' }).click();
}

for (const [width, colorScheme] of [
	[375, 'dark'],
	[1440, 'light'],
] as const)
	test.describe(`at ${width} px in the ${colorScheme} theme`, () => {
		test.use({ viewport: { width, height: 900 }, colorScheme });

		test('sign-in requires an authenticator code or an unused recovery code', async ({
			page,
			request,
			browser,
			baseURL,
		}) => {
			const account = await makeAccount(request);
			await signInAs(page, account);
			const { secret, recovery } = await turnOn(page, account);

			const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
			const tab = await elsewhere.newPage();
			await sendPassword(tab, account);
			const field = tab.getByLabel(appCode);
			await expect(field).toBeFocused();
			await expectNoViolations(tab);
			await field.fill('000000');
			await tab.keyboard.press('Enter');
			await expect(field).toHaveAccessibleDescription(messages.wrongCode);
			await field.fill(codeOf(secret, 1));
			await tab.keyboard.press('Enter');
			await expect(tab).toHaveURL('/');
			await elsewhere.close();

			for (const isGood of [true, false]) {
				const other = await browser.newContext({ ...(baseURL && { baseURL }) });
				const again = await other.newPage();
				await sendPassword(again, account);
				await again.getByRole('button', { name: 'Use a recovery code' }).click();
				const field = again.getByLabel('One of your recovery codes');
				await field.fill(recovery[0] ?? '');
				await again.keyboard.press('Enter');
				if (isGood) await expect(again).toHaveURL('/');
				else await expect(field).toHaveAccessibleDescription(messages.wrongCode);
				await other.close();
			}
		});
	});
