import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { descendants, isRunning } from '../support/processes';
import { ports as all, owner, settings, startCommand } from '../support/product';

const ports = { site: all.secondSite, cms: all.secondCms };
const siteUrl = `http://localhost:${ports.site}`;

const children: ChildProcess[] = [];
// One that a failure left running would keep the ports.
test.afterEach(() => {
	for (const child of children.splice(0)) if (child.exitCode === null) child.kill('SIGTERM');
});

function start([command = '', ...args] = startCommand('second').split(' ')) {
	const child = spawn(command, args, {
		env: { ...process.env, ...settings('second', ports), SEED_DEMO: 'false', LOG_FORMAT: 'pretty' },
	});
	children.push(child);
	let printed = '';
	child.stdout.on('data', (chunk) => {
		printed += chunk;
	});
	return { child, printed: () => printed };
}

test('a start prints addresses and, the first time, who the owner is; an interrupt ends both parts', async ({
	request,
}) => {
	test.setTimeout(180_000);
	for (const time of ['first', 'second']) {
		const { child, printed } = start();
		await expect.poll(printed, { timeout: 80_000 }).toContain('Ready.');
		expect(printed()).toContain(siteUrl);
		expect(printed()).toContain(`http://localhost:${ports.cms}/admin`);
		expect(printed().includes(owner.email)).toBe(time === 'first');
		// It was given, so whoever starts this knows it.
		expect(printed()).not.toContain(owner.password);
		expect((await request.get(siteUrl)).status()).toBe(200);
		child.kill('SIGINT');
		const [code] = await once(child, 'exit');
		expect(code).toBe(0);
		for (const port of [ports.site, ports.cms])
			await expect(request.get(`http://localhost:${port}/_health`)).rejects.toThrow('ECONNREFUSED');
	}
});

test('a part that dies is started again, the other goes on; ending npm ends everything', async ({
	request,
}) => {
	test.setTimeout(180_000);
	const { child, printed } = start([
		...'npm start --prefix .. --'.split(' '),
		...startCommand('second').split(' ').slice(2),
	]);
	await expect.poll(printed, { timeout: 80_000 }).toContain('Ready.');
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
		await expect.poll(printed, { timeout: 60_000 }).toMatch(new RegExp(`${name}\\b.+runs again`));
		expect(running(part)?.pid).not.toBe(killed);
		expect(running(other)?.pid).toBe(spared);
	}
	expect((await request.get(siteUrl)).status()).toBe(200);

	const started = processes().map(({ pid }) => pid);
	child.kill('SIGTERM');
	await expect.poll(() => started.filter(isRunning), { timeout: 20_000 }).toEqual([]);
});
