import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { presentSite } from '../../api/site-setting/presenter';
import { readSite } from '../../api/site-setting/read-site';
import { pathOf } from '../../platform/addresses/slugs';
import { encodingQueue } from '../../platform/media/encode-picture';
import { printLines, Refusal, runProgram } from '../run-program';
import { withCms } from '../with-cms';
import { isMonthFirst } from './dates';
import { createPictureImporter } from './pictures';
import { postsIn } from './plan';
import type { ImportedPost, ParsedImport } from './post';
import { reportConversion } from './report';
import { createPostLookup, rewriteLinks } from './rewrite-links';
import { type ImportSource, openSource } from './source';
import {
	addPost,
	claimsOf,
	faultOf,
	freeSlugOf,
	isAlreadyImported,
	notePicturesOf,
	redirectsOf,
	storeAhead,
	summarizePost,
} from './write';

const usageText = `npm run import -- PATH             imports posts: Markdown, or an export of Ghost or WordPress
npm run import -- --dry-run PATH   lists what would be imported
PATH is a folder, a zip or a file. The exit code is 2 if content was left out.`;

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

/** Exit code of an import that left content out. */
const EXIT_CODE_LEFT_OUT = 2;

/** Pictures are stored this many posts ahead, which limits the posts whose pictures are in memory. */
const PREFETCH_POST_COUNT = 2;

const compareByDate = (one: ImportedPost, other: ImportedPost) =>
	(one.date ?? '').localeCompare(other.date ?? '');

/** Reads dates such as 03/04/2021 in the order of the site's language. */
function resolveDate(post: ImportedPost, language: string): ImportedPost {
	const { ambiguousDate, conversion } = post;
	if (!ambiguousDate) return post;
	const { written, dayFirst, monthFirst } = ambiguousDate;
	const date = isMonthFirst(language) ? monthFirst : dayFirst;
	const note = `the date ${written} is read as ${date.slice(0, 10)}, in the order of the site's language`;
	return { ...post, date, conversion: { ...conversion, notes: [...conversion.notes, note] } };
}

interface PlannedPost {
	readonly post: ImportedPost;
	readonly slug: string;
	/** Paths that will lead to it, and marks by which another import recognises it. */
	readonly redirects: readonly string[];
}

/** Decides which posts are added, and at which address. Prints the others. */
async function planPosts(posts: readonly ImportedPost[]) {
	const plannedPosts: PlannedPost[] = [];
	const knownPaths = new Map<ImportedPost, string>();
	const counts = { there: 0, refused: 0 };
	const claimedPaths = new Set<string>();
	const claim = (paths: readonly string[]) => {
		for (const path of paths) claimedPaths.add(path);
	};
	for (const post of posts) {
		const fault = faultOf(post);
		if (fault) {
			counts.refused += 1;
			printLines(`left out: ${post.from}: ${fault}`);
			continue;
		}
		if (await isAlreadyImported(post, claimedPaths)) {
			counts.there += 1;
			printLines(`there already: ${post.title}`);
			claim(claimsOf(post));
		} else {
			const slug = await freeSlugOf(post, claimedPaths);
			plannedPosts.push({ post, slug, redirects: redirectsOf(post, claimedPaths) });
			claim(claimsOf(post, slug));
			knownPaths.set(post, pathOf('blog', slug));
		}
	}
	return { plannedPosts, counts, knownPaths };
}

async function importFrom(
	source: ImportSource,
	{ posts, notes, leftOut }: ParsedImport,
	isDry: boolean,
): Promise<number> {
	const pictures = createPictureImporter(source);
	const { language, ownerName } = presentSite(await readSite());
	const datedPosts = posts.map((post) => resolveDate(post, language));
	const { plannedPosts, counts, knownPaths } = await planPosts(datedPosts.toSorted(compareByDate));
	const findPost = createPostLookup(knownPaths);
	const linkedPosts = plannedPosts.map(({ post, ...place }) => ({
		...place,
		post: { ...post, text: rewriteLinks(post, findPost) },
	}));
	let isIncomplete = counts.refused > 0 || leftOut.length > 0;
	for (const [at, { post, ...place }] of linkedPosts.entries()) {
		if (isDry) notePicturesOf(post, pictures);
		else {
			const next = linkedPosts[at + PREFETCH_POST_COUNT];
			// Failures are reported when the post itself is added.
			if (next) storeAhead(next.post, pictures).catch(() => {});
			await addPost(post, { ...place, author: ownerName }, pictures);
		}
		printLines(`${isDry ? 'would add' : 'added'}: ${summarizePost(post, place.slug, pictures)}`);
		if (reportConversion(post)) isIncomplete = true;
	}
	printLines('', ...notes, ...leftOut);
	for (const fault of pictures.refused) printLines(`A picture was left out: ${fault}`);
	for (const name of pictures.missing) printLines(`No such picture beside the texts: ${name}`);
	printLines(
		`${plannedPosts.length} ${isDry ? 'would be added' : 'added'}, ${counts.there} there already, ${counts.refused} left out.`,
	);
	return isIncomplete || pictures.refused.length > 0 || pictures.missing.size > 0
		? EXIT_CODE_LEFT_OUT
		: 0;
}

async function main(): Promise<number> {
	const { path, isDry } = parseArguments();
	// Uses all cores: no visitor waits for this process.
	encodingQueue.concurrency = availableParallelism();
	const source = await openSource(path);
	try {
		const parsedImport = await postsIn(source);
		let exitCode = 0;
		await withCms('Import', async () => {
			exitCode = await importFrom(source, parsedImport, isDry);
		});
		return exitCode;
	} finally {
		await source.close();
	}
}

void runProgram(main);
