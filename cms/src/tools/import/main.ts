import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readSite } from '../../api/site-setting/read-site';
import { pathOf } from '../../platform/addresses/slugs';
import { encodingQueue } from '../../platform/media/encode-picture';
import { printLines, Refusal, runProgram, withCms } from '../with-cms';
import { createPictureImporter } from './pictures';
import { postsIn } from './plan';
import type { ImportedPost, ParsedImport } from './post';
import { type ImportSource, openSource } from './source';
import {
	addPost,
	faultOf,
	freeSlugOf,
	isAlreadyImported,
	pathsOf,
	storeAhead,
	summarizePost,
} from './write';

const usageText = `npm run import -- PATH             imports posts: Markdown, or an export of Ghost or WordPress
npm run import -- --dry-run PATH   lists what would be imported
PATH is a folder, a zip or a file.`;

function parseArguments() {
	try {
		const { values, positionals } = parseArgs({
			options: { 'dry-run': { type: 'boolean', default: false } },
			allowPositionals: true,
		});
		const [path, ...more] = positionals;
		if (!path || more.length > 0) throw new Refusal(usageText);
		// A relative path is resolved from the directory in which the command was run.
		return { path: resolve(process.env.INIT_CWD ?? '.', path), isDry: values['dry-run'] };
	} catch {
		throw new Refusal(usageText);
	}
}

/** Pictures are stored this many posts ahead, which limits the posts whose pictures are in memory. */
const PREFETCH_POST_COUNT = 2;

const compareByDate = (one: ImportedPost, other: ImportedPost) =>
	(one.date ?? '').localeCompare(other.date ?? '');

async function importFrom(source: ImportSource, { posts, notes }: ParsedImport, isDry: boolean) {
	const pictures = createPictureImporter(source);
	const defaultAuthor = (await readSite())?.ownerName ?? '';
	const resultCounts = { added: 0, there: 0, refused: 0 };
	const sortedPosts = posts.toSorted(compareByDate);
	const claimedPaths = new Set<string>();
	const claimPaths = (...paths: readonly string[]) => {
		for (const path of paths) claimedPaths.add(path);
	};
	for (const [at, post] of sortedPosts.entries()) {
		const fault = faultOf(post);
		if (fault) {
			resultCounts.refused += 1;
			printLines(`left out: ${post.from}: ${fault}`);
		} else if (await isAlreadyImported(post, claimedPaths)) {
			resultCounts.there += 1;
			claimPaths(...pathsOf(post));
			printLines(`there already: ${post.title}`);
		} else {
			resultCounts.added += 1;
			const slug = await freeSlugOf(post, claimedPaths);
			if (!isDry) {
				const next = sortedPosts[at + PREFETCH_POST_COUNT];
				// Failures are reported when the post itself is added.
				if (next) storeAhead(next, pictures, claimedPaths).catch(() => {});
				await addPost(post, { slug, claimed: claimedPaths, author: defaultAuthor }, pictures);
			}
			claimPaths(pathOf('blog', slug), ...pathsOf(post));
			printLines(`${isDry ? 'would add' : 'added'}: ${summarizePost(post, slug, pictures)}`);
		}
	}
	printLines('', ...notes);
	for (const fault of pictures.refused) printLines(`A picture was left out: ${fault}`);
	for (const name of pictures.missing) printLines(`No such picture beside the texts: ${name}`);
	printLines(
		`${resultCounts.added} ${isDry ? 'would be added' : 'added'}, ${resultCounts.there} there already, ${resultCounts.refused} left out.`,
	);
}

async function main() {
	const { path, isDry } = parseArguments();
	// Uses all cores: no visitor waits for this process.
	encodingQueue.concurrency = availableParallelism();
	const source = await openSource(path);
	try {
		const parsedImport = await postsIn(source);
		await withCms('Import', () => importFrom(source, parsedImport, isDry));
	} finally {
		await source.close();
	}
}

void runProgram(main);
