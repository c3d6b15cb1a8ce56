import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import type { DemoContent } from '@sumu/contract';
import { getSettingLabel } from '../api/site-setting/panel';
import { getDemoContent, removeDemo } from '../demo/remove';
import { Refusal } from '../platform/lib/refusal';
import { printLines, runProgram } from './run-program';
import { withCms } from './with-cms';

const usageText =
	'npm run demo:remove            lists, asks and removes\nnpm run demo:remove -- --yes   does not ask';

const formatBullet = (text: string) => `- ${text}`;

const formatEntries = (entries: DemoContent['entries']) =>
	entries.map(({ kind, name }) => formatBullet(`${kind === 'blog' ? 'post' : kind}: ${name}`));

async function confirmRemoval(): Promise<boolean> {
	const terminal = createInterface({ input: process.stdin, output: process.stdout });
	// Without input, the question would wait forever.
	const inputEnd = once(terminal, 'close').then(() => '');
	const answer = await Promise.race([terminal.question('  Remove them? (y/N) '), inputEnd]);
	terminal.close();
	return /^y(es)?$/i.test(answer.trim());
}

async function main(): Promise<number> {
	let isSure: boolean;
	try {
		isSure = parseArgs({ options: { yes: { type: 'boolean', default: false } } }).values.yes;
	} catch {
		throw new Refusal(usageText);
	}
	await withCms('Demo content removed', async () => {
		const { entries, changed: changedEntries, settings, pictures } = await getDemoContent(strapi);
		if (entries.length === 0 && settings.length === 0 && pictures.length === 0)
			return printLines('There is no demo content left.');
		printLines('Seeded, and never changed:', ...formatEntries(entries), '');
		if (changedEntries.length > 0)
			printLines('Changed since, so they stay:', ...formatEntries(changedEntries), '');
		printLines(
			`${settings.length} settings still say its words, and fall back to a new site’s:`,
			...settings.map((name) => formatBullet(getSettingLabel(name))),
			'',
			`${pictures.length} pictures of it are in the media library; what something else shows stays:`,
			...pictures.map(formatBullet),
			'',
		);
		if (!isSure && !(await confirmRemoval())) return printLines('Nothing was removed.');
		printLines(`Removed: ${await removeDemo(strapi)} entries.`);
	});
	return 0;
}

void runProgram(main);
