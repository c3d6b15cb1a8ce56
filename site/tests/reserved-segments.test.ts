import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isReservedSlug, pageSlugSource } from '@sumu/contract';
import { expect, test } from 'vitest';
import { createApp } from '../server/app.ts';
import { env, listen } from './support/listen.ts';

const serverFolder = join(import.meta.dirname, '../server');
const slugPattern = new RegExp(pageSlugSource);

/** Every word of the server's sources that could be the address of an own page. */
function wordsInSources(): string[] {
	const sources = readdirSync(serverFolder, { recursive: true, encoding: 'utf8' })
		.filter((name) => name.endsWith('.ts'))
		.map((name) => readFileSync(join(serverFolder, name), 'utf8'));
	const words = sources.flatMap((source) => source.match(/[a-z0-9]+(?:-[a-z0-9]+)*/g) ?? []);
	return [...new Set(words)].filter((word) => slugPattern.test(word));
}

/** Status by which the pages' handler is told from the handlers before it. */
const PAGE_STATUS = 299;

test('an own page can have no address that the server answers before its pages', async () => {
	const address = await listen(
		createApp({
			env: { ...env, metricsToken: 'token-of-the-metrics' },
			first: [],
			pages: (_request, response) => response.writeHead(PAGE_STATUS).end(),
		}),
	);
	const served: string[] = [];
	for (const word of wordsInSources())
		for (const path of [`/${word}`, `/${word}/more`])
			if ((await fetch(address + path)).status !== PAGE_STATUS) served.push(word);
	const segments = new Set(served);
	// Otherwise no word of the sources was recognized.
	expect([...segments]).toEqual(expect.arrayContaining(['api', 'uploads', 'metrics']));
	expect([...segments].filter((segment) => !isReservedSlug(segment))).toEqual([]);
}, 60_000);
