import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readSite } from '../../api/site-setting/row';
import { pathOf } from '../../platform/addresses/kinds';
import { encoding } from '../../platform/media/encoding';
import { print, Refusal, run, withCms } from '../with-cms';
import { picturesOf } from './pictures';
import { postsIn } from './plan';
import type { Imported, ImportedPost } from './post';
import { openSource, type Source } from './source';
import { addPost, faultOf, freeSlugOf, isThere, pathsOf, storeAhead, told } from './write';

const usage = `npm run import -- PATH             imports posts: Markdown, or an export of Ghost or WordPress
npm run import -- --dry-run PATH   lists what would be imported
PATH is a folder, a zip or a file.`;

function asked() {
	try {
		const { values, positionals } = parseArgs({
			options: { 'dry-run': { type: 'boolean', default: false } },
			allowPositionals: true,
		});
		const [path, ...more] = positionals;
		if (!path || more.length > 0) throw new Refusal(usage);
		// A relative path is resolved from the directory in which the command was run.
		return { path: resolve(process.env.INIT_CWD ?? '.', path), isDry: values['dry-run'] };
	} catch {
		throw new Refusal(usage);
	}
}

/** Pictures are stored this many posts ahead, which limits the posts whose pictures are in memory. */
const ahead = 2;

const newestLast = (one: ImportedPost, other: ImportedPost) =>
	(one.date ?? '').localeCompare(other.date ?? '');

async function importFrom(source: Source, { posts, notes }: Imported, isDry: boolean) {
	const pictures = picturesOf(source);
	const author = (await readSite())?.ownerName ?? '';
	const done = { added: 0, there: 0, refused: 0 };
	const sorted = posts.toSorted(newestLast);
	const claimed = new Set<string>();
	const claim = (...paths: readonly string[]) => {
		for (const path of paths) claimed.add(path);
	};
	for (const [at, post] of sorted.entries()) {
		const fault = faultOf(post);
		if (fault) {
			done.refused += 1;
			print(`left out: ${post.from}: ${fault}`);
		} else if (await isThere(post, claimed)) {
			done.there += 1;
			claim(...pathsOf(post));
			print(`there already: ${post.title}`);
		} else {
			done.added += 1;
			const slug = await freeSlugOf(post, claimed);
			if (!isDry) {
				const next = sorted[at + ahead];
				// Failures are reported when the post itself is added.
				if (next) storeAhead(next, pictures, claimed).catch(() => {});
				await addPost(post, { slug, claimed, author }, pictures);
			}
			claim(pathOf('blog', slug), ...pathsOf(post));
			print(`${isDry ? 'would add' : 'added'}: ${told(post, slug, pictures)}`);
		}
	}
	print('', ...notes);
	for (const fault of pictures.refused) print(`A picture was left out: ${fault}`);
	for (const name of pictures.missing) print(`No such picture beside the texts: ${name}`);
	print(
		`${done.added} ${isDry ? 'would be added' : 'added'}, ${done.there} there already, ${done.refused} left out.`,
	);
}

async function main() {
	const { path, isDry } = asked();
	// Uses all cores: no visitor waits for this process.
	encoding.concurrency = availableParallelism();
	const source = await openSource(path);
	try {
		const found = await postsIn(source);
		await withCms('Import', () => importFrom(source, found, isDry));
	} finally {
		await source.close();
	}
}

void run(main);
