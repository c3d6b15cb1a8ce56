import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import type { DemoContent } from '@sumu/contract';
import { settingName } from '../api/site-setting/setting-name';
import { demoLeft, removeDemo } from '../demo/remove';
import { print, Refusal, run, withCms } from './with-cms';

const usage =
	'npm run demo:remove            lists, asks and removes\nnpm run demo:remove -- --yes   does not ask';

const bullet = (text: string) => `- ${text}`;

const listed = (entries: DemoContent['entries']) =>
	entries.map(({ kind, name }) => bullet(`${kind === 'blog' ? 'post' : kind}: ${name}`));

async function isMeant(): Promise<boolean> {
	const terminal = createInterface({ input: process.stdin, output: process.stdout });
	// Without input, the question would wait forever.
	const ended = once(terminal, 'close').then(() => '');
	const answer = await Promise.race([terminal.question('  Remove them? (y/N) '), ended]);
	terminal.close();
	return /^y(es)?$/i.test(answer.trim());
}

async function main() {
	let isSure: boolean;
	try {
		isSure = parseArgs({ options: { yes: { type: 'boolean', default: false } } }).values.yes;
	} catch {
		throw new Refusal(usage);
	}
	await withCms('Demo content removed', async () => {
		const { entries, changed, settings, pictures } = await demoLeft(strapi);
		if (entries.length === 0 && settings.length === 0 && pictures.length === 0)
			return print('There is no demo content left.');
		print('Seeded, and never changed:', ...listed(entries), '');
		if (changed.length > 0) print('Changed since, so they stay:', ...listed(changed), '');
		print(
			`${settings.length} settings still say its words, and fall back to a new site’s:`,
			...settings.map((name) => bullet(settingName(name))),
			'',
			`${pictures.length} pictures of it are in the media library; what something else shows stays:`,
			...pictures.map(bullet),
			'',
		);
		if (!isSure && !(await isMeant())) return print('Nothing was removed.');
		print(`Removed: ${await removeDemo(strapi)} entries.`);
	});
}

void run(main);
