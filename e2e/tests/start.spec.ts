import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { messages } from '@sumu/contract';
import { signInAsOwner } from '../support/accounts';
import { descendants, isRunning } from '../support/processes';
import { ports as all, owner, settings, startCommand } from '../support/product';
import { expect, test } from '../support/test';

const ports = { site: all.secondSite, cms: all.secondCms };
const picture = '../cms/demo/pictures/boi-mela-reader.webp';
const siteUrl = `http://localhost:${ports.site}`;

test.use({ baseURL: siteUrl, locale: 'de-DE', timezoneId: 'Europe/Berlin' });

const children: ChildProcess[] = [];
// A process that a failed test left running would keep the ports.
test.afterEach(() => {
	for (const child of children.splice(0)) if (child.exitCode === null) child.kill('SIGTERM');
});

function start(
	[command = '', ...args] = startCommand('second').split(' '),
	dataDir = settings('second', ports).DATA_DIR,
) {
	const isFirst = !existsSync(dataDir);
	const child = spawn(command, args, {
		env: {
			...process.env,
			...settings('second', ports),
			DATA_DIR: dataDir,
			SEED_DEMO: 'false',
			LOG_FORMAT: 'pretty',
		},
	});
	children.push(child);
	let printed = '';
	child.stdout.on('data', (chunk) => {
		printed += chunk;
	});
	return { child, isFirst, printed: () => printed };
}

test('the owner sets up a new site through its first steps; SIGINT stops site and CMS', async ({
	page,
	request,
}) => {
	const { child, printed } = start(undefined, test.info().outputPath('data'));
	await expect.poll(printed, { timeout: 240_000 }).toContain('Ready.');
	await signInAsOwner(page);
	await page.goto('/sumu');
	const card = page.getByRole('region', { name: 'First steps' });
	await expect(card).toContainText('1 of 10 done');
	await card.getByRole('link', { name: 'Continue' }).click();

	const step = (name: string) => page.getByRole('group', { name, exact: true });
	const save = async () => {
		await page.getByRole('button', { name: 'Save', exact: true }).click();
		await expect(page.getByText('Saved. The changes are live.')).toBeVisible();
	};
	const locale = step('Language, currency and time zone');
	await expect(locale).toContainText('Deutsch (Deutschland), EUR, Europe/Berlin');
	await locale.getByRole('button', { name: 'Use your browser’s settings' }).click();
	await expect(page.getByText('Saved. The changes are live.')).toBeVisible();
	await expect(locale).toContainText('Done');
	await expect(locale.getByRole('status')).toContainText('1.234 €');
	await expect(page.getByLabel('The page with these settings')).toContainText('Startseite');
	await expect.poll(async () => (await request.get(siteUrl)).text()).toContain('lang="de-DE"');
	await step('Your name').getByRole('textbox').fill('Mira Holm');
	await expect(page.getByLabel('The page with these settings')).toContainText('Mira Holm');
	await save();
	await expect(step('Your name')).toContainText('Done');
	await expect.poll(async () => (await request.get(siteUrl)).text()).toContain('Mira Holm');
	await step('A portrait').locator('[type=file]').setInputFiles(picture);
	await expect(page.getByText('Unsaved changes.')).toBeVisible();
	await step('A headline').getByRole('button', { name: 'Add headline' }).click();
	await step('A headline')
		.getByRole('textbox', { name: 'Headline', exact: true })
		.fill('weaves sites');
	await step('How to reach you')
		.getByRole('textbox', { name: 'Public e-mail' })
		.fill('mira@example.com');
	await step('Your colours').getByText('Indigo').click();
	await save();
	for (const name of ['A portrait', 'A headline', 'How to reach you', 'Your colours'])
		await expect(step(name)).toContainText('Done');
	await expect(step('E-mail')).toContainText('Done');
	for (const name of ['Legal texts', 'Backups']) {
		await step(name).getByRole('button', { name: /^Skip/ }).click();
		await expect(step(name)).toContainText('Skipped');
	}
	await page.getByRole('link', { name: 'Home', exact: true }).click();
	await expect(card).toContainText('9 of 10 done');
	await card.getByRole('button', { name: 'Dismiss' }).click();
	await expect(card).toHaveCount(0);
	await page.getByRole('link', { name: 'Site', exact: true }).click();
	await page.getByRole('link', { name: 'First steps' }).click();
	await page.getByRole('button', { name: 'Show it on the overview' }).click();
	await expect(step('Backups')).toContainText('Skipped');
	await page.getByRole('link', { name: 'Home', exact: true }).click();
	await expect(card).toBeVisible();
	expect((await request.get('/api/setup')).status()).toBe(401);

	await page.goto('/sumu/settings');
	const own = page.getByLabel(/^Another address of this workplace/);
	await own.fill('login');
	await page.getByRole('button', { name: 'Save', exact: true }).click();
	await expect(page.getByText(messages.slugReserved)).toBeVisible();
	await own.fill('studio');
	await save();
	const led = await request.get('/studio/messages?read=false', { maxRedirects: 0 });
	expect(led.status()).toBe(302);
	expect(led.headers()).toMatchObject({
		location: '/sumu/messages?read=false',
		'cache-control': 'no-store',
		'x-robots-tag': 'noindex',
	});
	await page.goto('/studio/messages');
	await expect(page).toHaveURL('/sumu/messages');
	await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible();
	// An open page would log errors after the server stops.
	await page.goto('about:blank');
	const ended = once(child, 'exit');
	child.kill('SIGINT');
	expect((await ended)[0]).toBe(0);
	for (const port of [ports.site, ports.cms])
		await expect(request.get(`http://localhost:${port}/_health`)).rejects.toThrow('ECONNREFUSED');
});

test('npm start prints addresses and owner, restarts a killed part and stops on SIGTERM', {
	tag: '@nightly',
}, async ({ request }) => {
	const { child, isFirst, printed } = start([
		...'npm start --prefix .. --'.split(' '),
		...startCommand('second').split(' ').slice(2),
	]);
	await expect.poll(printed, { timeout: 240_000 }).toContain('Ready.');
	expect(printed()).toContain(siteUrl);
	expect(printed()).toContain(`http://localhost:${ports.cms}/admin`);
	expect(printed().includes(owner.email)).toBe(isFirst);
	// The password comes from a variable, so it is already known.
	expect(printed()).not.toContain(owner.password);
	const processes = () => descendants(child.pid ?? 0);
	const running = (part: RegExp) => processes().find(({ command }) => part.test(command));
	const [cms, site] = [/dist\/src\/start\.js$/, /build\/server\/index\.js$/];

	expect(processes().filter(({ command }) => /esbuild|tsx/.test(command))).toEqual([]);
	expect(running(/^node scripts\/start\.mjs/)?.mb).toBeLessThan(60);

	for (const [name, part, other] of [
		['cms', cms, site],
		['site', site, cms],
	] as const) {
		const [killed, spared] = [running(part)?.pid, running(other)?.pid];
		if (!killed) throw new Error(`The ${name} does not run`);
		process.kill(killed, 'SIGKILL');
		await expect
			.poll(printed)
			.toMatch(
				new RegExp(`${name}\\b.+has stopped \\(ended by SIGKILL\\); it is started again in 1 s`),
			);
		await expect.poll(printed, { timeout: 240_000 }).toMatch(new RegExp(`${name}\\b.+runs again`));
		expect(running(part)?.pid).not.toBe(killed);
		expect(running(other)?.pid).toBe(spared);
	}
	expect((await request.get(siteUrl)).status()).toBe(200);

	const started = processes().map(({ pid }) => pid);
	child.kill('SIGTERM');
	await expect.poll(() => started.filter(isRunning)).toEqual([]);
});
